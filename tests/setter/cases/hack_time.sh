# Time that does not suffice: what is not known is not said. (waits)
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t {t} -max {value} {seed}
END
hacked() {
	try hack "$@" | sed -E 's/survives [0-9]+ tries +/survives N tries /; s/\(?[0-9]+\.[0-9] s\)?/N s/'
}
# A program that sleeps does not stand because nobody waited for its end.
program sleeper.c 'for (;;) pause();'
hacked sum sleeper.c --time=500ms
hacked sum sleeper.c --time=100ms --must-find -q
{ printf '/*\n * @expect full WA\n * @because it sleeps\n */\n'; cat sleeper.c; } > solutions/sum/sleeper.c
hacked sum --time=300ms
# Nor is a case the smallest because nobody looked for a smaller one.
program late.c 'int t; long long a, b, wrong = 0; scanf("%d", &t); usleep(900000);' \
	'while (t-- && scanf("%lld %lld", &a, &b) == 2) printf("%lld\n", a + b + (wrong = wrong || a > 76));'
hacked sum late.c --time=5s | grep smaller
# One that hangs on every case hangs on the first.  A short limit, for many runs.
echo 'limits: {time_limit: 0.2}' >> problems/sum/problem.yaml
program hang.c 'for (;;);'
$SETTER hack sum hang.c --time=300s | grep -o -e 'is too slow' -e 'case 1 of 100' -e '1 case, was 100' -e 'took more .*'
# A crash stays one, though the cases before it are slow: else it would become one that is nearly fast enough.
program crash.c 'int t; long long a, b; scanf("%d", &t); while (t-- && scanf("%lld %lld", &a, &b) == 2)' \
	'{ if (a > 900) abort(); if (a > 60 && a < 500) for (;;); printf("%lld\n", a + b); }'
$SETTER hack sum crash.c --time=300s | sed -n '/crash.c/s/ after .*//p; /minimised/s/  *\([0-9]* case\)/ \1/p; /program/p; /known/p; /smaller/p'
# One that fails now and then is said to.
{ echo '#include <time.h>'; cat solutions/sum/plain.c; } | sed 's/^{/{ struct timespec now; clock_gettime(CLOCK_REALTIME, \&now); if (now.tv_nsec \/ 1000 % 20 == 0) puts("now");/' > seldom.c
$SETTER hack sum seldom.c --time=300s --no-minimise > out
grep -o 'not always: failed [0-9]* of 10 runs' out | sed 's/failed [0-9]*/failed N/'
$SETTER hack sum seldom.c --time=300s --json --no-minimise | grep -o '"unstable": *[a-z]*'
