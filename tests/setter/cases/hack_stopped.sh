# Stopped in the middle of a hunt: nothing is left, and nothing runs on.
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t {t} -max {value} {seed}
END
{ echo '#include <sys/prctl.h>'; cat solutions/sum/plain.c; } |
	sed "s/if (scanf/prctl(PR_SET_NAME, \"hunt$$\"); &/; s/t-- > 0/1/; s/== 2/>= -1/" > hang.c
cp solutions/sum/plain.c right.c
stopped() {
	env --default-signal=INT $SETTER hack sum "$2" --time=60s > out 2> err &
	driver=$!
	if [ "$2" = right.c ]; then
		sleep 1.2
	else
		timeout 60 sh -c "until pgrep -x hunt$$; do sleep 0.05; done" > held || echo 'it never ran'
	fi
	kill -$1 $driver
	{ wait $driver; } 2> /dev/null
	echo "[$?]"
	cat out err
	for i in 1 2 3 4 5 6 7 8 9 10; do
		pgrep -x hunt$$ > held || break
		sleep 0.3
	done
	holds test -z "$(pgrep -x hunt$$)"
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
