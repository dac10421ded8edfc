#!/bin/sh
# gen/run.sh - the generators: complete, within bounds, the same everywhere.
#
#     sh tests/gen/run.sh BUILD [compilers]
#
# The dangerous sets are compared with tests/oracle/dangerous_k, which finds them by
# Zeckendorf sums or by looking at every k.  For a BUILD called sanitize the longest
# searches are left out.  With `compilers` only that every compiler makes generators which print
# the same.
gen=$1/gen
oracle=$1/tests/oracle/dangerous_k
inspect=$1/tests/gen/inspect_cases
build=$1/gen_work$2 all=$2
sanitized=
case $1 in *sanitize) sanitized=yes ;; esac
billion=1000000000 top=1000000000000000000
# The last k whose cold pair is within that, 10^9 / phi^2.
billion_k=381966011

rm -rf "$build"
mkdir -p "$build"

said=$build/message
. "$(dirname "$0")/../holds.sh"

# One command line of every generator, with the options it cannot do without.
lines() {
	cat <<-END
		random a
		cold a
		near a
		grid -upto 30
		grid -upto 40 -from 31
		boundary
		trap -bits 53
		trap -bits 53 -ulps 7 -only cold
		trap -bits 53 -max $top -part 2 -of 3 a
		trap -bits 64 -max $top a
		trap -bits 113 -max $top
		trap -decimals 9 a
		trap -decimals 27 -max $top a
		reach -bits 53 a
		reach -bits 64 -max $top a
		types
		types -max $top
		edges
		edges -max $top
		slow a
		longest
		longest -max $top
		powers
		powers -max $top
		fibonacci
		fibonacci -only cold
		fibonacci -least 20 a
		fibonacci -least 41 -max $top a
	END
}

# The same of games, whose cases have other forms.
games_lines() {
	cat <<-END
		games
		games -max 100 -t 7 a
		games -style random a
		games -style small -max $top -t 100
		games -start grid -through every -t 100 -max 100
		games -start grid -style small -through every -t 50 -max 100
		games -through fibonacci -t 100
		games -style small -through fibonacci -max $top -t 100
		games -through dangerous -bits 53 -t 100
		games -start dangerous -through dangerous -bits 53 -replies 280 -t 100
		games -style small -through dangerous -bits 64 -max $top -t 100
		games -through dangerous -decimals 27 -max $top -t 100
	END
}

# The same of generators whose cases only one problem takes.
other_lines() {
	cat <<-END
		bigfib
		bigfib -digits 18 -pick 7
		bigfib -only cold -part 10 -of 10
		bigfib -least 400 -digits 300 -t 50 a
		bigedges
		bigedges -digits 40 -t 100
		bigrandom a
		bigrandom -size full -t 20 a
		trap -bits 53 -with 1
		ostrowski
		ostrowski -max $top -t 500 a
		ostrowski -upto 50 -max $top
		tgrid -upto 20 -tmax 12
		tedges -max $top
		near_phi
		near_phi -kind cut -decimals 1000
		near_phi -kind fractions -decimals 40
		near_phi -kind all -decimals 2
		near_phi -kind random -decimals 1000 a
		trandom a
		trandom -size full -max $top -t 500 a
	END
}

# And of rects, whose cases are four numbers.
rects_lines() {
	cat <<-END
		rects -upto 0
		rects -upto 7 -t 1000
		rects -at dangerous -bits 53 a
		rects -at dangerous -bits 64 -max $top -t 5000 a
		rects -at dangerous -decimals 6 -max 1000000 -t 77
		rects -at fibonacci -max $top a
		rects -at fibonacci -max 1
		rects -at powers -max $top
		rects -at random -max $top -t 1000 a
		rects -at random -max 0 -t 10
	END
}

# And of board_lists, which are one case each.
boards_lines() {
	cat <<-END
		board_lists -t 1 -max 0
		board_lists -max 2000
		board_lists -of pairs -sum zero -t 1000 -max 2000 a
		board_lists -of pairs -sum hot -t 99 -max 170
		board_lists -of cold -sum hot -t 100 -max 1999
		board_lists -of row -sum zero -heavy -t 50 -max 7
		board_lists -of empty -sum hot -t 2 -max 1
	END
}

# output GENERATOR OPTIONS: the cases without their number; nothing when it fails.
output() {
	"$gen/$@" > "$build/output" && tail -n +2 "$build/output"
}

# --- the same bytes from every compiler -----------------------------------------------------------

# Compilers that must be silent and give the same.
compilers() {
	cat <<-END
		g++ -x c++ -std=c++98 -O0
		clang -std=c99 -O0 -m32
		gcc -std=c99 -O0
		gcc -std=c17 -O2 -m32
		clang -std=c11 -O0
		clang++ -x c++ -std=c++20 -O0 -m32
	END
}

compile_one='
	compiler=${1%|*} source=${1#*|}
	program=$build/$(echo "$compiler" | tr -d " +=-")-$(basename "$source" .c)
	$compiler -Wall -Wextra -Werror -Idist -o "$program" "$source" -lm 2> "$program.log" ||
		{ echo "$compiler $source"; head -5 "$program.log"; }'

same_bytes() {
	while read -r name options; do
		"$build/$1-$name" $options > "$build/theirs" && "$gen/$name" $options |
			cmp - "$build/theirs" || { echo "$name $options"; return 1; }
		"$build/$1-$name" $options -form index > "$build/theirs" &&
			"$gen/$name" $options -form index | cmp - "$build/theirs" ||
			{ echo "$name $options -form index"; return 1; }
	done < "$build/lines"
	{ games_lines; other_lines; rects_lines; boards_lines; } > "$build/games"
	while read -r name options; do
		"$build/$1-$name" $options > "$build/theirs" && "$gen/$name" $options |
			cmp - "$build/theirs" || { echo "$name $options"; return 1; }
	done < "$build/games"
	printf '1\n165580140 267914295\n' > "$build/input"
	for line in smaller 'plot_pairs -form count' bigsmaller plot_big_pairs; do
		"$build/$1-"$line < "$build/input" > "$build/theirs" &&
			"$gen/"$line < "$build/input" | cmp - "$build/theirs" ||
			{ echo "$line"; return 1; }
	done
	printf '1\n0 0 165580140 267914295\n' > "$build/input"
	"$build/$1-smaller_rects" < "$build/input" > "$build/theirs" &&
		"$gen/smaller_rects" < "$build/input" | cmp - "$build/theirs" ||
		{ echo smaller_rects; return 1; }
}

lines > "$build/lines"
if [ -n "$all" ]; then
	export build
	compilers | while read -r compiler; do
		for source in gen/*.c; do
			echo "$compiler|$source"
		done
	done | xargs -P "$(nproc)" -d '\n' -n 1 sh -c "$compile_one" sh > "$build/compilers.log"
	holds 'every compiler is silent' test ! -s "$build/compilers.log"
	head -20 "$build/compilers.log"
	compilers > "$build/compilers"
	while read -r compiler; do
		holds "$compiler gives the same bytes" same_bytes "$(echo "$compiler" | tr -d ' +=-')"
	done < "$build/compilers"
	echo "gen-compilers: $passed passed, $failed failed"
	[ "$failed" -eq 0 ]
	exit
fi

# --- forms --------------------------------------------------------------------------------

limit_of() {
	case $* in *" -max $top"*) echo $top ;; *) echo $billion ;; esac
}

has_every_form() {
	limit=$(limit_of "$@")
	"$gen/$@" -form count > "$build/count" && "$gen/$@" -form eof > "$build/eof" &&
		"$gen/$@" -form index > "$build/index" && "$gen/$@" > "$build/default" || return 1
	"$inspect" count "$limit" < "$build/count" && "$inspect" eof "$limit" < "$build/eof" &&
		"$inspect" index "$limit" < "$build/index" &&
		cmp "$build/count" "$build/default" &&
		tail -n +2 "$build/count" | cmp - "$build/eof"
}

# pick N of has_every_form's output, which is as long as its first line says.
picks_lines() {
	last=$(head -1 "$build/count")
	for n in 1 2 $((last / 2)) "$last"; do
		"$gen/$@" -form single -pick "$n" > "$build/single" || return 1
		sed -n "${n}p" "$build/eof" | cmp - "$build/single" || return 1
		[ "$("$gen/$@" -pick="$n" -form=count)" = "1
$(cat "$build/single")" ] || return 1
	done
	last=$(head -1 "$build/index")
	[ "$("$gen/$@" -form index -pick "$last")" = "1
$(tail -1 "$build/index")" ]
}

keeps_to_t() {
	for t in 1 2 7 100; do
		"$gen/$@" -form count -t $t > "$build/few" &&
			"$inspect" count "$(limit_of "$@")" < "$build/few" || return 1
		[ "$(head -1 "$build/few")" -le $t ] || return 1
	done
	"$gen/$@" -form single -t 1 > "$build/few" && "$inspect" single "$(limit_of "$@")" < "$build/few"
}

# Small limits: something within them, or a FAIL.
keeps_to_max() {
	for max in 0 1 2 3 10 100; do
		for form in eof index; do
			"$gen/$@" -form $form -max $max > "$build/small" 2> "$build/error"
			case $? in
			0) "$inspect" $form $max < "$build/small" || return 1 ;;
			3) [ ! -s "$build/small" ] && grep -q '^FAIL ' "$build/error" || return 1 ;;
			*) cat "$build/error"; return 1 ;;
			esac
		done
	done
}

# A set has no case twice.
has_no_case_twice() {
	"$gen/$@" -form eof | sort | uniq -d > "$build/twice"
	"$gen/$@" -form index | tail -n +2 | sort | uniq -d >> "$build/twice"
	[ ! -s "$build/twice" ]
}

while read -r line; do
	holds "'$line' is the same in every form" has_every_form $line
	holds "'$line' picks what it prints" picks_lines $line
	case $line in
	grid*) ;;
	*) holds "'$line' prints at most t cases" keeps_to_t $line ;;
	esac
	case $line in
	grid* | *-max*) ;;
	*) holds "'$line' keeps to small limits" keeps_to_max $line ;;
	esac
	case $line in
	random* | cold* | near* | slow* | longest*) ;;
	*) holds "'$line' has no case twice" has_no_case_twice $line ;;
	esac
done < "$build/lines"

# --- games ----------------------------------------------------------------------------------

# As many games as it says, on as many numbers as it says, which descend and keep to the limit.
has_whole_games() {
	"$gen/$@" > "$build/games_made" || return 1
	awk -v limit="$(limit_of "$@")" '
		function over(x) { return length(x) > length(limit) || (length(x) == length(limit) && x "" > limit "") }
		NR == 1 { games = $1; next }
		NF != $4 + 4 || $3 !~ /^(lead|small|random)$/ || over($1) || over($2) || $4 > 298 { bad++ }
		{
			for (i = 5; i <= NF; i++)
				if (over($i) || (i > 5 && (length($i) > length($(i - 1)) ||
						(length($i) == length($(i - 1)) && $i "" >= $(i - 1) ""))))
					bad++
		}
		END { exit bad || games != NR - 1 || games == 0 }' "$build/games_made"
}

games_lines > "$build/games"
while read -r line; do
	holds "'$line' makes whole games" has_whole_games $line
done < "$build/games"

# Every k that a product in double can miss is demanded in the first game.
leads_through_the_set() {
	"$gen/games" -through dangerous -bits 53 -t 1 | sed 1d | tr ' ' '\n' | sed 1,4d > "$build/demanded"
	output trap -bits 53 -form index -max $billion_k | sort -rn | cmp - "$build/demanded"
}
holds 'a led game demands the whole dangerous set' leads_through_the_set

# --- big piles ------------------------------------------------------------------------------

# is_all VERDICT GENERATOR OPTIONS: the checker proves that of each position.
is_all() {
	verdict=$1
	shift
	"$gen/$@" > "$build/big" && yes "$verdict" | head -n "$(head -1 "$build/big")" > "$build/verdicts" &&
		"$gen/../checker/$checker" "$build/big" "$build/verdicts" /dev/null
}

# keeps_to_digits D GENERATOR OPTIONS: no position twice, none above 10^D, as many as promised.
keeps_to_digits() {
	digits=$1
	shift
	"$gen/$@" -digits "$digits" > "$build/big" || return 1
	sed 1d "$build/big" | sort | uniq -d > "$build/twice"
	[ ! -s "$build/twice" ] && awk -v digits="$digits" '
		function over(x) { return length(x) > digits && x !~ "^10*$" || length(x) > digits + 1 }
		NR == 1 { promised = $1; next }
		NF != 2 || over($1) || over($2) { bad++ }
		END { exit bad || promised != NR - 1 || promised == 0 }' "$build/big"
}

# Each case is within its limits, and there are as many as promised.
keeps_to_t_limits() {
	max=$1 tmax=$2
	shift 2
	"$gen/$@" -max "$max" -tmax "$tmax" > "$build/cases" && awk -v max="$max" -v tmax="$tmax" '
		NR == 1 { promised = $1; next }
		NF != 3 || $1 > max || $2 > max || $3 < 1 || $3 > tmax { bad++ }
		END { exit bad || promised != NR - 1 || promised == 0 }' "$build/cases"
}

for line in ostrowski 'ostrowski -upto 3' tedges trandom 'trandom -size full' 'tgrid -upto 5'; do
	for limits in '10 3' '1000 1000' '1000000000 5000'; do
		holds "'$line' keeps to $limits" keeps_to_t_limits $limits $line
	done
done

checker=big_verdicts
for digits in 100 1000; do
	holds "pairs of Fibonacci and Lucas numbers of $digits digits are lost" \
		is_all Second bigfib -only cold -digits "$digits"
done
for line in bigfib 'bigfib -only cold' 'bigfib -least 2' bigedges bigrandom; do
	for digits in 1 2 18 19 300; do
		case $line$digits in
		*least?2[12]) ;;
		*) holds "'$line' keeps to $digits digits" keeps_to_digits "$digits" $line ;;
		esac
	done
done

# --- rectangles -----------------------------------------------------------------------------

# As many as the first line says, upright and within the limit; all three that -max names here.
awk_of_rectangles='
	function over(x, y) { return length(x) > length(y) || (length(x) == length(y) && x "" > y "") }
	NR == 1 { promised = $1; next }
	NF != 4 || over($1, $3) || over($2, $4) || over($3, limit) || over($4, limit) { bad++ }
	END { exit bad || promised != NR - 1 || promised == 0 || promised > most }'

has_whole_rectangles() {
	limit=$billion most=100000
	for word in "$@"; do
		case $before in -max) limit=$word ;; -t) most=$word ;; esac
		before=$word
	done
	"$gen/$@" | awk -v limit="$limit" -v most="$most" "$awk_of_rectangles"
}

rects_lines > "$build/rects"
while read -r line; do
	holds "'$line' makes whole rectangles" has_whole_rectangles $line
done < "$build/rects"

rects_upto_is_complete() {
	"$gen/rects" -upto 5 | sed 1d | sort -u > "$build/output" &&
		awk 'BEGIN { for (a = 0; a < 6; a++) for (b = 0; b < 6; b++)
			for (c = a; c < 6; c++) for (d = b; d < 6; d++) print a, b, c, d }' |
		sort | cmp - "$build/output"
}
holds 'rects -upto is complete' rects_upto_is_complete

# k - 1 and k for each k that a quotient in double can get wrong, counted from (0, 0).
rects_have_the_dangerous_borders() {
	"$gen/rects" -at dangerous -bits 53 > "$build/output" &&
		"$gen/trap" -bits 53 -form index | sed 1d | while read -r k; do
			for n in $((k - 1)) "$k"; do
				echo "0 0 $n $n"
				echo "0 0 $n $billion"
			done
		done > "$build/wanted" && [ -s "$build/wanted" ] &&
		! grep -vxFf "$build/output" "$build/wanted"
}
holds 'rects have the dangerous borders' rects_have_the_dangerous_borders

# --- boards ---------------------------------------------------------------------------------

# sums_up GENERATOR OPTIONS: as many as asked for, and the checker agrees on who wins.
sums_up() {
	claim=lost
	case $* in *"-sum hot"*) claim=won ;; esac
	"$gen/$@" > "$build/boards" && [ "$(head -1 "$build/boards")" -eq $(($(wc -l < "$build/boards") - 1)) ] ||
		return 1
	case $* in *-sum*) ;; *) return 0 ;; esac
	echo 0 > "$build/output"
	"$gen/../checker/boards" "$build/boards" "$build/output" /dev/null
	[ $? -eq "$([ $claim = lost ]; echo $?)" ]
}
boards_lines > "$build/boards_lines"
while read -r line; do
	holds "'$line' has the sum that it says" sums_up $line
done < "$build/boards_lines"

# below_rectangle X1 Y1 X2 Y2 [OPTIONS]: what smaller_rects prints, without its number.
below_rectangle() {
	printf '1\n%s %s %s %s\n' "$1" "$2" "$3" "$4" > "$build/input"
	shift 4
	"$gen/smaller_rects" "$@" < "$build/input" > "$build/smaller" &&
		sed 1d "$build/smaller" > "$build/below"
}

# The numbers sorted, the largest first, then the numbers as they stand: awk has no 64 bits.
rectangles_ascend() {
	below_rectangle "$@" && [ -s "$build/below" ] &&
		sed 1d "$build/input" | cat "$build/below" - | python3 -c '
import sys
keys = []
for line in sys.stdin:
    numbers = list(map(int, line.split()))
    keys.append((sorted(numbers, reverse=True), numbers))
    assert numbers[0] <= numbers[2] and numbers[1] <= numbers[3]
assert all(x <= y for x, y in zip(keys, keys[1:])) and keys[-2] < keys[-1]'
}
while read -r case; do
	holds "smaller rectangles ascend: $case" rectangles_ascend $case
done <<END
0 0 433494436 433494436
5 7 999999999 1000000 -t 77
0 0 0 1
1000000000 $top $top $top -max $top
END
holds 'nothing is smaller than one cell' below_rectangle 0 0 0 0
holds 'and it prints nothing' test ! -s "$build/smaller"

leads_to_rectangles() {
	witnesses cold-cells | grep -v ';' > "$build/witnesses" && below_rectangle "$@" &&
		[ "$(wc -l < "$build/witnesses")" -gt 10 ] &&
		! grep -vxFf "$build/below" "$build/witnesses"
}

# --- refusals -------------------------------------------------------------------------------

# refuses WORDS GENERATOR OPTIONS: one message with these words, exit code 3, no output.
refuses() {
	words=$1
	shift
	"$gen/$@" > "$build/output" 2> "$build/error"
	status=$?
	cat "$build/error"
	[ $status -eq 3 ] && [ ! -s "$build/output" ] && [ "$(wc -l < "$build/error")" -eq 1 ] &&
		grep -q "^FAIL .*$words" "$build/error"
}

while IFS='|' read -r words line; do
	holds "'$line' is refused: $words" refuses "$words" $line
done <<END
-form triple: there are|random -form triple
-form true: there are|random -form
-t 0 is not in 1..1000000|random -t 0
-t 1000001 is not in|random -t 1000001
-max -1 is not in|random -max -1
overflow|random -max 9223372036854775808
-max 3523014627193176566 is not in|random -form index -max 3523014627193176566
-pick 0 is not in|random -pick 0
-pick 101: only 100|random -t 100 -pick 101
-form single is one position of 100000|random -form single
unused key 'upto'|random -upto 3
unused key 'T'|random -T 3
no such position up to 0|near -max 0
-upto N is missing|grid
more than 100000 cases|grid -upto 316
more than 100000 cases|grid -upto 1000000000
more than 100000 cases|grid -form index -upto 100000
-upto 11 is not in 0..10|grid -upto 11 -max 10
-from 5 is not in 0..4|grid -upto 4 -from 5
-bits P or -decimals D is missing|trap
-bits P or -decimals D is missing|reach -max 5
not both|trap -bits 53 -decimals 18
-bits 0 is not in|trap -bits 0
-decimals 39 is not in|trap -decimals 39
-ulps 0 is not in|trap -bits 53 -ulps 0
-part I and -of N go together|trap -bits 53 -part 1
-part I and -of N go together|trap -bits 53 -of 2
-part 3 is not in 1..2|trap -bits 53 -part 3 -of 2
-only hot|trap -bits 53 -only hot
no such position up to 1000000|trap -bits 53 -max 1000000
no such k up to 1000000|trap -bits 53 -max 1000000 -form index
-least 1 is not in|fibonacci -least 1
no such position|fibonacci -least 60
boards come with their number|board_lists -form eof
-of queens: there are|board_lists -of queens
-sum two: there are|board_lists -sum two
is won|board_lists -t 3 -max 0 -sum hot
rectangles come with their number|rects -upto 1 -form eof
rectangles come with their number|rects -upto 1 -pick 1
-at WHERE or -upto N: one of them|rects
-at WHERE or -upto N: one of them|rects -upto 1 -at random
-at here: there are|rects -at here
-upto 31 is not in 0..30|rects -upto 31
-bits P or -decimals D is missing|rects -at dangerous
unused key 'bits'|rects -at powers -bits 53
no such rectangle up to 1000000|rects -at dangerous -bits 53 -max 1000000
games come with their number|games -form eof
games come with their number|games -pick 1
-style king: there is no such|games -style king
-through two: there is no such|games -through two
-start here: there is no such|games -start here
-replies 299 is not in 1..298|games -replies 299
-bits P or -decimals D is missing|games -through dangerous
-bits P or -decimals D is missing|games -start dangerous
unused key 'bits'|games -bits 53
-digits 1001 is not in 1..1000|bigfib -digits 1001
-size huge: there are any and full|bigrandom -size huge
-size huge: there are any and full|trandom -size huge
-upto U is missing|tgrid
-kind gold: there are|near_phi -kind gold
-tmax 0 is not in|ostrowski -tmax 0
-upto 5 is not in 0..4|ostrowski -upto 5 -tmax 4
-with -1 is not in|random -with -1
-least 1 is not in|bigfib -least 1
-pick 5: only 4 can be chosen from|bigedges -t 4 -pick 5
END

# --- dangerous sets -----------------------------------------------------------------------

# is_complete COUNT HOW bits|decimals N ULPS UPTO: COUNT k, those of the oracle.
is_complete() {
	output trap -"$3" "$4" -ulps "$5" -max "$6" -form index -t 1000000 > "$build/k" &&
		"$oracle" "$2" "$3" "$4" "$5" "$6" > "$build/oracle" || return 1
	wc -l < "$build/oracle"
	[ "$(wc -l < "$build/oracle")" -eq "$1" ] && cmp "$build/k" "$build/oracle"
}

while read -r set; do
	holds "the dangerous set is complete: $set" is_complete $set
done <<END
526247 brute bits 24 4 1000000
32890 brute bits 28 4 1000000
222865 brute bits 32 4 10000000
13933 brute bits 36 4 10000000
871 brute bits 40 4 10000000
53 brute bits 44 4 10000000
1000000 brute decimals 0 1 1000000
999832 brute decimals 3 1 1000000
981548 brute decimals 5 1 1000000
136415 brute decimals 7 1 1000000
147894 brute decimals 9 1 10000000
146 brute decimals 12 1 10000000
157 list bits 53 4 $billion_k
272 list bits 53 7 $billion_k
259 list decimals 16 12 $billion_k
14739 list bits 53 4 3819660112
737 list bits 64 4 38196601125
76654 list bits 64 4 381966011250
137 list bits 113 4 381966011250105151
886 list bits 113 4 $top
2103 list decimals 18 1 38196601125
218 list decimals 27 1 381966011250105
139 list decimals 34 1 $top
15 list decimals 35 1 $top
END

# just_fits BITS UPTO: with t as large as the set, and little more, nothing is left out.
just_fits() {
	"$oracle" list bits "$1" 4 "$2" > "$build/oracle" || return 1
	size=$(wc -l < "$build/oracle")
	for t in "$size" $((size * 6 / 5)) $((size * 3 / 2)); do
		output trap -bits "$1" -max "$2" -form index -t "$t" | cmp - "$build/oracle" ||
			return 1
	done
}
holds 'a set that just fits is complete' just_fits 53 3819660112
holds 'a set that just fits, its last block nearly empty, is complete' just_fits 53 4294967300

# has_all_positions MAX LAST_K OPTIONS: for each k the pair and the impostors, nothing else.
has_all_positions() {
	max=$1 last=$2
	shift 2
	output trap "$@" -form index -max "$last" > "$build/k" &&
		"$oracle" positions "$max" < "$build/k" > "$build/oracle" &&
		"$gen/trap" "$@" -form eof -max "$max" | cmp - "$build/oracle" || return 1
	"$gen/trap" "$@" -form eof -only cold -max "$max" > "$build/cold" &&
		"$inspect" eof "$max" cold < "$build/cold"
}

# A limit between the piles of the pair of F(41): one stone less, and only an impostor is left.
holds 'ten positions for each k' has_all_positions $billion $((billion_k + 1)) -bits 53
holds 'ten positions for each k with piles up to 10^18' \
	has_all_positions $top 381966011250105152 -bits 113
for below in 0 1 2; do
	holds "the positions of F(41) as far as the limit, B - $below, allows" \
		has_all_positions $((433494437 - below)) 165580141 -bits 53
done

has_both_sides() {
	output trap -bits 53 -form index -max $billion_k > "$build/k" || return 1
	for k in 102334155 165580141 228826127 370248451; do # F(40), F(41), L(40), L(41)
		grep -qx $k "$build/k" || { echo "$k is missing"; return 1; }
	done
}
holds 'k*phi below an integer and above it' has_both_sides

parts_make_the_set() {
	output trap "$@" -form index -t 1000000 > "$build/k" || return 1
	for part in 1 2 3; do
		output trap "$@" -form index -t 1000000 -part $part -of 3
	done > "$build/parts"
	wc -l < "$build/k"
	sort -n "$build/parts" | cmp - "$build/k"
}
holds 'the parts are disjoint, and together the set' parts_make_the_set -bits 64 -max 300000000000

parts_are_disjoint() {
	for part in 1 2 3; do
		output trap "$@" -form index -part $part -of 3 || return 1
	done > "$build/parts"
	[ "$(wc -l < "$build/parts")" -eq 300000 ] && [ -z "$(sort "$build/parts" | uniq -d)" ]
}
holds 'the parts of a sample are disjoint' parts_are_disjoint -bits 53 -max $top

# At least eight blocks have the same number of k but for one, and no block more.
blocks_are_even() {
	output trap "$@" -form index -max $top > "$build/k" || return 1
	# awk's numbers hold k well enough to tell the block, except at its ends.
	awk '{ j = int(log($1 * (1 + 1e-13)) / log(2)); n[j]++ }
		END { for (j in n) if (n[j] > most) most = n[j]
			for (j in n) if (n[j] >= most - 1) full++
			print full " full blocks of " most
			exit full < 8 || NR < 99900 }' "$build/k"
}
is_dangerous() {
	"$oracle" strangers bits "$1" 4 < "$build/k" > "$build/strangers" && [ ! -s "$build/strangers" ]
}
for bits in 24 53 64; do
	holds "a sample for $bits bits has the same share of every block" blocks_are_even -bits $bits
	holds "a sample for $bits bits is dangerous" is_dangerous $bits
	holds "a sample for $bits bits has no k twice" has_no_case_twice trap -bits $bits -max $top
done

whole_k() {
	"$gen/trap" -bits 53 -max $top -form eof > "$build/eof" &&
		awk '{ print $1 < $2 ? $1 " " $2 : $2 " " $1 }' "$build/eof" | sort | uniq -c |
		awk '$1 != 2 { odd++ } END { exit NR != 50000 || odd }'
}
holds 'a sample keeps the positions of a k together' whole_k

# --- other facts ----------------------------------------------------------------------------

inspects() {
	special=$1
	shift
	"$gen/$@" -form eof > "$build/eof" &&
		"$inspect" eof "$(limit_of "$@")" "$special" < "$build/eof"
}
holds 'cold pairs are cold' inspects cold cold
holds 'cold pairs up to 10^18 are cold' inspects cold cold -max $top
holds 'near has all neighbours in both orders' inspects near near -t 16000
holds 'near has all neighbours up to 10^18' inspects near near -t 16000 -max $top
holds 'reach gives hot positions' inspects hot reach -bits 53
holds 'reach up to 10^18 gives hot positions' inspects hot reach -bits 113 -max $top
holds 'reach breaks partners in double' inspects partner reach -bits 53
holds 'slow is near the limit' inspects top slow
holds 'slow up to 10^18 is near the limit' inspects top slow -max $top

slow_is_full() {
	[ "$("$gen/slow" | head -1)" -eq 100000 ] && "$gen/slow" -form index > "$build/index" &&
		[ "$(head -1 "$build/index")" -eq 100000 ] &&
		"$inspect" index $billion top < "$build/index"
}
holds 'slow has as many cases as allowed' slow_is_full

# More than t, and no sample: every so-manieth line.
thins_out_evenly() {
	"$gen/$1" -form eof > "$build/eof" && "$gen/$1" -form eof -t 30 > "$build/few" &&
		awk '{ line[NR - 1] = $0 }
			END { for (i = 0; i < 30; i++) print line[int(i * NR / 30)] }' "$build/eof" |
		cmp - "$build/few"
}
for name in boundary types edges powers fibonacci; do
	holds "$name is thinned out evenly" thins_out_evenly $name
done

salt_matters() {
	"$gen/$@" a > "$build/a" && "$gen/$@" b > "$build/b" && ! cmp -s "$build/a" "$build/b"
}
for line in random cold near slow "trap -bits 53 -max $top" "trap -bits 24 -form index" \
		'reach -bits 53' 'fibonacci -least 20' 'rects -at random' 'rects -at fibonacci'; do
	holds "another salt, another '$line'" salt_matters $line
done

grid_is_complete() {
	"$gen/grid" -upto 40 -form eof > "$build/eof" &&
		awk 'BEGIN { for (x = 0; x <= 40; x++) for (y = 0; y <= 40; y++) print x, y }' |
		cmp - "$build/eof" || return 1
	{ "$gen/grid" -upto 25 -form eof && "$gen/grid" -from 26 -upto 40 -form eof; } |
		sort -n -k1,1 -k2,2 | cmp - "$build/eof" || return 1
	"$gen/grid" -upto 315 -form eof | wc -l | grep -qx 99856 || return 1
	[ "$("$gen/grid" -from 3 -upto 6 -form index | paste -sd' ')" = '4 3 4 5 6' ]
}
holds 'the grid is complete' grid_is_complete

# contains GENERATOR OPTIONS: the lines on stdin are in the output.
contains() {
	"$gen/$@" > "$build/output" || return 1
	while read -r wanted; do
		grep -qx "$wanted" "$build/output" || { echo "'$wanted' is missing"; return 1; }
	done
}
holds 'the boundary has its corners' contains boundary -form eof <<END
0 0
0 1
1 0
0 $billion
$billion 0
$billion $billion
1 $billion
$billion 999999999
618033988 $billion
618033987 999999998
END
holds 'the boundary of k has its ends' contains boundary -form index -max $top <<END
0
1
$top
999999999999999999
END
holds 'types has every boundary' contains types -form index -max $top <<END
20724
20725
1327217884
1327217885
1358187913
1358187914
1920767766
1920767767
2147483647
2147483648
4294967295
4294967296
2654435769
2654435770
5566755282872655
5566755282872656
$top
END
holds 'types has the piles at the powers of two' contains types -form eof -max $top <<END
2147483647 2147483647
2147483648 0
4294967296 4294967296
9007199254740993 9007199254740993
END
powers_are_complete() {
	"$gen/powers" -form index -max $top | tail -n +2 | sort > "$build/output" || return 1
	power=1
	while [ $power -le $top ]; do
		printf '%s\n' $((power - 1)) $power $((power + 1))
		power=$((2 * power))
	done | sort -u > "$build/wanted"
	[ "$(wc -l < "$build/wanted")" -eq 177 ] && [ -z "$(comm -13 "$build/output" "$build/wanted")" ]
}
holds 'powers has all powers of two' powers_are_complete
# F(n) is 1, 2, 3, 5, ... and L(n) is 3, 4, 7, 11, ..., 1 and 2 being F(2) and F(3), too.
fibonacci_only_cold() {
	"$gen/fibonacci" -only cold -form index -max 100 | tail -n +2 | sort -n | paste -sd' ' |
		grep -qx '1 2 3 4 5 7 8 11 13 18 21 29 34 47 55 76 89' &&
		[ "$("$gen/fibonacci" -only cold -form eof | wc -l)" -lt 200 ]
}
holds 'fibonacci -only cold has the numbers themselves' fibonacci_only_cold
holds 'edges has the powers of ten' contains edges -form eof -max $top <<END
$billion $billion
0 $billion
999999999 999999999
1000000001 1000000001
$top $top
$top 0
999999 999999
END
holds 'reach has the piles around F(40), in both orders and equal' contains reach -bits 53 -form eof <<END
102334154 102334154
102334154 63245986
63245986 102334154
102334155 102334155
102334155 165580142
165580142 102334155
102334156 102334156
165580141 267914296
267914296 165580141
END
holds 'fibonacci has F, L, multiples and neighbours' contains fibonacci -form index <<END
102334155
102334154
102334156
228826127
204668310
511670775
END

# sums_are_complete LEAST UPTO
sums_are_complete() {
	"$inspect" sums "$1" "$2" > "$build/oracle" &&
		output fibonacci -least "$1" -max "$2" -form index -t 1000000 | cmp - "$build/oracle"
}
for least in 2 3 7 20 25; do
	holds "all Zeckendorf sums from F($least) on" sums_are_complete $least 500000
done

# --- smaller cases ---------------------------------------------------------------------------

# as_input FORM A B: a whole input of that form with this case; in the form index A is k.
as_input() {
	case $1 in
	index) printf '1\n%s\n' "$2" ;;
	count) printf '1\n%s %s\n' "$2" "$3" ;;
	*) printf '%s %s\n' "$2" "$3" ;;
	esac
}

# smaller_than FORM A B [OPTIONS]: into $build/smaller, without their number into $build/below.
smaller_than() {
	form=$1 a=$2 b=$3
	shift 3
	as_input "$form" "$a" "$b" | "$gen/smaller" -form "$form" "$@" > "$build/smaller" || return 1
	case $form in
	index | count) tail -n +2 "$build/smaller" ;;
	*) cat "$build/smaller" ;;
	esac > "$build/below"
}

# They ascend, and up to the given case, which no position reaches.
ascend_to() {
	smaller_than "$@" && [ -s "$build/below" ] || return 1
	case $1 in
	single) form=eof ;;
	*) form=$1 ;;
	esac
	case $form in
	eof) ;;
	*) echo $(($(head -1 "$build/smaller") + 1)) ;;
	esac > "$build/ascent"
	cat "$build/below" >> "$build/ascent"
	as_input "$form" "$2" "$3" | tail -1 >> "$build/ascent"
	"$inspect" "$form" $top ascending < "$build/ascent"
}
while read -r case; do
	holds "what is smaller ascends: $case" ascend_to $case
done <<END
single 1 0
single 165580140 267914295 -t 1000
eof 267914295 165580140
eof 999999999 999999999 -t 1
count 99194853094755496 160500643816367087 -max $top
count $top $top -max $top -t 1000000
count 960386190 2881153957 -max $top -t 77
index 1 0
index 61305790721611591 0 -max $top
index $top 0 -max $top -t 500
END

keeps_to_most() {
	for most in 1 10 1000 20000; do
		smaller_than count 420196140727489672 259695496911122584 -max $top -t $most &&
			[ "$(wc -l < "$build/below")" -eq $most ] || return 1
	done
}
holds 'smaller prints t cases where there are more' keeps_to_most

# Everything below (7, 5): 7 * 7, ten with a pile of 7, and (5, 7).
has_all_small_ones() {
	ascend_to eof 7 5 && [ "$(wc -l < "$build/below")" -eq 60 ] && ascend_to index 300 0 &&
		[ "$(wc -l < "$build/below")" -eq 300 ]
}
holds 'below small piles everything is smaller' has_all_small_ones

nothing_is_smaller() {
	for case in 'single 0 0' 'eof 0 0' 'count 0 0' 'index 0 0'; do
		smaller_than $case && [ ! -s "$build/smaller" ] || return 1
	done
}
holds 'nothing is smaller than nothing' nothing_is_smaller

forms_of_smaller_agree() {
	smaller_than eof 165580140 267914295 && cp "$build/smaller" "$build/eof" &&
		smaller_than single 165580140 267914295 && cmp "$build/smaller" "$build/eof" &&
		smaller_than count 165580140 267914295 && cmp "$build/below" "$build/eof" &&
		[ "$(head -1 "$build/smaller")" -eq "$(wc -l < "$build/eof")" ]
}
holds 'smaller is the same in every form' forms_of_smaller_agree

# The smallest failing case of every wrong solution, but where it takes several cases.
witnesses() {
	sed -n 's/^.*@witness *\([0-9 ]*\)$/\1/p' solutions/"$1"/* | sed 's/ *$//' | sort -u
}

# leads_to_witnesses PROBLEM FORM A B OPTIONS: one batch, and each of them is in it.
leads_to_witnesses() {
	problem=$1
	shift
	smaller_than "$@" && witnesses "$problem" > "$build/witnesses" || return 1
	[ "$(wc -l < "$build/witnesses")" -gt 10 ] &&
		! grep -vxFf "$build/below" "$build/witnesses"
}
# From the last cold pair, from the limit, from a failing pair in the other order.
while read -r start; do
	holds "smaller leads to every witness: $start" leads_to_witnesses $start
done <<END
one-pair single 618033988 999999999 -t 800
one-pair single 969323028 599074577 -t 800
many-pairs eof 618033988 999999999
many-pairs eof $billion $billion
huge-pairs count 420196140727489672 259695496911122584 -max $top
huge-pairs count 618033988749894849 $top -max $top
all-moves count 420196140727489672 259695496911122585 -max $top
all-moves count 420196140727489672 420196140727489672 -max $top
listed-moves count 618033988 999999999
kth-cold index 160500643816367088 0 -max $top
kth-cold index $top 0 -max $top
END

while read -r start; do
	holds "smaller_rects leads to every witness: $start" leads_to_rectangles $start
done <<END
0 0 420196140727489672 $top -max $top
3 4 $top 679891637638612257 -max $top
END

# --- refusals of those who read -----------------------------------------------------------------

# refuses_input INPUT WORDS PROGRAM OPTIONS: exit code 3, a message with these words.
refuses_input() {
	printf %b "$1" > "$build/input"
	words=$2
	shift 2
	"$gen/$@" < "$build/input" > "$build/output" 2> "$build/error"
	status=$?
	cat "$build/error"
	[ $status -eq 3 ] && grep -q "^FAIL .*$words" "$build/error"
}
while IFS='|' read -r input words line; do
	holds "'$line' refuses '$input': $words" refuses_input "$input" "$words" $line
done <<END
|nexpected end of file|smaller -form eof
1 2\n3 5\n|more than one case|smaller -form eof
2\n1 2\n3 5\n|more than one case|smaller -form count
0\n|violates the range|smaller -form count
1\n1 2\n3 5\n|xpected EOF|smaller -form count
1 2\n|violates the range|smaller -form eof -max 1
1  2\n|xpected|smaller -form eof
-1 2\n|violates the range|smaller -form eof
1 2\n|unused key 'pick'|smaller -form eof -pick 1
1 2\n|-t 0 is not in|smaller -form eof -t 0
1 2\n|-form triple|plot_pairs -form triple
1 2\n|-answers words: there are|plot_pairs -form eof -answers words
1 2\n|unused key 'upto'|plot_pairs -form eof -upto 3
1 2\n|cannot read|plot_pairs -form eof $build/no-such-file
1 x\n|xpected integer|plot_pairs -form eof
2\n0 0 1 1\n0 0 1 1\n|violates the range|smaller_rects
1\n0 0 1\n|xpected|smaller_rects
1\n0 0 1 1\n|come with their number|smaller_rects -form eof
END

# --- plots ------------------------------------------------------------------------------------

# The grammar of the axes, as the head of plot_pairs.c has it.
axes_are_described() {
	"$gen/plot_pairs" "$@" --axes < /dev/null > "$build/axes" || return 1
	number='-?[0-9]+([.][0-9]+)?(e-?[0-9]+)?'
	end="($number|-)"
	id='[a-z][a-z0-9-]*'
	! grep -vE "^(plot $id (dots|histogram)|(title|note) .+|bins [0-9]+)\$" "$build/axes" |
		grep -vE "^[xy] (linear|log|signed-log) $end $end .+\$" |
		grep -vE "^(guide( $number){4} .+|class $id [0-9]+ .+)\$" &&
		[ "$(grep -c '^plot' "$build/axes")" -eq "$(grep -c '^x' "$build/axes")" ] &&
		[ "$(grep -c '^plot' "$build/axes")" -eq "$(grep -c '^y' "$build/axes")" ]
}
holds 'the axes are described' axes_are_described -form eof
holds 'the axes of moves are described' axes_are_described -form count -answers moves
holds 'the axes of indices are described' axes_are_described -form index

# plots EXPECTED-FILE OPTIONS: of $build/input
plots() {
	expected=$1
	shift
	"$gen/plot_pairs" "$@" < "$build/input" > "$build/points" && cmp "$expected" "$build/points" ||
		{ diff "$expected" "$build/points"; false; }
}

printf '4\n2 1\n0 0\n165580141 267914296\n7 3\n' > "$build/input"
printf '%s\n' Second Second First First > "$build/ans"
cat > "$build/expected" <<END
hardness 1 0.447213
offset 1 0
fraction 0.6180 1
class lost
class lost
hardness 102334155 0.447213
offset 102334155 1
fraction 0.9999 1
class won
hardness 4 1.788854
offset 4 -3
fraction 0.4721 1
class won
END
holds 'points and classes of pairs' plots "$build/expected" -form count "$build/ans"
grep -v '^class' "$build/expected" > "$build/points_only"
holds 'points of pairs' plots "$build/points_only" -form count

classes_of() {
	"$gen/plot_pairs" "$@" < "$build/input" > "$build/points" &&
		grep '^class' "$build/points" | cmp "$build/expected" -
}
printf '%s\n' '0 1' '0 0' '1 1' '2 2' '4 3' '9 7' > "$build/input"
cat > "$build/ans" <<END
1
0 1
0
1
1 1
3
2 2
1 0
0 1
1
2 0
2
6 6
0 3
END
printf 'class %s\n' larger lost both all-three larger both-smaller > "$build/expected"
holds 'classes of moves' classes_of -form eof -answers moves "$build/ans"

printf '3\n0\n102334155\n165580141\n' > "$build/input"
printf '0 0\n165580140 267914295\n267914296 433494437\n' > "$build/ans"
printf 'class %s\n' exact below above > "$build/expected"
holds 'classes of indices' classes_of -form index "$build/ans"

refuses_answers() {
	words=$1
	printf %b "$2" > "$build/ans"
	shift 2
	refuses_input '2\n1 2\n2 2\n' "$words" plot_pairs -form count "$@" "$build/ans"
}
holds 'answers that end too early are refused' refuses_answers 'end before case 2' 'Second\n'
holds 'answers that do not end are refused' refuses_answers 'more answers' '0\n1\n1\n'
holds 'words that are not a verdict are refused' refuses_answers "case 1: 'Third' is no" 'Third\n1\n'
holds 'four moves are refused' refuses_answers "case 1: '4' is no" '4\n' -answers moves

# Every point again, with 60 decimals of phi.
points_are_right() {
	"$gen/$@" > "$build/input" && "$gen/plot_pairs" -form count < "$build/input" > "$build/points" &&
		"$gen/plot_pairs" --axes > "$build/axes" &&
		python3 tests/gen/check_points.py "$build/input" "$build/points" "$build/axes"
}
holds 'points of a trap are right' points_are_right trap -bits 113 -max $top
holds 'points of a small grid are right' points_are_right grid -upto 40
holds 'points of random positions are right' points_are_right random -max $top -t 2000

# --- the same bytes everywhere ---------------------------------------------------------------

no_floating_point() {
	! grep -nwE 'float|double|opt_double|nextDouble|wnext[A-Za-z]*|pow|sqrt|math\.h|time|rand' gen/*.[ch] |
		grep -vE '^[^:]+:[0-9]+:[[:space:]]*/?\*'
}
holds 'gen/ has neither floating point nor weighted draws' no_floating_point

# --- what double gets wrong ----------------------------------------------------------------

# are_trapped COUNT FORMULA ULPS: over all k up to 10^9 / phi^2, all of them in the trap.
are_trapped() {
	"$oracle" wrong "$2" $billion_k > "$build/wrong" && wc -l < "$build/wrong" | grep -x "$1" &&
		output trap -bits 53 -ulps "$3" -form index -max $billion_k > "$build/k" &&
		! grep -vxFf "$build/k" "$build/wrong"
}
if [ -z "$sanitized" ]; then
	holds 'looking at all k up to 10^9 finds no other' is_complete 157 brute bits 53 4 $billion_k
	holds 'the 14 k that k * phi gets wrong are in the trap' are_trapped 14 product 4
	holds 'the 3 k that 2k / (sqrt(5) - 1) gets wrong are in the trap' are_trapped 3 quotient 4
	holds 'the 27 k that k * phi * phi gets wrong are in the trap' are_trapped 27 square 7
fi

echo "gen: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
