# Every verdict, from files that lie anywhere; then how much is judged, and wrong requests. (waits)
need_jail || return 0
mkdir -p sent other
cp solutions/sum/plain.c sent/right.c
sed 's/a + b/(a + b) % 100000/' sent/right.c > sent/too_small.c
program sent/slow.c 'volatile int i = 0; for (;;) i++;'
program sent/idle.c 'sleep(100);'
program sent/greedy.c 'for (;;) { volatile char *p = malloc(1 << 20); for (int i = 0; i < 1 << 20; i += 64) p[i] = 1; }'
program sent/flood.c 'for (;;) puts("1000000000000");'
program sent/complain.c 'static char many[1 << 16]; for (;;) if (write(2, many, sizeof many) < 0) return 0;'
program sent/crash.c 'abort();'
program sent/broken.c 'return nothing;'
program sent/nothing.c 'return 0;'
echo 'raise ValueError("no \033[31m colour")' > sent/raise.py
echo 'print(' > sent/syntax.py
judged judge sum sent/right.c sent/too_small.c sent/slow.c sent/greedy.c sent/flood.c \
	sent/complain.c sent/crash.c sent/nothing.c sent/raise.py --time-limit=300ms --memory-limit=64
judged judge sum sent/idle.c --first --time-limit=100ms
judged judge sum sent/broken.c sent/syntax.py
# A failure ends its group and those that include it; or the file; or nothing.
judged judge sum sent/crash.c -v
judged judge sum sent/crash.c -v --first
judged judge sum sent/crash.c -v --all
judged judge sum sent/crash.c -v -t 'small-*,full-02' --all
judged judge sum sent/right.c -q
# The answer does not depend on who else is judged, nor on how many at a time.  (A machine under load may need
# 300 ms for the pages of 256 MiB.)
for jobs in 1 4; do
	"$SETTER" judge sum sent/*.c sent/*.py --no-resume --json --time-limit=300ms --memory-limit=64 -j$jobs |
		sed -E 's/"(time_ms|wall_ms|memory_kb)":[0-9]+/"\1":0/g' > verdicts.$jobs
done
holds cmp verdicts.1 verdicts.4
# From inside the problem, by a path from there.
cd problems/sum
judged judge ../../sent/right.c -q
cp ../../sent/right.c .
judged judge ./right.c -q
rm right.c
cd ../..
# What was printed.
cp sent/too_small.c other/right.c
judged judge sum sent/crash.c sent/raise.py --outputs kept
ls kept/*
holds cmp kept/crash.c/sample-01.out /dev/null
tail -1 kept/raise.py/sample-01.err | tr '\033' '!'
judged judge sum sent/right.c other/right.c --outputs kept
"$SETTER" judge sum sent/complain.c --first --outputs kept > /dev/null
wc -c < kept/complain.c/sample-01.err
# Wrong requests.
judged judge sum
judged judge sum sent/missing.c
judged judge sum sent
judged judge sum problems/sum/problem.yaml
judged judge summ sent/right.c
judged judge sum sent/right.c --first --all
judged judge sum sent/right.c --time-limit=soon
judged judge sum sent/right.c -t 'large-*'
holds test ! -e build/problems/sum/judging
