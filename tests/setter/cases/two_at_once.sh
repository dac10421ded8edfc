# Two builds of one problem: the second waits, and finds everything done. (waits)
program gen/slow.c 'usleep(1500000); puts("1\n1 1");'
for i in 1 2; do line sum slow $i; done
rm problems/sum/tests.xxh
$SETTER build sum > out1 2> err1 &
for i in $(seq 500); do
	flock -n build/problems/sum/lock true || break
	sleep 0.01
done
$SETTER build sum 2> err2 | sed 's/[0-9]* bytes/N bytes/'
wait
cat err2
sed 's/[0-9]* bytes/N bytes/' out1
