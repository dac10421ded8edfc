# A limit between the right ones and the slow ones; and none.
need_jail || return 0
timed() {
	try time "$@" | sed -E 's/[> ]+[0-9]+ ms/ N ms/g; s/from [0-9]+ to/from N to/; s/ on [a-z]+-[0-9]+/ on TEST/'
}
busy() {
	{ printf '/*\n * @expect  %s\n * @because it waits\n */\n' "$2"
	sed "s/	while/	for (volatile long i = 0; i < $3; i++);\n	while/" plain.txt; } > solutions/sum/$1
}
cp solutions/sum/plain.c plain.txt
sed -i 's/^cases/limits: {time_limit: 0.2}\n&/' problems/sum/problem.yaml
timed sum
busy slow.c 'sample TLE, small TLE, full TLE' 100000000000
timed sum
timed sum --factor=100
busy nearly.c AC 100000000000
timed sum --factor=3
timed sum extra
