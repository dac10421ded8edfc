#!/bin/sh
# rules/run.sh - who may include whom, and how things are named.
#
#     sh tests/rules/run.sh BUILD
#
# solutions -> nothing; lib -> the C library; gen, validator, checker -> lib.
build=$1/rules
passed=0 failed=0
mkdir -p "$build"

# The C library as C99 has it, what a travelling file may use under __unix__ or
# __SSE2__, and our own headers.
standard='assert|ctype|errno|float|inttypes|limits|locale|math|setjmp|signal|stdarg'
standard="$standard|stdbool|stddef|stdint|stdio|stdlib|string|time"
guarded='unistd|emmintrin'

# A rule and the file that lists its violations, one a line.
rule() {
	if [ -s "$2" ]; then
		echo "rule broken: $1"
		head -20 "$2"
		failed=$((failed + 1))
	else
		passed=$((passed + 1))
	fi
}

# includes FOLDER REGEX: the includes in FOLDER that are not of the permitted form.
includes() {
	[ -d "$1" ] || return 0
	find "$1" -name '*.[ch]' -exec grep -HnE '^[[:space:]]*#[[:space:]]*include' {} + |
		grep -vE "include ($2)[[:space:]]*$"
}

# Headers beside a program count as part of it: "header.h" in the same folder.
beside() {
	ls "$@" 2>/dev/null | sed -n 's/\.h$//p' | paste -sd'|'
}

private=$(beside lib/*/)
public=$(beside lib/*/ | sed -E 's/[a-z]+_internal\|?//')

includes lib "<($standard|$guarded)\.h>|\"($private)\.h\"" > "$build/lib"
rule 'lib includes only itself and the C library' "$build/lib"
for folder in gen validator checker; do
	own=$(beside $folder)
	includes $folder "<($standard)\.h>|\"($public|bounds${own:+|$own})\.h\"" > "$build/$folder"
	rule "$folder includes only lib and the C library" "$build/$folder"
done
includes solutions '<[a-z0-9_/+.]+>' > "$build/solutions"
rule 'solutions include nothing of ours' "$build/solutions"

find lib gen validator checker setter tests bench -name '*.[ch]' 2>/dev/null |
	sed 's/.*\///' | sort | uniq -d > "$build/twice"
rule 'file names are unique (outside solutions)' "$build/twice"

# Names at file scope: the symbols of each part, compiled so that none is inlined away.
: > "$build/names"
: > "$build/all"
for part in lib/testlib/*.c; do
	gcc -std=c11 -O0 -fkeep-static-functions -Ilib/testlib -c -o "$build/part.o" "$part" ||
		echo "$part does not compile" >> "$build/names"
	nm --defined-only "$build/part.o" | awk '{ print $3 }' | grep -v '[.]' |
		while read -r name; do
			echo "$name" >> "$build/all"
			case $name in
			tl__*) ;;
			*) grep -qw -e "$name" lib/testlib/testlib.h || echo "$part: $name" ;;
			esac
		done >> "$build/names"
done
rule 'what testlib.h does not declare is called tl__...' "$build/names"
sort "$build/all" | uniq -d > "$build/shared"
rule 'two parts never use one name, not even a static one' "$build/shared"

grep -nE '^[[:space:]]*#[[:space:]]*define [A-Za-z]' lib/testlib/*.c lib/testlib/*_internal.h |
	grep -vE 'define (TL__|tl__|TESTLIB_INTERNAL_H|[A-Z_]+_EXIT_CODE|va_copy)' > "$build/macros"
rule 'private macros are called TL__... (exit codes are a public switch)' "$build/macros"

grep -nE '^(struct|union|enum|typedef) ' lib/testlib/*.c lib/testlib/*_internal.h |
	grep '{$' | grep -vE '(struct|union|enum) tl__' |
	while IFS= read -r line; do
		type=$(echo "$line" | sed -E 's/.*(struct|union|enum) ([A-Za-z_]+).*/\1 \2/')
		grep -q "^$type;" lib/testlib/testlib.h || echo "$line"
	done > "$build/types"
rule 'private types are called tl__...' "$build/types"

# What the reader of a failing run relies on: the runner does notice.
mkdir -p "$build/liar/checker"
ln -sf "$(command -v true)" "$build/liar/checker/wcmp"
"$1/tests/run_vectors" "$build/liar" tests/data checkers/wcmp.vec > "$build/log" 2>&1
echo $? | grep -vx 1 > "$build/runner"
grep -q '^checkers: 0 passed' "$build/log" || echo 'it passes' >> "$build/runner"
rule 'run_vectors finds a checker that says nothing' "$build/runner"

echo "rules: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
