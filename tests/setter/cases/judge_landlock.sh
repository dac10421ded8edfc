# Where there are no namespaces, Landlock holds: everything that runs programs works, nobody insists. (waits)
"$LOSE" unshare "$SETTER" judge sum solutions/sum/plain.c > out 2> err ||
	{ echo "skipped: setter/judge_landlock (needs Landlock: $(head -1 err))"; return 0; }
cp solutions/sum/plain.c right.c
program crash.c 'abort();'
program slow.c 'volatile int i = 0; for (;;) i++;'
program writes.c 'FILE *f = fopen("left", "w"); return !f;'
program looks.c 'FILE *f = fopen("/proc/self/status", "r"); return !f;'
echo 'int main(void) { return nothing; }' > typo.c
echo 'print(1 / 0)' > zero.py
without() {
	echo "\$ setter $*"
	"$LOSE" unshare "$SETTER" "$@" > out 2> err
	code=$?
	sed -E 's/ +[0-9]+  (AC)/  N  \1/; s/[0-9]+ ms$/N ms/; s/ +>?[0-9]+ ms  / N ms  /; s/ +N ms/ N ms/' out
	sed 's/^/2| /' err
	echo "[$code]"
}
rm -rf build
without build sum
without judge sum right.c crash.c slow.c writes.c looks.c typo.c zero.py --first --time-limit=200ms
without run sum
without unit sum -q
without judge sum right.c --json > json.out
grep -o '"jail":"landlock","limits":"rlimit","unsafe":false' json.out
holds test ! -e build/problems/sum/judging
# As root, names and sizes of tests are hidden too.
[ "$(id -u)" -ne 0 ] || [ "$(stat -c %a build/problems)" = 700 ] || echo "build/problems can be entered"
