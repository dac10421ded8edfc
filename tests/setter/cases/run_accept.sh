# What was found becomes what is declared, and is shown; nothing else of the file changes.
need_jail || return 0
solution() {
	{ printf '/*\n * Adds.\n *\n * @expect  %b\n' "$2"
	[ -z "$3" ] || printf ' * @because %s\n' "$3"
	printf ' */\n'; sed 1,5d "$4"; } > solutions/sum/$1
}
cp solutions/sum/plain.c plain.txt
sed 's/a + b/(a + b) % 100000/' plain.txt > cut.txt
solution survivor.c 'small WA|TLE,\n *          full WA' 'it was once' plain.txt
solution wrong_kind.c 'small AC, full RE' 'numbers are cut' cut.txt
solution other_group.c 'small TLE|AC, full AC' 'numbers are cut' cut.txt
solution silent.c AC '' cut.txt
echo '/* @expect AC */ int main(void) { return nothing; }' > solutions/sum/broken.c
mkdir kept
cp solutions/sum/*.c kept
judged run sum -q --accept
diff -r kept solutions/sum
judged run sum -q
judged run sum --accept --json
judged run sum --accept -t 'full-*'
