# Which verdicts changed after the tests changed.
need_jail || return 0
{ printf '/*\n * @expect  full WA\n * @because it is cut off\n */\n'
sed 's/a + b/(a + b) % 100000/' solutions/sum/plain.c; } > solutions/sum/cut_off.c
"$SETTER" run sum -q
cp build/problems/sum/run.json old.json
judged run sum -q --compare old.json
sed -i 's/^\(sum_random -t {t} -max {value} again\)/sum_random -t {t} -max 1000 again/' problems/sum/tests.plan
line sum sum_random -t 7 -max 7 new
rm problems/sum/tests.xxh
judged run sum -q --compare old.json
# A part of a run leaves the document of the whole as it is.
cp build/problems/sum/run.json whole.json
judged run sum cut_off -q
holds cmp whole.json build/problems/sum/run.json
sed 's/"version":1/"version":2/' old.json > future.json
judged run sum -q --compare future.json
