#!/bin/sh
# game_checkers/run.sh - what the checkers of the game say, word for word.
#
#     sh tests/game_checkers/run.sh BUILD
#
# NAME.txt has a line per test of checker/NAME:
#
#     input | output | answer | message
#
# `/` is a line end and `\` begins an escape of printf's.  The exit code follows from
# the first words of the message.  Then the two files change places: what was wrong
# in the output is a FAIL in the answer, with the same words, and an empty output is
# as an empty answer.  A line whose answer is `-` does not change places.
build=$(realpath "$1")
here=$(realpath "$(dirname "$0")")
work=$build/game_checkers
passed=0 failed=0

rm -rf "$work"
mkdir -p "$work"
cd "$work" || exit 1

# given FILE TEXT
given() {
	if [ "$2" = - ]; then
		: > "$1"
	else
		printf -- "$(printf '%s' "$2" | sed 's|/|\\n|g')" > "$1"
	fi
}

code_of() {
	case $1 in
	'ok '*) echo 0 ;;
	'wrong answer '*) echo 1 ;;
	'wrong output format '*) echo 2 ;;
	*) echo 3 ;;
	esac
}

# says CHECKER LINE MESSAGE: about the files in, out, ans
says() {
	"$build/checker/$1" in out ans > said 2>&1
	found="$? $(cat said)"
	if [ "$found" = "$(code_of "$3") $3" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		printf '%s: %s\n    expected: %s\n    found:    %s\n' "$1" "$2" \
			"$(code_of "$3") $3" "$found"
	fi
}

# fail_of MESSAGE: the same about the answer
fail_of() {
	echo "$1" | sed -E 's/^(wrong answer|wrong output format) (.*)/FAIL \2 (ans)/'
}

for table in "$here"/*.txt; do
	checker=$(basename "$table" .txt)
	grep -vE '^(#|$)' "$table" | sed 's/ *| */|/g' > rows
	while IFS='|' read -r input output answer message; do
		line="$input | $output | $answer"
		given in "$input"
		given out "$output"
		given ans "$answer"
		says "$checker" "$line" "$message"
		case $answer$message in
		-* | *FAIL*) ;;
		*)
			mv out kept
			mv ans out
			mv kept ans
			says "$checker" "$line, exchanged" "$(fail_of "$message")"
			;;
		esac
	done < rows
done
echo "game_checkers: $passed passed, $failed failed"
[ "$failed" -eq 0 ] && [ "$passed" -gt 0 ]
