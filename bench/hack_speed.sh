#!/bin/sh
# hack_speed.sh - positions tried per second: setter hack, and the loop that setters use today.
#
#     sh bench/hack_speed.sh BUILD
#
# The loop starts generator, program, reference and diff for each test.  Both attack the same
# right program, so that neither ends early.  Where an input holds many cases, setter hack must
# be at least 1000 times as fast, where it holds one, 3 times.  In the end both kinds of tests
# get the same budget against `double`: uniformly random positions, and the problem's own lines.
build=$(cd "$1" && pwd)
loops=${LOOPS:-300}
hunt=${HUNT:-5s}
scratch=$(mktemp -d /tmp/hack-speed-XXXXXX)
trap 'rm -rf "$scratch"' EXIT
kit=$scratch/kit
mkdir "$kit"
cp -r problems validator solutions "$kit"
over=0

now_us() {
	echo $(($(date +%s%N) / 1000))
}

hack() {
	"$build/bin/setter" hack -C "$kit" "$@"
}

# The number behind a key of the JSON document.
number() {
	sed -n "s/.*\"$1\":\([0-9]*\).*/\1/p"
}

# loop PROBLEM FORM: tests per second, times 100.
loop() {
	for name in exact isqrt; do
		cc -O2 -o "$scratch/$name" "solutions/$1/$name.c" -lm
	done
	begun=$(now_us)
	i=0
	while [ $i -lt "$loops" ]; do
		i=$((i + 1))
		"$build/gen/random" -form "$2" -t 1 -max 1000000000 $i > "$scratch/in"
		"$scratch/isqrt" < "$scratch/in" > "$scratch/out"
		"$scratch/exact" < "$scratch/in" > "$scratch/ans"
		diff "$scratch/out" "$scratch/ans" > "$scratch/diff" || echo "a test fails?"
	done
	echo $((loops * 100000000 / ($(now_us) - begun)))
}

# compare PROBLEM FORM LEAST
compare() {
	slow=$(loop "$1" "$2")
	hack "$1" isqrt --tries=1 --json > "$scratch/json"
	hack "$1" isqrt --time="$hunt" --json > "$scratch/json"
	tries=$(number tries < "$scratch/json")
	ms=$(number time_ms < "$scratch/json")
	ratio=$((tries * 100000 / ms / slow))
	printf '%-10s positions per second: loop %d, setter hack %d: %d x, at least %d x' \
		"$1" $((slow / 100)) $((tries * 1000 / ms)) $ratio "$3"
	if [ $ratio -lt "$3" ]; then
		over=1
		printf '  UNDER'
	fi
	echo
}

# budget PROBLEM: against `double`, what finds it, and what does not.
budget() {
	hack "$1" double_phi --json > "$scratch/json"
	tries=$(number tries < "$scratch/json")
	grep -q '"found":true' "$scratch/json" || { over=1; echo "$1: double_phi stands"; }
	sed -i '/^hack:/,/^[a-z]*:/{/^  - /d}' "$kit/problems/$1/problem.yaml"
	sed -i 's/^hack:/&\n  - random -form {form} -max 1000000000 {seed}/' "$kit/problems/$1/problem.yaml"
	hack "$1" double_phi --time="$hunt" --json > "$scratch/json"
	printf '%-10s double: found after %d tries; uniformly random ones, %d of them: ' "$1" "$tries" \
		"$(number tries < "$scratch/json")"
	if grep -q '"found":true' "$scratch/json"; then
		over=1
		echo 'found too'
	else
		echo nothing
	fi
}

compare many-pairs eof 1000
compare one-pair single 3
budget many-pairs
budget one-pair
exit $over
