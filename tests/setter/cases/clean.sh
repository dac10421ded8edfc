# Only what was made, only of the problems that are named.
try clean -n half
holds test -e build/problems/half/tests/full-01.in
try clean half
holds test ! -e build/problems/half
holds test -e build/problems/sum/tests/full-01.in
ln -s ../../../problems build/problems/sum/link
try clean
holds test -e problems/sum/tests.plan
try build -q
try clean hlaf
# It waits for those that are at work.
try build -q
flock -s build/lock sh -c 'echo > held; for i in $(seq 2000); do [ -s seen ] && break; sleep 0.05; done
	[ -e build/problems/half/tests/full-01.in ] && echo "it is still there"' &
until [ -e held ]; do sleep 0.05; done
$SETTER clean half > out 2> seen
wait
cat seen out
holds test ! -e build/problems/half
