# Files of include/LANGUAGE are compiled with every solution of that language: graders. (long)
need_jail || return 0
mkdir -p problems/sum/include/c problems/sum/include/cpp problems/sum/include/python
cat > problems/sum/include/c/grader.c <<'END'
#include <stdio.h>
#include <sum.h>
int main(void)
{
	int t;
	long long a, b;

	if (scanf("%d", &t) != 1)
		return 1;
	while (t-- && scanf("%lld %lld", &a, &b) == 2)
		printf("%lld\n", sum(a, b));
	return 0;
}
END
echo 'long long sum(long long a, long long b);' > problems/sum/include/c/sum.h
cp problems/sum/include/c/grader.c problems/sum/include/cpp/grader.cpp
cp problems/sum/include/c/sum.h problems/sum/include/cpp/
cat > problems/sum/include/python/grader.py <<'END'
def run(add):
    for _ in range(int(input())):
        print(add(*map(int, input().split())))
END
# The reference is compiled with it, too.
printf '/* @expect AC */\n#include "sum.h"\nlong long sum(long long a, long long b) { return a + b; }\n' \
	> solutions/sum/plain.c
printf '// @expect AC\n#include "sum.h"\nlong long sum(long long a, long long b) { return a + b; }\n' \
	> solutions/sum/right.cpp
printf '# @expect AC\nfrom grader import run\nrun(lambda a, b: a + b)\n' > solutions/sum/right.py
printf '/* @expect full WA\n * @because it is cut off */\n#include <sum.h>\nlong long sum(long long a, long long b) { return (a + b) %% 100000; }\n' \
	> solutions/sum/cut.c
try build sum -q
judged run sum -q
"$SETTER" judge sum solutions/sum/right.cpp | grep -o 'right.cpp.*AC'
# A grader that changes is compiled again.
sed -i 's/sum(a, b))/sum(a, b) + (a == 1000))/' problems/sum/include/cpp/grader.cpp
"$SETTER" judge sum solutions/sum/right.cpp | grep -o 'right.cpp.*WA'
echo '#include <sum.h>' > other.c
"$SETTER" judge sum other.c | grep -o 'other.c *CE\|undefined reference to .sum.'
rm solutions/sum/right.cpp
sed -i 's/+ (a == 1000)/+ 1/' problems/sum/include/c/grader.c problems/sum/include/cpp/grader.cpp
sed -i 's/sum(a, b))/sum(a, b) + 1)/' problems/sum/include/c/grader.c
"$SETTER" build sum -q 2>&1 | grep -o "'sum' does not match.*"
sed -i 's/ + 1)/)/' problems/sum/include/c/grader.c
try build sum -q
# Judges that take them.
members() { python3 -m zipfile -l "$1" | grep -oE '[^ ]*(include|sol|grader|sum\.h)[^ ]*' | grep -v solutions; }
"$SETTER" export dmoj sum -o dmoj.zip 2>&1 | grep grader
members dmoj.zip
python3 -c 'import zipfile; print(zipfile.ZipFile("dmoj.zip").read("sum/init.yml").decode())' | grep -A2 signature
statements sum en
"$SETTER" export kattis sum -q -o kattis.zip | sed "s/, [0-9]* bytes//"
members kattis.zip
"$SETTER" export kattis-2025-09 sum -q -o kattis.zip | sed "s/, [0-9]* bytes//"
members kattis.zip
try export hydro sum -q
mv problems/sum/include/c/grader.c problems/sum/include/c/main.c
try export cms sum -q
