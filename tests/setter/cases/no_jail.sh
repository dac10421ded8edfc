# Where there are neither namespaces nor Landlock, the kit's own programs run without a jail, and it is
# said once. (long)
need_jail || return 0
poor='unshare -U --map-user=1000 --map-group=1000 --keep-caps'
$poor sh -c 'echo 0 > /proc/sys/user/max_user_namespaces' 2> err ||
	{ echo "skipped: setter/no_jail (needs user namespaces)"; return 0; }
without() {
	echo "\$ setter $*"
	$poor sh -c 'echo 0 > /proc/sys/user/max_user_namespaces && exec setpriv --no-new-privs \
		--bounding-set=-all --inh-caps=-all --ambient-caps=-all "$@"' sh \
		"$LOSE" landlock_create_ruleset "$SETTER" "$@" 2> err
	code=$?
	sed -e 's/^/2| /' -e 's/\(without a jail\|or attack solutions\): .*/\1: ...; .../' err
	echo "[$code]"
}
before=$(bytes_of sum)
chmod -R a+rwX .
rm -rf build
without build sum -j2
holds test "$(bytes_of sum)" = "$before"
without build sum
without unit sum -q
statements sum en zh
without check sum
# Nothing is judged for an export.
printf 'Add.\n\n## Input\n\nNumbers.\n\n## Output\n\nSums.\n' > problems/sum/statement.en.md
without export kattis sum | grep '^\['
rm problems/sum/statement.en.md
program gen/where.c 'return !getenv("HOME") || fopen("problems/sum/problem.yaml", "r") ? 7 : 0;'
line sum where
without build sum -q
# Where there is one, what it cannot do is an error, and nothing runs.
sed -i '$d' problems/sum/tests.plan
line sum where 2
(export UBSAN_OPTIONS="$(yes print_summary=1 | head -n 3000 | tr '\n' :)"; try build sum)
