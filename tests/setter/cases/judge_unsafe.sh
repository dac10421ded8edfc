# Without namespaces and Landlock judging is refused; with --unsafe every line says what it is. (waits)
need_jail || return 0
cp solutions/sum/plain.c right.c
program crash.c 'abort();'
program slow.c 'volatile int i = 0; for (;;) i++;'
without() {
	echo "\$ setter $*"
	$poor sh -c 'echo 0 > /proc/sys/user/max_user_namespaces && exec setpriv --no-new-privs \
		--bounding-set=-all --inh-caps=-all --ambient-caps=-all "$@"' sh \
		"$LOSE" landlock_create_ruleset "$SETTER" "$@" > out 2> err
	code=$?
	sed -E 's/ +[0-9]+  (AC)/  N  \1/; s/[0-9]+ ms$/N ms/; s/ +>?[0-9]+ ms  / N ms  /; s/ +N ms/ N ms/' out
	sed -n 's/^\(error\|warning\): \([a-z ]*\): .*/2| \1: \2/p' err
	echo "[$code]"
}
chmod -R a+rwX .
# An ordinary user in a place where nobody may make namespaces.
poor='unshare -U --map-user=1000 --map-group=1000 --keep-caps'
$poor sh -c 'echo 0 > /proc/sys/user/max_user_namespaces' 2> err ||
	{ echo "skipped: setter/judge_unsafe (needs user namespaces)"; return 0; }
without judge sum right.c
without judge sum right.c crash.c slow.c --unsafe --first --time-limit=200ms
without run sum --unsafe
without time sum --unsafe > time.out
grep -vc '^UNSAFE' time.out
without judge sum right.c --unsafe --json > json.out
grep -o '"jail":"unsafe","limits":"rlimit","unsafe":true' json.out
# With namespaces the option changes nothing, and what was found without them does not count.
try judge sum crash.c --unsafe -q
holds test ! -e build/problems/sum/judging
