# {1..20} in a line is twenty tests; a group may have more than 99.
cat > problems/sum/tests.plan <<'END'
@group sample points=0
copy samples/1.in

@group small points=40 value=1000
sum_random -t {8..9} -max {value} {1..2}   # {8..9} sums

@group full points=60 include=small
sum_random -t 1 -max {value} {20..1}
sum_random -t {1..101} -max {1..100}
END
try build sum
sed -i '/20..1/d; s/^.*{1..101}.*/sum_random -t 2 -max {value} {1..101}/' problems/sum/tests.plan
"$SETTER" build -q sum --update-hashes > "$own/out" 2>&1
try build sum
holds grep -q ' full-101.ans$' problems/sum/tests.xxh
(cd build/problems/sum/tests && ls small-*.in full-00[12].in full-101.in)
"$SETTER" show sum small-03 2>&1 > "$own/out"
"$SETTER" build sum -t 'full-10*' -n
