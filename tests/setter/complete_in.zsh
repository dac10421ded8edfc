# complete_in.zsh - what zsh makes of each line and a TAB.
#
#     zsh -f complete_in.zsh LINE...     with the script in ./completions/_setter
zmodload zsh/zpty
zpty shell zsh -f -i
zpty -w shell "PS1=; fpath=($PWD/completions \$fpath); autoload -Uz compinit; compinit -u -D; setter() { print -r -- DONE:\$*:; }; print rea\"\"dy"
zpty -r shell seen '*ready*'
for line; do
	zpty -w shell "$line"$'\t'
	zpty -r shell seen '*DONE:*:*'
	print -r -- "$line -> setter ${${seen##*DONE:}%%:*}"
done
zpty -d shell
