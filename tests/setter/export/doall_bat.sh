#!/bin/sh
# setter/export/doall_bat.sh - a Polygon package that makes its own tests on Windows.
#
#     sh tests/setter/export/doall_bat.sh ZIP [WINE]
#
# MinGW compiles what doall.bat would, since wine has no compiler; after wipe.bat doall.bat tests
# validator and checker, and makes every test as it was, but for CR LF; a second time too.  Needs a
# WINEPREFIX; run by `make test-windows`.
wine=${2:-wine}
scratch=$(mktemp -d /tmp/setter-doall-XXXXXX)
trap 'rm -rf "$scratch"' EXIT
fail() {
	echo "doall.bat: $1"
	exit 1
}
batch() { (cd "$scratch" && $wine cmd /c "$1" > log 2>&1 < /dev/null); }
# Beside a load, wine may fail to start a program that is there: then all is done again.
doall() {
	for try in 1 2 3; do
		batch doall.bat && return
		lost=$(sed -n "s/^Can't recognize '\(bin.[a-z_0-9]*\.exe\).*/\1/p" "$scratch/log" | tr '\\' / | head -n 1)
		[ -n "$lost" ] && [ -s "$scratch/$lost" ] || return 1
		echo "note: wine could not start $lost, and doall.bat is run again" >&2
	done
	return 1
}

python3 -m zipfile -e "$1" "$scratch" || fail 'no package'
find "$scratch" -name '*.bat' > "$scratch/list"
[ "$(wc -l < "$scratch/list")" -eq 6 ] || fail 'not six batch files'
while read -r file; do
	[ "$(grep -c '' "$file")" -eq "$(grep -c "$(printf '\r')\$" "$file")" ] || fail "$file is not in CR LF"
done < "$scratch/list"
cp -r "$scratch/tests" "$scratch/before"

batch wipe.bat || { cat "$scratch/log"; fail 'wipe.bat fails'; }
[ "$(ls "$scratch/tests" | wc -l)" -lt "$(ls "$scratch/before" | wc -l)" ] || fail 'nothing was wiped'
ls "$scratch/tests" | grep -q '\.a$' && fail 'answers are left'

# doall.bat's own lines say what makes what; it compiles only what is missing.
mkdir "$scratch/bin"
sed -n 's/^call :compile "\{0,1\}\([^ "]*\)"\{0,1\} \([^ ]*\)\r$/\1 \2/p' "$scratch/doall.bat" | tr '\\' / |
	while read -r source program; do
		case $source in
		*.c) compiler='gcc -std=gnu11' ;;
		*) compiler='g++ -std=c++17 -Wall -Wextra -Werror' ;;
		esac
		x86_64-w64-mingw32-$compiler -DONLINE_JUDGE -O2 -static -o "$scratch/$program" "$scratch/$source" -lm ||
			exit 1
	done || fail 'it does not compile'

for time in first second; do
	doall || { cat "$scratch/log"; fail "doall.bat fails the $time time"; }
	[ ! -s "$scratch/log" ] || { cat "$scratch/log"; fail 'doall.bat says something'; }
	[ "$(ls "$scratch/tests")" = "$(ls "$scratch/before")" ] || fail 'other tests'
	for test in "$scratch"/before/*; do
		sed 's/$/\r/' "$test" | cmp - "$scratch/tests/$(basename "$test")" || fail 'tests differ'
	done
done

# It does refuse, and its exit code says so.
sed -i 's/:expect invalid/:expect valid/' "$scratch/scripts/run-validator-tests.bat"
batch 'scripts\run-validator-tests.bat'
grep -q 'is invalid, not valid' "$scratch/log" || fail 'validator tests test nothing'
sed -i 's/:expect 0/:expect 1/' "$scratch/scripts/run-checker-tests.bat"
batch 'scripts\run-checker-tests.bat'
grep -q 'gives 0, not 1' "$scratch/log" || fail 'checker tests test nothing'
sed -i '/scripts.gen-/d' "$scratch/doall.bat"
batch doall.bat && fail 'what fails has the exit code 0'
exit 0
