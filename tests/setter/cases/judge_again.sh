# What was judged is known by its content: program, input, answer, limits, checker. (waits)
need_jail || return 0
program slow.c 'for (volatile long i = 0; i < 20000000; i++);'
lines() {
	wc -l < build/problems/sum/journal.jsonl | tr -d ' '
}
judge_it() {
	before=$(lines)
	"$SETTER" judge sum slow.c --all "$@" 2>&1 > /dev/null | grep journal:
	echo "$*: $(($(lines) - before)) more lines"
}
# Until the journal has some more.
wait_for_lines() {
	start=$(lines)
	for i in $(seq 6000); do
		[ "$(lines)" -gt $((start + 3)) ] && return
		sleep 0.05
	done
}
rm -f build/problems/sum/journal.jsonl
: > build/problems/sum/journal.jsonl
judge_it
judge_it
judge_it --no-resume
judge_it --time-limit=2s
judge_it --memory-limit=100
cp slow.c renamed.c
"$SETTER" judge sum renamed.c --all > /dev/null 2>&1
judge_it
# Another comment is another source, but the same program.
echo '/* */' >> slow.c
judge_it
# One more test is one more line.
line sum sum_random -t 3 -max 5 more
rm problems/sum/tests.xxh
judge_it
# Stopped at any time, it goes on where it was.
for i in 1 2 3 4 5 6 7 8; do program slow$i.c "usleep(10000$i);"; done
"$SETTER" judge sum slow?.c --all > out 2> err &
judge=$!
wait_for_lines
kill -KILL $judge
{ wait $judge; } 2> /dev/null
echo "[$?]"
sleep 0.3
"$SETTER" judge sum slow?.c --all > out 2> err &
judge=$!
wait_for_lines
kill -TERM $judge
{ wait $judge; } 2> /dev/null
echo "[$?]"
grep interrupted err
before=$(lines)
"$SETTER" judge sum slow?.c --all > out 2> err
echo "[$?]"
tail -1 out
[ $(($(lines) - before)) -lt 56 ] && echo 'some of 56 were there already'
holds test ! -e build/problems/sum/judging
# Compiled programs are kept, up to 256 MiB, and those that were used longest ago go first.
kept=build/problems/sum/judged
rm -r $kept
"$SETTER" judge sum slow1.c > out 2> err
own_one=$(ls $kept)
for i in 1 2 3; do
	mkdir $kept/$i
	truncate -s 100M $kept/$i/program
	touch -d "$i days ago" $kept/$i
done
touch -d '4 days ago' $kept/$own_one
"$SETTER" judge sum slow1.c > out 2> err
holds test "$(ls $kept | sed "s/$own_one/own/" | sort | tr '\n' ' ')" = '1 2 own '
