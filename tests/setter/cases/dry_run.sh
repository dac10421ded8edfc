# What would be done: nothing is written, and then it is what is done.
try build -n
sed -i 's/-t 10 /-t 11 /' problems/sum/tests.plan
touch mark
try build sum --dry-run
try build sum -n -q -t 'full-*'
echo >> gen/sum_random.c
echo >> validator/half_number.c
try build -n
holds test -z "$(find . -newer mark ! -path './gen*' ! -path './validator*' -type f)"
sed -i 's/value=1000/value=999/' problems/sum/tests.plan
try build sum -n -q
rm -rf build
try build half -n
holds test ! -e build
try build -n --json
echo nonsense >> problems/half/tests.plan
try build half -n
