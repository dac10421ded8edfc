# With nothing to do, no process is started: one that tries gets an error.
cat > forbid.c <<'END'
#include <errno.h>
#include <stdio.h>
int fork(void) { fputs("a process was started\n", stderr); errno = EAGAIN; return -1; }
END
cc -shared -fPIC -o forbid.so forbid.c
export ASAN_OPTIONS=detect_leaks=0:verify_asan_link_order=0
(export LD_PRELOAD=$PWD/forbid.so; try build sum -v)
sed -i 's/-t 10 /-t 11 /' problems/sum/tests.plan
(export LD_PRELOAD=$PWD/forbid.so; try build sum)
try build sum -vv -t small-01 -j1
