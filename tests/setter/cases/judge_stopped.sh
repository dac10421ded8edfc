# What was not judged is never a pass: not in words, not in JSON, not in the exit code. (waits)
need_jail || return 0
for i in 1 2 3; do
	sed -e 's/^#include/#include <unistd.h>\n&/' -e "s/^{/{ usleep(20000$i);/" \
		solutions/sum/plain.c > late$i.c
done
cp late1.c solutions/sum/late.c
lines() {
	cat build/problems/sum/journal.jsonl 2> /dev/null | wc -l
}
# Stopped after some tests of the first.
stopped() {
	: > build/problems/sum/journal.jsonl
	"$SETTER" "$@" > out 2> err &
	driver=$!
	for i in $(seq 6000); do
		[ "$(lines)" -gt 2 ] && break
		sleep 0.02
	done
	kill -TERM $driver
	{ wait $driver; } 2> /dev/null
	echo "$1 [$?]"
}
stopped judge sum late1.c late2.c late3.c -j1
sed 's/on [0-9]* tests*/on N tests/' out | tail -n +3
stopped judge sum late1.c late2.c -j1 --json
python3 "$here/fits_schema.py" "$here/../../docs/schemas" < out
grep -o '"verdict":null,"judged":false' out
grep -c '"verdict":"AC","judged"' out
stopped run sum late plain -j1
tail -1 out
stopped run sum late plain -j1 --json
python3 "$here/fits_schema.py" "$here/../../docs/schemas" < out
grep -o '"unsafe":false,"as_declared":[a-z]*\|"verdict":[^,]*,"judged":[a-z]*' out
