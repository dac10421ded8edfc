# A full file system is one clear error, whoever notices it, and nothing is lost. (long)
"$SETTER" unit sum -q > "$own/out"
rm -r build/problems/sum/unit
mkdir small
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=2m tmpfs small 2> /dev/null; then
	cp -a gen validator checker solutions problems build small
	cd small
	program gen/large.c 'puts("100"); for (int i = 0; i < 400000; i++) puts("1 1");'
	for i in 1 2 3 4 5 6 7 8; do
		line sum large $i
	done
	line sum sum_random -t 1 -max 7
	try build -j3
	holds test -z "$(find build -name '*.tmp')"
	try build -q -j1
	holds test ! -e build/problems/sum/tests/full-11.in
	sed -i -e '/^large [2-8]/d' -e '/-max 7$/d' problems/sum/tests.plan
	try build sum
	holds test -z "$(find build -name '*.tmp')"
	sed -i '$d' problems/sum/tests.plan
	try build sum
	# Little room is room enough for little.
	rm -rf build/problems/sum/tests
	head -c $(($(df --output=avail . | tail -1) * 1024 - 200000)) /dev/zero > filler
	try build sum
	# A reference that does not look at what printf() returns.
	sed -i 's/return 0;/for (int i = 0; i < 50000; i++) puts("0 1 2 3"); &/' \
		solutions/sum/plain.c
	rm problems/sum/tests.xxh
	try build sum -t sample-01
	holds test -z "$(find build -name '*.tmp')"
	# No attack succeeds because its junk could not be written.
	cp "$here/kit/solutions/sum/plain.c" solutions/sum
	"$SETTER" build sum -q
	cat /dev/zero > filler 2> /dev/null
	try unit sum -j1 | grep -v '^2| hint\|^2| error: cannot\|^2| note'
	# Losing the cache does not matter.
	touch problems/sum/samples/1.in
	"$SETTER" build sum --verify 2>&1 | grep -v '^hint\|^note'
	cd ..
	umount small
else
	echo 'skipped: setter/full_disk (needs to mount a small file system)'
fi
