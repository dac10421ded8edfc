#!/bin/sh
# validators/run.sh - what each validator takes, and what it says to the rest.
#
#     sh tests/validators/run.sh BUILD [compilers]
#
# NAME.txt has a line per test of validator/NAME:
#
#     group | input | message
#
# `-` means no group, and an empty input; `/` is a line end and `\` begins an escape of
# printf's.  No message: the input is valid; `?` stands for bytes that are not printable.  The validators are compiled as the
# driver does it, with the bounds.h that lies here; with `compilers` as every other language that
# judges use, and nothing else.
build=$1/validators$2 all=$2
here=$(realpath "$(dirname "$0")")
sanitize=
case $1 in
*sanitize) sanitize='-O1 -g -fsanitize=address,undefined -fno-sanitize-recover=all' ;;
esac

rm -rf "$build"
mkdir -p "$build"

# --- compiling ------------------------------------------------------------------------

said=$build/log
. "$here/../holds.sh"

if [ -n "$all" ]; then
	for source in validator/*.c; do
		name=$(basename "$source" .c)
		for way in 'gcc c99' 'gcc c17' 'clang c99' 'g++ c++98' 'g++ c++20' 'clang++ c++14'; do
			language=c
			case $way in *++\ *) language=c++ ;; esac
			holds "$name compiles with $way" ${way% *} -x $language -std=${way#* } -Wall \
				-Wextra -Werror "-I$here" -Idist -fsyntax-only "$source"
		done
	done
	echo "validators-compilers: $passed passed, $failed failed"
	[ "$failed" -eq 0 ]
	exit
fi
for source in validator/*.c; do
	name=$(basename "$source" .c)
	holds "$name compiles" gcc -std=c11 -O2 -DTESTLIB_EXACT_EOF -Wall -Wextra -Werror -Wshadow \
		-Wconversion -Wno-sign-conversion -Wstrict-prototypes -Wmissing-prototypes \
		-Wc++-compat $sanitize "-I$here" -Idist -o "$build/$name" "$source" -lm
done
[ "$failed" -eq 0 ] || { echo "validators: $passed passed, $failed failed"; exit 1; }
cd "$build" || exit 1

# --- running --------------------------------------------------------------------------

# given TEXT: the file `in`
given() {
	case $1 in
	-) : > in ;;
	*) printf -- "$(printf '%s' "$1" | sed 's|/|\\n|g')" > in ;;
	esac
}

# says VALIDATOR GROUP FACT MESSAGE: about the file `in`
says() {
	group=
	[ "$2" = - ] || group="--group $2"
	./"$1" $group < in > said 2>&1
	found="$? $(LC_ALL=C tr -c '\n -~' '?' < said)"
	expected="3 FAIL $4"
	[ -n "$4" ] || expected='0 '
	if [ "$found" = "$expected" ]; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
		printf '%s: %s | %s\n    expected: %s\n    found:    %s\n' "$1" "$2" "$3" \
			"$expected" "$found"
	fi
}

for table in "$here"/*.txt; do
	name=$(basename "$table" .txt)
	grep -vE '^(#|$)' "$table" | sed -E 's/ +\| +/|/g; s/ +\|$/|/' > rows
	while IFS='|' read -r group input message; do
		given "$input"
		says "$name" "$group" "$input" "$message"
	done < rows
done

# As many cases as there may be, and one more.
{ echo 100000; yes '1000000000000000000 0' | head -n 100000; } > in
says pairs - 'the largest input' ''
sed 1d in > kept && mv kept in
says pairs_to_eof - 'the largest input' ''
echo '1 2' >> in
says pairs_to_eof - 'one line more' \
	'Parameter [name=t], the number of lines, exceeds 100000 (test case 100001, stdin, line 100001)'
{ echo 100000; yes 1000000000000000000 | head -n 100000; } > in
says indices - 'the largest input' ''

echo "validators: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
