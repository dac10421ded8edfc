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
# What an editor did to a file.
cp "$here/kit/validator/sum_pairs.c" validator
printf '1\r\n1 2\r\n' > problems/sum/samples/returns.in
printf '1\n1 2' > problems/sum/samples/cut.in
sed -i 's|^copy samples/1.in|copy samples/returns.in\ncopy samples/cut.in|' problems/sum/tests.plan
try build sum -t 'sample-*'
