# A problem whose inputs nobody described: a graph, of which few vertices are left, and no line in problem.yaml. (long)
need_jail || return
mkdir -p problems/paths/samples solutions/paths
cat > gen/some_edges.c <<END
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	const int n = opt_int("n"), m = opt_int("m"), most = opt_int("max");
	static char edge[1001][1001];

	printf("%d %d\n", n, m);
	for (int i = 0; i < m;) {
		const int a = nextInt(rnd, 1, n), b = nextInt(rnd, 1, n);

		if (a == b || edge[a][b])
			continue;
		edge[a][b] = edge[b][a] = 1;
		printf("%d %d %d\n", a, b, nextInt(rnd, 1, most));
		i++;
	}
	return 0;
}
END
cat > validator/some_edges.c <<END
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);
	const struct bound_row *bound = bounds_for(getGroup());
	static char edge[1001][1001];
	const int n = readInt(inf, 2, (int)bound->n, "n");

	readSpace(inf);
	const int m = readInt(inf, 0, (int)bound->m, "m");
	readEoln(inf);
	for (int i = 0; i < m; i++) {
		const int a = readInt(inf, 1, n, "a");
		readSpace(inf);
		const int b = readInt(inf, 1, n, "b");
		readSpace(inf);
		readInt(inf, 1, (int)bound->weight, "weight");
		readEoln(inf);
		ensuref(a != b && !edge[a][b], "edge %d is a loop, or there twice", i + 1);
		edge[a][b] = edge[b][a] = 1;
	}
	readEof(inf);
	return 0;
}
END
cat > problems/paths/problem.yaml <<END
name: {en: "The shortest path from 1 to n"}
validator: some_edges
checker: wcmp
reference: rounds
bounds: {n: 1000, m: 5000, weight: 1000000}
END
cat > problems/paths/tests.plan <<END
@group sample points=0
copy samples/1.in

@group small points=40 n=100 m=200 weight=50
some_edges -n 50 -m 80 -max {weight}

@group full points=60 include=small
some_edges -n 60 -m 100 -max {weight}
END
printf '2 1\n1 2 5\n' > problems/paths/samples/1.in
edges='int n, m; scanf("%d %d", &n, &m); static int a[5000], b[5000], w[5000]; static long long far[1001];
	for (int i = 0; i < m; i++) scanf("%d %d %d", a + i, b + i, w + i);
	for (int v = 2; v <= n; v++) far[v] = 1LL << 60;'
step='{ int x = back ? b[i] : a[i], y = back ? a[i] : b[i];
	if (far[x] + w[i] < far[y]) { far[y] = far[x] + w[i]; CHANGED } }'
rounds() {
	program solutions/paths/"$1" "$edges for (int changed = 1, k = 0; changed && k < $2; k++)
		{ changed = 0; for (int i = 0; i < m; i++) for (int back = 0; back < 2; back++)
		$(echo "$step" | sed 's/CHANGED/changed = 1;/') }
		printf(\"%lld\\n\", far[n] < 1LL << 60 ? far[n] : -1);"
	sed -i "1i /*\n * @expect $3\n * @because it ends too soon\n */" solutions/paths/"$1"
}
rounds rounds.c n AC
rounds few.c 1 'full WA, small WA'
hacked() {
	try hack paths "$@" --time=300s | sed -E 's/\([0-9]+\.[0-9] s\)/(N s)/'
}
# The plan's own lines, with small numbers and with other seeds.
hacked few.c | grep -v -e keep -e files
cp build/problems/paths/hacked/few.c.in one
$SETTER hack paths few --time=300s --seed=2 -j1 --json | grep -o '"origin":"[^"]*"'
# 50 vertices and 80 edges: few are left, whatever the number of jobs, and that input is valid.
cat >> problems/paths/problem.yaml <<END
hack:
  - some_edges -n 50 -m 80 -max 1000 {seed}
END
for jobs in 1 3; do
	$SETTER hack paths few --time=300s --seed=3 -j$jobs > out
	sed -n '/ found /p; / minimised /p' out
	command=$(sed -n 's/^  repeat *setter //p' out)
	eval "$SETTER $command" | grep -o 'because .*'
done
read -r vertices edges < build/problems/paths/hacked/few.c.in
holds test "$vertices" -le 4
# What is to be a test of a group becomes an input of that group, if it was one.
sed -i 's/-max 1000 {seed}/-max 50 {seed}/' problems/paths/problem.yaml
hacked few.c --save=small | grep kept
sed -n '/breaks/p' problems/paths/tests.plan
sed -i 's/return 0;/return argc > 7;/' gen/some_edges.c
# A generator that takes no word more is left out; if that is all there is, it is an error.
sed -i '/^hack:/,$d' problems/paths/problem.yaml
hacked few.c
