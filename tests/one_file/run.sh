#!/bin/sh
# one_file/run.sh - dist/testlib.h and dist/wythoff.h alone, with every compiler and standard.
#
#     sh tests/one_file/run.sh BUILD [compilers]
#
# Five small programs are compiled with the header included and with its text
# pasted in their place, without a warning; then they run.  With one standard per
# compiler; with `compilers` they are compiled with every one, 64 and 32 bits, and nothing else is done.
build=$1/one_file$2 all=$2
here=$(dirname "$0")
programs='one_checker one_validator one_generator one_interactor one_wythoff'
passed=0 failed=0

rm -rf "$build"
mkdir -p "$build"
for p in $programs; do
	cp "$here/$p.c" "$build/$p.c"
	sed -e '/#include "testlib.h"/{r dist/testlib.h' -e 'd}' \
		-e '/#include "wythoff.h"/{r dist/wythoff.h' -e 'd}' "$here/$p.c" > "$build/$p-pasted.c"
done

# One line per compilation: compiler, standard, width, program.
matrix() {
	some=c11 some_cxx=c++17 widths=64
	[ -z "$all" ] || some='c99 c11 c17' some_cxx='c++98 c++11 c++14 c++17 c++20' widths='64 32'
	for m in $widths; do
		for p in $programs; do
			for form in '' -pasted; do
				for cc in gcc clang; do
					for std in $some; do
						echo "$cc $std $m $p$form"
					done
				done
				for cc in g++ clang++; do
					for std in $some_cxx; do
						echo "$cc $std $m $p$form"
					done
				done
			done
		done
	done
}

# The pasted form is the stricter one: gcc sees unused functions only when it really
# compiles, and with one standard per compiler there are the optimiser's warnings as well.
compile_one='
	set -- $1
	language=c depth=-fsyntax-only
	case $1 in *++) language=c++ ;; esac
	case $1$4 in g*-pasted) depth="-S -o /dev/null" ;; esac
	case $2$4 in c11*-pasted | c++17*-pasted) depth="-O2 -c -o /dev/null" ;; esac
	command="$1 -x $language -std=$2 -m$3 -Wall -Wextra -Werror -Idist $depth $build/$4.c"
	log=$(LC_ALL=C $command 2>&1) && echo "passed" ||
		printf "%s\n%s\nfailed\n" "$command" "$(echo "$log" | head -5)"'

# A fact that must hold, counted: words that say it, then the command.
holds() {
	fact=$1
	shift
	if "$@"; then
		passed=$((passed + 1))
	else
		echo "does not hold: $fact"
		failed=$((failed + 1))
	fi
}

# gcc -O0 keeps functions that nobody calls, so there is nothing to see at that level.
links_without_libm() {
	for cc in 'gcc -O0' 'gcc -O1' 'gcc -O2' 'clang -O0'; do
		$cc -std=c11 -Idist -o "$build/one_checker" "$build/one_checker.c" \
			2> "$build/message" || { head -5 "$build/message"; return 1; }
	done
}

functions_in() {
	gcc -std=c11 -O1 -fno-inline "$2" -Idist -c -o "$build/reach.o" "$build/$1.c" \
		2> "$build/message" && nm "$build/reach.o" | grep -c ' [tT] '
}

reaches_less_than_half() {
	all=$(functions_in one_checker -fkeep-static-functions)
	reached=$(functions_in one_checker -fno-keep-static-functions)
	echo "one_checker reaches $reached of $all functions"
	[ -n "$reached" ] && [ $((2 * reached)) -lt "$all" ]
}

# compiler with flags, then a program of each kind, end to end.
works() {
	for p in $programs; do
		$1 -Idist -o "$build/$p" "$build/$p.c" -lm 2> "$build/message" ||
			{ head -5 "$build/message"; return 1; }
	done
	(
		cd "$build" || exit 1
		echo 7 > seven && echo 8 > eight
		./one_checker seven seven seven 2> message || exit 1
		[ "$(cat message)" = 'ok answer is 7' ] || exit 1
		./one_checker seven eight seven 2> message
		[ $? = 1 ] && [ "$(cat message)" = 'wrong answer expected 7, found 8' ] || exit 1
		./one_generator -n 5 seed > test && ./one_validator < test || exit 1
		./one_generator -n=5 seed | cmp -s - test && exit 1
		echo 7 | ./one_interactor seven out > said 2> message && cmp said out
	)
}

# There is neither a 32-bit GMP nor a 32-bit cmocka: the answers come as a table.
knows_the_answers() {
	"$build/one_wythoff" < "$build/answers" > "$build/message" ||
		{ tail -5 "$build/message"; return 1; }
}

same_draws() {
	"$build/one_generator" -n 100 seed > "$build/draws" || return 1
	cmp "$build/draws" "$build/draws.first" 2>/dev/null || [ ! -f "$build/draws.first" ] ||
		return 1
	cp "$build/draws" "$build/draws.first"
}

export build
matrix | xargs -P "$(nproc)" -d '\n' -n 1 sh -c "$compile_one" sh > "$build/matrix.log"
grep -vx passed "$build/matrix.log" | grep -vx failed | head -40
passed=$(grep -cx passed "$build/matrix.log")
failed=$(grep -cx failed "$build/matrix.log")
if [ -n "$all" ]; then
	echo "one_file-compilers: $passed passed, $failed failed"
	[ "$failed" -eq 0 ]
	exit
fi

holds 'a minimal checker links without -lm' links_without_libm
holds 'a minimal checker reaches less than half of the header' reaches_less_than_half
holds 'GMP makes a table of answers' "$1/tests/oracle/known_answers" > "$build/answers"
for compiler in 'gcc -std=c99' 'gcc -O2 -DWY_NO_INT128' 'gcc -m32 -O2' 'clang -O1' 'g++ -x c++ -std=c++98' \
		'clang++ -x c++ -std=c++20 -m32'; do
	holds "programs made by $compiler work" works "$compiler"
	holds "the generator of $compiler draws what the others draw" same_draws
	holds "wythoff.h by $compiler knows what GMP knows" knows_the_answers
done
echo "one_file: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
