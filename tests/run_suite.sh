#!/bin/sh
# run_suite.sh - run test suites, print one line for each, count.
#
#     sh tests/run_suite.sh BUILD SUITE...
#
# SUITE: suite (recorded results, unit tests, and every other tests/*/run.sh),
# sanitize (the same in BUILD/sanitize), both (these two at the same time), rules, bank (which prints its table),
# one_file, fuzz=SECONDS, and at the end total, which prints the closing line and fails if anything did.  What a
# suite says beyond its counts is kept in BUILD/log and shown when it fails.
build=$1
shift
mkdir -p "$build/log"
counts=$build/log/counts
: > "$counts"

# CI may start us without a stdin: then a test's own pipe would become descriptor 0.
exec < /dev/null

# A sanitizer's report must not look like a verdict; the library never frees by design.
export ASAN_OPTIONS=detect_leaks=0:exitcode=99 UBSAN_OPTIONS=print_stacktrace=1

# Runs a command that prints lines "[name: ]N passed, M failed"; counted PREFIX NAME COMMAND...
counted() {
	prefix=$1 name=$2 log=$build/log/$1$2
	shift 2
	"$@" > "$log" 2>&1
	status=$?
	sed -nE "s/^([a-z0-9_-]+: )?([0-9]+ passed, [0-9]+ failed)\$/\1\2/p" "$log" |
		sed "s/^[0-9]/$name: &/; s/^/$prefix/" > "$log.counts"
	if [ $status -ne 0 ]; then
		grep -vE '^([a-z0-9_-]+: )?[0-9]+ passed, [0-9]+ failed$' "$log" | head -200
		grep -q ', [1-9][0-9]* failed$' "$log.counts" ||
			echo "$prefix$name: 0 passed, 1 failed" >> "$log.counts"
	fi
	grep '^skipped: ' "$log"
	tee -a "$counts" < "$log.counts"
}

# A cmocka program says "[  PASSED  ] 3 test(s)." and "[  FAILED  ] 1 test(s), ...".
unit() {
	"$1" > "$log.unit" 2>&1
	status=$?
	cat "$log.unit"
	awk -v name="$(basename "$1")" -v status=$status '
		/^\[  (PASSED|FAILED)  \] [0-9]+ test/ { n[$2] += $4 }
		END {
			if (status && !n["FAILED"])
				n["FAILED"] = 1
			printf "%s: %d passed, %d failed\n", name, n["PASSED"], n["FAILED"]
		}' "$log.unit"
	return $status
}

# suite PREFIX BUILD SCRIPTS
suite() {
	prefix=$1 b=$2
	export BUILD="$b"
	counted "$prefix" vectors "$b/tests/run_vectors" "$b" tests/data
	for source in tests/unit/*.c; do
		[ -f "$source" ] || continue
		program=$(basename "$source" .c)
		counted "$prefix" "$program" unit "$b/tests/unit/$program"
	done
	for script in $3; do
		folder=$(basename "$(dirname "$script")")
		case $folder in
		rules | bank | one_file) ;;
		*) counted "$prefix" "$folder" sh "$script" "$b" ;;
		esac
	done
}

fuzz() {
	for source in tests/fuzz/*.c; do
		[ ! -f "$source" ] || basename "$source" .c
	done | xargs -r -P "$(nproc)" -I NAME sh -c '
		seeds=tests/fuzz/seeds/NAME
		mkdir -p '"$build"'/fuzz/corpus/NAME
		'"$build"'/fuzz/NAME -max_total_time='"$1"' -timeout=5 -rss_limit_mb=1024 \
			-artifact_prefix='"$build"'/fuzz/NAME- -print_final_stats=0 -verbosity=0 \
			'"$build"'/fuzz/corpus/NAME $(test ! -d $seeds || echo $seeds) \
			< /dev/null > '"$build"'/log/fuzz-NAME 2>&1 ||
			{ tail -40 '"$build"'/log/fuzz-NAME; echo "fuzz target NAME failed"; }
		echo done' > "$build/log/fuzz-all"
	grep -v '^done$' "$build/log/fuzz-all"
	ran=$(grep -c '^done$' "$build/log/fuzz-all")
	failed=$(grep -c '^fuzz target .* failed$' "$build/log/fuzz-all")
	echo "fuzz: $((ran - failed)) passed, $failed failed"
	[ "$failed" -eq 0 ]
}

total() {
	awk '{ passed += $2; failed += $4 } END {
		printf "%d passed, %d failed\n", passed, failed
		exit failed > 0 || passed == 0
	}' "$counts"
}

scripts=$(ls tests/*/run.sh)
for name in "$@"; do
	case $name in
	suite) suite '' "$build" "$scripts" ;;
	sanitize) suite sanitize- "$build/sanitize" "$scripts" ;;
	both)
		# In the other order, so that the one works while the other waits.
		suite sanitize- "$build/sanitize" "$(echo "$scripts" | sort -r)" > "$build/log/sanitize" &
		suite '' "$build" "$scripts"
		wait
		cat "$build/log/sanitize"
		;;
	rules | one_file) counted '' "$name" sh "tests/$name/run.sh" "$build" ;;
	bank)
		counted '' bank sh tests/bank/run.sh "$build"
		cat "$build/bank/table.txt"
		;;
	fuzz=*) counted '' fuzz fuzz "${name#fuzz=}" ;;
	total) total || exit 1 ;;
	*) echo "run_suite.sh: no suite '$name'" >&2; exit 2 ;;
	esac
done
