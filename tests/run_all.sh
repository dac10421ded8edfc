#!/bin/sh
# run_all.sh - run targets of the Makefile one after the other, whichever of them fails, and add up.
#
#     sh tests/run_all.sh BUILD TARGET...
#
# A target's counts are the last that it prints.  All of its output is kept in BUILD/log/make-TARGET.
# One that has just passed on the same files is not run again (passed.sh): its counts are taken.  At the end come
# the three slowest targets and the closing line.
# `make -n` runs this script, too: then targets print what they would run, and nothing is counted.
build=$1
shift
case ${MAKEFLAGS%% *} in
-*) ;;
*n*)
	for target in "$@"; do
		${MAKE:-make} --no-print-directory B="$build" "$target" || exit
	done
	exit
	;;
esac
here=$(dirname "$0")
mkdir -p "$build/log"
counts=$build/log/all times=$build/log/all.times
: > "$counts"
: > "$times"

# run TARGET: its counts under its name
run() {
	log=$build/log/make-$1 begun=$(date +%s)
	{ ${MAKE:-make} --no-print-directory B="$build" "$1" 2>&1; echo $? > "$log.status"; } | tee "$log"
	echo "$((1000 * ($(date +%s) - begun))) $1" >> "$times"
	{
		grep '^skipped: ' "$log"
		grep -E '[0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?$' "$log" | tail -1 | sed 's/^[a-z0-9_-]*: //'
	} | awk -f "$here/count.awk" -v name="make $1" -v status="$(cat "$log.status")" >> "$counts"
}

for target in "$@"; do
	if known=$(sh "$here/passed.sh" "$build" counts "$target"); then
		echo "== make $target: has just passed on these files"
		echo "make $target: $known" >> "$counts"
	else
		echo "== make $target"
		run "$target"
	fi
done
echo "== all"
cat "$counts"
sh "$here/slowest.sh" < "$times"
awk -f "$here/total.awk" "$counts"
