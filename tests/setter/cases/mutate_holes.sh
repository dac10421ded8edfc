# What weak tests lack, setter mutate names, and --save adds: an array without negative numbers, and a graph that is always connected. (long)
need_jail || return
mkdir -p problems/window problems/islands solutions/window solutions/islands
cat > gen/some_numbers.c <<EOF
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	const int n = opt_int("n"), least = opt_int("least"), most = opt_int("most");

	printf("%d\n", n);
	for (int i = 0; i < n; i++)
		printf("%d%c", nextInt(rnd, least, most), i < n - 1 ? ' ' : '\n');
	return 0;
}
EOF
cat > gen/some_edges.c <<EOF
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	const int n = opt_int("n"), m = opt_int("m");

	printf("%d %d\n", n, m);
	for (int i = 0; i < m; i++) {
		printf("%d ", nextInt(rnd, 1, n));
		printf("%d\n", nextInt(rnd, 1, n));
	}
	return 0;
}
EOF
cat > validator/some_numbers.c <<EOF
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);
	const struct bound_row *bound = bounds_for(getGroup());
	const int n = readInt(inf, 1, (int)bound->n, "n");

	readEoln(inf);
	for (int i = 0; i < n; i++) {
		if (i)
			readSpace(inf);
		readInt(inf, -(int)bound->value, (int)bound->value, "a");
	}
	readEoln(inf);
	readEof(inf);
	return 0;
}
EOF
cat > validator/some_edges.c <<EOF
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);
	const struct bound_row *bound = bounds_for(getGroup());
	const int n = readInt(inf, 1, (int)bound->n, "n");

	readSpace(inf);
	const int m = readInt(inf, 0, (int)bound->m, "m");
	readEoln(inf);
	for (int i = 0; i < m; i++) {
		readInt(inf, 1, n, "a");
		readSpace(inf);
		readInt(inf, 1, n, "b");
		readEoln(inf);
	}
	readEof(inf);
	return 0;
}
EOF
cat > problems/window/problem.yaml <<EOF
name: {en: "The largest sum of numbers that stand side by side"}
validator: some_numbers
checker: wcmp
reference: one_pass
bounds: {n: 100, value: 1000}
limits: {time_limit: 0.2}
hack:
  - some_numbers -n 6 -least -9 -most 9 {seed}
EOF
printf '2\n1 1\n' > problems/window/ones.in
cat > problems/window/tests.plan <<EOF
@group sample points=100
some_numbers -n 100 -least -1000 -most 1000
some_numbers -n 100 -least -10 -most 10
some_numbers -n 1 -least 5 -most 5
copy ones.in
some_numbers -n 2 -least -7 -most -3    # nothing but negative numbers
EOF
program solutions/window/one_pass.c 'int n, a; scanf("%d", &n);
	long long sum = 0, best = -1000000000;
	for (int i = 0; i < n; i++) {
		scanf("%d", &a);
		sum = (sum > 0 ? sum : 0) + a;
		best = sum > best ? sum : best;
	}
	printf("%lld\n", best);'
cat > problems/islands/problem.yaml <<EOF
name: {en: "Islands"}
validator: some_edges
checker: wcmp
reference: union_find
bounds: {n: 100, m: 200}
limits: {time_limit: 0.2}
hack:
  - some_edges -n 7 -m 4 {seed}
EOF
cat > problems/islands/tests.plan <<EOF
@group sample points=0
some_edges -n 2 -m 9

@group full points=100
some_edges -n 3 -m 30
EOF
program solutions/islands/union_find.c 'int n, m, a, b; static int above[101];
	scanf("%d %d", &n, &m);
	int count = n;
	for (int v = 1; v <= n; v++)
		above[v] = v;
	for (int i = 0; i < m; i++) {
		scanf("%d %d", &a, &b);
		while (above[a] != a)
			a = above[a];
		while (above[b] != b)
			b = above[b];
		if (a != b) {
			above[a] = b;
			count--;
		}
	}
	printf("%d\n", count);'
sed -i '1i /* @expect AC */' solutions/window/one_pass.c solutions/islands/union_find.c
holes() {
	"$SETTER" mutate "$@" --tries=100 --time=600s --json > result 2> err
	echo "[$?]"
}
show='
import json
d = json.load(open("result"))
for m in d["mutants"]:
    if m["result"] == "hole":
        print(m["name"].split(" ", 1)[1], m["verdict"], repr(m["input"]))'
score='
import json
d = json.load(open("result"))
print(1000 * d["fallen"] // (d["fallen"] + d["holes"]))'
# Nothing is missing; then one line is, and it is named.
holes window
python3 -c "$show"
sed -i '/negative/d' problems/window/tests.plan
holes window
python3 -c "$show"
# Each of these graphs is one island, and the score says it.
relabel() {
	program "$1" "int n, m, a, b, name[101]; scanf(\"%d %d\", &n, &m); int count = n;
		for (int v = 1; v <= n; v++) name[v] = v;
		for (int i = $2; i < m; i++) {
			scanf(\"%d %d\", &a, &b);
			if ($3) {
				int x = name[a], y = name[b]; count -= x != y;
				for (int v = 1; v <= n; v++) if (name[v] == x) name[v] = y;
			}
		}
		printf(\"%d\\n\", count);"
}
relabel right.c 0 1
relabel misses_one.c 1 1
relabel one_way.c 0 'a < b'
verdicts() {
	"$SETTER" judge islands right.c misses_one.c one_way.c 2> err | grep -o '^  [a-z_]*.c  *[A-Z]*'
}
holes islands
before=$(python3 -c "$score")
holds test "$before" -lt 800
verdicts
# The saved inputs raise it to the end, and programs that nobody showed it fall, too.
holes islands --save=full
cat problems/islands/hacks/*
$SETTER build islands -q > /dev/null
holes islands
after=$(python3 -c "$score")
holds test "$after" = 1000
holds test "$(grep -c '^copy hacks/.* # breaks union_find.c:' problems/islands/tests.plan)" -gt 0
verdicts
