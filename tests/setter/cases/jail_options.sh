# Which level of the jail: asked for, required, and refused before anything is done. (long)
try build sum --jail=fulll
try judge sum solutions/sum/plain.c --require-jail none
try run sum --jail=
try run sum --jail=namespaces --require-jail=full
try run sum --unsafe --require-jail=landlock
try run sum --unsafe --jail=full
try status --jail=full
for command in build run judge hack unit time export check show; do
	"$SETTER" help $command | grep -c -e '--jail=' -e '--require-jail=' -e '--unsafe' | sed "s/^/$command: /"
done
need_jail || return 0
program right.c 'int t; long a, b; scanf("%d", &t); while (scanf("%ld %ld", &a, &b) == 2) printf("%ld\n", a + b);'
# Whatever a level finds is its own.
for level in unsafe landlock namespaces full; do
	"$SETTER" judge sum right.c --jail=$level > out 2> err
	code=$?
	if grep -q '^error: this machine has no jail of level' err; then
		[ $code -eq 3 ] || echo "$level: exit code $code"
		continue
	fi
	grep -qE "(^UNSAFE.*)?, jail $level, [a-z0-9-]*\$" out || cat out
	[ $code -eq 0 ] || { echo "$level: exit code $code"; cat out err; }
	! grep -q 'from the journal' err || echo "$level: taken from another level"
	"$SETTER" judge sum right.c --jail=$level --json 2> /dev/null | grep -qo "\"jail\":\"$level\"" ||
		echo "$level: not in the JSON document"
	"$SETTER" judge sum right.c --jail=$level 2>&1 | grep -q 'from the journal' ||
		echo "$level: not taken from the journal"
	noted=$("$SETTER" show sum right.c sample-01 --jail=$level 2>&1 | grep -c "^note: in a jail of level '$level'")
	case $level in
	unsafe | landlock) [ "$noted" -eq 1 ] ;;
	*) [ "$noted" -eq 0 ] ;;
	esac || echo "$level: noted $noted times"
done
# At the level that is there, nothing is refused; what is printed to be typed keeps the option.
strongest=$("$SETTER" doctor --json | sed 's/.*"jail":"\([a-z]*\)".*/\1/')
"$SETTER" judge sum right.c --require-jail=$strongest -q
program wrong.c 'return 0;'
printf 'hack:\n  - sum_random -t {t} -max {value}\n' >> problems/sum/problem.yaml
for option in --unsafe --require-jail=$strongest --jail=$strongest; do
	"$SETTER" hack sum wrong.c $option > out 2> err
	[ "$(grep -ce " $option" out)" -eq 2 ] || cat out err
done
"$SETTER" hack sum wrong.c --jail=landlock 2>&1 |
	grep -qE "^(note: in a jail of level 'landlock'|error: this machine gives no jail)" || echo 'hack: no level noted'
sed 's/@expect.*/@expect AC/' solutions/sum/plain.c > solutions/sum/other.c
sed -i 's/+/-/' solutions/sum/other.c
"$SETTER" run sum --jail=$strongest > out 2> err
grep -qe "setter show sum other sample-01 --jail=$strongest\$" out || cat out err
