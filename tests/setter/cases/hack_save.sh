# A finding becomes a test: as a file after it was minimised, or as the generator's line. (long)
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t {t} -max {value} {seed}
END
rest='int t; scanf("%d", &t); while (t-- && scanf("%lld %lld", &a, &b) == 2)'
program large.c "long long a, b; $rest printf(\"%lld\n\", a + b + (a > 76 && b > 76));"
hacked() {
	try hack "$@" --time=300s | sed -E 's/\([0-9]+\.[0-9] s\)/(N s)/; s/in [0-9]+ tries/in N tries/'
}
sed -i 's/value: 10^9/value: 2000/' problems/sum/problem.yaml
$SETTER build sum -q --update-hashes
hacked sum large.c --save=full
cat problems/sum/hacks/01.in
# The one that is there already, then one of another seed, as a line.
hacked sum large.c --save=full | grep -e kept -e note
hacked sum large.c --save=full --no-minimise --seed=b | grep kept
hacked sum large.c --save=full --save-as=line --seed=c | grep -e kept -e error -e hint
cat problems/sum/tests.plan
grep full- problems/sum/tests.xxh | cut -c35-
try build sum
# Beyond the bounds of the group: nothing changes.
cp problems/sum/tests.plan before
hacked sum large.c --save=small --no-minimise | grep -e wrong -e keep -e kept -e error
$SETTER hack sum large.c --save=small --no-minimise --time=300s --json 2> held | grep -c '"found": *true'
holds cmp before problems/sum/tests.plan
# A build that fails: the plan is unchanged, and the file is gone.
program gen/never.c 'return 3;'
sed -i 's/^@group full.*/&\nnever/' problems/sum/tests.plan
cp problems/sum/tests.plan before
hacked sum large.c --save=full --save-as=text --no-minimise --seed=d | grep -e kept -e error: -e note
holds cmp before problems/sum/tests.plan
holds test "$(ls problems/sum/hacks)" = 01.in
