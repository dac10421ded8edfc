#!/bin/sh
# fuzz.sh - every fuzz target for a while, as many at a time as there are processors.
#
#     sh tests/fuzz/fuzz.sh BUILD SECONDS
#
# Targets that are not made yet are made first.  What they find is BUILD/fuzz/TARGET-*.
build=$1 seconds=$2
seeds=$(dirname "$0")/seeds
mkdir -p "$build/log"
env MAKEFLAGS= make -s --no-print-directory SET_UP=done B="$build" -j"$(nproc)" fuzzers > "$build/log/fuzzers" 2>&1 ||
	{ cat "$build/log/fuzzers"; echo 'fuzz: 0 passed, 1 failed'; exit 1; }

export build seconds seeds
ls "$(dirname "$0")"/*.c | sed 's|.*/||; s/\.c$//' | xargs -P "$(nproc)" -n 1 sh -c '
	mkdir -p "$build/fuzz/corpus/$0"
	"$build/fuzz/$0" -max_total_time="$seconds" -timeout=25 -rss_limit_mb=1024 \
		-artifact_prefix="$build/fuzz/$0-" -print_final_stats=0 -verbosity=0 \
		"$build/fuzz/corpus/$0" $(test ! -d "$seeds/$0" || echo "$seeds/$0") \
		< /dev/null > "$build/log/fuzz-$0" 2>&1 ||
		{ tail -40 "$build/log/fuzz-$0"; echo "fuzz target $0 failed"; }
	echo done' > "$build/log/fuzz-all"
grep -v '^done$' "$build/log/fuzz-all"
ran=$(grep -c '^done$' "$build/log/fuzz-all")
failed=$(grep -c '^fuzz target .* failed$' "$build/log/fuzz-all")
echo "fuzz: $((ran - failed)) passed, $failed failed"
[ "$failed" -eq 0 ]
