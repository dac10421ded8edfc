# Points may have two decimals, and are exact everywhere; judges that take whole ones get those.
sed -i 's/points=40/points=33.33/; s/points=60/points=66.6/' problems/sum/tests.plan
line sum last
sed -i 's/^last$/@group last points=0.07\nsum_random -t 1 -max {value}/' problems/sum/tests.plan
"$SETTER" build -q sum --update-hashes > "$own/out" 2>&1
try status sum
cat > small.c <<'END'
#include <stdio.h>

int main(void)
{
	long long a, b;

	scanf("%*d");
	while (scanf("%lld %lld", &a, &b) == 2)
		printf("%lld\n", a + b > 2000 ? 0 : a + b);
	return 0;
}
END
need_jail || return
judged judge sum solutions/sum/plain.c small.c
"$SETTER" judge sum --json small.c 2> "$own/err" | grep -o '"points":[^,]*'
# What has decimals is read again.
"$SETTER" run sum > "$own/out" 2>&1
"$SETTER" status sum 2>&1 | grep "run"
printf 'Add.\n\n## Input\n\nNumbers.\n\n## Output\n\nSums.\n' > problems/sum/statement.en.md
for target in kattis kattis-2025-09 domjudge polygon hydro; do
	"$SETTER" export "$target" sum -o "$target.zip" 2>&1 > "$own/out" | grep points
	python3 -c 'import re, sys, zipfile
package = zipfile.ZipFile(sys.argv[1])
for name in package.namelist():
    if name.endswith((".yaml", ".xml")):
        for line in package.read(name).decode().split("\n"):
            if re.search("score|range|points=|[0-9],|33[.]33", line):
                print("  " + name.split("/")[-1] + ": " + line.strip())' "$target.zip"
done
sed -i 's/points=33.33/points=33.333/; s/points=66.6/points=.5/; s/points=0.07/points=1000000.01/' problems/sum/tests.plan
try status sum
