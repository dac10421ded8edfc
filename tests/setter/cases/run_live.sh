# On a terminal the matrix fills in; where it does not fit, one notice and the line. (waits)
need_jail && need_terminal || return 0
sed -e 's/^#include/#include <unistd.h>\n&/' -e 's/^{/{ usleep(250000);/' solutions/sum/plain.c > solutions/sum/late.c
on_terminal() {
	TERM=xterm script -qec "stty rows $1 cols 80; $SETTER run sum -j1 --color=never $2" /dev/null < /dev/null |
		tr -d '\r' > drawn
	# Some drawing has half a row, and each is taken off before the next.
	grep -q '^  late .*\..*·' drawn && echo 'half a row was drawn'
	grep -c 'do not fit this terminal'  drawn
	up=$(grep -c "$(printf '\033')\[[0-9]*A$(printf '\033')\[J" drawn)
	[ "$up" -gt 1 ] && echo 'drawn more than once'
	grep -v '^note: from the journal' drawn | tail -1
}
on_terminal 24
on_terminal 4 --progress=always
# Only a terminal gets what moves.
"$SETTER" run sum -j1 2>&1 | tr -cd '\r\033' | wc -c
