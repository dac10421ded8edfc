# A solution whose first comment is wrong, or that has none, stops nobody else.
need_jail || return 0
cp solutions/sum/plain.c other.c
echo '/* @expect ful WA */' > solutions/sum/unread.c
sed '1,/\*\//d' solutions/sum/plain.c > solutions/sum/foreign.c
sed 's/a + b/(a + b) % 100000/' solutions/sum/foreign.c > solutions/sum/cut.c
judged run sum plain
judged run sum unread
judged run sum foreign.c
judged run sum
holds test ! -e build/problems/sum/run.json
judged judge sum other.c
try hack sum other.c --tries=20 -q | sed 's/(.* s)/(N s)/'
try hack sum plain --tries=20 -q | sed 's/(.* s)/(N s)/'
try show sum plain sample-01 | sed 's|AC, .*|AC|'
try export hydro sum
rm solutions/sum/unread.c
# What has no @expect cannot be rewritten.
judged run sum --accept | tail -n 4
rm solutions/sum/cut.c
judged run sum
holds test -e build/problems/sum/run.json
