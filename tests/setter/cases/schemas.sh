# Every --json fits its schema, whether things go well or not. (long)
schemas=$here/../../docs/schemas
fits() {
	echo "\$ setter $* --json"
	"$SETTER" "$@" --json 2> /dev/null > document
	echo "[$?]"
	python3 "$here/fits_schema.py" "$schemas" < document
}
for command in $("$SETTER" help | sed -n 's/^    \([a-z]*\) .*/\1/p'); do
	"$SETTER" help $command | grep -q -- '--json' || continue
	[ -f "$schemas/setter-$command.json" ] || echo "docs/schemas has nothing for '$command'"
done
fits doctor
fits build
fits build -t 'full-*'
fits status
fits unit
fits unit half --only-plan
fits check half
fits check sum --level=quick
fits show sum full-01
fits show sum plain full-01
fits show sum plain --input="1\n1 2\n"
printf 'hack:\n  - sum_random -t {t} -max {value}\n' >> problems/sum/problem.yaml
fits hack sum --time=300ms
program wrong.c 'return 1;'
fits hack sum wrong.c
program wrong.c 'return x;'
fits hack sum wrong.c
fits mutate sum --sample=9 --tries=10
rm build/problems/sum/tests/full-01.ans
fits show sum full-01
program solutions/sum/plain.c 'return 1;'
fits build
fits status
fits unit
fits check
echo 'nonsense: 1' >> problems/half/problem.yaml
fits build
fits status
fits unit
fits check
# The checker of schemas does refuse a wrong document.
echo '{"format":"setter-show","version":2,"problem":7,"name":"a","group":"b","line":"c","in":false,"ans":null,"more":1}' |
	python3 "$here/fits_schema.py" "$schemas"
