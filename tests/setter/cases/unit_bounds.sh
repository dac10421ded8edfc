# Validators that do not follow the bounds of problem.yaml and tests.plan: t is 1000, and so is
# value in the group small. (long)
cp -r "$here/bounds_kit" sums
cd sums
"$SETTER" build --update-hashes -q > "$own/out"
validator=validator/sums_pairs.c
cp "$validator" right.c

changed() {
	cp right.c "$validator"
	sed -i "$1" "$validator"
	diff right.c "$validator" | grep '^>'
	try unit sums -j1
}

try unit sums
# A second validator is compiled, once; nobody takes it for the first.
ls -i build/problems/sums/movable/validator > before
try unit sums -q
ls -i build/problems/sums/movable/validator | cmp - before
cmp -s build/problems/sums/validator build/problems/sums/movable/validator; echo $?
# Numbers instead of bounds, for both or for one.
changed 's/bound->value/1000000000/'
changed 's/bound->value, "a"/1000000000, "a"/'
try unit sums --json
changed 's/bound->value, "\(.\)"/1000000000, "\11"/'
# One past the bound, twice the bound, a number past all of them; the bounds of another group.
changed 's/bound->value, "a"/bound->value + 1, "a"/'
changed 's/bound->value, "b"/bound->value * 2, "b"/'
changed 's/bound->value, "a"/1000000001, "a"/'
changed 's/getGroup()/"full"/'
# These are right: names that validators do not report, a range that ends at two bounds together, or
# at what was read.
changed 's/bound->value, "\(.\)"/bound->value, "\11"/'
changed 's/bound->value, "a"/bound->value + bound->t, "a"/'
changed 's/bound->value, "b"/1000000000ll * t, "b"/'
# The smallest test has no pair, and so says nothing of their values.
cp -r . ../empty
cd ../empty
cp right.c "$validator"
sed -i 's/inf, 1/inf, 0/' "$validator"
sed -i 's/return 0;/puts("");\n&/' solutions/sums/adds.c
printf '0\n' > problems/sums/none.in
printf '@group none points=0 value=7\ncopy none.in\nsums_random -t 2 -max {value}\n' >> problems/sums/tests.plan
"$SETTER" build --update-hashes -q > "$own/out"
try unit sums -q
cd ../sums
# A bound that is in no range: one of a sum, which no number can reach, must be used; one that a
# number can reach must be held, and not only by t.
cp right.c without_sum.c
sed -i 's/^bounds: {/&sum: 10^13, /' problems/sums/problem.yaml
sed -i 's/const int t/long long sum = 0;\n\t&/; s/readLong(inf/sum += &/' right.c
changed 's/readEof/streamEnsuref(inf, sum <= bound->sum, "sum");\n\t&/'
changed 's/readEof/streamEnsuref(inf, sum <= 10000000000000, "sum");\n\t&/'
sed -i 's/sum: 10^13, //' problems/sums/problem.yaml
cp without_sum.c right.c
changed 's/\(readLong(inf, 0, \)\(bound->value\)\(, ".")\)/streamEnsuref(inf, \13000000000\3 <= 2 * \2, "much")/'
# Without bounds, nothing is compiled for them.
cp right.c "$validator"
sed -i 's/bound->t/1000/; s/bound->value/1000000000/; /bound/d' "$validator"
sed -i '/^bounds:/d' problems/sums/problem.yaml
sed -i 's/ value=1000//; s/{t}/1000/; s/{value}/1000/' problems/sums/tests.plan
rm -r build/problems/sums/movable problems/sums/tests.xxh
try unit sums -q
holds test ! -e build/problems/sums/movable
