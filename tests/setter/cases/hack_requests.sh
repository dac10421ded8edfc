# Requests that cannot be met, and lines that do not do what they should. (long)
need_jail || return
cp problems/sum/tests.plan saved
sed -i 's,^sum_random.*,copy samples/1.in,' problems/sum/tests.plan
try hack sum plain
mv saved problems/sum/tests.plan
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t {t} -max {value} {seed}
END
try hack sum nobody
try hack sum plan
try hack sum plain --against=plian.c
try hack sum plain plain
try hack sum --save=full
try hack sum plain --save=huge
try hack sum plain --save=sml
try hack sum plain --save-as=line
try hack sum plain --save=full --save-as=picture
try hack sum plain --seed='a b'
try hack sum plain --against=nobody
sed -i 's/{t} -max {value}/{t} -max 2000000000/' problems/sum/problem.yaml
try hack sum plain
program gen/words.c 'puts("a b c");'
sed -i 's/- sum_random.*/- words/' problems/sum/problem.yaml
try hack sum plain
program gen/words.c 'return 3;'
try hack sum plain
program solutions/sum/plain.c 'return 1;'
sed -i '1i /*\n * @expect AC\n */' solutions/sum/plain.c
sed -i 's/- words/- sum_random -t 5 -max 9/' problems/sum/problem.yaml
program other.c 'return 0;'
try hack sum other.c
