# The report of a run, and the plots in it: the program runs once for each test, jailed, and not
# again as long as nothing changes. (long)
need_jail || return 0
try report sum
try report
# Which files of plots/ are not what they were.
changed() {
	ls -i --full-time build/problems/sum/plots | sed '1d; /program$/d' > now
	diff before now | sed -n 's/^> .* //p'
	cp now before
}
echo > before
# The plots are those of the recipe.
sed -n '/^    plot size dots/,/^    class even/{s/ *#.*//;s/odd 10/odd 90/;s/^    \(.*\)/puts("\1");/;p}' \
	"$here/../../CONTRIBUTING.md" > gen/axes.h
cat > gen/sum_plot.c <<'END'
#include <stdio.h>
#include <string.h>
#include <time.h>
int main(int argc, char **argv)
{
	long long a, b, t;

	if (argc > 2 && !strcmp(argv[2], "--axes")) {
#include "axes.h"
		return 0;
	}
	/* Called again, it would say something else. */
	struct timespec now;
	timespec_get(&now, TIME_UTC);
	printf("size %ld 1\n", now.tv_nsec + 1);

	FILE *answer = fopen(argv[2], "r");
	if (scanf("%lld", &t) != 1 || !answer)
		return 3;
	while (scanf("%lld %lld", &a, &b) == 2) {
		long long sum;

		if (a > 0 && b > 0)
			printf("size %lld %lld\n", a, b);
		if (fscanf(answer, "%lld", &sum) != 1)
			return 4;
		puts(sum % 2 ? "class odd" : "class even");
	}
	return 0;
}
END
echo 'plot: sum_plot {form}' >> problems/sum/problem.yaml
judged run sum -q
changed
python3 "$here/fits_schema.py" "$here/../../docs/schemas" < build/problems/sum/run.json
grep -o '"classes":\[{.*' build/problems/sum/run.json | cut -c 1-100
judged run sum -q
changed
line sum sum_random -t 5 -max 7 z
try build sum --update-hashes -q
judged run sum -q
changed
try report sum
try report sum --plot=size -o size.svg
holds grep -q 'a = b' size.svg
try report sum --format=md -o - | sed -e 's/| [0-9]* | AC/| N | AC/' -e 's/jail of level [a-z]*/jail of level LEVEL/'
cp build/problems/sum/report.html first.html
try report sum -q -o again.html
holds cmp first.html again.html
try report --all -o pages
ls pages
# A plot program that fails takes nothing else along.
program gen/sum_plot.c 'fputs("no idea\n", stderr); return 3;'
judged run sum -q
grep -o '"plots":.*' build/problems/sum/run.json | cut -c 1-100
echo nonsense > gen/sum_plot.c
judged run sum -q 2>&1 | grep -v '^2|  '
# Wrong requests.
try report sum --format=pdf
try report sum --plot=size
try report sum --plot=size --format=md
try report sum --from=
try report sum half
try report --all sum
# The message says why a file is not a run.json; a device, which never ends, is not read.
echo '{"format":"setter-run","version":2}' > other.json
try report sum --from=other.json
echo '{"format":"setter-build","version":1}' > other.json
try report sum --from=other.json
echo '{"format":"setter-run","version":1,"problem":"sum","plan":[]}' > other.json
try report sum --from=other.json
head -c 2000 build/problems/sum/run.json > other.json
try report sum --from=other.json
: > other.json
try report sum --from=other.json
try report sum --from=problems
try report sum --from=/dev/null
try report half --from=build/problems/sum/run.json
# What -o names is a new file or one to replace; anything else would be lost, or never end.
mkdir odd odd/folder
mkfifo odd/pipe
mknod odd/device c 1 7 2> /dev/null || mkfifo odd/device
cp first.html odd/file
ln -s file odd/link
cp build/problems/sum/run.json run.json
for place in folder pipe device link no/where ''; do
	(cd odd && try report sum --from=../run.json -o "$place")
done
holds test -d odd/folder -a -p odd/pipe -a ! -f odd/device -a -L odd/link
mkfifo pages/sum.html.pipe && mv pages/sum.html.pipe pages/sum.html
try report --all -o pages
try report --all -o odd/pipe
holds test -p pages/sum.html -a -p odd/pipe
# And what stands where a page of ours goes is not read.
rm build/problems/sum/report.html && mkfifo build/problems/sum/report.html
holds timeout 200 "$SETTER" report sum -q
holds test -f build/problems/sum/report.html
# The run says how each of the kit's programs was made.
program gen/sum_plot.c 'return 0;'
CC='gcc' CFLAGS='-O1 -DNOTHING' judged run sum -q
python3 - <<'END_OF_PROGRAM'
import json
run = json.load(open("build/problems/sum/run.json"))
print("compiler:", (run["compiler"] or "").split()[0])
for program in run["programs"]:
	by_make = program["role"] == "checker"  # with whatever CC and CFLAGS it had
	print(program["role"], program["name"],
		"-std=c11 " in program["command"] if by_make else program["command"])
END_OF_PROGRAM
