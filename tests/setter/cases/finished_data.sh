# A problem can start with finished data: no validator, no reference, no checker; and who misses them.
mkdir -p problems/adds/data && cd problems/adds
echo 'name: {en: "Adds"}' > problem.yaml
printf '2\n1 2\n3 4\n' > data/1.in
printf '3\n7\n' > data/1.ans
printf '1\n5 5\n' > data/2.in
printf '10\n' > data/2.ans
printf '@group sample points=0\ncopy data/1.in\n@group full points=100\ncopy data/{2..3}.in\n' > tests.plan
cd ../..
try build adds
touch problems/adds/data/3.in
try build adds
echo 'sum_random -t 1 -max 1' >> problems/adds/tests.plan
try build adds
sed -i '/^sum_/d; s/{2..3}/2/' problems/adds/tests.plan
try build adds --update-hashes
try build adds --dry-run
holds cmp problems/adds/data/2.ans build/problems/adds/tests/full-01.ans
printf '11\n' > problems/adds/data/2.ans
try build adds
printf '10\n' > problems/adds/data/2.ans
try status adds
"$SETTER" status adds --json | grep -o '"lacks":[^]]*'
try unit adds
try hack adds solutions/sum/plain.c
printf 'test "one"\ninput <<END\n1\n1 1\nEND\nVALID\noutput <<END\n2\nEND\nAC\nanswer <<END\n2\nEND\nAC\n' > problems/adds/unit.plan
try unit adds
sed -i '/^VALID/d; /^AC/{x;s/^/x/;/^x$/{x;d;};x;}' problems/adds/unit.plan
try unit adds
printf 'Add.\n\n## Input\n\nNumbers.\n\n## Output\n\nSums.\n' > problems/adds/statement.en.md
try check adds --level=quick
for target in kattis polygon dmoj hydro luogu uoj domjudge lyrio; do
	"$SETTER" export "$target" adds -o "$target.zip" 2>&1 | grep -v 'not carried' | sed 's/[0-9]* bytes/N bytes/'
done
need_jail || return
mkdir solutions/adds && cp solutions/sum/plain.c solutions/adds/
judged judge adds solutions/sum/plain.c
judged run adds
try report adds
try show adds plain --input='1\n1 1\n'
