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
complete_words setter completion f'
for shell in bash zsh fish; do
	"$SETTER" completion $shell | grep -c update-hashes
done
