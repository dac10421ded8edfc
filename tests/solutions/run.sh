#!/bin/sh
# run.sh BUILD [PROBLEM/SOLUTION] - every solution of the bank on the tests of its problem; or that one.
#
# Each must be what its header declares, group by group; each witness must fail, and
# no smaller case.  BUILD/bank/table.txt is the proof: solution x problem, the first test
# that kills it, and how many die on as many uniformly random tests.  Those have
# RANDOM_CASES cases each, where there can be several.
build=$1
random_cases=${RANDOM_CASES:-10000}
bank=$build/bank
problems=${2%/*}
[ -n "$problems" ] || problems='one-pair many-pairs huge-pairs all-moves kth-cold listed-moves big-pairs duel cold-cells t-pairs boards break-phi'
billion=1000000000
limit=$billion$(echo $billion | cut -c2-)

fail() {
	echo "$1"
	echo "0 passed, 1 failed"
	exit 1
}

# each COMMAND: for every line "PROBLEM SOLUTION" of standard input, on all CPUs.
each() {
	xargs -P "$(nproc)" -L 1 "$build/tests/judge_bank" "$build" "$1"
}

# chosen WORD: the lines of the list that have it, without their remarks.
chosen() {
	grep -w "$1" "$bank/list" | cut -d ' ' -f 1,2
}

reference_of() {
	basename "solutions/$1"/exact.*
}

# As many uniformly random tests as the problem has.
make_random_tests() {
	folder=$bank/random/$1
	generator=random
	case $1 in
	big-pairs) generator=bigrandom options="-digits 100 -t 1000" ;;
	boards) generator=board_lists options="-max 2000 -t 100" ;;
	cold-cells) generator=rects options="-at random -max $limit -t $random_cases" ;;
	break-phi) generator=near_phi options="-kind random -decimals 1000 -t 20" ;;
	t-pairs) generator=trandom options="-max $limit -t $random_cases" ;;
	one-pair) options="-form single -max $billion -t 1" ;;
	many-pairs) options="-form eof -max $billion -t $random_cases" ;;
	listed-moves) options="-form count -max $billion -t $random_cases" ;;
	kth-cold) options="-form index -max $limit -t $random_cases" ;;
	duel) generator=games options="-style random -max $billion -t 100" ;;
	*) options="-form count -max $limit -t $random_cases" ;;
	esac
	mkdir -p "$folder"
	for i in $(seq -f %02g "$(ls "$build/problems/$1/tests" | grep -c '\.in$')"); do
		"$build/gen/$generator" $options "$i" > "$folder/$i.in" || return 1
		[ "$1" = duel ] || "$bank/$1/$(reference_of "$1")" < "$folder/$i.in" > "$folder/$i.ans" || return 1
	done
}

indices() {
	generator=$1
	shift
	"$build/gen/$generator" -form index "$@" | sed 1d
}

# Cases among which no failing one may be smaller than a witness.
candidates() {
	case $1 in
	one-pair)
		"$build/gen/grid" -form eof -upto 13
		"$build/gen/trap" -form eof -bits 53 -only cold
		;;
	big-pairs)
		"$build/gen/grid" -form eof -upto 20
		"$build/gen/bigedges" -t 10000 | sed 1d
		"$build/gen/bigfib" -digits 70 -t 10000 | sed 1d
		"$build/gen/bigfib" -only cold -digits 100 -t 10000 | sed 1d
		"$build/gen/bigfib" -only cold -part 10 -of 10 | sed 1d
		;;
	break-phi)
		"$build/gen/near_phi" -kind all -decimals 1 | sed 1d
		"$build/gen/near_phi" -kind cut -decimals 25 | sed 1d
		;;
	t-pairs)
		"$build/gen/tgrid" -upto 20 -tmax 8 | sed 1d
		"$build/gen/ostrowski" -upto 1000 -max 500000000 -t 100000 | sed 1d
		"$build/gen/ostrowski" -upto 300 -max ${billion}0 -t 100000 | sed 1d
		"$build/gen/trap" -form eof -bits 53 -max $billion -with 1
		"$build/gen/trap" -form eof -bits 64 -max ${billion}00 -t 20000 -with 1
		;;
	kth-cold)
		indices grid -upto 10000
		indices trap -bits 53 -max ${billion}0 -t 20000
		indices trap -bits 64 -max ${billion}000 -t 20000
		indices trap -bits 113 -max $limit
		indices types -max $limit
		;;
	duel)
		{
			"$build/gen/grid" -form eof -upto 30
			"$build/gen/trap" -form eof -decimals 3 -max ${billion%000} -t 20000
			for set in "24 -max ${billion%000}" "53 -max $billion" "64 -max ${billion}0"; do
				"$build/gen/trap" -form eof -bits $set -t 20000
				"$build/gen/reach" -form eof -bits $set -t 5000
			done
			"$build/gen/types" -form eof -max $limit
		} | sed 's/$/ lead 0/'
		;;
	boards)
		for first in 0 1 2 3; do
			for second in 0 1 2 3; do
				echo "1; $first $second"
			done
		done
		"$build/gen/grid" -form eof -upto 2 > "$bank/cases/boards.one"
		while read -r first; do
			sed "s/^/2; $first; /" "$bank/cases/boards.one"
		done < "$bank/cases/boards.one"
		;;
	cold-cells)
		for set in '-upto 7' '-at fibonacci' "-at dangerous -bits 53 -t 20000" \
			"-at dangerous -bits 24 -max 100000 -t 20000" '-at powers'; do
			"$build/gen/rects" $set | sed 1d
		done
		;;
	*)
		"$build/gen/grid" -form eof -upto 100
		for set in "53 -max $billion" "64 -max ${billion}00" "113 -max $limit"; do
			"$build/gen/trap" -form eof -bits $set
			"$build/gen/reach" -form eof -bits $set -t 20000
		done
		"$build/gen/types" -form eof -max $limit
		;;
	esac
}

rm -rf "$bank/scratch"
mkdir -p "$bank/cases"
"$build/bin/setter" build $problems > "$bank/log" 2>&1 || fail "$(cat "$bank/log")"
for problem in $problems; do
	"$build/tests/judge_bank" "$build" list "$problem" || fail "cannot list $problem"
done > "$bank/list"
if [ -n "$2" ]; then
	grep -E "^$problems ${2#*/}(\.[a-z]+)? " "$bank/list" > "$bank/one" ||
		fail "no solution '${2#*/}' in solutions/$problems"
	mv "$bank/one" "$bank/list"
	echo "$problems $(reference_of "$problems")" | each compile || fail "the reference does not compile"
fi
cut -d ' ' -f 1,2 "$bank/list" | each compile || fail "a solution does not compile"
for problem in $problems; do
	make_random_tests "$problem" || fail "cannot make random tests for $problem"
	candidates "$problem" > "$bank/cases/$problem"
done

cut -d ' ' -f 1,2 "$bank/list" | each tests > "$bank/tests" 2> "$bank/errors"
chosen wrong | each random > "$bank/random.txt" 2>> "$bank/errors"
chosen witness | each witness 2>> "$bank/errors"
[ -n "$2" ] || awk -v cases="$random_cases" -f tests/solutions/table.awk "$bank/list" "$bank/tests" "$bank/random.txt" > "$bank/table.txt"

cat "$bank/errors"
failed=$(grep -c '^error: ' "$bank/errors")
judged=$(($(wc -l < "$bank/list") + $(chosen witness | wc -l)))
[ "$(wc -l < "$bank/tests")" -eq "$(wc -l < "$bank/list")" ] || fail "not every solution was judged"
echo "$((judged - failed)) passed, $failed failed"
[ "$failed" -eq 0 ]
