# Each level finds more. (long)
need_jail || return 0
try check sum
try check --level=quick
statements sum en zh
statements half en
try check --level=quick
try check
try check --level=full -q
echo '/* @expect AC */ int main(void) { return x; }' > solutions/sum/broken.c
try check --level=quick sum
judged check sum
rm solutions/sum/broken.c
# What run says, check says: two that are not what they declare, and one that is.
solution() {
	{ printf '/*\n * @expect %s\n * @because it is written so\n */\n' "$2"
	sed "$3" "$here/kit/solutions/sum/plain.c"; } > solutions/sum/$1
}
solution cut_off.c 'full WA' 's/a + b/(a + b) % 100000/'
judged check sum
solution said_right.c 'AC' 's/a + b/(a + b) % 100000/'
solution survivor.c 'full WA' ''
try check sum --level=quick
judged check sum
judged check sum -q
judged run sum -q
"$SETTER" check sum --json 2> /dev/null | python3 -c 'import json, sys
print(json.dumps(json.load(sys.stdin)["problems"], indent=1))'
# All of it was judged already.
"$SETTER" run sum 2>&1 | grep journal
rm solutions/sum/said_right.c solutions/sum/survivor.c solutions/sum/cut_off.c
# A test that was made when the generator still was honest.
program gen/where.c 'printf("1\n1 1\n");'
line sum where
try build sum -q --update-hashes
program gen/where.c 'if (getenv("SETTER_ELSEWHERE")) putchar(32); printf("1\n1 1\n");'
try build sum
try check sum
try check --level=thorough
