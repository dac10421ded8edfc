# setter hack: a program that is wrong somewhere, and the smallest input that shows it. (long)
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t 20 -max 9
  - sum_random -t {t} -max 1000 {seed}
END
# So much time that a busy machine does not matter: what is to be found takes moments, and what is
# to stand has a number of tries.
hacked() {
	try hack "$@" --time=300s | sed -E 's/\([0-9]+\.[0-9] s\)/(N s)/; s/in [0-9]+ tries/in N tries/'
}
rest='int t; scanf("%d", &t); while (t-- && scanf("%lld %lld", &a, &b) == 2)'
# Wrong where both are at least 77: half of that is right.
program large.c "long long a, b; $rest printf(\"%lld\n\", a + b + (a > 76 && b > 76));"
hacked sum large.c
cat build/problems/sum/hacked/large.c.in build/problems/sum/hacked/large.c.ans \
	build/problems/sum/hacked/large.c.out
# What it says to type does what it says.
command=$(sed -n 's/^  repeat *setter //p' "$own/out")
eval "$SETTER $command" | grep because
# The same for any number of jobs, and another with another seed.
$SETTER hack sum large.c -j1 --no-minimise --time=300s | grep -v tries > one
$SETTER hack sum large.c -j3 --no-minimise --time=300s | grep -v tries > three
$SETTER hack sum large.c -j3 --no-minimise --seed=b --time=300s | grep -v tries > other
holds cmp one three
holds test "$(sed -n 's/^  found *//p' other)" = 'sum_random -t 100 -max 1000 b'
hacked sum large.c --findings=2 --no-minimise -q
# Each is found again, and kept, by the line that it has.
$SETTER hack sum large.c --findings=3 --no-minimise --time=300s > out
sed -n "s,^  repeat *,,p; s,^  keep *,,p" out
for nth in 1 2 3; do
	command=$(sed -n "s,^  repeat *setter ,,p" out | sed -n ${nth}p)
	eval "$SETTER $command" | sed -n "s,^  found *,,p; s,^  because *,,p"
done
# No more cases than it was told.
$SETTER hack sum plain --tries=10 --time=300s | sed 's, (.*,,'
hacked sum large.c --tries=30 --no-minimise
# What fails only after something else.
program third.c "long long a, b; int n = 0; $rest printf(\"%lld\n\", n++ == 2 ? 0 : a + b);"
hacked sum third.c
# Other ways to fail; a right one stands, and is right against itself.
program crash.c "long long a, b; $rest { if (a > 5) abort(); printf(\"%lld\n\", a + b); }"
hacked sum crash.c
program flood.c 'for (;;) puts("123456789012345678901234567890");'
hacked sum flood.c
hacked sum plain --tries=300
hacked sum plain --against=large.c --no-minimise
hacked sum large.c --against=large.c --tries=500
program broken.c 'return x;'
hacked sum broken.c | sed 's/^2| .*error:.*/2| COMPILER/; /^2|  *[0-9]* |/d; /^2|  *|/d; /^2| .*:$/d; /note:/d'
# Declared solutions: the wrong ones must fall, the right ones must stand.
{ printf '/*\n * @expect small AC, full WA\n * @because 1000\n */\n'; cat large.c; } > solutions/sum/large.c
hacked sum --tries=300 | sed "s/[0-9]* tries */N tries /"
{ printf '/*\n * @expect AC\n */\n'; cat large.c; } > solutions/sum/right.c
hacked sum right --no-minimise -q
hacked sum --no-minimise --tries=300 | sed "s/[0-9]* tries */N tries /"
{ printf '/*\n * @expect full WA\n * @because of nothing\n */\n'; cat solutions/sum/plain.c; } > solutions/sum/right.c
hacked sum right --tries=300
hacked sum right --tries=300 --must-find
# What CI runs attacks them, too: for a short time, and whoever is wrong says so.
statements sum en zh
check() {
	try check sum -q | sed -E 's/\([0-9]+\.[0-9] s\)/(N s)/'
}
check
{ printf '/*\n * @expect AC\n */\n'; cat large.c; } > solutions/sum/right.c
check
# One that no test has, but the first attack, makes the problem what it is not declared to be.
program twenty.c 'long long a, b; int t, n; scanf("%d", &t);
	for (n = t; t-- && scanf("%lld %lld", &a, &b) == 2;) printf("%lld\n", a + b + (n == 20));'
rm solutions/sum/large.c
{ printf '/*\n * @expect AC\n */\n'; cat twenty.c; } > solutions/sum/right.c
$SETTER check sum --json 2> /dev/null | grep -o '"surprises":\[\]\|"as_declared":[a-z]*'
holds test -z "$(find build -name '*.tmp')"
holds test ! -e build/problems/sum/judging
