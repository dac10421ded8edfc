# What exists, what is stale, what no test tries, what nobody uses.
try status
try status -q
sed -i 's/-t 10 /-t 11 /' problems/sum/tests.plan
cp gen/half_line.c gen/spare.c
cp validator/half_number.c validator/spare_number.c
mkdir solutions/gone
try status sum
try status half --json
# The last run, of other files; two tests of one input; tests that are not those of tests.xxh.
echo '{"format":"setter-run","version":1,"plan":[{"name":"small-01"},{"name":"full-01"}],
"files":[{"file":"solutions/sum/zero.c","verdict":"AC","tests":[]},
{"file":"solutions/sum/plain.c","name":"plain.c","verdict":"AC","tests":[{"name":"full-01","verdict":"AC","time_ms":7}]},
{"file":"solutions/sum/one.c","verdict":"WA","tests":[{"name":"small-01","verdict":"WA"}]}]}' > build/problems/sum/run.json
line half half_line 10
line half half_line 1000000000000000000
"$SETTER" build half -q 2> /dev/null
echo '00000000000000000000000000000000  full-01.in' > problems/half/tests.xxh
printf '/*\n * @expect full WA\n * @because it is\n */\nint main(void) { return 0; }\n' > solutions/sum/zero.c
try status
echo nonsense > build/problems/sum/run.json
try status sum
echo '/* @expect ful WA */' > solutions/sum/unread.c
try status sum
# Groups that should include another, and a test that fits into a smaller group.
echo '/* @expect all WA */' > solutions/sum/unread.c
try status sum
rm solutions/sum/unread.c build/problems/sum/run.json
sed -i 's/include=small/include=sample/' problems/sum/tests.plan
line sum sum_random -t 3 -max 1000 small
printf '@group tiny points=0 value=10 t=5\nsum_random -t 5 -max 10\n' >> problems/sum/tests.plan
"$SETTER" build sum -q --update-hashes > /dev/null 2>&1
try status sum
# One problem is shown whatever is wrong with another, and with its own solutions.
rm -r solutions/sum/* solutions/gone gen/spare.c validator/spare_number.c
cp "$here/kit/solutions/sum/plain.c" solutions/sum
echo '/* @expect ful WA */' > solutions/sum/unread.c
echo 'int main(void) { return 1; }' > solutions/sum/foreign.c
sed -i 's/^half_line/half_lien/' problems/half/tests.plan
try status sum -q
try status -q
