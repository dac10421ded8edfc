# A generator that crashes, hangs, sleeps, says no, prints nothing, or something else each time. (waits)
program gen/crash.c 'raise(11);'
sed -i 's/stdio.h/signal.h/' gen/crash.c
program gen/hang.c 'for (;;) ;'
program gen/refuse.c 'fprintf(stderr, "I will not\n"); return 5;'
program gen/nothing.c 'return 0;'
program gen/pid.c 'printf("1\n%d 1\n", (int)getpid());'
program gen/where.c 'printf("1\n%d 1\n", getenv("SETTER_ELSEWHERE") ? 1 : 2);'
line sum crash
line sum hang -t {t}
line sum refuse "it's"
line sum nothing
line sum pid
line sum where
try build sum --time-limit=800ms
try build sum -t 'full-02,full-05'
