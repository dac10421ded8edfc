# Stopped in the middle of a hunt: nothing is left, and nothing runs on. (waits)
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t {t} -max {value} {seed}
END
{ echo '#include <sys/prctl.h>'; cat solutions/sum/plain.c; } |
	sed "s/if (scanf/prctl(PR_SET_NAME, \"hunt$$\"); &/; s/t-- > 0/1/; s/== 2/>= -1/" > hang.c
cp solutions/sum/plain.c right.c
running() {
	cat /proc/[0-9]*/comm 2> /dev/null | grep -x "hunt$$"
}
stopped() {
	env --default-signal=INT $SETTER hack sum "$2" --time=60s > out 2> err &
	driver=$!
	if [ "$2" = right.c ]; then
		for i in $(seq 1200); do [ -e build/problems/sum/judging ] && break; sleep 0.05; done
		sleep 1
	else
		for i in $(seq 1200); do running > held && break; sleep 0.05; done
		[ -s held ] || echo 'it never ran'
	fi
	kill -$1 $driver
	{ wait $driver; } 2> /dev/null
	echo "[$?]"
	cat out err
	for i in $(seq 200); do
		running > held || break
		sleep 0.3
	done
	holds test -z "$(running)"
}
stopped TERM right.c
holds test -z "$(find build -name '*.tmp')"
holds test ! -e build/problems/sum/judging
stopped INT hang.c
holds test ! -e build/problems/sum/judging
stopped KILL hang.c
echo half > build/problems/sum/hack/something.999999999-1.tmp
try hack sum right.c --tries=100 | sed -E 's/\([0-9]+\.[0-9] s\)/(N s)/'
holds test -z "$(find build -name '*.tmp')"
holds test ! -e build/problems/sum/judging
