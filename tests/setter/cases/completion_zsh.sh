# The script in zsh itself.
command -v zsh > /dev/null || { echo 'skipped: setter/completion_zsh (needs zsh)'; return 0; }
need_terminal || return 0
mkdir completions
"$SETTER" completion zsh > completions/_setter
HOME=$PWD timeout 600 zsh -f "$here/complete_in.zsh" 'setter b' 'setter build --upd' 'setter build ha' \
	'setter clean --d' 'setter help st' 'setter completion f' 'setter build --color=al' 'setter build --color al' 'setter export hy' 'setter export kattis ha' \
		'setter show sum sa' 'setter run sum pl' 'setter build half su' 'setter new x --from=ha' < /dev/null
