#!/bin/sh
# statements/run.sh - statements and samples: complete, the same in both languages, true.
#
#     sh tests/statements/run.sh BUILD
#
# A bound stands in a statement as {{pile}} or, for a group, {{small.pile}}, or as an exponent, inside
# $...$; nobody types its value.  Sample answers are compared with a table of every
# small game (answers.awk).  In the end copies of the problems are broken in each
# way that a rule forbids: the rule must see it.
build=$1/statements
here=$(dirname "$0")
passed=0 failed=0
rm -rf "$build"
mkdir -p "$build"

# --- The rules: each prints the violations in the problem folder $1, one a line ------------

spans() {
	grep -oE '\$[^$]*\$|`[^`]*`' "$1" | sort -u
}

placeholders() {
	grep -oE '\{\{[^{}]*\}\}' "$1" | sort -u
}

headings() {
	sed -n 's/^## //p' "$1" | paste -sd' '
}

both_languages() {
	for language in en zh; do
		[ -s "$1/statement.$language.md" ] || echo "$1: no statement.$language.md"
	done
}

is_interactive() {
	grep -qs '^interactor:' "$1/problem.yaml"
}

sections_in_order() {
	en='Input Output' zh='输入格式 输出格式'
	! is_interactive "$1" || en=Interaction zh=交互格式
	[ "$(headings "$1/statement.en.md")" = "$en Notes Groups" ] ||
		echo "$1/statement.en.md: not $en Notes Groups"
	[ "$(headings "$1/statement.zh.md")" = "$zh 样例解释 子任务" ] ||
		echo "$1/statement.zh.md: not $zh 样例解释 子任务"
	grep -n '^# ' "$1"/statement.*.md | sed 's/$/: the title is in problem.yaml/'
}

same_formulas() {
	spans "$1/statement.en.md" > "$build/en"
	spans "$1/statement.zh.md" > "$build/zh"
	diff "$build/en" "$build/zh" | sed -n "s|^[<>]|$1: only in one language:|p"
}

placeholders_in_formulas() {
	for statement in "$1"/statement.*.md; do
		placeholders "$statement" | grep -vE '^\{\{([a-z]+\.)?[a-z]+\}\}$' |
			sed "s|^|$statement: not a placeholder: |"
		awk -F'[$]' 'NF && NF % 2 == 0' "$statement" | sed "s|^|$statement: odd dollar: |"
		sed 's/\$[^$]*\$//g' "$statement" | grep -E '\{\{|\}\}' |
			sed "s|^|$statement: outside of a formula: |"
		grep -oE '\$[^$]*\$' "$statement" | sed -E 's/\{\{[a-z.]+\}\}//g' |
			grep -E '\{\{|\}\}' | sed "s|^|$statement: half a placeholder: |"
	done
}

# What problem.yaml and tests.plan define, no more and no less.
placeholders_are_the_bounds() {
	[ -f "$1/problem.yaml" ] && [ -f "$1/tests.plan" ] || return 0
	{
		sed -n 's/^bounds: *{\(.*\)}.*/\1/p' "$1/problem.yaml" | tr -d ' ' | tr ',' '\n' |
			sed 's/:.*//; s/.*/{{&}}/'
		awk '$1 == "@group" {
			for (i = 3; i <= NF && $i !~ /^#/; i++)
				if ($i !~ /^(points|include|score)=/) {
					sub(/=.*/, "", $i)
					print "{{" $2 "." $i "}}"
				}
		}' "$1/tests.plan"
	} | sort -u > "$build/bounds"
	placeholders "$1/statement.en.md" | diff "$build/bounds" - |
		sed -n "s|^<|$1: a bound that no statement tells:|p; s|^>|$1: no such bound:|p"
}

groups_are_those_of_the_plan() {
	groups=$(sed -n '/^## Groups/,$s/^- `\([a-z0-9]*\)`.*/\1/p' "$1/statement.en.md" | paste -sd' ')
	[ "${groups%% *}" = sample ] || echo "$1: the first group is not sample"
	[ -f "$1/tests.plan" ] || return 0
	plan=$(awk '$1 == "@group" { print $2 }' "$1/tests.plan" | paste -sd' ')
	[ "$groups" = "$plan" ] || echo "$1: groups '$groups', but tests.plan has '$plan'"
}

# The largest number that an explanation needs has two digits.
no_bound_is_typed() {
	for statement in "$1"/statement.*.md; do
		sed 's/10^{ {{[^}]*}} }//g; s/`[^`]*`//g; s/{{[^}]*}}//g' "$statement" |
			grep -nE '[0-9]{3}|[0-9]\^|[0-9]e[0-9]|[0-9](,|\\,|~)0|万|亿|thousand|illion' |
			sed "s|^|$statement:|"
	done
}

# Of an interactive problem the answer is what the interactor notes down.
samples_in_pairs() {
	number=1
	while [ -f "$1/samples/$number.in" ]; do
		[ -f "$1/samples/$number.ans" ] || is_interactive "$1" || echo "$1/samples/$number.ans is missing"
		number=$((number + 1))
	done
	[ "$number" -gt 1 ] || echo "$1: no sample"
	for file in "$1"/samples/*; do
		name=$(basename "$file")
		case ${name%.*} in
		*[!0-9]* | '') echo "$file is not a sample" ;;
		*) [ "${name%.*}" -lt "$number" ] || echo "$file has no place in 1, 2, ..." ;;
		esac
		case $name in
		*.in) [ ! -f "$1/tests.plan" ] || grep -qx "copy samples/$name *\(#.*\)\?" "$1/tests.plan" ||
			echo "$file is not in tests.plan" ;;
		*.ans) ;;
		*) echo "$file is not a sample" ;;
		esac
	done
}

answers_by_brute_force() {
	is_interactive "$1" && return
	for input in "$1"/samples/*.in; do
		awk -v problem="$(basename "$1")" -f "$here/answers.awk" "$input" > "$build/answer" 2>&1 &&
			cmp -s "$build/answer" "${input%.in}.ans" ||
			{ echo "$input is answered"; cat "$build/answer"; }
	done
}

clean_text() {
	for file in "$1"/statement.*.md "$1"/samples/*; do
		iconv -f UTF-8 -t UTF-8 "$file" > /dev/null 2>&1 || echo "$file: not UTF-8"
		[ "$(tail -c 1 "$file" | wc -l)" = 1 ] || echo "$file: no newline at the end"
		LC_ALL=C grep -nE "$(printf '\r|\t|\357\273\277')|[[:blank:]]\$|^\$" "$file" |
			case $file in *.md) grep -vE '^[0-9]+:$' ;; *) cat ;; esac |
			sed "s|^|$file: CR, tab, BOM or trailing blank: |"
	done
}

rules='both_languages sections_in_order same_formulas placeholders_in_formulas
	placeholders_are_the_bounds groups_are_those_of_the_plan no_bound_is_typed
	samples_in_pairs answers_by_brute_force clean_text'

# --- The problems keep them ------------------------------------------------------------------

for rule in $rules; do
	for problem in problems/*; do
		$rule "$problem"
	done > "$build/violations" 2>&1
	if [ -s "$build/violations" ]; then
		echo "rule broken: $rule"
		head -20 "$build/violations"
		failed=$((failed + 1))
	else
		passed=$((passed + 1))
	fi
done

# --- And the rules see what they forbid ---------------------------------------------------------

# sees RULE PROBLEM COMMAND: in a copy of PROBLEM, after COMMAND, RULE finds something.
sees() {
	copy=$build/broken/$2
	rm -rf "$build/broken"
	mkdir -p "$build/broken"
	cp -R "problems/$2" "$copy"
	(cd "$copy" && eval "$3")
	if diff -r "problems/$2" "$copy" > /dev/null || [ -z "$($1 "$copy" 2>&1)" ]; then
		echo "$1 does not see: $3"
		failed=$((failed + 1))
	else
		passed=$((passed + 1))
	fi
}

# A definition for the rules that need one, whatever the problem has.
define='printf "bounds: {t: 9, pile: 9}\n" > problem.yaml
	printf "@group sample\ncopy samples/1.in\n@group small pile=5\n@group full t=3\n" > tests.plan'

sees both_languages one-pair 'rm statement.zh.md'
sees sections_in_order one-pair 'sed -i "/^## Notes/d" statement.en.md'
sees sections_in_order kth-cold 'sed -i "s/^## 子任务/## 分组/" statement.zh.md'
sees sections_in_order one-pair 'sed -i "1i # One pair" statement.en.md'
sees sections_in_order duel 'sed -i "s/^## Interaction/## Output/" statement.en.md'
sees same_formulas huge-pairs 'sed -i "s/{{billion.pile}}/{{small.pile}}/" statement.zh.md'
sees same_formulas all-moves 'sed -i "s/(5, 3)/(5, 2)/" statement.en.md'
sees same_formulas huge-pairs 'sed -i "s/\`Second\`/Second/g" statement.zh.md'
sees placeholders_in_formulas one-pair 'sed -i "s/{{pile}}/{{ pile }}/" statement.en.md'
sees placeholders_in_formulas one-pair 'sed -i "s/{{pile}}\\$/{{pile}}/" statement.en.md'
sees placeholders_in_formulas many-pairs 'sed -i "s/\\\${{t}}\\$/{{t}}/" statement.zh.md'
sees placeholders_in_formulas one-pair 'sed -i "s/{{pile}}/{{pile}/" statement.en.md'
sees placeholders_are_the_bounds many-pairs "$define"
sees placeholders_are_the_bounds kth-cold "$define"
sees groups_are_those_of_the_plan huge-pairs "$define"
sees groups_are_those_of_the_plan one-pair 'sed -i "/^- .sample/d" statement.en.md'
for typed in '10^9' '10^{18}' 1000000000 100000 1000 1e9 '1\\\\,000' '2^{63}' '10 亿' '10 billion'; do
	sees no_bound_is_typed one-pair "sed -i 's/{{pile}}/$typed/' statement.zh.md"
done
sees samples_in_pairs one-pair 'rm samples/2.ans'
sees samples_in_pairs one-pair 'rm samples/2.*'
sees samples_in_pairs one-pair 'rm samples/*'
sees samples_in_pairs one-pair 'mv samples/3.ans samples/3.out'
sees samples_in_pairs one-pair "$define"
sees answers_by_brute_force one-pair 'echo 1 > samples/1.ans'
sees answers_by_brute_force many-pairs 'sed -i 2d samples/1.ans'
sees answers_by_brute_force huge-pairs 'sed -i 1s/3/4/ samples/1.in'
sees answers_by_brute_force all-moves 'sed -i "s/^2 2/2 0/" samples/1.ans'
sees answers_by_brute_force kth-cold 'sed -i "s/16 26/26 16/" samples/1.ans'
sees answers_by_brute_force listed-moves 'sed -i "s/^3 5/5 3/" samples/1.ans'
sees answers_by_brute_force cold-cells 'sed -i 1s/3/4/ samples/1.ans'
sees clean_text one-pair 'printf "\\377" >> statement.en.md; echo >> statement.en.md'
sees clean_text one-pair 'printf 0 > samples/1.ans'
sees clean_text one-pair 'printf "2 1\\r\\n" > samples/1.in'
sees clean_text one-pair 'printf "2 1 \\n" > samples/1.in'
sees clean_text one-pair 'echo >> samples/1.in'

echo "statements: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
