# Validator and checker that follow Kattis' convention: 42, 43, and a folder for messages. (long)
taken=problems/taken
mkdir -p $taken/gen $taken/validator $taken/checker $taken/solutions
cat > $taken/problem.yaml << 'END'
name: {en: "Taken from Kattis"}
validator: numbers
checker: near
protocol: {validator: kattis, checker: kattis}
reference: half
answer: many
END
printf '@group sample points=0\ncount 7\n@group full points=100\ncount 8\ncount 1000\n' > $taken/tests.plan
cat > $taken/unit.plan << 'END'
test "a letter"
input <<STOP
x
STOP
INVALID line=1 name=n

test "another half"
input <<STOP
5
STOP
answer reference
output <<STOP
2.4999999
STOP
AC
output <<STOP
2.6
STOP
WA "2.6 is not 2.5"
output <<STOP
STOP
WA
END
printf 'import sys\nprint(sys.argv[1])\n' > $taken/gen/count.py
cat > $taken/validator/numbers.py << 'END'
import re
import sys

text = sys.stdin.read()
if not re.fullmatch(r"(0|[1-9][0-9]{0,5})\n", text):
    print("line 1: n is not a number")
    sys.exit(43)
sys.exit(42)
END
cat > $taken/checker/near.cpp << 'END'
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <string>

int main(int argc, char **argv)
{
	std::ifstream judge(argv[2]);
	std::ofstream message(std::string(argv[3]) + "judgemessage.txt");
	double jury, found;
	std::string more;
	if (argc < 4 || !(judge >> jury))
		return 1;
	if (!(std::cin >> found) || std::cin >> more) {
		message << "expected one number\n";
		return 43;
	}
	if (!(std::fabs(found - jury) < 1e-6)) {
		message << found << " is not " << jury << "\n";
		return 43;
	}
	return 42;
}
END
printf '# @expect AC\nprint(int(input()) / 2)\n' > $taken/solutions/half.py
cat > $taken/solutions/whole.c << 'END'
/* @expect sample WA, full AC
   @because it forgets the half */
#include <stdio.h>
int main(void) { int n; scanf("%d", &n); printf("%d\n", n / 2); }
END
need_jail || return
try build taken --update-hashes
judged run taken -v
try unit taken
printf '#include <stdio.h>\nint main(void) { puts("12"); }\n' > twelve.c
judged judge taken twelve.c

echo '== codes that Kattis does not know'
sed -i 's/sys.exit(43)/sys.exit(1)/' $taken/validator/numbers.py
try unit taken | tail -2
sed -i 's/{0,5}/{0,2}/' $taken/validator/numbers.py
try build taken
sed -i 's/{0,2}/{0,5}/; s/sys.exit(42)/raise ValueError(text)/' $taken/validator/numbers.py
try build taken -t full-01
sed -i 's/raise ValueError(text)/sys.exit(42)/' $taken/validator/numbers.py
sed -i 's/return 42/return 7/' $taken/checker/near.cpp
try build taken -t full-01
judged judge taken twelve.c
