# A full file system is one clear error, and nothing is lost.
mkdir small
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=2m tmpfs small 2> /dev/null; then
	cp -a gen validator checker solutions problems build small
	cd small
	program gen/large.c 'puts("100"); for (int i = 0; i < 400000; i++) puts("1 1");'
	line sum large
	try build sum
	holds test -z "$(find build -name '*.tmp')"
	sed -i '$d' problems/sum/tests.plan
	try build sum
	cd ..
	umount small
else
	echo 'skipped: setter/full_disk, which needs to mount a small file system'
fi
