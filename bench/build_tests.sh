#!/bin/sh
# build_tests.sh - the two sides of one comparison: `setter build`, and a loop that does the same.
#
#     sh bench/build_tests.sh BUILD setter FOLDER    all problems from nothing, in a new FOLDER
#     sh bench/build_tests.sh BUILD loop FOLDER      the same steps, one after another
#     sh bench/build_tests.sh BUILD again FOLDER     setter once more, with nothing to do
#
# From the top of the tree, after a build.  Both sides compile validators and references
# by the same commands; then for each test they generate, validate, answer, check
# (in, ans, ans) and hash.  Generators and checkers are there already.  `bench` measures.
top=$(pwd) build=$(cd "$1" && pwd) side=$2 folder=$3
export LC_ALL=C
setter=$build/bin/setter

# A kit of its own, with this one's sources and programs.
new_kit() {
	mkdir -p "$folder/build"
	for part in problems solutions validator gen checker dist; do
		ln -s "$top/$part" "$folder/$part"
	done
	ln -s "$build/gen" "$build/checker" "$folder/build"
}

# One problem: its id, its validator, its checker.
loop_over_problem() {
	made=$folder/$1
	mkdir -p "$made"
	cc -std=c11 -O2 -DTESTLIB_EXACT_EOF "-I$build/problems/$1" -Idist -o "$made/validator" \
		"validator/$2.c" -lm || exit 1
	gcc -O2 -std=gnu17 -o "$made/reference" "solutions/$1/exact.c" -lm || exit 1
	# Its name, what was done, four times, then the line of the plan.
	grep "^$1 [a-z]*-[0-9]" "$folder/tests" | while read -r _ test _ _ _ _ _ generator words; do
		file=$made/$test
		case $generator in
		copy) cp "problems/$1/$words" "$file.in" ;;
		*) "$build/gen/$generator" $words > "$file.in" ;;
		esac &&
			"$made/validator" --group "${test%-*}" < "$file.in" &&
			"$made/reference" < "$file.in" > "$file.ans" &&
			"$build/checker/$3" "$file.in" "$file.ans" "$file.ans" 2> /dev/null || exit 1
	done || exit 1
	(cd "$made" && xxhsum -H2 -- *.[ai]n*) > "$made.xxh" 2> /dev/null
	cmp "$made.xxh" "problems/$1/tests.xxh" || exit 1
}

loop() {
	mkdir -p "$folder"
	"$setter" build -v > "$folder/tests" || exit 1
	for yaml in problems/*/problem.yaml; do
		id=$(basename "$(dirname "$yaml")")
		loop_over_problem "$id" $(sed -n 's/^validator: *\([a-z_]*\).*/\1/p
			s/^checker: *\([a-z_]*\).*/\1/p' "$yaml")
	done
}

case $side in
setter) new_kit && exec "$setter" build -q -C "$folder" ;;
again) exec "$setter" build -q -C "$folder" ;;
loop) loop ;;
esac
