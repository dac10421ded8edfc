# A generator that takes its seed from the clock: two runs within a second print the same. (waits)
# (Always as many digits.)
need_namespaces || return 0
program gen/clock.c 'printf("1\n%ld 1\n", 1000000 + (long)time(NULL) % 1000000);'
sed -i 's/stdlib.h/time.h/' gen/clock.c
line sum clock
try build sum --update-hashes
holds test ! -e build/problems/sum/receipts/full-03
# What was made in an earlier second is not waited for, and hashes that are known are believed.
"$SETTER" build sum -q 2> /dev/null
try build sum --update-hashes
sed -i '$d' problems/sum/tests.plan
try build sum --update-hashes
# One whose outcome lasts longer: it depends on when its program was made.
program gen/age.c 'struct stat s; stat("/proc/self/exe", &s); printf("1\n%ld 1\n", 1000000 + (long)s.st_mtime % 1000000);'
sed -i 's/stdlib.h/sys\/stat.h/' gen/age.c
line sum age
try build sum -q --update-hashes
touch -d 2020-01-01 build/gen/age
try build sum
try check sum
