#!/bin/sh
# run_suite.sh - run tests side by side, print a line of counts for each, and add up.
#
#     sh tests/run_suite.sh BUILD SUITE...
#
# SUITE is
#     check         what waits for nothing: an answer in a minute
#     test          everything once
#     sanitize      the same with the programs of BUILD/sanitize, but for what would be the same there
#     more          what takes longer: every compiler and standard, all packages, as in a container,
#                   cppcheck, ten seconds of fuzzing
#     quick         what may differ on another machine: the jail, some commands, README's examples
#     jail          a taste of quick: the jail, two commands
#     solutions     the bank of solutions, with RANDOM_CASES
#     fuzz=SECONDS  every fuzz target for so long
#     parts=FILE    the lines "NAME COMMAND..." of a file
#
# Parts that wait (for a clock, for the jail) run beside those that compute, the longest first.  At the end
# come the three slowest parts and the closing line.  A part that dies has failed.  What a part prints is
# kept in BUILD/log, and shown when it fails (tests/run_part.sh).
build=$1
shift
here=$(dirname "$0")
parts=$build/log/parts
make="env MAKEFLAGS= make --no-print-directory SET_UP=done B=$build"

# A sanitizer's report must not look like a verdict; the library never frees by design.
export ASAN_OPTIONS=detect_leaks=0:exitcode=99 UBSAN_OPTIONS=print_stacktrace=1

# --- Parts: lines "NAME COMMAND..." -----------------------------------------------------------------

# scripts PREFIX BUILD FOLDER...: of tests/, or of tests/setter/
scripts() {
	prefix=$1 b=$2
	shift 2
	for folder in "$@"; do
		echo "$prefix$folder sh $(ls tests/"$folder"/run.sh tests/setter/"$folder"/run.sh 2> /dev/null) $b"
	done
}

# units PREFIX BUILD SOURCE...
units() {
	prefix=$1 b=$2
	shift 2
	for source in "$@"; do
		program=$(basename "$source" .c)
		echo "$prefix$program env BUILD=$b $b/${source%.c}"
	done
}

# recorded PREFIX BUILD
recorded() {
	echo "$1vectors $2/tests/run_vectors $2 tests/data"
}

# found_but FOLDER...: all tests/FOLDER/run.sh and tests/setter/FOLDER/run.sh but these.  A new one is found by its place.
found_but() {
	for script in tests/*/run.sh tests/setter/*/run.sh; do
		folder=$(basename "$(dirname "$script")")
		case " $* " in *" $folder "*) ;; *) echo "$folder" ;; esac
	done
}

# What waits most comes first, then what computes longest.
long='solutions attacks setter export documents hack gen'

check_parts() {
	echo "setter sh tests/setter/run.sh $build --no-waiting"
	echo "style $make style"
	units '' "$build" $(ls tests/unit/*.c tests/setter/unit/*.c | grep -v _jail)
	recorded '' "$build"
	scripts '' "$build" $(found_but $long one_file cpp_interface judge_calls container)
}

test_parts() {
	scripts '' "$build" $long
	fuzz_part "${FUZZ_SECONDS_TEST:-1}"
	echo "style $make style"
	units '' "$build" tests/unit/*.c tests/setter/unit/*.c
	recorded '' "$build"
	scripts '' "$build" $(found_but $long)
}

sanitize_parts() {
	b=$build/sanitize
	scripts sanitize- "$b" setter attacks
	echo "sanitize-export sh tests/setter/export/run.sh $b all"
	units sanitize- "$b" tests/unit/*.c tests/setter/unit/*.c
	recorded sanitize- "$b"
	scripts sanitize- "$b" $(found_but setter attacks export solutions container documents one_file cpp_interface headers rules)
}

more_parts() {
	echo "container-quick sh tests/container/run.sh $build quick"
	echo "export-all sh tests/setter/export/run.sh $build all"
	echo "cppcheck $make cppcheck"
	fuzz_part 10
	for folder in one_file cpp_interface gen judge_calls validators; do
		echo "compilers-$folder sh tests/$folder/run.sh $build compilers"
	done
}

jail_parts() {
	echo "setter sh tests/setter/run.sh $build judge run_matrix"
	units '' "$build" tests/setter/unit/test_setter_jail*.c
}

quick_parts() {
	echo "setter sh tests/setter/run.sh $build build check hack judge judge_hostile run_matrix show_run time unit"
	echo "attacks sh tests/setter/attacks/run.sh $build 50 here"
	echo "documents sh tests/documents/run.sh $build README.md"
	units '' "$build" tests/setter/unit/test_setter_jail*.c
}

fuzz_part() {
	echo "fuzz sh tests/fuzz/fuzz.sh $build $1"
}

parts_of() {
	case $1 in
	check | test | sanitize | more | quick | jail) "$1_parts" ;;
	solutions) scripts '' "$build" solutions ;;
	fuzz=*) fuzz_part "${1#fuzz=}" ;;
	parts=*) cat "${1#parts=}" ;;
	*) echo "run_suite.sh: no suite '$1'" >&2; exit 2 ;;
	esac
}

# --- Running them ------------------------------------------------------------------------------------

stop() {
	trap '' INT TERM HUP
	kill -s TERM -- "-$running" 2> /dev/null
	sleep 1
	kill -s KILL -- "-$running" 2> /dev/null
	exit 130
}

# Twice as many as there are processors, because half of them wait.  All are one process group, so that
# a signal ends all.  (What a shell starts with & ignores the keyboard otherwise.)
run_all() {
	setsid env --default-signal=INT,QUIT xargs -P $((2 * $(nproc))) -d '\n' -n 1 \
		sh -c 'sh "$0" "$@" || :' "$here/run_part.sh" "$build" < "$parts.list" &
	running=$!
	trap stop INT TERM HUP
	wait $running
	trap - INT TERM HUP
}

# counts_of NAME: without them, it has died.
counts_of() {
	[ -s "$parts/$1" ] || echo "$1: 0 passed, 1 failed" | tee "$parts/$1" >&2
	cat "$parts/$1"
}

mkdir -p "$parts"
rm -rf "${parts:?}"/*
for suite in "$@"; do
	parts_of "$suite" || exit
done > "$parts.list"
files=$(sh "$here/passed.sh" "$build" files)
run_all
while read -r name command; do
	counts_of "$name"
done < "$parts.list" > "$build/log/counts"
! grep -q '^solutions ' "$parts.list" || cat "$build/bank/table.txt"
cat "$parts"/*.time | sh "$here/slowest.sh"
if total=$(awk -f "$here/total.awk" "$build/log/counts"); then
	[ "$*" != test ] || sh "$here/passed.sh" "$build" keep test "$files" "$total"
	echo "$total"
else
	echo "$total"
	exit 1
fi
