# Stopped half way: only whole files, and the next build completes. (waits)
program gen/slow.c 'sleep(1); puts("1\n1 1");'
for i in 1 2 3 4 5 6 7 8; do line sum slow $i; done
rm problems/sum/tests.xxh
mkdir found
tests=build/problems/sum/tests

# stopped SIGNAL FILE: as soon as there is that file, or one like it
stopped() {
	rm -rf build/problems
	env --default-signal=INT $SETTER build sum -j2 > out 2> err &
	driver=$!
	until ls -d $2 > listed 2>&1 || ! kill -0 $driver; do sleep 0.01; done
	kill -$1 $driver
	{ wait $driver; } 2> /dev/null
	echo "[$?]"
	sed 's/[0-9]* of 13/N of 13/' err
	flock build/lock true # until its tasks have ended
	cp $tests/*.in $tests/*.ans found 2> /dev/null
}
stopped TERM 'build/gen/slow.*.tmp'
holds test -z "$(find build -name '*.tmp')"
stopped TERM 'build/problems/sum/receipts/*'
stopped INT 'build/problems/sum/receipts/*'
holds test -z "$(find build -name '*.tmp')"
stopped KILL 'build/problems/sum/receipts/*'
$SETTER build sum -j8 > out 2> err
echo "[$?]"
holds test -z "$(find build -name '*.tmp')"
holds test "$(ls $tests | wc -l)" = 26
for file in found/*; do cmp $file $tests/${file#*/}; done
# Whatever was being written when it was killed; but not what somebody else still writes.
rm -f gen/slow.c && sed -i '/^slow/d' problems/sum/tests.plan
for folder in build build/gen build/problems/sum build/problems/sum/tests build/problems/sum/overview \
		build/problems/sum/reached build/problems/sum/receipts build/problems/sum/failed \
		build/problems/sum/previous build/problems/sum/unit build/solutions/sum problems/sum; do
	mkdir -p $folder
	echo half > $folder/something.999999999-1.tmp
done
echo theirs > build/hashes.123-7.tmp
echo mine > problems/sum/notes.tmp
flock -s build/lock $SETTER build sum > out 2> err
echo "[$?]"
find build problems -name '*.tmp' | sort
$SETTER build sum > out 2> err
echo "[$?]"
find build problems -name '*.tmp'
