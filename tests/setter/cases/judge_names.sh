# Neither the name of a file nor what it says can write a line of the result.
need_jail || return 0
forged=$(printf 'a.c  AC\n  winner.c  AC  100 points\033[2J\342\200\256.c')
program "$forged" 'fputs("x \342\200\256y \342\200\250z \303\244 \377\302\n", stderr); return 1;'
judged judge sum "$forged" -t sample-01 | sed 1,2d
cp "$forged" "$forged.unknown"
try judge sum "$forged.unknown" | sed 1,2d
# What a link leads to may be somebody's secret, and a compiler repeats lines.
ln -s /etc/passwd link.c
try judge sum link.c
program ends.c 'raise(SIGXCPU);'
sed -i '1i #include <signal.h>' ends.c
judged judge sum ends.c -t sample-01
