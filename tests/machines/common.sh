# common.sh - what the tests of other machines share; they set name and build, and then read this.
work=$build/machines
skipped=0
mkdir -p "$work"

said=$work/message
. "$(dirname "$0")/../holds.sh"

# skip WHAT WHY
skip() {
	echo "skipped: $1 (needs $2)"
	skipped=$((skipped + 1))
}

# Adds up lines "...: N passed, M failed"; everything else is shown.
add_counts() {
	grep -vE '^[a-z_]+: [0-9]+ passed, [0-9]+ failed$' "$1"
	set -- $(awk '/ passed, / { p += $2; f += $4 } /^skipped: / { s++ }
		END { print p + 0, f + 0, s + 0 }' "$1")
	passed=$((passed + $1)) failed=$((failed + $2)) skipped=$((skipped + $3))
}

# recorded MACHINE OPTION...: the recorded results, by programs in BUILD/machines/MACHINE.
recorded() {
	folder=$work/$1
	shift
	"$build/tests/run_vectors" "$@" "$folder" tests/data > "$work/recorded" 2>&1
	status=$?
	add_counts "$work/recorded"
	[ $status -le 1 ] || failed=$((failed + 1))
}

# compiled MACHINE CC AR [FLAGS]: checkers, generators and drivers in BUILD/machines/MACHINE.
compiled() {
	holds "checkers and generators compile silently for $1" \
		make --no-print-directory -j"$(nproc)" SET_UP=done B="$work/$1" CC="$2" AR="$3" \
		CPPFLAGS="$4" LDFLAGS=-static travellers
	# MinGW's linker adds .exe; make and run_vectors know the programs without.
	find "$work/$1" -name '*.exe' | while read -r program; do mv "$program" "${program%.exe}"; done
}

# talk COMMAND...: what the interactor says to programs whose words are known, and its verdicts.
talk() {
	while IFS='|' read -r input words; do
		printf "$input" > "$work/in"
		printf "$words" | "$@" "$work/in" "$work/out" 2>&1
		echo "[$?]"
	done < tests/machines/dialogues.txt | tr -d '\r'
}

talks_as_here() {
	talk "$build/interactor/duel" > "$work/talk.here"
	talk "$@" > "$work/talk.there"
	diff "$work/talk.here" "$work/talk.there"
}

export_quietly() {
	"$build/bin/setter" export -q "$@" > "$work/export" 2>&1 || { cat "$work/export" >&2; return 1; }
}

# Exports Polygon's package of each problem into BUILD/machines/polygon/PROBLEM, and lists
# what its tests are made of: PROBLEM NUMBER GROUP COMMAND, a line each.
plan_lines() {
	rm -rf "$work/polygon"
	mkdir -p "$work/polygon"
	for problem in problems/*/problem.yaml; do
		problem=$(basename "$(dirname "$problem")")
		export_quietly polygon "$problem" -o "$work/polygon/$problem.zip" &&
			python3 -m zipfile -e "$work/polygon/$problem.zip" "$work/polygon/$problem" || return 1
		rm "$work/polygon/$problem.zip"
		sed -nE "s/^scripts.gen-input-via-stdout.sh '(.*)' tests.([0-9]+) [0-9]+ (.*)/$problem \\2 \\3 \\1/p" \
			"$work/polygon/$problem/doall.sh"
	done
}

# each_line FUNCTION: of BUILD/machines/lines, on all processors; what it prints is a failure.
each_line() {
	n=$(nproc)
	for part in $(seq "$n"); do
		awk -v n="$n" -v part="$part" 'NR % n == part % n' "$work/lines" | while read -r line; do
			$1 "$part" $line
		done > "$work/lines.$part" &
	done
	wait
	cat "$work"/lines.[0-9]*
	wrong=$(cat "$work"/lines.[0-9]* | wc -l)
	rm "$work"/lines.[0-9]*
	passed=$((passed + $(wc -l < "$work/lines") - wrong)) failed=$((failed + wrong))
}

finish() {
	echo "$name: $passed passed, $failed failed$([ $skipped -eq 0 ] || echo ", $skipped skipped")"
	[ $failed -eq 0 ]
}
