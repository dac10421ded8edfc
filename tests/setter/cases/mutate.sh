# setter mutate: the tests lack an input, and the mutants of right programs show which. (long)
need_jail || return
mkdir -p problems/grade solutions/grade
cat > problems/grade/problem.yaml <<EOF
name: {en: "Who has 50 points or more in both papers"}
validator: sum_pairs
checker: wcmp
reference: exact
bounds: {t: 100, value: 100}
limits: {time_limit: 0.2, time_factor: {python: 10}}
cases: {count: first-line, lines: 1, max: 100, answer_lines: 1}
hack:
  - sum_random -t {t} -max 60 {seed}
EOF
printf '2\n49 70\n70 49\n' > problems/grade/below.in
printf '2\n50 70\n70 50\n' > problems/grade/edge.in
cat > problems/grade/tests.plan <<EOF
@group sample points=0
copy below.in

@group full points=100
copy edge.in
sum_random -t 20 -max 40
sum_random -t 20 -max {value}
EOF
rest='int t, a, b; if (scanf("%d", &t) != 1) return 0; while (t-- && scanf("%d %d", &a, &b) == 2)'
program solutions/grade/exact.c "/* 1 < 2 */ $rest puts(a >= 50 && b >= 50 ? \"pass\" : \"fail\");"
cat > solutions/grade/lines.py <<EOF
# @expect AC
for line in list(open(0))[1:]:
    a, b = map(int, line.split())
    print("pass" if a > 49 and b > 49 else "fail")
EOF
program solutions/grade/one_paper.c "$rest puts(a >= 50 ? \"pass\" : \"fail\");"
sed -i '1i /* @expect WA\n * @because it looks at one paper only */' solutions/grade/one_paper.c
mutated() {
	try mutate grade --tries=600 --time=600s "$@"
}
# With all tests nothing is found; the names of JSON are applied to the sources.
mutated --json > out
grep '^\[' out
cat > look.py <<'EOF'
import json, sys
d = json.loads(open(sys.argv[1]).read().split('\n')[1])
assert d['made'] == d['same'] + d['uncompiled'] + d['fallen'] + d['holes'] + d['survivors']
assert len(d['mutants']) == d['fallen'] + d['holes'] + d['survivors']
assert len({m['name'] for m in d['mutants']}) == len(d['mutants'])
for m in d['mutants']:
    place, change = m['name'].split(' ', 1)
    file, line, column = place.rsplit(':', 2)
    text = open('solutions/grade/' + m['solution'], 'rb').read().split(b'\n')[int(line) - 1]
    old = change.split(' -> ')[0].encode()
    assert file == m['solution'] and text[int(column) - 1:].startswith(old), m
print(*d['solutions'])
if len(sys.argv) > 2:
    for m in d['mutants']:
        if m['result'] == 'hole':
            print(m['solution'], m['kind'], m['verdict'], repr(m['input']))
EOF
python3 look.py out show
# Nobody has just 50 points now: that is missing, and the inputs that show it are small.
sed -i '/edge/d' problems/grade/tests.plan
mutated --json > out
grep '^\[' out
python3 look.py out show
# The same for any number of jobs, and when everything is judged again.
sed -i 1d out
mutated --json -j1 | sed 1d > one
mutated --json -j3 --no-resume | sed 1d > three
holds cmp one out
holds cmp three out
# The words, without what depends on the compiler.
$SETTER mutate grade exact --tries=600 --time=600s > out 2> err
echo "[$?]"
grep -e '^hole' -e '^    ' -e 'tests fell all' out
sed -E 's/[0-9]+ (mutants|of|that|survive)/N \1/g; s/[0-9.]+ %/N %/' out | tail -1
cat err
# A sample is even and always the same; a larger one has the smaller one in it.
for n in 10 30; do
	mutated --json --sample=$n > sample
	grep -o '"made":[0-9]*' sample
	grep -o '"name":"[^"]*"' sample | sort > names-$n
done
holds test "$(comm -23 names-10 names-30)" = ''
# What is saved closes the holes: a second run says so.
mutated --save=full --json > out
grep '^\[' out
python3 look.py out
sed -n '/copy hacks/s/  *#/ #/p' problems/grade/tests.plan
mutated --json > out
grep '^\[' out
python3 look.py out show
# The report has a picture of it: tests across, kinds down.
cat > picture.py <<'EOF'
import json, re, xml.dom.minidom as dom
page = open('build/problems/grade/report.html').read()
section = re.search('<section id="mutants">.*?</section>', page, re.S).group()
svg = dom.parseString(re.search('<svg.*</svg>', section, re.S).group())
cells = svg.getElementsByTagName('rect')
d = json.load(open('build/problems/grade/mutate.json'))
kinds = {m['kind'] for m in d['mutants']}
fell = {(m['kind'], m['test']) for m in d['mutants'] if m['result'] == 'fallen'}
assert len(cells) == len(kinds) * len(d['tests'])
assert len(fell) == sum(len(c.childNodes) == 1 for c in cells)
assert section.count('<li>') == d['holes'] + d['survivors'] and '#mutants' in page
print('other tests' if 'class="warn"' in section else 'these tests')
EOF
pictured() {
	"$SETTER" build grade -q --update-hashes > out 2>&1
	"$SETTER" run grade -q > out 2>&1
	"$SETTER" report grade -q
	python3 picture.py
}
pictured
line grade copy edge.in
pictured
sed -i '$d' problems/grade/tests.plan
$SETTER build grade -q --update-hashes > out 2>&1
# An interrupted run goes on where it was, with the same end.
rm -r build/problems/grade
$SETTER build grade -q
mutated --json > whole
rm -r build/problems/grade/journal.jsonl build/problems/grade/judged
env --default-signal=INT $SETTER mutate grade --tries=600 --time=600s -j1 > out 2> err &
driver=$!
until [ "$(cat build/problems/grade/journal.jsonl 2> /dev/null | wc -l)" -gt 30 ] || ! kill -0 $driver; do
	sleep 0.05
done
kill -INT $driver
{ wait $driver; } 2> /dev/null
echo "[$?]"
sed -E 's/[0-9]+ of [0-9]+/N of N/' err
mutated --json > again
holds cmp again whole
# Requests that cannot be.
mutated one_paper
mutated nobody
mutated --save=nowhere
mutated --save=full --no-hunt
sed -i 's/>= 50 ?/>= 50 \&\& a < 100 ?/' solutions/grade/one_paper.c
printf '1\n50 60\n' > problems/grade/edge.in
sed -i '1s/WA/AC/' solutions/grade/one_paper.c
mutated one_paper | sed 's/on [a-z]*-[0-9]*/on TEST/'
