# The script in zsh itself.
command -v zsh > /dev/null || echo 'skipped: there is no zsh'
mkdir completions
"$SETTER" completion zsh > completions/_setter
HOME=$PWD timeout 60 zsh -f "$here/complete_in.zsh" 'setter b' 'setter build --upd' 'setter build ha' \
	'setter clean --d' 'setter help st' 'setter completion f' 'setter build --color=al' 'setter build --color al' 'setter export hy' 'setter export kattis ha' \
		'setter show sum sa' 'setter run sum pl' 'setter build half su' 'setter new x --from=ha' < /dev/null
