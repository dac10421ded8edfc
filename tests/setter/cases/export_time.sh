# The time limit that problemtools would make of a legacy package, on a fresh kit.
need_jail || return
limit() {
	"$SETTER" export kattis sum 2>&1 | grep -E 'limit to|warning' | sed -E 's/[0-9]+ ms of/N ms of/'
}
rm -rf build/problems/sum/journal.jsonl build/problems/sum/judged
printf 'Add.\n\n## Input\n\nNumbers.\n\n## Output\n\nSums.\n' > problems/sum/statement.en.md
limit
cp dist/sum-kattis.zip first.zip
cksum < build/problems/sum/journal.jsonl > journal
# What is in the journal is not judged again, and the package does not depend on times.
limit
cksum < build/problems/sum/journal.jsonl | holds cmp - journal
holds cmp dist/sum-kattis.zip first.zip
# 5 times 0.3 s is 2 s; what is not accepted does not count.
sed '1,/^{/s/^{/{\n\twhile (clock() < 3 * CLOCKS_PER_SEC \/ 10)\n\t\t;/; s/.include.*/&\n#include <time.h>/' \
	solutions/sum/plain.c > solutions/sum/slow.c
sed '1,/^{/s/^{/{\n\tif (clock() >= 0)\n\t\treturn 1;/; s/.include.*/&\n#include <time.h>/
	s/@expect.*/@expect RE\n * @because it ends at once/' solutions/sum/plain.c > solutions/sum/crash.c
limit
ls build/problems/sum/judged | wc -l
# One that is declared right and is not.
sed 's/a + b/a - b/' solutions/sum/plain.c > solutions/sum/minus.c
limit
rm solutions/sum/*s*.c
# Other packages take no time.
"$SETTER" export all sum 2>&1 | grep -c 'limit to'
