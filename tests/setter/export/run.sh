#!/bin/sh
# setter/export/run.sh - the packages of all problems, taken as each judge takes them.
#
#     sh tests/setter/export/run.sh BUILD [--accept] [all] [TARGET...]
#
# A scratch kit has all problems with shorter plans; the packages of three are made, with `all` (or
# --accept) those of all.  Each package is unpacked and given
# to judge_TARGET.py: the files it must have, its settings by a real parser, its programs by
# the judge's own compile line, its checker by the judge's own call.  listings/TARGET.txt has
# the names of all files; --accept writes it anew.  With FULL the plans are whole, and no
# listing is compared.  For a BUILD called sanitize the packages
# are made and listed, and nothing else.
build=$(cd "$1" && pwd)
shift
accept= all=$FULL
[ "$1" != --accept ] || { accept=yes all=yes; shift; }
[ "$1" != all ] || { all=yes; shift; }
here=$(cd "$(dirname "$0")" && pwd)
source=$(cd "$here/../../.." && pwd)
scratch=$(mktemp -d /tmp/setter-export-XXXXXX)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0
kit=$scratch/kit out=$scratch/out
targets=$*
[ -n "$targets" ] || targets=$(cd "$here" && ls judge_*.py | sed 's/judge_//; s/\.py$//; s/_/-/g')
# Most of cms is other people's programs: under the sanitizers these are not worth their time.
case $build in *sanitize) targets=$(echo $targets | sed 's/\<cms\>//') ;; esac
unset CC CFLAGS SETTER_JOBS SETTER_COLOR MAKEFLAGS
export LC_ALL=C TERM=dumb PYTHONDONTWRITEBYTECODE=1

# --- The kit ------------------------------------------------------------------------------

# shorter FILE: all samples and two tests of each other group, and those not large.
shorter() {
	awk '/^@group/ { left = $2 == "sample" ? 9 : 2 }
		/^[a-z]/ && left-- <= 0 { next }
		{ gsub(/-t (\{t\}|\{g\}|[0-9]+)/, "-t 20"); gsub(/-upto 60/, "-upto 7"); print }' "$1"
}

mkdir -p "$kit/build" "$out"
cp -rp "$source/gen" "$source/validator" "$source/checker" "$source/interactor" \
	"$source/solutions" \
	"$source/problems" "$kit/"
cp -rp "$build/gen" "$build/checker" "$build/interactor" "$kit/build/"
problems=$(cd "$kit/problems" && ls)
for problem in $problems; do
	rm "$kit/problems/$problem/tests.xxh"
	[ -n "$FULL" ] ||
		shorter "$source/problems/$problem/tests.plan" > "$kit/problems/$problem/tests.plan"
done
(cd "$kit" && "$build/bin/setter" build -q --update-hashes) > "$scratch/log" 2>&1 ||
	{ cat "$scratch/log"; echo 'export: 0 passed, 1 failed'; exit 1; }

# --- Exporting -----------------------------------------------------------------------------

# One with many answers, and so with a checker of its own; one without; one with an interactor.
[ -n "$all" ] || problems='all-moves kth-cold duel'
export build kit out

# takes TARGET PROBLEM: two judges let nothing talk, see below.
takes() {
	case $1,$2 in
	qduoj,duel | syzoj,duel) return 1 ;;
	esac
}

for problem in $problems; do
	for target in $targets; do
		takes $target $problem && echo "$target $problem"
	done
done | xargs -P "$(nproc)" -n 2 sh -c 'cd "$kit" &&
	"$build/bin/setter" export "$0" "$1" -q -o "$out/$1-$0.zip" > "$out/$1-$0.log" 2>&1 ||
	{ echo "$1 is not exported to $0"; cat "$out/$1-$0.log"; }' > "$scratch/log"
if [ -s "$scratch/log" ]; then
	cat "$scratch/log"
	failed=$((failed + 1))
fi

# --- Zip files as libzip wants them ------------------------------------------------------------

# DOMjudge opens its archives with this check, which libzip made stricter than others do.
for package in "$out"/*.zip; do
	if said=$(ziptool -c "$package" get_num_entries 0 2>&1); then
		passed=$((passed + 1))
	else
		echo "$said"
		failed=$((failed + 1))
	fi
done

# --- Names of all files ------------------------------------------------------------------------

(cd "$out" && python3 -c 'import sys, zipfile
for path in sys.argv[1:]:
    for name in zipfile.ZipFile(path).namelist():
        print(path, name)' *.zip) > "$scratch/names"
mkdir -p "$scratch/listings"
for target in $targets; do
	for problem in $problems; do
		takes $target $problem || continue
		awk -v archive="$problem-$target.zip" -v problem="$problem" '
			BEGIN { print "[" problem "]" } $1 == archive { print $2 }' "$scratch/names"
	done > "$scratch/listings/$target.txt"
	[ -z "$accept" ] || cp "$scratch/listings/$target.txt" "$here/listings/"
	for problem in $problems; do
		sed -n "/^\[$problem\]/,/^\[/{/^\[$problem\]/p; /^\[/!p}" "$here/listings/$target.txt"
	done > "$scratch/expected"
	if [ -n "$FULL" ] || diff -u "$scratch/expected" "$scratch/listings/$target.txt"; then
		passed=$((passed + 1))
	else
		echo "the package for $target has other files"
		failed=$((failed + 1))
	fi
done

# --- What the judges say --------------------------------------------------------------------------

case $build in
*sanitize) ;;
*)
	python3 "$here/take.py" "$scratch" "$(echo $problems)" $targets > "$scratch/log" 2>&1
	counts=$(tail -1 "$scratch/log" | grep -xE '[0-9]+ [0-9]+')
	sed '$d' "$scratch/log" | head -40
	[ -n "$counts" ] || { cat "$scratch/log"; counts='0 1'; }
	passed=$((passed + ${counts% *}))
	failed=$((failed + ${counts#* }))
	;;
esac

# --- The same bytes everywhere -------------------------------------------------------------------------

# holds COMMAND...: says what is wrong, and fails, or is silent.
holds() {
	if "$@"; then
		passed=$((passed + 1))
	else
		failed=$((failed + 1))
	fi
}

made_anew=all-moves
[ -z "$FULL" ] || made_anew=$problems
case $build,$* in
*sanitize,*) ;;
*,)
	holds sh "$here/bytes.sh" "$build/bin/setter" "$kit" "$out" kth-cold
	holds sh "$here/misread.sh" "$build/bin/setter" "$kit"
	holds sh "$here/groups.sh" "$build/bin/setter" "$kit"
	for problem in $made_anew; do
		holds sh "$here/doall.sh" "$out/$problem-polygon.zip" "$kit/build/problems/$problem/tests"
	done
	;;
esac

# --- What a judge cannot take ------------------------------------------------------------------------

# refused TARGET PROBLEM REASON: with exit code 1, that reason, and no file.
refused() {
	said=$(cd "$kit" && "$build/bin/setter" export "$1" "$2" -q -o "$out/refused.zip" 2>&1)
	code=$?
	if [ "$code" = 1 ] && [ "$said" = "error: $1 cannot take '$2': $3" ] &&
		[ ! -e "$out/refused.zip" ]; then
		passed=$((passed + 1))
	else
		printf '%s takes %s: [%s] %s\n' "$1" "$2" "$code" "$said"
		failed=$((failed + 1))
	fi
}

refused qduoj duel 'it is interactive, and the judge has no interactors'
refused syzoj duel 'it is interactive, and its interactors write a score into a file, and ours do not'
sed -i '/^interactor/a checker: wcmp' "$kit/problems/duel/problem.yaml"
refused uoj duel "its checker 'wcmp' judges what the interactor notes down, and this judge runs no checker behind an interactor"
sed -i 's/^checker: .*/checker: wcmp/' "$kit/problems/all-moves/problem.yaml"
refused qduoj all-moves "its checker 'wcmp' needs the jury's answer, but a special judge does not get it"
sed -i '/^@group small/,$d' "$kit/problems/one-pair/tests.plan"
rm "$kit/problems/one-pair/tests.xxh"
find "$kit/solutions/one-pair" -type f ! -name exact.c -delete
for target in hydro luogu uoj dmoj lyrio syzoj; do
	refused $target one-pair 'it has only samples'
done

echo "export: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
