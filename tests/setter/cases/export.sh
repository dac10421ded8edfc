# What export says and writes: names, notes, refusals, and that nothing but contents matters. (long)
sized() { try "$@" | sed -E 's/[0-9]+ bytes/N bytes/; s/"bytes":[0-9]+/"bytes":N/'; }
files() { python3 -c 'import sys, zipfile; print(*(i.filename for i in zipfile.ZipFile(sys.argv[1]).infolist()), sep="\n")' "$1"; }
contents() { python3 -c 'import sys, zipfile
package = zipfile.ZipFile(sys.argv[1])
for name in package.namelist():
    if sys.argv[2] in name:
        print(name + ": " + package.read(name).decode(), end="")' "$1" "$2"; }
try export
try export kattiss sum
try export --list kattis
try export domjudge
try export domjudge nothing
try export domjudge sum half
try export all sum -o -
try export domjudge sum -o - --json
try export kattis sum
holds test ! -e dist
cat > problems/sum/statement.en.md <<'END'
Add two numbers, as often as you are told to.

## Input

A number $t \le {{t}}$, then $t$ lines of two numbers.

## Output

Their sums.
END
sized export domjudge sum
files dist/domjudge/sum.zip
sized export domjudge sum -o other/place.zip
mkdir other
sized export domjudge sum -q -o other/place.zip
holds cmp -s dist/domjudge/sum.zip other/place.zip
"$SETTER" export domjudge sum -q -o - > other/stdout.zip 2> /dev/null
holds cmp -s dist/domjudge/sum.zip other/stdout.zip
mkfifo other/pipe && ln -s place.zip other/link
sized export domjudge sum -q -o other/pipe
sized export domjudge sum -q -o other/link
holds test -p other/pipe -a -L other/link
# A full disk is named.
"$SETTER" export domjudge sum -q -o - 2>&1 > /dev/full
echo "[$?]"
# From elsewhere, -o means what the user sees.
mkdir -p problems/sum/deep
(cd problems/sum/deep && "$SETTER" export domjudge -q -o here.zip > /dev/null 2>&1)
holds cmp -s dist/domjudge/sum.zip problems/sum/deep/here.zip
rm -r problems/sum/deep
# A test that changes is made first; one that cannot be made stops the export.
rm build/problems/sum/tests/full-01.ans dist/domjudge/sum.zip
sized export domjudge sum -q
holds cmp -s dist/domjudge/sum.zip other/place.zip
sized export domjudge sum -q --json
# Neither the zone nor the locale is in a package, but a new name is.
for surroundings in 'TZ=Asia/Kathmandu LC_ALL=C' 'TZ=America/St_Johns LC_ALL=C.UTF-8'; do
	env $surroundings "$SETTER" export domjudge sum -q -o other/zone.zip > /dev/null 2>&1
	holds cmp -s dist/domjudge/sum.zip other/zone.zip
done
cp solutions/sum/plain.c 'solutions/sum/größer.c'
LC_ALL=C "$SETTER" export polygon sum -q -o other/polygon.zip > /dev/null 2>&1
files other/polygon.zip | grep ß
sized export domjudge sum -q
rm solutions/sum/gr*.c
# What every list says fits its schema.
"$SETTER" export --list | grep -c '^[a-z]'
for document in 'export --list' 'export domjudge sum' 'export kattis half'; do
	"$SETTER" $document --json 2> /dev/null > document
	echo "[$?]"
	python3 "$here/fits_schema.py" "$here/../../docs/schemas" < document
done
# What a form of the statement cannot show is warned of.
cp problems/sum/statement.en.md plain.md
sed 's/^Add/Add ≤ 中, 文;/' plain.md > problems/sum/statement.en.md
sized export kattis sum -q
# What no folder of Kattis is for.
for expect in 'sample WA' 'small WA|AC, full WA' 'small WA|TLE, full WA' 'small WA, full TLE'; do
	printf '/* @expect %s\n * @because it is */\n' "$expect" > solutions/sum/none.c
	"$SETTER" export kattis sum 2>&1 | grep none
	files dist/kattis/sum.zip | grep none
done
rm solutions/sum/none.c
sed 's/sums/$\\binom{a}{b}$/' plain.md > problems/sum/statement.en.md
sized export domjudge sum -q
cp plain.md problems/sum/statement.en.md
cp problems/sum/problem.yaml plain.yaml
sed '/^tags:/d' plain.yaml > problems/sum/problem.yaml
echo 'tags: ["two words", one]' >> problems/sum/problem.yaml
"$SETTER" export kattis sum 2>&1 | grep tag
cp plain.yaml problems/sum/problem.yaml
sed 's/Sums/Sums 和/' plain.yaml > problems/sum/problem.yaml
for target in kattis polygon domjudge; do "$SETTER" export $target sum -q 2>&1 | grep title; done
cp plain.yaml problems/sum/problem.yaml
# Where all languages have the same time, this one may be too slow; it is a reference all the same.
sed '/^limits:/d' plain.yaml > problems/sum/problem.yaml
echo 'limits: {time_limit: 1.0, time_factor: {c: 2}}' >> problems/sum/problem.yaml
for target in kattis kattis-2025-09 qduoj; do "$SETTER" export $target sum -q 2>&1 | grep needs; done
contents dist/qduoj/sum.zip problem.json | grep -o '"answers":.*"language":"[^"]*"'
cp plain.yaml problems/sum/problem.yaml
# A language that the judge has no place for.
mv problems/sum/statement.en.md problems/sum/statement.fr.md
for target in polygon lyrio domjudge; do "$SETTER" export $target sum 2>&1 | grep statement; done
try export cms sum -q
cp plain.md problems/sum/statement.en.md
"$SETTER" export domjudge sum 2>&1 | grep statement
rm problems/sum/statement.fr.md
# Titles and authors may be as long as the judge takes, in letters, and no longer.
letters() { awk -v n="$1" 'BEGIN { while (n-- > 0) printf "ü" }'; }
for target in hydro:64 lyrio:120 qduoj:128 domjudge:255; do
	for count in ${target#*:} $((${target#*:} + 1)); do
		sed "s/Sums/$(letters $count)/" plain.yaml > problems/sum/problem.yaml
		"$SETTER" export ${target%:*} sum -q 2>&1 > /dev/null | grep -v ' note: ' ||
			echo "${target%:*} takes $count"
	done
done
for count in 200 201; do
	{ cat plain.yaml; echo "author: $(letters $count)"; } > problems/sum/problem.yaml
	"$SETTER" export qduoj sum -q 2>&1 > /dev/null | grep author || echo "qduoj takes $count"
done
cp plain.yaml problems/sum/problem.yaml
# In 2025-09 an answer that is wrong itself has no place: the reference's goes instead, if it may.
cp checker/half_check.c plain.c
sed 's/_fail/_wa/' plain.c > checker/half_check.c
cp plain.md problems/half/statement.en.md
sed -i '/{{t}}/d' problems/half/statement.en.md
cat > problems/half/unit.plan <<'END'
test "the jury is wrong"
input <<IN
10
IN
answer <<ANSWER
4
ANSWER
output <<OUTPUT
6
OUTPUT
WA
output reference
WA
END
"$SETTER" export kattis-2025-09 half 2>&1 | grep -F unit.plan
contents dist/kattis-2025-09/half.zip valid_output/
cp plain.c checker/half_check.c
rm problems/half/statement.en.md problems/half/unit.plan
# A legacy package has no time limit but that of its slowest accepted solution: one that gets more
# time here stays out, unless there is no other.
{ cat plain.yaml; echo 'limits: {time_factor: {python: 3}}'; } > problems/sum/problem.yaml
printf '"""\n@expect AC\n"""\nfor _ in range(int(input())): print(sum(map(int, input().split())))\n' > solutions/sum/slow.py
accepted() {
	"$SETTER" export kattis sum 2>&1 | grep 'left out'
	contents dist/kattis/sum.zip submissions/ | sed -n 's/^sum\/submissions/submissions/p'
}
accepted
sed -i 's/{python: 3}/{python: 3, c: 2}/' problems/sum/problem.yaml
accepted
rm solutions/sum/slow.py
cp plain.yaml problems/sum/problem.yaml
# Points are more than BAPCtools reads.
cp problems/sum/tests.plan plain.plan
"$SETTER" export kattis-2025-09 sum 2>&1 | grep points
sed 's/points=[0-9]*/points=0/' plain.plan > problems/sum/tests.plan
"$SETTER" export kattis-2025-09 sum 2>&1 | grep points
cp plain.plan problems/sum/tests.plan
# What is wrong with a statement is said once, not for each target.
sed 's/^Add/![x](x.png) Add/' plain.md > problems/sum/statement.en.md
"$SETTER" export all sum -o other 2>&1 | grep -E '^other/|figure|no package' | sed 's/: .* bytes//'
cp plain.md problems/sum/statement.en.md
# Luogu counts whole points, and these are fewer than the tests.
sed 's/points=40/points=1/; s/points=60/points=99/' plain.plan > problems/sum/tests.plan
sized export luogu sum -q
cp plain.plan problems/sum/tests.plan
# Polygon gives points to tests, and this group has none of its own.
{ cat plain.plan; echo '@group bonus points=5 include=full'; } > problems/sum/tests.plan
"$SETTER" export polygon sum -q 2>&1 | grep bonus
cp plain.plan problems/sum/tests.plan
# A kit that is incomplete, and a folder that is a file, are reported once.
echo > dist/testlib.h
try export all sum -q
rm dist/testlib.h
try export all sum -q -o plain.md
# Names that judges do not tell apart.
cp -r problems/sum problems/s-um && cp -r solutions/sum solutions/s-um
"$SETTER" export luogu s-um -q 2>&1 | grep -E "same name|^dist" | sed 's/: .* bytes//'
rm -r problems/s-um solutions/s-um
# Polygon runs on Windows, whose files have fewer names.
for name in aux.c Plain.c 'what?.c' COM7.c; do cp solutions/sum/plain.c "solutions/sum/$name"; done
"$SETTER" export polygon sum 2>&1 | grep Windows
files dist/polygon/sum.zip | grep '^solutions'
rm solutions/sum/aux.c solutions/sum/Plain.c 'solutions/sum/what?.c' solutions/sum/COM7.c
mv solutions/sum/plain.c solutions/sum/nul.c
sed 's/: plain/: nul/' plain.yaml > problems/sum/problem.yaml
try export polygon sum -q
mv solutions/sum/nul.c solutions/sum/plain.c
cp plain.yaml problems/sum/problem.yaml
# CMS compares dates, and these are all the same.
"$SETTER" export cms sum 2>&1 | grep dated
rm dist/cms/sum.zip
# Without weasyprint CMS gets no statement.
mkdir bin && ln -s /usr/bin/* bin/ && rm -f bin/weasyprint
(PATH=$PWD/bin try export cms sum -q)
holds test ! -e dist/cms/sum.zip
# An include that nobody has, where no compiler looks.
printf '#ifdef NEVER\n#include "elsewhere.h"\n#endif\n' >> validator/sum_pairs.c
try export domjudge sum -q
