#!/bin/sh
# setter/run.sh - what a user of the driver sees.
#
#     sh tests/setter/run.sh BUILD [--accept] [--no-waiting] [CASE...]
#
# Each cases/NAME.sh runs in a fresh copy of kit/, a small kit of its own that was built
# once; twice as many at a time as there are processors.  A case whose head comment ends with
# "(waits)" or "(long)" begins before the others; --no-waiting leaves it out.  What it prints is compared with
# cases/NAME.expected; --accept writes that file anew.  In a case:
#
#     try build sum -v      runs the driver: its stdout, its stderr after "2| ", its code
#     judged run sum        the same without times, memory, how limits are kept and what is
#                           from the journal
#     need_jail || return   where the machine gives no jail, the case is skipped
#     need_namespaces || return   the same where it gives a weaker one
#     need_terminal || return   the same where it gives no terminals
#     program gen/x.c ...   writes a C program whose main() is the rest of the words
#     line sum full x -t 5  adds a line at the end of tests.plan
#     statements sum en zh  writes statements without errors
#     holds CONDITION...    prints the condition, and whether it holds
build=$(cd "$1" && pwd)
shift
accept=
[ "$1" != --accept ] || { accept=yes; shift; }
waiting=yes
[ "$1" != --no-waiting ] || { waiting=; shift; }
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d /tmp/setter-test-XXXXXX)
trap 'rm -rf "$scratch"' EXIT

unset CC CFLAGS SETTER_JOBS SETTER_COLOR NO_COLOR CLICOLOR_FORCE MAKEFLAGS LANGUAGE POSIXLY_CORRECT
export LC_ALL=C TERM=dumb SETTER="$build/bin/setter" LOSE="$build/tests/lose"

# Nothing that depends on the machine or the moment.
normalised() {
	sed -e "s|$scratch/[a-z_]*|KIT|g" -e "s|$build|BUILD|g" -e "s|$here/\.\./\.\.|SOURCE|g" \
		-e 's|-I/[^ ]*/dist|-IHEADERS|g' \
		-e 's/\.[0-9]*-[0-9]*\.tmp/.TEMPORARY/g' \
		-e '/ \(made\|unchanged\) /s/  *[0-9][0-9]*\.[0-9]/ N/g' \
		-e 's/ [0-9][0-9]*\.[0-9] ms on [a-z]*-[0-9]*/ N ms on TEST/g' \
		-e 's/^2| note: compiler: .*; C library: .*/2| note: compiler: ...; C library: .../' \
		-e "/^\(2| \)*note: in a jail of level '/d"
}

try() {
	echo "\$ setter $*"
	"$SETTER" "$@" > "$own/out" 2> "$own/err" < /dev/null
	code=$?
	cat "$own/out"
	sed 's/^/2| /' "$own/err"
	echo "[$code]"
}

judged() {
	try "$@" | sed -E -e '/^2\| note: (.*: times vary|from the journal: .*)$/d' -e 's/, jail [a-z]+, (cgroup-v[12]|rlimit)$/, LEVEL/' \
		-e 's/>?[0-9]+ ms(,|$|  )/N ms\1/g' -e 's/[0-9]+ KiB/N KiB/' -e 's/ +N ms/ N ms/g' \
		-e 's/ +>?[0-9]+  (AC|WA|PE|TLE|MLE|OLE|RE|CE|SE|not)/  N  \1/'
}

need_jail() {
	"$SETTER" judge sum solutions/sum/plain.c > "$own/out" 2> "$own/err" ||
		! grep -q '^error: .*namespaces' "$own/err" ||
		{ echo "skipped: setter/$name (needs a jail)"; return 1; }
}

need_namespaces() {
	"$SETTER" doctor 2> /dev/null | grep -qE '^level (namespaces|full)' ||
		{ echo "skipped: setter/$name (needs namespaces)"; return 1; }
}

need_terminal() {
	script -qec true /dev/null < /dev/null > "$own/out" 2>&1 ||
		{ echo "skipped: setter/$name (needs /dev/pts)"; return 1; }
}

statements() {
	problem=$1
	shift
	for language; do
		case $language in
		zh) headings='输入格式 输出格式' ;;
		*) headings='Input Output' ;;
		esac
		printf 'Story.\n\n## %s\n\nNumbers.\n\n## %s\n\nNumbers.\n' $headings \
			> "problems/$problem/statement.$language.md"
	done
}

program() {
	file=$1
	shift
	printf '#include <stdio.h>\n#include <stdlib.h>\n#include <unistd.h>\n%s\n' \
		"int main(void) { $* }" > "$file"
}

line() {
	plan=problems/$1/tests.plan
	shift
	echo "$*" >> "$plan"
}

holds() {
	if "$@"; then echo "holds: $*"; else echo "DOES NOT HOLD: $*"; fi
}

# The hashes of all tests of a problem.
bytes_of() {
	(cd "build/problems/$1/tests" && cat -- *.in *.ans | cksum)
}

# Says what is wrong, "skipped: ..." or "passed".
run_case() {
	name=$1 begun=$(date +%s%N)
	cp -a "$scratch/kit" "$scratch/$name"
	(cd "$scratch/$name" && . "$here/cases/$name.sh") 2>&1 | normalised > "$own/found"
	if grep '^skipped: ' "$own/found"; then
		:
	elif [ -n "$accept" ]; then
		cp "$own/found" "$here/cases/$name.expected"
	elif diff -u "$here/cases/$name.expected" "$own/found"; then
		echo passed
	else
		echo "tests/setter: case '$name' prints something else"
	fi
	rm -rf "${scratch:?}/$name"
	times > "$own/cpu"
	echo "$((($(date +%s%N) - begun) / 1000000)) $name $(tail -1 "$own/cpu")" >> "$own/times"
}

# One of those that share the cases: whoever makes a case's folder runs it.
work() {
	own=$scratch/.$1
	shift
	mkdir "$own"
	for case in "$@"; do
		mkdir "$scratch/.$case" 2> /dev/null && run_case "$case" > "$scratch/.$case/said"
	done
}

cp -r "$here/kit" "$scratch/kit"
(cd "$scratch/kit" && "$SETTER" build -q > /dev/null 2>&1) || { echo 'the kit cannot be built'; exit 1; }

# cases 0: the names of those that wait or take long; cases 1: of all others
cases() {
	(cd "$here/cases" && for case in *.sh; do
		sed '/^#/!q' "$case" | grep -qE '^#.* \((waits|long)\)$'
		[ $? -ne "$1" ] || echo "${case%.sh}"
	done)
}
[ $# -gt 0 ] || set -- ${waiting:+$(cases 0)} $(cases 1)
for worker in $(seq $((2 * $(nproc)))); do
	work "worker-$worker" "$@" &
done
wait
for case in "$@"; do
	cat "$scratch/.$case/said"
done > "$scratch/said"
mkdir -p "$build/log"
# Milliseconds, case, processor time of its worker so far: one worker after the other.
cat "$scratch"/.worker-*/times > "$build/log/setter-cases"
grep -v '^passed$' "$scratch/said"
passed=$(grep -c '^passed$' "$scratch/said")
failed=$(grep -c '^tests/setter: case ' "$scratch/said")
echo "setter: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
