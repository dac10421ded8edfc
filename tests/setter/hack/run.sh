#!/bin/sh
# setter/hack/run.sh - do the wrong solutions of the bank fall, and do the right ones stand?
#
#     sh tests/setter/hack/run.sh BUILD [SECONDS]
#
# By itself a sample: in each problem some of the hardest to break, and the reference for some hundred
# cases, with so much time that a busy machine does not matter; under the sanitizers one problem only.  With SECONDS all of them: every wrong one must
# fall within ten seconds, compiling included, and the right ones are hunted for so long in all.
build=$(cd "$1" && pwd)
seconds=$2 room=300s
scratch=$(mktemp -d /tmp/hack-test-XXXXXX)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0
kit=$scratch/kit

# A kit of its own, so that nobody waits for anybody.
mkdir "$kit"
cp -r problems validator solutions "$kit"
mkdir "$kit/gen" "$kit/build"
setter() {
	command=$1
	shift
	"$build/bin/setter" "$command" -C "$kit" "$@"
}

if ! setter doctor > "$scratch/doctor" 2>&1; then
	echo "skipped: hack: $(grep -m1 -i 'no ' "$scratch/doctor")"
	echo 'hack: 0 passed, 0 failed'
	exit 0
fi

# says NAME CODE COMMAND...: the command must end with that code.
says() {
	name=$1 wanted=$2
	shift 2
	"$@" > "$scratch/out" 2>&1
	code=$?
	if [ $code -eq "$wanted" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		echo "hack: $name: exit code $code instead of $wanted"
		cat "$scratch/out"
	fi
}

# These are strangers: nothing is declared of them.
sample() {
	problem=$1
	shift
	for wrong in "$@"; do
		cp "solutions/$problem/$wrong" "$scratch"
		says "$problem $wrong" 1 setter hack "$problem" "$scratch/$wrong" --time=$room
	done
	says "$problem exact" 0 setter hack "$problem" exact --tries=500 --time=$room
}

# Both must say the same, whatever the number of jobs.
same() {
	for jobs in 1 3; do
		setter hack huge-pairs "$scratch/double_phi.c" -j$jobs --time=$room | grep -v ' tries ' > "$scratch/j$jobs"
	done
	says 'one job or three' 0 cmp "$scratch/j1" "$scratch/j3"
}

# Right in a batch, and wrong alone.
alone() {
	sed 's/scanf("%d", &t) != 1/& || t == 1/' solutions/huge-pairs/exact.c > "$scratch/alone.c"
	says 'wrong alone' 1 setter hack huge-pairs "$scratch/alone.c" --time=$room
}

# What fails from some number on is shown to fail at that number, also where a case is a run.
at_the_edge() {
	sed 's/&b) == 2/& \&\& (a || b <= 500000000 || (abort(), 0))/' solutions/one-pair/exact.c > "$scratch/edge.c"
	setter hack one-pair "$scratch/edge.c" --time=$room > "$scratch/edge"
	says 'the smallest that fails' 0 grep -q '^  minimised  0 500000001 ' "$scratch/edge"
}

# Lines 'wrong PROBLEM NAME' and 'right PROBLEM NAME'.
declared() {
	for file in solutions/*/*; do
		problem=$(basename "$(dirname "$file")")
		expect=$(sed -n 's/.*@expect  *//p' "$file" | head -1)
		case $expect in
		AC) echo "right $problem $(basename "$file")" ;;
		*) echo "wrong $problem $(basename "$file")" ;;
		esac
	done
}

everything() {
	declared > "$scratch/declared"
	rights=$(grep -c ^right "$scratch/declared")
	while read -r kind problem file; do
		if [ "$kind" = wrong ]; then
			begun=$(date +%s%N)
			says "$problem $file" 0 setter hack "$problem" "$file" --must-find --time=8s
			ms=$((($(date +%s%N) - begun) / 1000000))
			echo "$ms $problem $file" >> "$scratch/times"
			[ $ms -le 10000 ] || {
				failed=$((failed + 1))
				echo "hack: $problem $file: took $ms ms"
			}
		else
			says "$problem $file" 0 setter hack "$problem" "$file" \
				--time=$((1000 * seconds / rights))ms
		fi
	done < "$scratch/declared"
	echo "hack: the slowest to fall: $(sort -n "$scratch/times" | tail -1)"
}

if [ -n "$seconds" ]; then
	everything
else
	sample huge-pairs double_phi.c decimals_27.c float128.c
	case $build in
	*/sanitize) ;;
	*)
		sample one-pair double_phi.c
		sample many-pairs long_double_double_sqrt.c
		sample all-moves double_partner.c
		sample kth-cold float128.c
		same
		alone
		at_the_edge
		;;
	esac
fi
echo "hack: $passed passed, $failed failed"
[ $failed -eq 0 ]
