# What is said of a finding is true, and good English. (long)
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t 1 -max 9
END
hacked() {
	# A jail without namespaces is noted, and with -C a note says where it is.
	try hack "$@" | sed -E -e 's/\([0-9]+\.[0-9] s\)/(N s)/' -e '/Entering directory/d'
}
program wrong.c 'puts("-1");'
hacked sum wrong.c -q
hacked sum plain --tries=1
# Against another program: what is wrong may be that one, and is said to be; what it says to
# type finds the same again.
program letters.c 'puts("a");'
sed -i 's/checker: wcmp/checker: icmp/; s/, answer_lines: 1//' problems/sum/problem.yaml
hacked sum plain --against=wrong.c
command=$(sed -n 's/^  repeat *setter //p' "$own/out")
eval "$SETTER $command" | grep -e differs -e minimised | sed 's/([0-9.]* s)//'
hacked sum plain --against=letters.c | grep checker
# What it says to type is typed where we are, and so are the files.
mkdir elsewhere
cd elsewhere
hacked -C .. sum wrong.c
command=$(sed -n 's/^  repeat *setter //p' "$own/out")
eval "$SETTER $command" 2> err | head -1
(kit=$(cd .. && pwd) && cd / && hacked "$kit/problems/sum" "$kit/wrong.c" | grep -e repeat -e files)
command=$(sed -n 's/^  repeat *setter //p' "$own/out")
(cd / && eval "$SETTER $command" 2> /dev/null | head -1)
cp ../wrong.c ../solutions/sum/wrong.c
sed -i '1i /*\n * @expect WA\n * @because of all\n */' ../solutions/sum/wrong.c
hacked sum -v | grep -e repeat -e keep
# Whatever a file is called, a line is a line, in the plan too, and no name is an option.
cd ..
sed -i 's/checker: icmp/checker: wcmp/' problems/sum/problem.yaml
program ./-x.c 'puts("-1");'
hacked sum -- -x.c | grep -e repeat -e keep
cp wrong.c "$(printf 'a\nfull -t 3 #b.c')"
hacked sum "$(printf 'a\nfull -t 3 #b.c')" --save=full
grep 'breaks' problems/sum/tests.plan
# A stranger's file must not be a link; a solution and the reference may.
ln -s wrong.c link.c
hacked sum link.c
mv solutions/sum/plain.c plain.c
ln -s ../../plain.c solutions/sum/plain.c
hacked sum plain --tries=1
# A name as long as there can be: the files of the finding have a shorter one, each its own.
for letter in x y; do
	name=$(printf '%0250d' 0)$letter.c
	cp wrong.c "$name"
	hacked sum "$name" -q > said
	tail -1 said
done
ls build/problems/sum/hacked | sed -n 's/^0*\.\.\./NAME.../p'
