#!/bin/sh
# windows.sh - what leaves for a judge on Windows, compiled by MinGW and run by wine.
#
#     sh tests/machines/windows.sh BUILD
#
# Recorded results run with FOR_LINUX, as they have LF; everything else as Polygon has it.
name=windows build=$1
. tests/machines/common.sh
# A prefix and a server of our own, which ends with us.
WINEPREFIX=$(realpath "$work")/wine
export WINEPREFIX WINEDEBUG=-all WINEDLLOVERRIDES='mscoree,mshtml=' LC_ALL=C.UTF-8
unset DISPLAY
wine_x86_64=/usr/lib/wine/wine64
wine_i686=${WINE32:-/usr/lib/wine/wine}
warnings='-Wall -Wextra -Werror'

compiler_of() {
	case $2 in
	*.c) echo "$1-w64-mingw32-gcc-win32 -std=gnu11" ;;
	*) echo "$1-w64-mingw32-g++-win32 -std=c++17" ;;
	esac
}

# --- it compiles ---------------------------------------------------------------------------

# headers_compile MACHINE: in both orders, as C and as C++, old and new.
headers_compile() {
	for order in '' -DBEHIND; do
		for standard in c99 gnu17 c++98 gnu++20; do
			language=c
			case $standard in *++*) language=c++ ;; esac
			"$1-w64-mingw32-gcc-win32" -x $language -std=$standard $warnings $order -O1 -S \
				-Idist -o "$work/headers.s" tests/machines/headers.c || return 1
		done
	done
}

# Programs of the packages other than Polygon's, each once: they have the library in them.
package_sources() {
	rm -rf "$work/packages"
	export_quietly all one-pair -o "$work/packages" || return 1
	find "$work/packages" -name '*.zip' | while read -r zip; do
		python3 -m zipfile -e "$zip" "${zip%.zip}" && rm "$zip" || return 1
	done
	rm -r "$work/packages/polygon"
	find "$work/packages" -name '*.c' -o -name '*.cpp' -o -name '*.cc' |
		xargs grep -l testlib | xargs md5sum | sort | uniq -w32 | cut -c35-
}

source_compiles() {
	$(compiler_of "$1" "$2") $warnings -O1 -S -o "$work/source.s" "$2"
}

# polygon_compiles MACHINE: into polygon/PROBLEM/bin-MACHINE, the same source once.
polygon_compiles() {
	made=$work/polygon-$1
	mkdir -p "$made"
	md5sum "$work"/polygon/*/files/*.cpp > "$made/sources"
	sort "$made/sources" | uniq -w32 | xargs -n2 -P "$(nproc)" sh -c "test -f '$made'/\$0.exe ||
		$(compiler_of "$1" .cpp) $warnings -O2 -static -o '$made'/\$0.exe \$1" || return 1
	while read -r sum source; do
		programs=${source%/files/*}/bin-$1
		mkdir -p "$programs" &&
			ln -f "$made/$sum.exe" "$programs/$(basename "$source" .cpp).exe" || return 1
	done < "$made/sources"
}

# --- it runs --------------------------------------------------------------------------------

# made_and_judged PART PROBLEM NUMBER GROUP COMMAND: the generator prints the test with CR LF,
# the validator takes that, the checker the answer.
made_and_judged() {
	part=$1 folder=$work/polygon/$2 test=$work/polygon/$2/tests/$3 group=$4
	programs=$folder/bin-$machine text="$2 $3 on $machine"
	input=$work/input.$part answer=$work/answer.$part made=$work/made.$part
	shift 4
	generator=$1
	shift
	sed 's/$/\r/' "$test" > "$input"
	sed 's/$/\r/' "$test.a" > "$answer"
	$wine "$programs/$generator.exe" "$@" > "$made" 2>&1 < /dev/null
	if ! cmp -s "$made" "$input"; then
		echo "$text: '$generator $*' prints something else"
	elif ! message=$($wine "$programs/validator.exe" --group "$group" < "$input" 2>&1); then
		echo "$text: the validator refuses: $message"
	elif ! message=$($wine "$programs/check.exe" "$input" "$answer" "$answer" 2>&1 < /dev/null); then
		echo "$text: the checker refuses: $message"
	fi
	rm -f "$input" "$answer" "$made"
}

# The programs do the same each time; wine under load does not.
made_and_judged_at_last() {
	complaint=$(made_and_judged "$@")
	[ -z "$complaint" ] || { echo "note: $complaint: run again" >&2; made_and_judged "$@"; }
}

# validator_says MESSAGE INPUT: what one-pair's validator prints, with no CR in it.
validator_says() {
	printf "$2" | $wine "$work/polygon/one-pair/bin-$machine/validator.exe" > "$work/said" 2>&1
	printf '%s' "$1" | cmp - "$work/said"
}

lf_is_refused() {
	for folder in "$work"/polygon/*/; do
		$wine "$folder/bin-$machine/validator.exe" < "$folder/tests/01" > "$work/said" 2>&1
		[ $? -eq 3 ] && grep '^FAIL Expected EOLN (.*stdin, line 1)$' "$work/said" || return 1
	done
}

runs_here() {
	[ -x "$wine" ] && $wine "$work/$machine/checker/icmp" 2>&1 < /dev/null |
		grep -q 'must be run with the following arguments'
}

# The package makes its own tests there, by cmd.exe.
doall_bat() {
	export_quietly polygon kth-cold -o "$work/kth-cold.zip" &&
		sh tests/setter/export/doall_bat.sh "$work/kth-cold.zip" "$wine"
}

programs_run() {
	recorded "$machine" --with="$wine" --crlf --but=tests/machines/windows.txt
	each_line made_and_judged_at_last
	holds "$machine: the interactor talks as here" talks_as_here $wine "$work/$machine/interactor/duel"
	holds "$machine: CR LF is a line end" validator_says '' '1 2\r\n'
	holds "$machine: LF is none" validator_says 'FAIL Expected EOLN (stdin, line 1)
' '1 2\n'
	holds "$machine: byte 26 does not end the input" validator_says 'FAIL Expected EOF (stdin, line 2)
' '1 2\r\n\032'
	holds "$machine: every validator refuses LF" lf_is_refused
	[ $machine != x86_64 ] || holds "doall.bat makes the tests of kth-cold" doall_bat
}

# A server that stays saves each program a second.
start_wine() {
	mkdir -p "$WINEPREFIX"
	/usr/lib/wine/wineserver64 -p && trap '/usr/lib/wine/wineserver64 -k' EXIT &&
		$wine_x86_64 wineboot -i > "$work/wineboot" 2>&1
}

plan_lines > "$work/lines" && package_sources > "$work/sources" && start_wine || exit 3
for machine in x86_64 i686; do
	compiled $machine $machine-w64-mingw32-gcc-win32 $machine-w64-mingw32-ar -DFOR_LINUX
	holds "system headers go with ours for $machine" headers_compile $machine
	holds "Polygon's package compiles silently for $machine" polygon_compiles $machine
	while read -r source; do
		holds "$source compiles silently for $machine" source_compiles $machine "$source"
	done < "$work/sources"
	eval "wine=\$wine_$machine"
	if runs_here; then
		programs_run
	else
		skip "programs for $machine" "wine for it: sudo dpkg --add-architecture i386, and wine32:i386"
	fi
done
finish
