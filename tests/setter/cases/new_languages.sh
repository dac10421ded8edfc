# In each language, a new problem with a checker of its own does everything that a problem does. (long)
need_jail || return
# What a wrong answer is told, whoever wrote the checker.
echo 'int main(void) { return 0; }' > silent.c
printf '#include <stdio.h>\nint main(void) { puts("14\\n11\\n4"); }\n' > last.c
printf '#include <stdio.h>\nint main(void) { puts("14\\n6\\n4\\n8"); }\n' > longer.c
for language in c cpp python; do
	mkdir -p $language/problems
	cd $language
	try new sums --language=$language --checker=own -q
	find problems -type f | LC_ALL=C sort
	try build --update-hashes -q | tail -2
	judged run sums
	try unit
	judged judge sums ../silent.c ../last.c ../longer.c -t sample-01
	"$SETTER" export kattis sums -q | sed -E 's/[0-9]+ bytes/N bytes/'
	cd ..
done
