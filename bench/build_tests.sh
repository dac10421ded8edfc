#!/bin/sh
# build_tests.sh - `setter build` against a plain loop that does the same, as a ratio.
#
#     sh bench/build_tests.sh
#
# Both start from nothing and compile validators and references, then for each test
# generate, validate, answer, check (in, ans, ans) and hash; the loop does one after
# another.  Then the build that has nothing to do.  In the folder that has problems/.
setter=build/bin/setter
scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

milliseconds() {
	start=$(date +%s%N)
	"$@" > "$scratch/log" 2>&1 || { cat "$scratch/log"; exit 1; }
	echo $((($(date +%s%N) - start) / 1000000))
}

from_nothing() {
	rm -rf build/problems build/solutions build/hashes
	$setter build -q
}

# One problem: its id, its validator, its checker.
loop_over_problem() {
	folder=$scratch/$1
	mkdir -p "$folder"
	cc -std=c11 -O2 -DTESTLIB_EXACT_EOF "-Ibuild/problems/$1" -Idist -o "$folder/validator" \
		"validator/$2.c" -lm
	gcc -O2 -std=gnu17 -o "$folder/reference" "solutions/$1/exact.c" -lm
	grep "^$1 " "$scratch/tests" | while read -r _ test _ generator words; do
		file=$folder/$test
		case $generator in
		copy) cp "problems/$1/$words" "$file.in" ;;
		*) "build/gen/$generator" $words > "$file.in" ;;
		esac
		"$folder/validator" --group "${test%-*}" < "$file.in"
		"$folder/reference" < "$file.in" > "$file.ans"
		"build/checker/$3" "$file.in" "$file.ans" "$file.ans"
	done
	(cd "$folder" && xxhsum -H2 -- *.in *.ans)
}

plain_loop() {
	for yaml in problems/*/problem.yaml; do
		id=$(basename "$(dirname "$yaml")")
		loop_over_problem "$id" $(sed -n 's/^validator: *\([a-z_]*\).*/\1/p; s/^checker: *\([a-z_]*\).*/\1/p' "$yaml")
	done
}

$setter build -v > "$scratch/tests" 2> /dev/null || { $setter build; exit 1; }
loop=$(milliseconds plain_loop)
full=$(milliseconds from_nothing)
# What was written within the last moments is hashed once more.
sleep 0.1
$setter build -q > /dev/null 2>&1
again=$(milliseconds $setter build -q)
tests=$(grep -c ' unchanged \| made ' "$scratch/tests")
echo "$loop $full $again $tests" | awk '{
	printf "%-44s %6.2f x  (%d ms against %d ms, %d tests)\n",
		"setter build against a loop, from nothing", $1 / $2, $2, $1, $4
	printf "%-44s %6d ms\n", "setter build with nothing to do", $3
}'
