# Two judges of one problem, and a build that replaces the test under one of them. (waits)
need_jail || return 0
sed -e 's/^#include/#include <unistd.h>\n&/' -e 's/^{/{ sleep(2);/' solutions/sum/plain.c > slow.c
cp solutions/sum/plain.c quick.c
$SETTER judge sum slow.c -t full-01 --time-limit=5s > first_said 2>&1 &
first=$!
until ls build/problems/sum/judging/*/0/full-01.out > listed 2>&1 || ! kill -0 $first; do sleep 0.01; done
kill -STOP $first
judged judge sum quick.c -q
before=$(bytes_of sum)
sed -i 's/{value}  *# as many.*/{value} other/' problems/sum/tests.plan
rm problems/sum/tests.xxh
$SETTER build sum -q
[ "$before" != "$(bytes_of sum)" ] && echo 'the tests are others now'
kill -CONT $first && echo 'the first is still judging'
wait
sed -E -e 's/[0-9]+ ms/N ms/g' -e 's/, jail [a-z]+, (cgroup-v[12]|rlimit)$/, LEVEL/' first_said
holds test ! -e build/problems/sum/judging
# What a killed judge left is tidied by the next one that is alone.
mkdir -p build/problems/sum/judging/1/tests
judged judge sum quick.c -q
holds test ! -e build/problems/sum/judging
# Even where others go on, what a killed one left is nobody's: least of all of one whose process
# has the same number, as the first in each container has.  Its links lead to the tests.
cat > first_in_container.sh <<'SCRIPT'
mkdir -p build/problems/sum/judging/$$/tests build/problems/sum/judging/1/tests
for i in $$ 1; do
	ln build/problems/sum/tests/* build/problems/sum/judging/$i/tests
	echo theirs > build/problems/sum/judging/$i/theirs
done
exec $SETTER judge sum always.c -q
SCRIPT
program always.c 'puts("1");'
before=$(bytes_of sum)
flock -s build/problems/sum/judging.lock sh first_in_container.sh > said 2>&1
echo "[$?]"
cut -c-30 said
[ "$before" = "$(bytes_of sum)" ] && echo 'the tests are as they were'
holds test "$(cat build/problems/sum/judging/1/theirs)" = theirs
judged judge sum quick.c -q
holds test ! -e build/problems/sum/judging
