# The script in fish itself.
command -v fish > /dev/null || { echo 'skipped: setter/completion_fish (needs fish)'; return 0; }
"$SETTER" completion fish > setter.fish
for line in 'setter b' 'setter build --upd' 'setter build ha' 'setter clean --d' 'setter help st' \
		'setter completion f' 'setter build --color=al' 'setter build --color al' 'setter export hy' 'setter export kattis ha' \
		'setter show sum sa' 'setter run sum pl' 'setter build half su' 'setter new x --from=ha'; do
	echo "$line -> $(HOME=$PWD timeout 600 fish -c "source setter.fish; complete -C '$line'" | cut -f1)"
done
