#!/bin/sh
# run_part.sh - run one part of the tests, and print all that it has to say at once.
#
#     sh tests/run_part.sh BUILD 'NAME COMMAND...'
#
# For run_suite.sh, which starts several of these.  What the command prints is kept in BUILD/log/NAME and
# shown when it fails; what it skips is always shown.  BUILD/log/parts/NAME has the counts,
# BUILD/log/parts/NAME.time the milliseconds on the clock, NAME, and the processor time, user and system.
# A NAME sanitize-X counts under the names of X with that prefix.
build=$1
set -- $2
name=$1
shift
log=$build/log/$name result=$build/log/parts/$name
prefix=
case $name in sanitize-*) prefix=sanitize- ;; esac

# CI may start us without a stdin: then a test's own pipe would become descriptor 0.
exec < /dev/null

milliseconds() {
	echo $(($(date +%s%N) / 1000000))
}

# A cmocka program says "[  PASSED  ] 3 test(s)." and "[  FAILED  ] 1 test(s), ...".
count_unit() {
	awk -v name="${name#"$prefix"}" -v status="$1" '
		/^\[  (PASSED|FAILED)  \] [0-9]+ test/ { n[$2] += $4 }
		END {
			if (status && !n["FAILED"])
				n["FAILED"] = 1
			printf "%s: %d passed, %d failed\n", name, n["PASSED"], n["FAILED"]
		}' "$log" >> "$log"
}

begun=$(milliseconds)
"$@" > "$log" 2>&1
status=$?
times > "$result.new"
echo "$(($(milliseconds) - begun)) $name $(tail -1 "$result.new")" > "$result.time"
case $name in *test_*) count_unit $status ;; esac
awk -f "$(dirname "$0")/count.awk" -v name="${name#"$prefix"}" -v status=$status -v prefix="$prefix" "$log" > "$result.new"
{
	[ $status -eq 0 ] || grep -vE '^skipped: |^([a-z0-9_-]+: )?[0-9]+ passed, [0-9]+ failed' "$log" | head -200
	grep '^skipped: ' "$log"
	cat "$result.new"
} > "$result.said"
flock "$build/log/parts" cat "$result.said"
# Last, and at once: a part that has no counts has died.
mv "$result.new" "$result"
