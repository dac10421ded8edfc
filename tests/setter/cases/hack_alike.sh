# What a program could tell `hack` from `judge` by: both give it one processor.
need_jail || return 0
cat > alone.c <<'END'
#define _GNU_SOURCE
#include <sched.h>
#include <stdio.h>

int main(void)
{
	cpu_set_t usable;
	int t;
	long a, b;

	for (scanf("%d", &t); t-- && scanf("%ld %ld", &a, &b) == 2;)
		printf("%ld\n", a + b);
	return sched_getaffinity(0, sizeof usable, &usable) || CPU_COUNT(&usable) == 1 ? 7 : 0;
}
END
judged judge sum alone.c
"$SETTER" hack sum alone.c --time=60s > out 2> err
echo "[$?]"
grep -o 'exit code 7' out | head -1
