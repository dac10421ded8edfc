# What the machine does not give is refused before anything is made.
"$LOSE" unshare "$SETTER" doctor > /dev/null 2>&1 ||
	{ echo "skipped: setter/jail_refused (needs Landlock)"; return 0; }
refuses() {
	echo "\$ setter $*"
	$poor "$SETTER" "$@" > out 2> err
	code=$?
	sed -E "s/: (root may|no user|no Landlock).*/: .../; s/^/2| /" err
	echo "[$code]"
}
poor="$LOSE unshare"
rm -rf build
for command in 'build sum' 'run sum' 'judge sum solutions/sum/plain.c' 'unit sum' 'time sum' 'check sum' \
	'show sum full-01' 'export hydro sum' 'hack sum'; do
	refuses $command --require-jail=namespaces | grep '^\['
done
refuses run sum --jail=full
poor="$LOSE unshare,landlock_create_ruleset"
refuses run sum --require-jail=landlock
refuses run sum --jail=landlock
refuses build sum --require-jail=landlock
holds test ! -e build
