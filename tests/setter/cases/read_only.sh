# Nothing can be written: one clear error, and nothing is lost.
mkdir still
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=8m tmpfs still 2> /dev/null; then
	cp -a gen validator checker solutions problems build still
	sed -i 's/-t 10 /-t 11 /' still/problems/sum/tests.plan
	mount -o remount,ro still
	cd still
	try build sum
	holds test -e build/problems/sum/tests/small-01.in
	try new other
	try clean half | sed "s|half/[^']*'|half/...'|"
	cd ..
	# A disk that fills up on the way: no half problem stays.
	mount -o remount,rw,size=8m still
	rm -r still/build
	head -c 9m /dev/zero > still/full 2> /dev/null
	truncate -s -8192 still/full
	cd still
	try new other -q
	find . -name '*other*'
	cd ..
	umount still
else
	echo 'skipped: setter/read_only (needs to mount a file system)'
fi
