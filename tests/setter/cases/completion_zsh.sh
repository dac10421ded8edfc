# The script in zsh itself.
command -v zsh > /dev/null || echo 'skipped: there is no zsh'
mkdir completions
"$SETTER" completion zsh > completions/_setter
HOME=$PWD timeout 60 zsh -f "$here/complete_in.zsh" 'setter b' 'setter build --upd' 'setter build ha' \
	'setter clean --d' 'setter help st' 'setter completion f' < /dev/null
