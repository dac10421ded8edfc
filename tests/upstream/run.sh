#!/bin/sh
# run.sh - upstream's own suite against this port.
#
#     sh tests/upstream/run.sh BUILD
#
# The reference results are not in this repository; without them nothing is run.
# Files are compared as upstream does it: line by line, as sequences of words.
build=$(realpath "$1")
suite=$(dirname "$0")/../../../shared/testlib/golden/upstream-suite
if ! suite=$(realpath -e "$suite" 2>/dev/null); then
	echo "skipped: upstream's own suite (needs its reference results)"
	exit 0
fi
bin=$build/tests/upstream
work=$(mktemp -d) || exit 1
trap 'rm -rf "$work"' EXIT
passed=0 failed=0
export LC_ALL=C

words() { # words FILE: the same with single blanks between words, and no CR
	tr -d '\r' <"$1" | awk '{ $1 = $1; print }'
}

same() { # same NAME FILE REFERENCE
	words "$2" >"$work/found"
	words "$3" >"$work/expected"
	if [ -f "$3" ] && cmp -s "$work/found" "$work/expected"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "FAILED: $1"
		diff "$work/expected" "$work/found" | head -5
	fi
}

check() { # check REFS STDIN COMMAND...: stdout, stderr and exit code
	reference=$1 stdin=$2
	shift 2
	"$@" <"$stdin" >"$work/stdout" 2>"$work/stderr"
	echo $? >"$work/exit_code"
	for part in exit_code stdout stderr; do
		same "$reference $part" "$work/$part" "$reference/$part"
	done
}

cd "$suite/test-001_run-sval-case-nval" || exit 1
for validator in case-nval case-string-zb; do
	program=$bin/$(echo $validator | tr - _)
	for input in files/unix/$validator/*; do
		refs=refs/r-$validator-$(basename "$input")
		check "$refs" "$input" "$program" --testMarkupFileName stderr
		for i in 1 2; do
			check "$refs-$i" "$input" "$program" --testMarkupFileName stderr \
				--testCase $i
		done
		check "$refs-3" "$input" "$program" --testCase 3
		check "$refs-3-stderr" "$input" "$program" --testCase 3 --testCaseFileName stderr
		check "$refs-4" "$input" "$program" --testCase 4 --testCaseFileName stderr
	done
done
for input in files/unix/sval/*; do
	check "refs/r-sval-$(basename "$input")" "$input" "$bin/sval"
done

cd "$suite/test-002_run-fcmp-wcmp" || exit 1
i=0
for answer in answer output answer2; do
	i=$((i + 1))
	for output in output.01 output.01.bom; do
		check refs/r$i /dev/null "$build/checker/wcmp" files/input.01 files/$output \
			files/$answer.01
	done
	check refs/r$((i + 3)) /dev/null "$build/checker/fcmp" files/input.01 files/output.01 \
		files/$answer.01
done

cd "$suite/test-003_run-rnd" || exit 1
check refs/r1 /dev/null "$bin/gen" 10 100
check refs/r2 /dev/null "$bin/gen" 100 1000

cd "$suite/test-004_use-test.h" || exit 1
check refs/r1 /dev/null "$bin/library"

cd "$suite/test-005_no-register" || exit 1
check refs/r1 /dev/null "$bin/g"
check refs/r2 /dev/null "$bin/g" 100

cd "$suite/test-005_opts" || exit 1
for program in auto suppress; do
	[ $program = auto ] && folder=refs/auto || folder=refs/suppress-auto
	i=0
	while read -r options; do
		i=$((i + 1))
		# shellcheck disable=SC2086
		check $folder-ensure-no-unused-opts/r$i /dev/null "$bin/$program" $options
	done <<-END

		-test-count 3
		-test-count 3 -sum-n 10 -min-val 1
		-test-count 3 -sum-n 10 -min-value 10 -max-val 20
		-test-count 3 -sum-n 10 -min-length 3 -min-value 10 -max-value 20
		-test-count 3 -sum-n 10 -min-n 3 -min-value 10 -max-value 20 -bias-value 3
		-test-count 3 -sum-n 10
		-test-count 3 -sum-n 10 -min-value 10
		-test-count 5 -sum-n 100 -min-n 3 -min-value 10 -max-value 20 -value-bias -3
	END
done

cd "$suite/test-006_interactors" || exit 1
game=refs/r-interactor-a-plus-b
check $game-1-1 files/unix/participant.01 "$bin/a_plus_b" files/unix/input.01 "$work/output.01"
same $game-1-2 "$work/output.01" $game-1-2/stdout
mkfifo "$work/pipe"
"$bin/adder" <"$work/pipe" | "$bin/a_plus_b" files/unix/input.01 "$work/output.02" \
	>"$work/pipe" 2>/dev/null
same $game-2-1 "$work/output.02" $game-2-1/stdout

cd "$suite/test-007_validators" || exit 1
for v in v1 v2 v3 v4; do
	for i in 01 02 03 04 05 06; do
		check refs/$v-$i files/unix/input.$i "$bin/$v" --testOverviewLogFileName stderr
	done
done

cd "$suite/test-008_format" || exit 1
for refs in refs/*/*; do
	check "$refs" /dev/null "$bin/format"
done

echo "upstream: $passed passed, $failed failed"
[ $failed = 0 ]
