# Bounds of the group, garbage, and a validator that crashes.
program gen/garbage.c 'fwrite("1\n1  \0\377\n", 1, 8, stdout);'
line sum garbage
sed -i 's/^sum_random -t 10 -max {value} /sum_random -t 10 -max 5000/' problems/sum/tests.plan
try build sum
holds test ! -e build/problems/sum/tests/full-03.in
holds test -e build/problems/sum/tests/full-02.in
$SETTER build sum 2>&1 | sed -n 's/^hint: repeat it with: //p' > commands
sh commands
program validator/sum_pairs.c 'abort();'
cp "$here/kit/problems/sum/tests.plan" problems/sum
try build sum -t sample-01
