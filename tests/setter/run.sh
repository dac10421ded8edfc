#!/bin/sh
# setter/run.sh - what a user of the driver sees.
#
#     sh tests/setter/run.sh BUILD [--accept] [CASE...]
#
# Each cases/NAME.sh runs in a fresh copy of kit/, a small kit of its own that was built
# once.  What it prints is compared with cases/NAME.expected; --accept writes that file
# anew.  In a case:
#
#     try build sum -v      runs the driver: its stdout, its stderr after "2| ", its code
#     judged run sum        the same without times, memory, how limits are kept and what is
#                           from the journal
#     need_jail || return   where the machine gives no jail, the case is skipped
#     program gen/x.c ...   writes a C program whose main() is the rest of the words
#     line sum full x -t 5  adds a line at the end of tests.plan
#     holds CONDITION...    prints the condition, and whether it holds
build=$(cd "$1" && pwd)
shift
accept=
[ "$1" != --accept ] || { accept=yes; shift; }
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d /tmp/setter-test-XXXXXX)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0

unset CC CFLAGS SETTER_JOBS SETTER_COLOR NO_COLOR CLICOLOR_FORCE MAKEFLAGS
export LC_ALL=C TERM=dumb SETTER="$build/bin/setter"

# Nothing that depends on the machine or the moment.
normalised() {
	sed -e "s|$scratch/[a-z_]*|KIT|g" -e "s|$build|BUILD|g" -e "s|$here/../..|SOURCE|g" \
		-e 's|-I/[^ ]*/dist|-IHEADERS|g' \
		-e 's/\.[0-9]*-[0-9]*\.tmp/.TEMPORARY/g' \
		-e '/ \(made\|unchanged\) /s/  *[0-9][0-9]*\.[0-9]/ N/g' \
		-e 's/ [0-9][0-9]*\.[0-9] ms on [a-z]*-[0-9]*/ N ms on TEST/g' \
		-e 's/^2| note: compiler: .*; C library: .*/2| note: compiler: ...; C library: .../'
}

try() {
	echo "\$ setter $*"
	"$SETTER" "$@" > "$scratch/out" 2> "$scratch/err" < /dev/null
	code=$?
	cat "$scratch/out"
	sed 's/^/2| /' "$scratch/err"
	echo "[$code]"
}

judged() {
	try "$@" | sed -E -e '/^2\| note: (.*: times vary|from the journal: .*)$/d' -e 's/, (cgroup-v[12]|rlimit)$/, LEVEL/' \
		-e 's/>?[0-9]+ ms(,|$|  )/N ms\1/g' -e 's/[0-9]+ KiB/N KiB/' -e 's/ +N ms/ N ms/g' \
		-e 's/ +>?[0-9]+  (AC|WA|PE|TLE|MLE|OLE|RE|CE|SE|not)/  N  \1/'
}

need_jail() {
	"$SETTER" judge sum solutions/sum/plain.c > "$scratch/out" 2> "$scratch/err" ||
		! grep -q '^error: .*namespaces' "$scratch/err" ||
		{ echo "skipped: $name: $(head -1 "$scratch/err")"; return 1; }
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

run_case() {
	name=$1
	cp -a "$scratch/kit" "$scratch/$name"
	(cd "$scratch/$name" && . "$here/cases/$name.sh") 2>&1 | normalised > "$scratch/found"
	if grep -q '^skipped: ' "$scratch/found"; then
		cat "$scratch/found"
	elif [ -n "$accept" ]; then
		cp "$scratch/found" "$here/cases/$name.expected"
	elif diff -u "$here/cases/$name.expected" "$scratch/found"; then
		passed=$((passed + 1))
	else
		echo "tests/setter: case '$name' prints something else"
		failed=$((failed + 1))
	fi
	rm -rf "${scratch:?}/$name"
}

cp -r "$here/kit" "$scratch/kit"
(cd "$scratch/kit" && "$SETTER" build -q 2> /dev/null) || { echo 'the kit cannot be built'; failed=1; }
[ $# -gt 0 ] || set -- $(cd "$here/cases" && ls -- *.sh | sed 's/\.sh$//')
for case in "$@"; do
	run_case "$case"
done
echo "setter: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
