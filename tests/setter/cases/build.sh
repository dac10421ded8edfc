# From nothing, again, and after one line changed.
rm -rf build
try build
try build -v
try build sum -q
sed -i 's/-t 10 /-t 11 /' problems/sum/tests.plan
try build sum -v
# What -vv prints can be pasted when all is made.
rm -rf build/problems/sum/tests
"$SETTER" build sum -vv -t full-01 2> err > out
grep '^+ ' err
grep '^+ ' err | sed 's/^+ //' > pasted
holds test "$(sh -e pasted 2>&1 | cksum)" = "$({ cat build/problems/sum/tests/full-01.in build/problems/sum/tests/full-01.ans; echo 'ok 100 tokens'; } | cksum)"
