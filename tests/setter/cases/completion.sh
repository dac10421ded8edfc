# The scripts know what the tables know.
try completion
try completion tcsh
"$SETTER" completion bash > script
bash -c '. ./script
complete_words() {
	COMP_WORDS=("$@") COMP_CWORD=$(($# - 1))
	_setter
	echo "$* -> ${COMPREPLY[*]}"
}
complete_words setter b
complete_words setter build --u
complete_words setter build h
complete_words setter clean --d
complete_words setter help st
complete_words setter completion f
complete_words setter build --color ""
complete_words setter build --color = a
complete_words setter build --progress =
complete_words setter build --jail =
complete_words setter show --require-jail n
complete_words setter export k
complete_words setter export kattis ""
complete_words setter build -j 2 ""
complete_words setter build half ""
complete_words setter run sum ""
complete_words setter show sum s
complete_words setter new x --from ""
complete_words setter build -o ""'
for shell in bash zsh fish; do
	"$SETTER" completion $shell | grep -c update-hashes
done
