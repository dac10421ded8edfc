#!/bin/sh
# judge_calls/run.sh - checkers called as each judge calls them.
#
#     sh tests/judge_calls/run.sh BUILD [compilers]
#
# dist/testlib.h is compiled as C with each TESTLIB_ABI_ switch; then the programs run with
# a judge's arguments, files, stdin and folder.  For a BUILD called sanitize they have the sanitizers.
# With `compilers` all of it is done as C++, and the sources compile in the standards that judges use.
build=$1/judges$2 name=judges${2:+-$2}
here=$(dirname "$0")
passed=0 failed=0
languages=c${2:+++} sanitize=
case $1 in
*sanitize) sanitize='-O1 -fsanitize=address,undefined -fno-sanitize-recover=all' ;;
esac
strict='-Wall -Wextra -Werror'
strict_c="$strict -Wshadow -Wconversion -Wno-sign-conversion -Wstrict-prototypes \
	-Wmissing-prototypes -Wc++-compat"

rm -rf "$build"
mkdir -p "$build"
build=$(realpath "$build")

# --- compiling ------------------------------------------------------------------------

# These prove answers: they need no jury's.
game_checkers='all_moves verdicts cold_pairs'

# One line per program: name, source, then macros.
programs() {
	echo plain judged_checker
	echo safe judged_checker TESTLIB_SAFE_MESSAGES
	echo no_pe judged_checker TESTLIB_NO_PE
	echo aloud judged_checker TESTLIB_STDOUT_MESSAGE
	echo whole judged_checker TESTLIB_NO_SCORE
	echo percent judged_checker TESTLIB_POINTS_OF=100
	echo part judged_checker TESTLIB_POINTS_OF=1
	echo whole_KATTIS judged_checker TESTLIB_ABI_KATTIS TESTLIB_NO_SCORE
	echo part_KATTIS judged_checker TESTLIB_ABI_KATTIS TESTLIB_SCORE_MULTIPLIER
	for judge in KATTIS QDUOJ CMS SYZOJ; do
		echo $judge judged_checker TESTLIB_ABI_$judge
	done
	echo safe_KATTIS judged_checker TESTLIB_ABI_KATTIS TESTLIB_SAFE_MESSAGES
	echo loaded judged_checker CMS
	echo validator judged_validator
	echo validator_KATTIS judged_validator TESTLIB_ABI_KATTIS
	echo interactor judged_interactor
	echo interactor_KATTIS judged_interactor TESTLIB_ABI_KATTIS
	echo interactor_CMS judged_interactor TESTLIB_ABI_CMS
	for checker in $game_checkers; do
		echo $checker ../../checker/$checker
		for judge in KATTIS QDUOJ CMS SYZOJ; do
			echo ${checker}_$judge ../../checker/$checker TESTLIB_ABI_$judge
		done
	done
}

compile_one='
	set -- $1
	language=$1 name=$2 source=$3 macros=
	shift 3
	for macro in "$@"; do macros="$macros -D$macro"; done
	case $language in
	c) compiler=gcc flags="-std=c11 -O2 $strict_c $sanitize" ;;
	*) compiler=g++ flags="-x c++ -std=c++98 -O1 $strict" ;;
	esac
	$compiler $flags $macros -Idist -o "$build/$name.$language" "$here/$source.c" -lm \
		2> "$build/$name.$language.log" ||
		{ echo "$name.$language does not compile"; head -5 "$build/$name.$language.log"; }'

# Every judge, and every checker and interactor of the game, in the standards that judges use, by both compilers.
travel_one='
	set -- $1
	language=c
	case $1 in *++) language=c++ ;; esac
	$1 -x $language -std=$2 -D$3 -Wall -Wextra -Werror -Idist -S -o /dev/null \
		"$here/$4.c" 2> /dev/null && echo passed || echo "failed: $1 -std=$2 -D$3 $4"'

travels() {
	for way in 'gcc c99' 'gcc c17' 'clang c99' 'g++ c++14' 'g++ c++20' 'clang++ c++98'; do
		for judge in KATTIS QDUOJ CMS SYZOJ; do
			echo "$way TESTLIB_ABI_$judge judged_checker"
		done
		for checker in $game_checkers; do
			echo "$way TESTLIB_SAFE_MESSAGES ../../checker/$checker"
		done
		for interactor in interactor/*.c; do
			echo "$way TESTLIB_SAFE_MESSAGES ../../${interactor%.c}"
			echo "$way TESTLIB_ABI_KATTIS ../../${interactor%.c}"
		done
	done
}

export build here strict strict_c sanitize
for language in $languages; do
	programs | sed "s/^/$language /"
done | xargs -P "$(nproc)" -d '\n' -n 1 sh -c "$compile_one" sh > "$build/log"
if [ -s "$build/log" ]; then
	cat "$build/log"
	echo "$name: 0 passed, 1 failed"
	exit 1
fi
if [ $languages = c++ ]; then
	travels | xargs -P "$(nproc)" -d '\n' -n 1 sh -c "$travel_one" sh > "$build/log"
	grep -v '^passed$' "$build/log"
	passed=$(grep -c '^passed$' "$build/log")
	failed=$(grep -c '^failed' "$build/log")
fi

# --- running ------------------------------------------------------------------------------

# is FACT EXPECTED FOUND
is() {
	if [ "$2" = "$3" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		printf '%s: %s\n    expected: %s\n    found:    %s\n' "$language" "$1" "$2" "$3"
	fi
}

# given INPUT OUTPUT [ANSWER]: a fresh folder with the files of a test.
given() {
	rm -rf "$build/work"
	mkdir -p "$build/work/feedback"
	cd "$build/work" || exit 1
	printf '%s\n' "$1" > in
	printf "$2\n" > out
	printf "${3-7}\n" > ans
}

# ran COMMAND...: its exit code, and what it said in files.
ran() {
	"$@" > said 2> said_aloud
	code=$?
}

# says FACT CODE STDOUT STDERR
says() {
	is "$1: exit code" "$2" "$code"
	is "$1: stdout" "$3" "$(cat said)"
	is "$1: stderr" "$4" "$(cat said_aloud)"
}

# feeds_back FACT CODE MESSAGE [SCORE]
feeds_back() {
	says "$1" "$2" '' ''
	is "$1: judgemessage.txt" "$3" "$(cat feedback/judgemessage.txt)"
	is "$1: score.txt" "${4-none}" "$(cat feedback/score.txt 2> /dev/null || echo none)"
}

# kattis PROGRAM FOLDER [FLAG...]: from a file, and from a pipe once.
kattis() {
	program=$build/$1.$language folder=$2
	shift 2
	call() { ran "$program" in ans "$folder" "$@" < out; }
	about="$(basename "$program") into $folder"

	given '7 ok' 7
	call "$@"
	feeds_back "$about: right" 42 'ok found 7'
	call "$@"
	feeds_back "$about: a second pass" 42 'ok found 7
ok found 7'
	given '7 ok' 8
	call "$@"
	feeds_back "$about: wrong" 43 'wrong answer expected 7, found 8'
	given '7 ok' seven
	call "$@"
	feeds_back "$about: no number" 43 \
		'wrong output format Expected integer, but "seven" found'
	given '7 ok' ''
	call "$@"
	feeds_back "$about: nothing" 43 \
		'wrong output format Unexpected end of file - int32 expected'
	given '7 ok' '7 7'
	call "$@"
	feeds_back "$about: too much" 43 \
		'wrong output format Extra information in the output file'
	given '7 ok' '\357\273\2777'
	call "$@"
	feeds_back "$about: a byte order mark" 42 'ok found 7'
	given '7 ok' '7 \377'
	call "$@"
	feeds_back "$about: byte 255 does not end the output" 43 \
		'wrong output format Extra information in the output file'
	given '7 ok' ''
	printf '\357' > out
	call "$@"
	feeds_back "$about: the start of a mark" 43 \
		"wrong output format Expected integer, but \"$(printf '\357')\" found"
	given '7 answer' 7 7
	call "$@"
	feeds_back "$about: the answer is read" 42 'ok found 7'
	given '7 points 0.5' 7
	call "$@"
	feeds_back "$about: points" 42 'points 0.5 some of it' 0.5
	given '7 points 30' 7
	call "$@"
	feeds_back "$about: more points" 42 'points 30.0 some of it' 30.0
	given '7 percent 25' 7
	call "$@"
	feeds_back "$about: percents" 42 'partially correct (25) some of it' 0.25

	given '7 bulk' "$(seq -s ' ' 100000)" "$(seq -s ' ' 100000)"
	call "$@"
	feeds_back "$about: bulk" 42 'ok 100000 tokens skipped'
	rm feedback/judgemessage.txt
	cat out | { ran "$program" in ans "$folder" "$@"; echo $code > code; }
	code=$(cat code)
	feeds_back "$about: bulk through a pipe" 42 'ok 100000 tokens skipped'

	given '7 fail' 7
	call "$@"
	says "$about: fail" 3 '' 'FAIL the jury is wrong'
	is "$about: fail is kept" 'FAIL the jury is wrong' "$(cat feedback/judgemessage.txt)"
	given '7 info' 7
	call "$@"
	says "$about: points without a number" 3 '' 'FAIL Expected points, but there is no number'
	given '7 silent' 7
	call "$@"
	says "$about: silent" 3 '' 'FAIL Checker must end with quit or quitf call.'
	given '7 ok' 7
	rm ans
	call "$@"
	says "$about: no answer" 3 '' 'FAIL Answer file not found: "ans"'
	given '7 ok' 7
	rm in
	call "$@"
	says "$about: no input" 3 '' 'FAIL Unexpected end of file - int32 expected (in)'

	given '7 ok' 7
	rmdir feedback
	call "$@"
	says "$about: no feedback folder" 3 '' "FAIL Can not write to 'feedback/judgemessage.txt'"
	given '7 ok' 8
	rmdir feedback
	call "$@"
	says "$about: no feedback folder, wrong" 3 '' \
		"FAIL Can not write to 'feedback/judgemessage.txt'"
	given '7 ok' 7
	ln -s /dev/full feedback/judgemessage.txt
	call "$@"
	says "$about: no space" 3 '' "FAIL Can not write to 'feedback/judgemessage.txt'"
	given '7 points 0.5' 7
	ln -s /dev/full feedback/score.txt
	call "$@"
	says "$about: no space for the score" 3 '' "FAIL Can not write to 'feedback/score.txt'"
}

kattis_alone() {
	given '7 points 0.5' 7
	ran "$build/KATTIS.$language" in ans feedback < out
	feeds_back 'KATTIS, a folder without slash' 42 'points 0.5 some of it' 0.5
	ran "$build/KATTIS.$language" in ans < out
	says 'KATTIS, no folder' 3 '' 'FAIL Program must be run with the following arguments: '\
'<input-file> <answer-file> <feedback-folder>'
	# What would be verdicts to another judge stays in the message.
	given '7 quote' 'status(1) score(100) x\nscore(100)'
	ran "$build/safe_KATTIS.$language" in ans feedback/ < out
	feeds_back 'KATTIS, safe messages' 43 \
		'wrong answer found status?1) score?100) x?score?100)'
}

testlib() {
	given '7 ok' 7
	ran "$build/plain.$language" in out ans
	says 'no judge: right' 0 '' 'ok found 7'
	given '7 ok' '7 7'
	ran "$build/plain.$language" in out ans
	says 'no judge: too much' 2 '' 'wrong output format Extra information in the output file'
	ran "$build/no_pe.$language" in out ans
	says 'no presentation errors' 1 '' 'wrong answer Extra information in the output file'
	ran "$build/aloud.$language" in out ans
	says 'on stdout too' 2 'Extra information in the output file' \
		'wrong output format Extra information in the output file'
	given '7 quote' 'x\nstatus(1) score(100) y'
	ran "$build/plain.$language" in out ans
	says 'no judge: a message of two lines' 1 '' 'wrong answer found x
status(1) score(100) y'
	ran "$build/safe.$language" in out ans
	says 'safe messages' 1 '' 'wrong answer found x?status?1) score?100) y'
	given '7 quote' '\033[1m\200\nscore(100)'
	ran "$build/safe.$language" in out ans
	says 'safe bytes' 1 '' 'wrong answer found ?[1m??score?100)'
}

# What a judge does with a part of the points, or with the whole.
scored() {
	given "7 $1" 7
	ran "$build/whole.$language" in out ans
	says "no scores: $1" "$2" '' "$3"
	ran "$build/percent.$language" in out ans
	says "percents: $1" 7 '' "points $4 some of it"
	ran "$build/part.$language" in out ans
	says "parts: $1" 7 '' "points $5 some of it"
	given "7 $1" 7
	ran "$build/part_KATTIS.$language" in ans feedback/ < out
	is "KATTIS: $1 as a multiplier" "$6" "$code $(cat feedback/score_multiplier.txt 2> /dev/null || echo none)"
	given "7 $1" 7
	ran "$build/KATTIS.$language" in ans feedback/ --group full --points 30 < out
	is "KATTIS: $1 of 30" "$7" "$code $(cat feedback/score.txt 2> /dev/null || echo none)"
	given "7 $1" 7
	ran "$build/whole_KATTIS.$language" in ans feedback/ < out
	is "KATTIS: $1 without scores" "$8 none" "$code $(cat feedback/score.txt 2> /dev/null || echo none)"
}

scores() {
	scored 'points 0.5' 1 'wrong answer 0.5 some of it' 50 0.5 '42 0.5' '42 15.0' 43
	scored 'points 1' 0 'ok 1.0 some of it' 100 1.0 '42 1.0' '42 30.0' 42
	scored 'points 0' 1 'wrong answer 0.0 some of it' 0 0.0 '43 none' '43 none' 43
	scored 'percent 1' 1 'wrong answer some of it' 1 0.01 '42 0.01' '42 0.3' 43
	given '7 points 30' 7
	ran "$build/percent.$language" in out ans
	says 'percents: too many points' 3 '' 'FAIL Expected points in [0, 1], but found 30.0'
	given '7 ok' 7
	ran "$build/KATTIS.$language" in ans feedback/ --points 30 < out
	is 'KATTIS: all of 30' '42 30.0' "$code $(cat feedback/score.txt)"
	given '7 points 12' 7
	ran "$build/KATTIS.$language" in ans feedback/ --quitp-of 30 < out
	is 'KATTIS: 12 of 30' '42 12.0' "$code $(cat feedback/score.txt)"
	given '7 points 31' 7
	ran "$build/KATTIS.$language" in ans feedback/ --quitp-of 30 < out
	says 'KATTIS: 31 of 30' 3 '' 'FAIL Expected points in [0, 30.0], but found 31.0'
	given '7 ok' 8
	ran "$build/KATTIS.$language" in ans feedback/ --points 30 < out
	is 'KATTIS: nothing of 30' '43 none' "$code $(cat feedback/score.txt 2> /dev/null || echo none)"
	given '7 ok' 7
	ran "$build/part_KATTIS.$language" in ans feedback/ < out
	is 'KATTIS: all has no multiplier' '42 none' "$code $(cat feedback/score_multiplier.txt 2> /dev/null || echo none)"
}

qduoj() {
	call() { ran "$build/QDUOJ.$language" in out < in; }
	given '7 ok' 7
	call
	says 'QDUOJ: right' 0 '' 'ok found 7'
	given '7 ok' 8
	call
	says 'QDUOJ: wrong' 1 '' 'wrong answer expected 7, found 8'
	given '7 ok' seven
	call
	says 'QDUOJ: no number' 1 '' 'wrong output format Expected integer, but "seven" found'
	given '7 ok' '\357\273\2777 7'
	call
	says 'QDUOJ: too much' 1 '' 'wrong output format Extra information in the output file'
	given '7 points 0.5' 7
	call
	says 'QDUOJ: some points' 1 '' 'points 0.5 some of it'
	given '7 points 1' 7
	call
	says 'QDUOJ: all points' 0 '' 'points 1.0 some of it'
	given '7 percent 99' 7
	call
	says 'QDUOJ: percents' 1 '' 'partially correct (99) some of it'
	given '7 points 50' 7
	call
	says 'QDUOJ: too many points' 255 '' 'FAIL Expected points in [0, 1], but found 50.0'
	given '7 fail' 7
	call
	says 'QDUOJ: fail' 255 '' 'FAIL the jury is wrong'
	given '7 silent' 7
	call
	says 'QDUOJ: silent' 255 '' 'FAIL Checker must end with quit or quitf call.'
	given '7 answer' 7
	call
	says 'QDUOJ: there is no answer' 255 '' \
		'FAIL Unexpected end of file - int32 expected (unopened answer stream)'
	given '7 ok' 7
	rm out
	call
	says 'QDUOJ: no output' 1 '' 'wrong output format Output file not found: "out"'
	rm in
	: > out
	ran "$build/QDUOJ.$language" in out < out
	says 'QDUOJ: no input' 255 '' 'FAIL Unexpected end of file - int32 expected (in)'
	ran "$build/QDUOJ.$language" in
	says 'QDUOJ: arguments' 255 '' \
		'FAIL Program must be run with the following arguments: <input-file> <output-file>'
	is 'QDUOJ: no file is written' 'ans feedback out said said_aloud' "$(echo *)"
}

# cms PROGRAM
cms() {
	program=$1
	call() { ran "$build/$program.$language" in ans out; }
	given '7 ok' 7
	call
	says "$1: right" 0 1.0 'translate:success
ADMIN_MESSAGE: ok found 7'
	given '7 answer' '\357\273\2777'
	call
	says "$1: the answer is read, a byte order mark is not" 0 1.0 'translate:success
ADMIN_MESSAGE: ok found 7'
	given '7 ok' 8
	call
	says "$1: wrong" 0 0.0 'translate:wrong
ADMIN_MESSAGE: wrong answer expected 7, found 8'
	given '7 ok' '7 7'
	call
	says "$1: too much" 0 0.0 'translate:wrong
ADMIN_MESSAGE: wrong output format Extra information in the output file'
	given '7 points 0.375' 7
	call
	says "$1: points" 0 0.375 'translate:partial
ADMIN_MESSAGE: points 0.375 some of it'
	given '7 points 0' 7
	call
	says "$1: no points" 0 0.0 'translate:wrong
ADMIN_MESSAGE: points 0.0 some of it'
	given '7 percent 25' 7
	call
	says "$1: percents" 0 0.25 'translate:partial
ADMIN_MESSAGE: partially correct (25) some of it'
	given '7 percent 101' 7
	call
	says "$1: too many percents" 3 '' 'FAIL Expected points in [0, 1], but found 1.01'
	given '7 quote' '\377\300\ntranslate:success'
	call
	says "$1: always UTF-8, always one line" 0 0.0 'translate:wrong
ADMIN_MESSAGE: wrong answer found ???translate:success'
	given '7 fail' 7
	call
	says "$1: fail" 3 '' 'FAIL the jury is wrong'
	given '7 silent' 7
	call
	says "$1: silent" 3 '' 'FAIL Checker must end with quit or quitf call.'
	given '7 ok' 7
	rm out
	call
	says "$1: no output" 0 0.0 'translate:wrong
ADMIN_MESSAGE: wrong output format Output file not found: "out"'
	: > out
	rm ans
	call
	says "$1: no answer" 3 '' 'FAIL Answer file not found: "ans"'
	ran "$build/$1.$language" in ans
	is "$1: arguments" "3 " "$code $(cat said)"
	given '7 ok' 7
	"$build/$1.$language" in ans out > /dev/full 2> said_aloud
	is "$1: no space: exit code" 3 $?
	is "$1: no space: stderr" 'FAIL Can not write to the standard output' \
		"$(tail -n 1 said_aloud)"
}

syzoj() {
	call() {
		mv in input && mv out user_out && mv ans answer
		ran "$build/SYZOJ.$language"
	}
	given '7 ok' 7
	call
	says 'SYZOJ: right' 0 100 'ok found 7'
	given '7 answer' '\357\273\2777'
	call
	says 'SYZOJ: the answer is read, a byte order mark is not' 0 100 'ok found 7'
	given '7 ok' 8
	call
	says 'SYZOJ: wrong' 0 0 'wrong answer expected 7, found 8'
	given '7 ok' seven
	call
	says 'SYZOJ: no number' 0 0 'wrong output format Expected integer, but "seven" found'
	given '7 points 0.29' 7 # 100 * 0.29 is less than 29
	call
	says 'SYZOJ: points' 0 29 'points 0.29 some of it'
	given '7 points 0.999' 7
	call
	says 'SYZOJ: not quite' 0 99 'points 0.999 some of it'
	given '7 percent 25' 7
	call
	says 'SYZOJ: percents' 0 25 'partially correct (25) some of it'
	given '7 points 50' 7
	call
	says 'SYZOJ: too many points' 3 '' 'FAIL Expected points in [0, 1], but found 50.0'
	given '7 fail' 7
	call
	says 'SYZOJ: fail' 3 '' 'FAIL the jury is wrong'
	given '7 silent' 7
	call
	says 'SYZOJ: silent' 3 '' 'FAIL Checker must end with quit or quitf call.'
	given '7 ok' 7
	call
	rm user_out
	ran "$build/SYZOJ.$language"
	says 'SYZOJ: no output' 0 0 'wrong output format Output file not found: "user_out"'
	: > user_out
	rm answer
	ran "$build/SYZOJ.$language"
	says 'SYZOJ: no answer' 3 '' 'FAIL Answer file not found: "answer"'
	given '7 ok' 7
	call
	"$build/SYZOJ.$language" > /dev/full 2> said_aloud
	is 'SYZOJ: no space: exit code' 3 $?
	is 'SYZOJ: no space: stderr' 'ok found 7
FAIL Can not write to the standard output' "$(cat said_aloud)"
}

# judged_as JUDGE CHECKER: on in, out, ans; `verdict` is all it said, `code` what it returned.
judged_as() {
	program=$build/$2_$1.$language
	case $1 in
	testlib) ran "$build/$2.$language" in out ans ;;
	KATTIS) ran "$program" in ans feedback/ < out ;;
	QDUOJ) ran "$program" in out ;;
	CMS) ran "$program" in ans out ;;
	SYZOJ)
		cp in input && cp out user_out && cp ans answer
		ran "$program"
		;;
	esac
	verdict=$(cat said feedback/* said_aloud 2> /dev/null | paste -sd' ')
}

# What each judge sees and returns for a right and a wrong output and a wrong answer.
expected_of() {
	case $1-$2 in
	testlib-right | QDUOJ-right) echo "0 $3" ;;
	testlib-wrong | QDUOJ-wrong) echo "1 wrong answer $3" ;;
	KATTIS-right) echo "42 $3" ;;
	KATTIS-wrong) echo "43 wrong answer $3" ;;
	CMS-right) echo "0 1.0 translate:success ADMIN_MESSAGE: $3" ;;
	CMS-wrong) echo "0 0.0 translate:wrong ADMIN_MESSAGE: wrong answer $3" ;;
	SYZOJ-right) echo "0 100 $3" ;;
	SYZOJ-wrong) echo "0 0 wrong answer $3" ;;
	KATTIS-fail) echo "3 FAIL $3 FAIL $3" ;; # kept, and said aloud
	*-fail) echo "3 FAIL $3" ;;
	esac
}

# game CHECKER INPUT RIGHT SAYS WRONG SAYS
game() {
	for judge in testlib KATTIS QDUOJ CMS SYZOJ; do
		about="$1 for $judge"
		given "$2" "$3" "$3"
		judged_as $judge "$1"
		is "$about: right" "$(expected_of $judge right "ok $4")" "$code $verdict"
		given "$2" "$3" ''
		judged_as $judge "$1"
		is "$about: right, no answer" "$(expected_of $judge right "ok $4")" "$code $verdict"
		given "$2" "$5" "$3"
		judged_as $judge "$1"
		is "$about: wrong" "$(expected_of $judge wrong "$6")" "$code $verdict"
		given "$2" "$5" ''
		judged_as $judge "$1"
		is "$about: wrong, no answer" "$(expected_of $judge wrong "$6")" "$code $verdict"
		given "$2" "$3" "$5"
		judged_as $judge "$1"
		file=ans
		case $judge in
		QDUOJ) # which never looks at it
			is "$about: wrong answer" "$(expected_of $judge right "ok $4")" "$code $verdict"
			continue
			;;
		SYZOJ) file=answer ;;
		esac
		is "$about: wrong answer" "$(expected_of $judge fail "$6 ($file)")" "$code $verdict"
	done
}

games() {
	game all_moves '2
5 7
4 7' '3\n2 2\n0 4\n1 0\n0' '2 cases, 3 winning moves' '3\n2 2\n0 4\n1 0\n1\n1 1' \
		'case 2: m = 1, but (4, 7) is lost, expected m = 0'
	game verdicts '2
5 7
4 7' 'First\nSecond' '2 verdicts' 'First\nFirst' \
		'case 2: (4, 7) is lost, expected Second, found First'
	game cold_pairs '2
0
5' '0 0\n8 13' '2 pairs' '0 0\n13 8' \
		'case 2: k = 5: expected (8, 13), found (13, 8): the smaller pile comes first'
}

# validator PROGRAM GOOD_CODE
validator() {
	call() { printf "$1" > in && shift && ran "$program" "$@" < in; }
	program=$build/$1.$language
	given '' ''
	call '7\n' --testOverviewLogFileName log
	says "$1: valid" "$2" 'read 7' ''
	is "$1: the log is written" '"n":' "$(head -n 1 log)"
	call '7\n' case_sensitive a=b
	says "$1: flags" "$2" 'read 7' ''
	call '7 \n'
	says "$1: a blank" 3 '' 'FAIL Expected EOLN (stdin, line 1)'
	call '11\n'
	says "$1: too large" 3 '' \
		"FAIL Integer parameter [name=n] equals to 11, violates the range [1, 10] (stdin, line 1)"
	call '3\n'
	says "$1: too early" 3 '' 'FAIL Validator must end with readEof call.'
	call '5\n'
	says "$1: not ensured" 3 '' 'FAIL five'
	call ''
	is "$1: nothing" "3 " "$code $(cat said)"
}

# interactor PROGRAM FOLDER: the participant is a command.
interactor() {
	program=$build/$1.$language
	call() {
		rm -f pipe
		mkfifo pipe
		sh -c "$1" < pipe 2> /dev/null |
			{ "$program" in ans "$2" > pipe 2> said_aloud; echo $? > code; }
		code=$(cat code)
		: > said
	}
	given 3 '' 12
	call cat "$2"
	feeds_back "$1: right" 42 'ok 3 rounds'
	is "$1: tout" 12 "$(cat feedback/tout.txt)"
	given 3 '' 12
	call 'echo 1; read a; echo 3' "$2"
	feeds_back "$1: wrong" 43 'wrong answer said 2, heard 3'
	given 3 '' 12
	call 'echo one' "$2"
	feeds_back "$1: no number" 43 'wrong output format Expected integer, but "one" found'
	given 100000 '' 12
	call 'read a; echo $a' "$2"
	feeds_back "$1: gone" 43 'wrong output format Unexpected end of file - int32 expected'
	given 3 ''
	rm ans
	call cat "$2"
	says "$1: no answer" 3 '' 'FAIL Answer file not found: "ans"'
	given 3 '' 12
	rmdir feedback
	call cat "$2"
	says "$1: no feedback folder" 3 '' "FAIL Can not write to 'feedback/tout.txt'"
}

# As UOJ calls it: as a checker of its own stdin, which must end all the same.
uoj_interactor() {
	call() {
		rm -f pipe
		mkfifo pipe
		timeout 20 sh -c "$1" < pipe 2> /dev/null |
			{ timeout 20 "$build/interactor.$language" "$PWD/in" /dev/stdin "$PWD/ans" \
				> pipe 2> said_aloud; echo $? > code; }
		code=$(cat code)
		: > said
	}
	given 3 '' 12
	call cat
	says 'UOJ, interactor: right' 0 '' 'ok 3 rounds'
	call 'read a; echo $a'
	says 'UOJ, interactor: gone' 2 '' 'wrong output format Unexpected end of file - int32 expected'
}

# As CMS calls the manager of a Communication task; the participant's sandbox opens stdin first.
cms_interactor() {
	call() {
		rm -f from to
		mkfifo from to
		mv in input.txt
		timeout 20 sh -c "$1" 2> /dev/null < to > from &
		ran timeout 20 "$build/interactor_CMS.$language" from to < input.txt
		wait
	}
	given 3 ''
	call cat
	says 'CMS, interactor: no answer' 3 '' \
		'FAIL Unexpected end of file - int32 expected (unopened answer stream)'
	given '3 no_answer' ''
	call cat
	says 'CMS, interactor: right' 0 1.0 'translate:success
ADMIN_MESSAGE: ok 3 rounds'
	given '3 no_answer' ''
	call 'echo 1; read a; echo 3'
	says 'CMS, interactor: wrong' 0 0.0 'translate:wrong
ADMIN_MESSAGE: wrong answer said 2, heard 3'
	given '100000 no_answer' ''
	call 'read a; echo $a'
	says 'CMS, interactor: gone' 0 0.0 'translate:wrong
ADMIN_MESSAGE: wrong output format Unexpected end of file - int32 expected'
	given '3 points' ''
	call cat
	says 'CMS, interactor: points' 0 0.25 'translate:partial
ADMIN_MESSAGE: points 0.25 some rounds'
	ran "$build/interactor_CMS.$language" from
	is 'CMS, interactor: arguments' '3 ' "$code $(cat said)"
}

top=$PWD
for language in $languages; do
	testlib
	kattis plain feedback/
	kattis KATTIS feedback/ case_sensitive float_tolerance 1e-6 a b
	kattis_alone
	scores
	qduoj
	cms CMS
	cms loaded
	syzoj
	games
	validator validator 0
	validator validator_KATTIS 42
	interactor interactor feedback/
	interactor interactor_KATTIS feedback
	uoj_interactor
	cms_interactor
done
cd "$top" || exit 1
gcc -DTESTLIB_ABI_CMS -DTESTLIB_ABI_SYZOJ -Idist -fsyntax-only "$here/judged_checker.c" \
	2> "$build/log" && code=0 || code=1
is 'two judges at once do not compile' '1 #error "define one TESTLIB_ABI_... at most"' \
	"$code $(grep -o '#error.*' "$build/log" | head -n 1)"

echo "$name: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
