# answers.awk - the answer file of a sample, by the rules of the game and nothing else.
#
#     awk -v problem=all-moves -f answers.awk 1.in
#
# A table of every small game says who wins: no golden ratio, no lib/wythoff.
# Moves come in the order of the reference: both piles, first pile, second pile.

function fail(why)
{
	print FILENAME ":" FNR ": " why > "/dev/stderr"
	failed = 1
	exit 1
}

# Does the player to move lose?  Smaller games are in the table already.
function is_lost(a, b,    n)
{
	for (n = 1; n <= a || n <= b; n++)
		if ((n <= a && lost[a - n, b]) || (n <= b && lost[a, b - n]) ||
				(n <= a && n <= b && lost[a - n, b - n]))
			return 0
	return 1
}

# The same with t: x from one pile, y from the other, less than t apart.
function build_t_table(t,    a, b, x, y)
{
	for (a = 0; a <= SMALL_T; a++)
		for (b = 0; b <= SMALL_T; b++) {
			lost_t[t, a, b] = 1
			for (x = 0; x <= a; x++)
				for (y = 0; y <= b; y++)
					if (x + y > 0 && (x == 0 || y == 0 || (x - y < t && y - x < t)) &&
							lost_t[t, a - x, b - y])
						lost_t[t, a, b] = 0
		}
}

function who_wins_t(a, b, t)
{
	if (a > SMALL_T || b > SMALL_T)
		fail("a sample has small piles")
	if (!((t, 0, 0) in lost_t))
		build_t_table(t)
	return lost_t[t, a, b] ? "Second" : "First"
}

function count_from(a, b, of_first, of_second,    n)
{
	for (n = 1; n * of_first <= a && n * of_second <= b; n++)
		if (lost[a - n * of_first, b - n * of_second])
			move[++moves] = n * of_first " " n * of_second
}

function print_moves(a, b,    i)
{
	moves = 0
	count_from(a, b, 1, 1)
	count_from(a, b, 1, 0)
	count_from(a, b, 0, 1)
	print moves
	for (i = 1; i <= moves; i++)
		print move[i]
}

# The different pairs left by these moves, which count_from() found, by the smaller pile.
function list_pairs(a, b,    i, n, x, y, pair, stones)
{
	for (i = 1; i <= moves; i++) {
		split(move[i], stones, " ")
		x = a - stones[1]
		y = b - stones[2]
		pair = x < y ? x " " y : y " " x
		if (pair in listed)
			continue
		listed[pair] = 1
		for (n = ++pairs; n > first_single && list[n - 1] + 0 > pair + 0; n--)
			list[n] = list[n - 1]
		list[n] = pair
	}
	moves = 0
}

function print_pairs(a, b,    i)
{
	moves = pairs = first_single = 0
	split("", listed)
	count_from(a, b, 1, 1)
	list_pairs(a, b)
	first_single = pairs + 1
	count_from(a, b, 1, 0)
	count_from(a, b, 0, 1)
	list_pairs(a, b)
	print pairs
	for (i = 1; i <= pairs; i++)
		print list[i]
}

function print_pair(k,    a, b)
{
	for (a = 0; a <= LARGEST; a++)
		for (b = a; b <= LARGEST; b++)
			if (lost[a, b] && k-- == 0) {
				print a, b
				return
			}
	fail("the table ends before this pair")
}

# One by one.
function count_lost(x1, y1, x2, y2,    x, y, count)
{
	for (x = x1; x <= x2; x++)
		for (y = y1; y <= y2; y++)
			count += lost[x, y]
	print count + 0
}

# By the smallest number that no move leads to: what a sum of boards is judged by.
function fill_values(    a, b, n, i, seen)
{
	for (a = 0; a <= LARGEST; a++)
		for (b = 0; b <= LARGEST; b++) {
			split("", seen)
			for (n = 1; n <= a || n <= b; n++) {
				if (n <= a)
					seen[value[a - n, b]] = 1
				if (n <= b)
					seen[value[a, b - n]] = 1
				if (n <= a && n <= b)
					seen[value[a - n, b - n]] = 1
			}
			for (i = 0; i in seen; i++)
				;
			value[a, b] = i
		}
}

function exclusive_or(x, y,    bit, sum)
{
	for (bit = 1; bit <= x || bit <= y; bit *= 2)
		if (int(x / bit) % 2 != int(y / bit) % 2)
			sum += bit
	return sum + 0
}

function try_move(board, x, y, wanted)
{
	if (played || x > pile[board, 1] || y > pile[board, 2] ||
			value[pile[board, 1] - x, pile[board, 2] - y] != wanted)
		return
	print board, x, y
	played = 1
}

# The first move of the first board that can leave a sum of 0.
function play_boards(    i, n, own)
{
	for (i = 1; i <= cases && total > 0; i++) {
		own = value[pile[i, 1], pile[i, 2]]
		if (exclusive_or(own, total) < own)
			for (n = 1; n <= LARGEST; n++) {
				try_move(i, n, n, exclusive_or(own, total))
				try_move(i, n, 0, exclusive_or(own, total))
				try_move(i, 0, n, exclusive_or(own, total))
			}
	}
	if (!played)
		print 0
}

BEGIN {
	LARGEST = 40
	SMALL_T = 12
	for (sum = 0; sum <= 2 * LARGEST; sum++)
		for (a = 0; a <= sum; a++)
			if (a <= LARGEST && sum - a <= LARGEST)
				lost[a, sum - a] = is_lost(a, sum - a)
	counted = problem ~ /^(huge-pairs|all-moves|kth-cold|listed-moves|big-pairs|cold-cells|t-pairs|boards|break-phi)$/
	if (!counted && problem !~ /^(one|many)-pairs?$/)
		fail("no brute force for problem " problem)
}

counted && FNR == 1 {
	expected = $1
	next
}

{ cases++ }

problem == "kth-cold" {
	print_pair($1)
	next
}

problem == "cold-cells" {
	if ($3 > LARGEST || $4 > LARGEST)
		fail("a sample has small piles")
	count_lost($1, $2, $3, $4)
	next
}

$1 > LARGEST || $2 > LARGEST { fail("a sample has small piles") }

problem == "break-phi" {
	for (k = 1; int(k * (1 + sqrt(5)) / 2) == int(k * $1 + 1e-9); k++)
		;
	print k
}

problem == "t-pairs" { print who_wins_t($1, $2, $3) }
problem == "boards" {
	if (cases == 1)
		fill_values()
	pile[cases, 1] = $1
	pile[cases, 2] = $2
	total = exclusive_or(total, value[$1, $2])
}

problem == "all-moves" { print_moves($1, $2) }
problem == "listed-moves" { print_pairs($1, $2) }
problem ~ /^(huge|big)-pairs$/ { print lost[$1, $2] ? "Second" : "First" }
problem ~ /^(one|many)-pairs?$/ { print !lost[$1, $2] }

END {
	if (!failed && problem == "boards")
		play_boards()
	if (!failed && counted && cases != expected)
		fail("the first line promises " expected " cases, " cases " follow")
	exit failed
}
