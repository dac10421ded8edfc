# Declared against found: all as declared; then every kind of surprise, the loudest first. (waits)
need_jail || return 0
solution() {
	{ printf '/*\n * @expect  %s\n * @because it is written so\n */\n' "$2"
	cat "$3"; } > solutions/sum/$1
}
sed 's/a + b/(a + b) % 100000/' solutions/sum/plain.c > cut.txt
program slow.txt 'int t = 0, a, b; scanf("%d", &t); while (scanf("%d%d", &a, &b) == 2) { printf("%lld\n", a + (long long)b); for (volatile long i = 0; t == 100 && i < 20000000; i++); }'
solution cut_off.c 'full WA' cut.txt
solution slow.c 'small TLE, full TLE' slow.txt
sed -i 's/^cases/limits: {time_limit: 0.3}\n&/' problems/sum/problem.yaml
judged run sum
judged run sum -q
try status sum | sed 's/[0-9]* ms of 300, .*/N ms/'
judged run sum cut_off slow.c --by=test
judged run sum cut_off -t small-02,full-01 -v
COLUMNS=40 judged run sum
# Not as declared.
solution said_right.c 'AC' cut.txt
cp solutions/sum/plain.c plain.txt
solution survivor.c 'full WA' plain.txt
solution wrong_kind.c 'full RE' cut.txt
solution other_group.c 'small WA, full WA' cut.txt
solution must_be_slow.c 'full WA|TLE!' cut.txt
echo 'int main(void) { return nothing; }' > broken.txt
solution broken.c 'AC' broken.txt
judged run sum
judged run sum survivor said_right -q
# Up to the first surprise, however many are judged at a time; no run.json is made of that.
rm build/problems/sum/run.json solutions/sum/broken.c
judged run sum -kx -j1 --no-resume
judged run sum --fail-fast -j4 --no-resume > four.txt
judged run sum -x -j1 | sed 's/ -x -j1/ --fail-fast -j4 --no-resume/' | diff four.txt -
holds test ! -e build/problems/sum/run.json
judged run sum -xq cut_off said_right
judged run sum -x -k -q
judged run sum -x --no-fail-fast -q
judged run sum --no-keep-going -q
judged run sum -x cut_off plain
# Wrong requests.
judged run sum -x --accept
judged run sum cut_of
cp solutions/sum/cut_off.c solutions/sum/cut_off.cpp
judged run sum cut_off
rm solutions/sum/cut_off.cpp
judged run sum plain --by=colour
judged run sum plain --compare missing.json
judged run sum plain --compare problems/sum/problem.yaml
# Names with blanks in them, and of wide letters: columns stay columns, commands can be pasted.
rm solutions/sum/*.c
cp plain.txt solutions/sum/plain.c
{ printf '/* @expect full WA\n * @because it is written so */\n'; cat plain.txt; } > 'solutions/sum/two words.c'
cp 'solutions/sum/two words.c' solutions/sum/暴力.c
judged run sum
