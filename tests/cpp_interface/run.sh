#!/bin/sh
# cpp_interface/run.sh - dist/c++/testlib.h, upstream's C++ interface.
#
#     sh tests/cpp_interface/run.sh BUILD [compilers]
#
# It compiles without a warning, included and pasted; every_call prints what it prints with
# upstream's header; and the recorded results pass through it: the drivers, which are C, are
# compiled as C++ with twins.h, and run over the same data.  "compilers" is every compiler and
# standard, 32-bit code, and all drivers and stock checkers, under the sanitizers too.
all=$2
build=$1/cpp_interface$all
here=$(dirname "$0")
rm -rf "$build"
mkdir -p "$build"

said=$build/message
. "$(dirname "$0")/../holds.sh"

# --- warnings ---------------------------------------------------------------------------

cp "$here/every_call.cpp" "$build/every_call.cpp"
sed -e '/#include "testlib.h"/{r dist/c++/testlib.h' -e 'd}' "$here/every_call.cpp" > "$build/pasted.cpp"
printf '#include <bits/stdc++.h>\nusing namespace std;\n' | cat - "$here/every_call.cpp" > "$build/behind_std.cpp"

# compiler, standard and flags, program
silent() {
	# shellcheck disable=SC2086
	$1 -Wall -Wextra -Werror -Idist/c++ -c -o /dev/null "$build/$2.cpp"
}

sweep() {
	if [ -z "$all" ]; then
		echo 'g++ -std=c++11 -fsyntax-only:every_call'
		echo 'clang++ -std=c++17 -fsyntax-only:pasted'
		return
	fi
	for compiler in g++ clang++; do
		for standard in c++11 c++14 c++17 c++20 c++2b gnu++17; do
			for width in -m64 -m32; do
				for program in every_call pasted behind_std; do
					echo "$compiler -std=$standard $width:$program"
				done
			done
			echo "$compiler -std=$standard -O2:pasted"
		done
	done
	echo 'g++ -O2 -D_FORTIFY_SOURCE=2:every_call'
}

sweep > "$build/sweep"
while IFS=: read -r compiler program; do
	holds "$program compiles without a warning by $compiler" silent "$compiler" "$program"
done < "$build/sweep"

# --- every call ---------------------------------------------------------------------------

every_call() {
	# shellcheck disable=SC2086
	$1 -Wall -Wextra -Werror -o "$build/every_call" "$build/pasted.cpp" || return 1
	"$build/every_call" first -n 10 -big 1e12 -x 3.25 -s word --flag > "$build/found" || return 1
	diff "$here/every_call.txt" "$build/found"
}

holds 'every call does what it does with upstream: g++' every_call 'g++ -std=c++20 -O2'
if [ -n "$all" ]; then
	holds 'every call: clang++' every_call 'clang++ -std=c++20 -O1'
	holds 'every call, with sanitizers' every_call \
		'g++ -std=c++11 -fsanitize=address,undefined -fno-sanitize-recover=undefined'
fi

# What is not the same on every machine does not compile, or ends in a FAIL.
uses() { # uses COMPILER CALL
	printf '#include "testlib.h"\nint main() { %s }\n' "$2" > "$build/uses.cpp"
	"$1" -Idist/c++ -o "$build/uses" "$build/uses.cpp"
}

forbids() {
	! uses g++ "$1" || return 1
	grep -q "Don't use" "$build/message"
}

holds 'rand() does not compile' forbids 'return rand();'
if [ -n "$all" ]; then
	holds 'only the input has test cases' sh -c "printf '#include \"testlib.h\"\nint main() { ouf.setTestCase(1); }\n' \
		> $build/uses.cpp && g++ -Idist/c++ -o $build/uses $build/uses.cpp &&
		! $build/uses 2> $build/said && grep -q '^FAIL InStream::setTestCase can be used only for inf' $build/said"
	holds 'srand() does not compile' forbids 'srand(1);'
	holds 'random_shuffle() does not compile' forbids 'int a[2]; random_shuffle(a, a + 2);'
	holds 'rand() of clang++ is a FAIL' sh -c "printf '#include \"testlib.h\"\nint main() { return rand(); }\n' \
		> $build/uses.cpp && clang++ -Idist/c++ -o $build/uses $build/uses.cpp &&
		! $build/uses 2> $build/said && grep -q '^FAIL Don.t use rand' $build/said"
fi

# --- recorded results -----------------------------------------------------------------------

# make_twins FOLDER FLAGS SOURCES: C allows more conversions, so the compiler must be lenient.
# A header that was read once saves most of the time.
make_twins() {
	folder=$build/$1 flags="-std=gnu++20 -w -fpermissive $2"
	shift 2
	mkdir -p "$folder/tests/vectors" "$folder/checker" "$folder/header"
	touch "$folder/header/testlib_internal.h" # twins.h has what they need of it
	cp "$here/twins.h" "$folder/header"
	# shellcheck disable=SC2086
	g++ $flags -x c++-header -Idist/c++ -o "$folder/header/twins.h.gch" "$folder/header/twins.h" || return 1
	for source in "$@"; do
		echo "$source $folder/${source%.c}"
	done | flags="$flags -I$folder/header -Idist/c++ -Itests/vectors" xargs -P "$(nproc)" -L 1 sh -c '
		g++ $flags -include twins.h -x c++ -o "$2" "$1" || echo "does not compile: $1"' sh
}

data=$build/data
if [ -n "$all" ]; then
	data=tests/data
	sources="$(ls tests/vectors/*.c) $(ls tests/data/checkers | sed 's/\(.*\)\.vec$/checker\/\1.c/')"
	# shellcheck disable=SC2086
	make_twins sanitized '-fsanitize=address,undefined -fno-sanitize-recover=undefined' $sources
	ASAN_OPTIONS=detect_leaks=0:exitcode=99 "$1/tests/run_vectors" "$build/sanitized" $data ||
		failed=$((failed + 1))
else
	mkdir -p "$data/checkers" "$data/validators" "$data/generators"
	for part in rng helpers probe; do
		ln -s "$PWD/tests/data/$part" "$data/$part"
	done
	sources=$(for driver in rng setseed helpers probe; do echo "tests/vectors/$driver.c"; done)
fi
# shellcheck disable=SC2086
make_twins twins '' $sources
"$1/tests/run_vectors" "$build/twins" "$data" || failed=$((failed + 1))

echo "cpp_interface: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
