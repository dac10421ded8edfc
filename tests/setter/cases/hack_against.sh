# Against another program that has no answer: the hunt ends in time, and says so once. (waits)
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t 3 -max 9
  - sum_random -t {t} -max {value} {seed}
END
hacked() {
	try hack "$@" | sed -E 's/\(?[0-9]+\.[0-9] s\)?/N s/; s/in [0-9]+ tries/in N tries/; s/and [0-9]+ more/and N more/'
}
program crash.c '*(volatile int *)0 = 1;'
program hang.c 'for (;;);'
hacked sum plain --against=crash.c --time=60s
hacked sum plain --against=hang.c --time=700ms
# One that answers some, and differs nowhere.
rest='int t; long long a, b; scanf("%d", &t); while (t-- && scanf("%lld %lld", &a, &b) == 2)'
program small.c "$rest { if (a > 1000) abort(); printf(\"%lld\n\", a + b); }"
for time in 1s 10s 100s 600s; do # a busy machine takes longer for a second batch
	hacked sum plain --against=small.c --time=$time > said
	! grep -q 'and N more' said || break
done
sed "s/$time/TIME/" said
# One signal is enough, and nothing is left.
env --default-signal=INT $SETTER hack sum plain --against=hang.c --time=60s > out 2> err &
driver=$!
timeout 600 sh -c 'until ls build/problems/sum/judging/*/oracle > held 2>&1; do sleep 0.05; done'
sleep 0.7
kill -INT $driver
{ wait $driver; } 2> /dev/null
echo "[$?]"
cat out err
holds test ! -e build/problems/sum/judging
