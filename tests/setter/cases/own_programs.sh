# A problem in a folder of its own: programs in C++ and Python, with a module and with bounds. (long)
mix=problems/mix
mkdir -p $mix/gen $mix/validator $mix/checker $mix/solutions $mix/samples
cat > $mix/problem.yaml << 'END'
name: {en: "Mix"}
validator: numbers
checker: same
reference: right
bounds: {n: 100, value: 1000}
END
cat > $mix/tests.plan << 'END'
@group sample points=0
copy samples/1.in
@group small points=40 n=5
some -n {n} a
many {n}
@group full points=60
some -n {n} b
many {n}
END
cat > $mix/unit.plan << 'STOP'
test "an empty list"
input <<END
0
END
INVALID line=1

test "a wrong sum"
input <<END
2
1 2
END
answer reference
output <<END
4
END
WA
STOP
printf '2\n1 2\n' > $mix/samples/1.in
cat > $mix/gen/some.cpp << 'END'
#include "testlib.h"
#include <iostream>

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	const int n = opt<int>("n");
	std::vector<int> values(n);
	for (int &value : values)
		value = rnd.next(1, 1000);
	println(n);
	println(values);
}
END
cat > $mix/gen/many.py << 'END'
import json
import sys

import shapes

assert json.load(open("bounds.json"))["small"]["n"] == 5, "bounds.json is not for this problem"
n = int(sys.argv[1])
print(n)
print(*shapes.stairs(n))
END
echo 'def stairs(n): return range(1, n + 1)' > $mix/gen/shapes.py
cat > $mix/validator/numbers.cpp << 'END'
#include "testlib.h"
#include "bounds.h"

int main(int argc, char *argv[])
{
	registerValidation(argc, argv);
	const bound_row *bound = bounds_for(validator.group());
	const int n = inf.readInt(1, bound->n, "n");
	inf.readEoln();
	inf.readInts(n, 1, bound->value, "value");
	inf.readEoln();
	inf.readEof();
}
END
cat > $mix/checker/same.py << 'END'
import sys

_, out, ans = (open(path, errors="replace").read().split() for path in sys.argv[1:])
assert len(ans) == 1, "the answer is not one number"
if len(out) != 1:
    print("expected one number", file=sys.stderr)
    sys.exit(2)
if out != ans:
    print(f"expected {ans[0]}, found {out[0]}", file=sys.stderr)
    sys.exit(1)
END
cat > $mix/solutions/right.cpp << 'END'
// @expect AC
#include <iostream>
int main() { int n, x, s = 0; std::cin >> n; while (n--) { std::cin >> x; s += x; } std::cout << s << '\n'; }
END
cat > $mix/solutions/last.py << 'END'
# @expect small WA, full WA
# @because it forgets the last number when there are more than two
n, *v = map(int, open(0).read().split())
print(sum(v[:max(2, n - 1)]))
END
need_jail || return
try build mix --update-hashes
judged run mix
try unit mix
try status mix | grep -v "slowest right"

echo 'print(1)' > gen/idle.py
"$SETTER" status 2>&1 | grep idle
rm gen/idle.py

echo '== bounds that move make tests anew'
sed -i 's/value: 1000/value: 2000/' $mix/problem.yaml
try build mix
sed -i 's/value: 2000/value: 1000/' $mix/problem.yaml

echo '== a testlib.h in the folder of the problem comes first, as soon as it is there'
echo '#error a testlib.h of my own' > $mix/testlib.h
"$SETTER" build mix 2>&1 | grep -o 'a testlib.h of my own' | sort -u
rm $mix/testlib.h

echo '== a validator in Python, with its own number'
mv $mix/validator/numbers.cpp numbers.cpp
cat > $mix/validator/numbers.py << 'END'
import json
import sys

group = sys.argv[sys.argv.index("--group") + 1]
bounds = json.load(open("bounds.json"))[group]
lines = sys.stdin.read().split("\n")
assert len(lines) == 3 and lines[2] == "", "line 3: expected the end of the file"
assert lines[0].isdigit() and lines[0] == str(int(lines[0])), "line 1: n is not a number"
n = int(lines[0])
assert 1 <= n <= bounds["n"], "line 1: n is out of range"
values = lines[1].split(" ")
assert len(values) == n, "line 2: expected n numbers"
for value in values:
    assert value.isdigit() and value == str(int(value)), "line 2: value is not a number"
    assert 1 <= int(value) <= 1000, "line 2: value is out of range"
END
try build mix
try unit mix
sed -i 's/<= 1000, "line 2/<= 1001, "line 2/' $mix/validator/numbers.py
try unit mix

echo '== faults'
cp numbers.cpp $mix/validator/numbers.cpp
try build mix
rm $mix/validator/numbers.cpp
sed -i 's/^n = int.*/n = int(lines[7])/' $mix/validator/numbers.py
try build mix -t sample-01
sed -i 's/^n = int.*/n = int(lines[0]/' $mix/validator/numbers.py
try build mix

echo '== by hand, as the hint says'
sed -i 's/^n = int.*/n = int(lines[0])/' $mix/validator/numbers.py
try build mix -t sample-01
build/problems/mix/validator --group full < problems/mix/samples/1.in
echo "exit code $?"
echo '== a checker that fails, or speaks as Kattis does'
sed -i 's/^_, out/raise ValueError("no")\n_, out/' $mix/checker/same.py
try build mix -t sample-01
sed -i 's/^raise.*/sys.exit(42)/' $mix/checker/same.py
try build mix -t sample-01
sed -i 's/^sys.exit(42)/if open(sys.argv[2]).read() == "":\n    raise ValueError("nothing there")/' $mix/checker/same.py
sed -i 's/@expect/@Expect/' $mix/solutions/last.py
echo 'int main(void) { }' > nothing.c
judged judge mix nothing.c -t sample-01
echo '== a reference that is declared to fail'
sed -i 's/^reference: .*/reference: last/' $mix/problem.yaml
sed -i 's/@Expect/@expect/' $mix/solutions/last.py
"$SETTER" status mix 2>&1 | head -4
