# unit.plan as declared; then each way in which an expectation fails. (long)
try unit sum
cat > problems/sum/unit.plan <<'PLAN'
test "refused for another reason"
input <<END
1
1 2000000000
END
INVALID line=1
INVALID line=2 name=a
INVALID line=2 name=b
VALID
test "accepted"
input <<END
1
1 2
END
INVALID
output <<END
4
END
AC
WA "expected: '4'"
PE
output <<END
3
END
FAIL
test "generated, outside of one group"
input gen sum_random -t 3 -max {value} a
INVALID group=small line=2
VALID
output reference
AC
output <<END
0
END
AC
test "by a generator that fails"
input gen broken -t 3
VALID
PLAN
program gen/broken.c 'fprintf(stderr, "no idea\n"); return 5;'
try unit sum --only-plan
try status sum
$SETTER unit sum --only-plan 2>&1 | sed -n 's/^hint: repeat it with: //p' > commands
wc -l < commands
PATH="$build/bin:$PATH" sh commands 2>&1 | sort | uniq -c | sed 's/^ *//'
