# Every error with its place.
cat > problems/sum/unit.plan <<'PLAN'
VALID
test no quotes
test "one"
input <<END
1
1 2
END
VALD
VALID group=smal
INVALID line=0 lin=5 now
VALID line=3
INVALID name=a group=small name=b group=full
AC
output <<END
3
END
WA expected
output file
output
test "one"
test "two"
input <<END
never ends
PLAN
try unit sum
cat > problems/sum/unit.plan <<'PLAN'
test "generated"
input gen
input gen sum_randon -t 5
input gen sum_random -t {tests} -max {valu}
output gen sum_random -t 5
PLAN
try unit sum
# It need not be there, but what is there must be a file.
rm problems/sum/unit.plan
try unit sum --only-plan
mkdir problems/sum/unit.plan
try unit sum --only-plan
