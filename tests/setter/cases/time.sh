# A limit between the right ones and the slow ones; and none. (waits)
need_jail || return 0
timed() {
	try time "$@" | sed -E '/note: .*: times vary/d; s/[> ]+[0-9]+ ms/ N ms/g; s/from [0-9]+ (to( at least)?|ms)/from N \1/; s/after [0-9]+ ms/after N ms/; s/times [0-9]+ ms/times N ms/; s/ on [a-z]+-[0-9]+/ on TEST/'
}
busy() {
	{ printf '/*\n * @expect  %s\n * @because it waits\n */\n' "$2"
	sed "s/	while/	for (volatile long i = 0; i < $3; i++);\n	while/" plain.txt; } > solutions/sum/$1
}
cp solutions/sum/plain.c plain.txt
sed -i 's/^cases/limits: {time_limit: 0.2}\n&/' problems/sum/problem.yaml
timed sum
# The limit is rewritten, and nothing else.
cp problems/sum/problem.yaml before.txt
timed sum --write -q
diff before.txt problems/sum/problem.yaml
for limits in '' 'limits: {memory: 64} # MiB' 'limits:\n  memory: 64\n  output: 8' 'limits: {}'; do
	sed "s/^limits.*/$limits/" before.txt > problems/sum/problem.yaml
	cp problems/sum/problem.yaml was.txt
	"$SETTER" time sum --write -q > /dev/null
	diff was.txt problems/sum/problem.yaml
done
{ echo '{'; sed -e '/^$/d' -e 's/$/,/' -e '/^limits/d' before.txt; echo '}'; } > problems/sum/problem.yaml
cp problems/sum/problem.yaml was.txt
timed sum --write
diff was.txt problems/sum/problem.yaml
cp before.txt problems/sum/problem.yaml
busy slow.c 'sample TLE, small TLE, full TLE' 100000000000
timed sum
timed sum --factor=1000
busy nearly.c AC 100000000000
timed sum --factor=3
timed sum extra
