# A line that moves: on a terminal, after half a second, gone at the end. (waits)
need_terminal || return 0
program gen/slow.c 'usleep(450000); puts("1\n1 1");'
for i in 1 2 3; do line sum slow $i; done
rm problems/sum/tests.xxh
on_terminal() {
	TERM=$1 script -qec "$SETTER build sum -j1" /dev/null < /dev/null > drawn
	printf '%s: ' "$1"
	grep -q 'tests \[##*\.*\] [0-9] of 3' drawn && echo drawn || echo nothing moves
	# The last thing that moved was erased before anything else was printed.
	tr '\r' '\n' < drawn | grep -a ' of 3' | grep -av '^tests \[[#.]*\] [0-9] of 3.\[K$'
}
on_terminal xterm
on_terminal xterm
rm build/problems/sum/tests/full-0[345].in
on_terminal dumb
rm build/problems/sum/tests/full-0[345].in
"$SETTER" build sum -q 2>&1 | tr -cd '\r' | wc -c
