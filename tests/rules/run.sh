#!/bin/sh
# rules/run.sh - who may include whom, and how things are named.
#
#     sh tests/rules/run.sh BUILD
#
# solutions -> nothing; lib -> the C library; gen, validator, checker, interactor -> lib;
# setter -> itself and its outside libraries; its folders as setter/README.md says (layers.py).
build=$1/rules
passed=0 failed=0
mkdir -p "$build"

# The C library as C99 has it, what a travelling file may use under __unix__, _WIN32 or
# __SSE2__, and our own headers.
standard='assert|ctype|errno|float|inttypes|limits|locale|math|setjmp|signal|stdarg'
standard="$standard|stdbool|stddef|stdint|stdio|stdlib|string|time"
guarded='fcntl|io|unistd|emmintrin'

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
public=$(beside lib/*/ | sed -E 's/[a-z]+_internal\|?//g; s/\|$//')

includes lib "<($standard|$guarded)\.h>|\"($private)\.h\"" > "$build/lib"
rule 'lib includes only itself and the C library' "$build/lib"
for folder in gen validator checker interactor; do
	own=$(beside $folder)
	includes $folder "<($standard)\.h>|\"($public|bounds${own:+|$own})\.h\"" > "$build/$folder"
	rule "$folder includes only lib and the C library" "$build/$folder"
done
own=$(cd setter && ls */*.h | sed 's/\.h$//' | paste -sd'|')
posix='dirent|fcntl|fnmatch|ftw|glob|grp|gnu/libc-version|poll|sched|strings|sys/[a-z]+|unistd'
kernel='linux/[a-z0-9_]+'
includes setter "<($standard|$posix|$kernel|yaml|xxhash|seccomp|archive|archive_entry|jansson|md4c|md4c-html|nettle/sha2)\.h>|\"($own)\.h\"" > "$build/setter"
rule 'setter includes only itself, POSIX, Linux and its outside libraries' "$build/setter"
includes solutions '<[a-z0-9_/+.]+>' > "$build/solutions"
rule 'solutions include nothing of ours' "$build/solutions"

find lib gen validator checker interactor setter tests bench -name '*.[ch]' 2>/dev/null |
	sed 's/.*\///' | sort | uniq -d > "$build/twice"
rule 'file names are unique (outside solutions)' "$build/twice"

# private_names LIBRARY PREFIX PUBLIC: what its header does not declare is called PREFIX__...,
# but for macros that match PUBLIC.
private_names() {
	folder=lib/$1 header=lib/$1/$1.h prefix=$2__ list=$build/$1
	capitals=$(echo "$prefix" | tr a-z A-Z) guard=$(echo "$1" | tr a-z A-Z)_INTERNAL_H

	# Names at file scope: the symbols of each part, compiled so that none is inlined away.
	: > "$list-names"
	: > "$list-all"
	for part in "$folder"/*.c; do
		gcc -std=c11 -O0 -fkeep-static-functions "-I$folder" -c -o "$build/part.o" "$part" ||
			echo "$part does not compile" >> "$list-names"
		nm --defined-only "$build/part.o" | awk '{ print $3 }' | grep -v '[.]' > "$list-part"
		# A function of the internal header is in every part that includes it.
		grep -vxE "$(sed -nE "s/^[A-Z_]+INLINE .*[ *]([a-z0-9_]+)\(.*/\1/p" \
			"$folder/$1_internal.h" | paste -sd'|')" "$list-part" >> "$list-all"
		while read -r name; do
			case $name in
			"$prefix"*) ;;
			*) grep -qw -e "$name" "$header" || echo "$part: $name" ;;
			esac
		done < "$list-part" >> "$list-names"
	done
	rule "what $1.h does not declare is called $prefix..." "$list-names"
	sort "$list-all" | uniq -d > "$list-shared"
	rule "two parts of $1 never use one name, not even a static one" "$list-shared"

	grep -nE '^[[:space:]]*#[[:space:]]*define [A-Za-z]' "$folder"/*.c "$folder"/*_internal.h |
		grep -vE "define ($capitals|$prefix|$guard|$3)" > "$list-macros"
	rule "private macros of $1 are called $capitals..." "$list-macros"

	grep -nE '^(struct|union|enum|typedef) ' "$folder"/*.c "$folder"/*_internal.h |
		grep '{$' | grep -vE "(struct|union|enum) $prefix" |
		while IFS= read -r line; do
			type=$(echo "$line" | sed -E 's/.*(struct|union|enum) ([A-Za-z_]+).*/\1 \2/')
			grep -q "^$type;" "$header" || echo "$line"
		done > "$list-types"
	rule "private types of $1 are called $prefix..." "$list-types"
}

private_names testlib tl '[A-Z_]+_EXIT_CODE|va_copy' # exit codes are a public switch
private_names wythoff wy WY__

# The mathematics is exact: it has no business with floating point, nor with memory.
grep -nwE 'float|double|malloc|calloc|realloc|stdio.h|math.h|stdlib.h' lib/wythoff/*.[ch] |
	grep -vE '^[^:]+:[0-9]+:[[:space:]]*(/?\*|.*printf)' > "$build/exact"
rule 'wythoff neither rounds nor allocates' "$build/exact"

# layers CHECK SENTENCE: one of the rules of layers.py.
layers() {
	awk -F '\t' -v check="$1" '$1 == check && $2 !~ /^note: / { print $2 }' "$build/layers" > "$build/layers-$1"
	rule "$2" "$build/layers-$1"
}

python3 -B tests/rules/layers.py . "${build%/rules}" > "$build/layers" 2> "$build/layers-broken"
rule 'layers.py runs' "$build/layers-broken"
sed -n 's/^[a-z_]*\t\(note: \)/\1/p' "$build/layers"
layers table 'each folder of setter has its row in setter/README.md'
layers includes 'folders of setter include what their rows allow'
layers symbols 'object files of setter use what their rows allow'
layers names 'a public function of setter begins with a word of its file or with a type'
layers cycles 'no folders of setter use each other in a circle'
layers paths 'only base/paths spells a path below build/'
layers roles 'only build/roles starts a generator, validator, reference or checker'
layers run_file 'only judge/run_file reads run.json'
layers long_files 'no .c file of setter has more than 700 lines'
layers crowded_folders 'no folder of setter has more than 40 files'
layers budgets 'no folder of setter has more lines of code than its budget'

python3 -B tests/rules/plant.py . "$1" > "$build/plant" 2>&1
rule 'each rule of layers.py finds a planted fault' "$build/plant"

# What the reader of a failing run relies on: the runner does notice.
mkdir -p "$build/liar/checker"
ln -sf "$(command -v true)" "$build/liar/checker/wcmp"
"$1/tests/run_vectors" "$build/liar" tests/data checkers/wcmp.vec > "$build/log" 2>&1
echo $? | grep -vx 1 > "$build/runner"
grep -q '^checkers: 0 passed' "$build/log" || echo 'it passes' >> "$build/runner"
rule 'run_vectors finds a checker that says nothing' "$build/runner"

# `setter version` prints the newest release of CHANGES.md.
sed -n '/^## /{s/^## \([^ ]*\).*/setter \1/p;q}' CHANGES.md > "$build/newest"
"$1/bin/setter" version | diff "$build/newest" - > "$build/version"
rule 'setter version is the newest release in CHANGES.md' "$build/version"

echo "rules: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
