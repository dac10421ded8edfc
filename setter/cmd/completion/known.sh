# KIND WORD... - what a word of this kind can be, after these words.
_setter_known()
{
	local kind=$1 word problem=
	shift
	for word; do
		case "|$kind|" in *"|$word|"*) [ -z "$word" ] || return ;; esac
		[ -n "$problem" ] || [ ! -d "problems/$word" ] || problem=$word
	done
	case $kind in
	PROBLEM) [ -n "$problem" ] || command ls problems ;;
	PROBLEM...) command ls problems ;;
	SOLUTION) [ -z "$problem" ] || command ls "solutions/$problem" ;;
	TEST) [ -z "$problem" ] || command ls "build/problems/$problem/tests" |
		sed -n 's/\.in$//p' ;;
	*\|*) echo "$kind" | tr '|' '\n' ;;
	esac 2> /dev/null
}
