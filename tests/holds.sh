# holds.sh - facts that must hold, counted in $passed and $failed; $said is where a command's words go.
#
#     said=$build/message
#     . "$(dirname "$0")/../holds.sh"
#     holds 'a b and b a are the same' cmp one other
passed=0 failed=0

holds() {
	fact=$1
	shift
	if "$@" > "$said" 2>&1; then
		passed=$((passed + 1))
	else
		echo "does not hold: $fact"
		tail -20 "$said"
		failed=$((failed + 1))
	fi
}
