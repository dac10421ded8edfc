#!/bin/sh
# counting/run.sh - that a failure is counted, and a skip, whoever runs the tests, and that a signal ends all.
#
#     sh tests/counting/run.sh BUILD
tests=$(cd "$(dirname "$0")/.." && pwd)
passed=0 failed=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

# same WHAT EXPECTED FOUND
same() {
	if [ "$2" = "$3" ]; then
		passed=$((passed + 1))
	else
		printf '%s: expected\n%s\nfound\n%s\n' "$1" "$2" "$3"
		failed=$((failed + 1))
	fi
}

# counts WHAT STATUS LOG EXPECTED
counts() {
	same "$1" "$4" "$(printf '%s' "$3" | awk -f "$tests/count.awk" -v name=it -v status="$2" -v prefix=p-)"
}

counts 'a count' 0 '3 passed, 0 failed
' 'p-it: 3 passed, 0 failed'
counts 'two, and a skip between them' 1 'a: 3 passed, 0 failed
skipped: x (needs y)
b: 1 passed, 2 failed
' 'p-a: 3 passed, 0 failed
p-b: 1 passed, 2 failed, 1 skipped'
counts 'skips that are counted already' 0 'a: 3 passed, 0 failed, 2 skipped
skipped: x (needs y)
skipped: z (needs y)
' 'p-a: 3 passed, 0 failed, 2 skipped'
counts 'nothing but a skip' 0 'skipped: x (needs y)
' 'p-it: 0 passed, 0 failed, 1 skipped'
counts 'nothing at all' 0 '' 'p-it: 0 passed, 1 failed'
counts 'a failure that is not counted' 2 '3 passed, 0 failed
' 'p-it: 3 passed, 0 failed
p-it: 0 passed, 1 failed'
counts 'no count: a sentence' 0 'he said 3 passed, 0 failed
' 'p-it: 0 passed, 1 failed'

# Parts side by side; one of them is killed, with whoever runs it.
cat > "$scratch/part" <<'END'
case $1 in
good) echo 'a: 3 passed, 0 failed'; echo '2 passed, 0 failed' ;;
bad) echo 'why it fails'; echo '1 passed, 1 failed'; exit 1 ;;
silent) ;;
left-out) echo 'skipped: x (needs y)' ;;
killed) kill -KILL $PPID ;;
test_unit) printf '[  PASSED  ] 4 test(s).\n[  FAILED  ] 1 test(s), listed below:\n'; exit 1 ;;
waits) echo $$ > "$2"; sleep 1000 & wait ;;
esac
END
for name in good bad silent left-out killed test_unit; do
	echo "$name sh $scratch/part $name"
done > "$scratch/list"
found=$(sh "$tests/run_suite.sh" "$scratch/build" parts="$scratch/list" 2>&1; echo "[$?]")
same 'parts are counted, whichever ends first' 'a: 3 passed, 0 failed
bad: 1 passed, 1 failed
good: 2 passed, 0 failed
killed: 0 passed, 1 failed
left-out: 0 passed, 0 failed, 1 skipped
silent: 0 passed, 1 failed
skipped: x (needs y)
test_unit: 4 passed, 1 failed
why it fails' "$(echo "$found" | grep -vE '^slowest: |^[0-9]+ passed|^\[|Killed' | LC_ALL=C sort)"
same 'the end is red' '10 passed, 4 failed, 1 skipped
[1]' "$(echo "$found" | tail -2)"
part='[a-z_-]+ [0-9]+ s'
same 'the slowest are named' 1 "$(echo "$found" | tail -3 | grep -cE "^slowest: $part, $part, $part\$")"
sed -n 1p "$scratch/list" > "$scratch/short"
found=$(sh "$tests/run_suite.sh" "$scratch/build" parts="$scratch/short"; echo "[$?]")
same 'a green end' '5 passed, 0 failed, 0 skipped
[0]' "$(echo "$found" | tail -2)"

# A signal to the first process ends all that it started.
echo "waits sh $scratch/part waits $scratch/process" > "$scratch/list"
sh "$tests/run_suite.sh" "$scratch/build" parts="$scratch/list" > "$scratch/said" 2>&1 &
runner=$!
until [ -s "$scratch/process" ]; do sleep 0.05; done
kill -TERM $runner
wait $runner
same 'a signal is an end' 130 $?
same 'nothing runs on' '' "$(sed 's/.*) //; s/ .*//' "/proc/$(cat "$scratch/process")/stat" 2> /dev/null | grep -v Z)"

# A target that has just passed on the same files is not run again.
mkdir -p "$scratch/kit/build/log"
printf '#!/bin/sh\necho "1 passed, 0 failed"\n' > "$scratch/make"
chmod +x "$scratch/make"
echo 1 > "$scratch/kit/file"
again() {
	(cd "$scratch/kit" && MAKE="$scratch/make" sh "$tests/run_all.sh" build test | sed -n '1p;$p')
}
passed_on() {
	(cd "$scratch/kit" && sh "$tests/passed.sh" build keep test "$(sh "$tests/passed.sh" build files)" \
		'7 passed, 0 failed, 0 skipped')
}
run_again='== make test
1 passed, 0 failed, 0 skipped'
same 'what never passed is run' "$run_again" "$(again)"
passed_on
same 'what passed is not run again' '== make test: has just passed on these files
7 passed, 0 failed, 0 skipped' "$(again)"
echo 2 > "$scratch/kit/file"
same 'but on other files it is' "$run_again" "$(again)"
passed_on
touch -d '2 hours ago' "$scratch/kit/build/log/passed-test"
same 'and after hours' "$run_again" "$(again)"

# A make of four targets, two of which fail.
cat > "$scratch/make" <<'END'
#!/bin/sh
for target; do :; done
case $target in
whole) echo 'a: 4 passed, 0 failed'; echo 'skipped: x (needs y)'; echo '9 passed, 0 failed, 1 skipped' ;;
broken) echo 'no rule'; exit 2 ;;
wrong) echo 'wrong: 4 passed, 1 failed'; exit 1 ;;
left-out) echo 'skipped: x (needs y)' ;;
esac
END
chmod +x "$scratch/make"
found=$(MAKE="$scratch/make" sh "$tests/run_all.sh" "$scratch/build" whole broken wrong left-out; echo "[$?]")
same 'all run, and the end is red' 'make whole: 9 passed, 0 failed, 1 skipped
make broken: 0 passed, 1 failed
make wrong: 4 passed, 1 failed
make left-out: 0 passed, 0 failed, 1 skipped
13 passed, 2 failed, 2 skipped
[1]' "$(echo "$found" | sed '1,/^== all$/d; /^slowest: /d')"
found=$(MAKE="$scratch/make" sh "$tests/run_all.sh" "$scratch/build" whole; echo "[$?]")
same 'and green' '9 passed, 0 failed, 1 skipped
[0]' "$(echo "$found" | tail -2)"

for flags in n kn 'n -j2 --no-print-directory'; do
	found=$(MAKEFLAGS=$flags MAKE="$scratch/make" sh "$tests/run_all.sh" "$scratch/dry" left-out whole; echo "[$?]")
	same "make -$flags counts nothing" 'skipped: x (needs y)
a: 4 passed, 0 failed
skipped: x (needs y)
9 passed, 0 failed, 1 skipped
[0]' "$found"
done
same 'and keeps nothing' '' "$(ls -d "$scratch/dry" 2> /dev/null)"
found=$(MAKEFLAGS=' --no-print-directory' MAKE="$scratch/make" sh "$tests/run_all.sh" "$scratch/build" broken; echo "[$?]")
same 'another option is not -n' '[1]' "$(echo "$found" | tail -1)"

echo "counting: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
