# The input on which a right program takes longest. (long)
need_jail || return
echo 'limits: {time_limit: 5.0}' >> problems/sum/problem.yaml
slowest() {
	try hack sum "$@" --slowest | sed -E 's/[0-9]+ ms of/N ms of/; s/([0-9]+ tries )?\([0-9]+\.[0-9] s\)/(N s)/; /  input /d'
}
# The more cases, and the larger the first number, the longer it takes.
add='int t; long long a, b, first = -1; volatile long long wait = 0; scanf("%d", &t); long long most = t * 100000LL;
	while (t-- && scanf("%lld %lld", &a, &b) == 2) { if (first < 0) first = a; printf("%lld\n", a + b); }
	most += first / 10;'
program slow.c "$add while (wait < most) wait++;"
slowest slow.c --tries=40 --time=300s > out
sed 's/100 -max 1000000000.*/100 -max 1000000000 .../; s/ [0-9]*$/ N/' out
line=$(sed -n 's/^  slowest *\(sum_random .*[^ ]\)   *line.*/\1/p' out)
$SETTER hack sum slow.c --slowest --tries=40 --time=300s --json | grep -o '"found":[a-z]*\|"kind":[a-z]*\|"limit_ms":[0-9]*\|"slowest_ms"'
holds test "${line% again*}" = "sum_random -t 100 -max 1000000000"
# It becomes a test, as the line that made it.
slowest slow.c --tries=3 --time=300s --save=full | grep kept
grep 'slow for' problems/sum/tests.plan
# A program that fails is found out, and is no surprise if that is declared; one that is too slow is not right.
program wrong.c "$add if (first > 100) puts(\"x\");"
slowest wrong.c --tries=30 --time=300s -q
sed -i 's/5.0/0.2/' problems/sum/problem.yaml
program hangs.c "$add if (first > 900) for (;;);"
slowest hangs.c --tries=9 --time=300s -q
# Without a program, all that are declared right.
sed '1i /*\n * @expect full WA\n * @because of x\n */' wrong.c > solutions/sum/wrong.c
slowest --tries=9 --time=300s -q
