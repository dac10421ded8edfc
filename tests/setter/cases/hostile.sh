# Programs of a kit that are hostile, or were taken over by what they read, do no harm. (waits)
need_jail || return 0
# Nobody else on the machine has a process of this name.
mark=left_$(od -An -N4 -tx4 /dev/urandom | tr -d ' ')
cat > hostile.h <<END
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>
#include <sys/prctl.h>
#include <sys/socket.h>

/* Says what it could do, and then ends; returns if it could do nothing. */
static void misbehave(void)
{
	int could = 0;
	FILE *file;

	if (fopen("$PWD/problems/sum/problem.yaml", "r"))
		could |= fprintf(stderr, "read a file of the problem\\n");
	if (fopen("problems/sum/problem.yaml", "r"))
		could |= fprintf(stderr, "read it by its name\\n");
	file = fopen("$PWD/escaped", "w");
	if (file)
		could |= fprintf(stderr, "wrote a file\\n");
	if (socket(AF_INET, SOCK_STREAM, 0) >= 0)
		could |= fprintf(stderr, "opened the network\\n");
	if (!fork()) {
		prctl(PR_SET_NAME, "$mark");
		setsid();
		close(0), close(1), close(2);
		sleep(300);
		_exit(0);
	}
	if (could)
		_exit(5);
}
END
left_behind() {
	cat /proc/[0-9]*/comm 2> /dev/null | grep -c "^$mark$"
}
cp hostile.h gen
cp hostile.h validator
cp hostile.h checker
program gen/hostile.c 'misbehave(); puts("1\n1 1");'
sed -i '1i #include "hostile.h"' gen/hostile.c
for file in validator/sum_pairs.c validator/half_number.c checker/half_check.c; do
	sed -i -e 's/#include "testlib.h"/&\n#include "hostile.h"/' -e 's/^{$/&\n\tmisbehave();/' $file
done
sed -i -e '/^#include <stdio.h>/r hostile.h' -e 's/^{$/&\n\tmisbehave();/' solutions/sum/plain.c
sed -n '/misbehave();/=' validator/sum_pairs.c checker/half_check.c solutions/sum/plain.c | wc -l
line sum hostile
rm problems/sum/tests.xxh
try build
try unit
holds test ! -e escaped
left_behind
# What is compiled sees no more than what runs.
echo "#include \"$PWD/problems/sum/problem.yaml\"" > gen/reads.c
line sum reads
try build sum | grep -v "|  *^~" | sed "/reads.c:1/s/Permission denied/No such file or directory/"
sed -i '$d' problems/sum/tests.plan
# Outside, the same programs do all of that.
for words in gen/hostile 'problems/sum/validator --group full' checker/half_check solutions/sum/plain.c; do
	build/$words 2>&1 < /dev/null
	echo "[$?]"
done
holds test -e escaped
# Each has its name once it was scheduled.
for i in $(seq 600); do
	[ "$(left_behind)" != 4 ] || break
	sleep 0.1
done
holds test "$(left_behind)" = 4
kill $(grep -lx "$mark" /proc/[0-9]*/comm 2> /dev/null | sed 's/[^0-9]//g')
rm escaped
