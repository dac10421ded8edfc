# Programs in C++ and Python, in packages: as each judge starts them, or refused with the reason. (long)
sed '/^need_jail/,$d' "$here/cases/own_programs.sh" > "$own/mix.sh"
. "$own/mix.sh"
sed '/^need_jail/,$d' "$here/cases/kattis_programs.sh" > "$own/taken.sh"
. "$own/taken.sh"
printf 'A sum.\n\n## Input\n\nNumbers.\n\n## Output\n\nA number.\n' > problems/mix/statement.en.md
cp problems/mix/statement.en.md problems/taken
"$SETTER" build -q mix taken --update-hashes > /dev/null 2>&1
in=build/problems/mix/tests/full-01.in ans=build/problems/mix/tests/full-01.ans

unpack() {
	rm -rf unpacked
	python3 -c 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall("unpacked")' "$1"
}

# as_kattis CHECKER OUT...
as_kattis() {
	mkdir -p told
	"$@" "$in" "$ans" told/ < out
	echo "exit code $?: $(cat told/judgemessage.txt)"
	rm -r told
}

echo '== mix for Kattis'
"$SETTER" export kattis mix 2>&1 | grep -v note | sed 's/, [0-9]* bytes//'
unpack dist/kattis/mix.zip
(cd unpacked/mix && find input_validators output_validators -type f | sort)
cat $ans > out
as_kattis python3 unpacked/mix/output_validators/checker/checker.py
echo 7 > out
as_kattis python3 unpacked/mix/output_validators/checker/checker.py | sed 's/expected [0-9]*/expected N/'
: > out
as_kattis python3 unpacked/mix/output_validators/checker/checker.py
holds g++ -std=gnu++17 -Wall -Wextra -Werror -o valid unpacked/mix/input_validators/validator/validator.cpp
./valid --group full < $in
echo "exit code $?"
echo 0 | ./valid --group full
echo "exit code $?"

echo '== a validator in Python for Kattis'
mv problems/mix/validator/numbers.cpp .
cat > problems/mix/validator/numbers.py << 'END'
import json
import sys

bounds = json.load(open("bounds.json"))[sys.argv[sys.argv.index("--group") + 1]]
n = int(sys.stdin.readline())
assert 1 <= n <= bounds["n"], "n is out of range"
END
"$SETTER" export kattis-2025-09 mix 2>&1 | grep -v note | sed 's/, [0-9]* bytes//'
unpack dist/kattis-2025-09/mix.zip
find unpacked/mix/generators unpacked/mix/input_validators -type f | sort
for group in small full; do
	python3 unpacked/mix/input_validators/validator/validator.py --group $group < $in
	echo "exit code $?"
done
holds sh -c "python3 unpacked/mix/generators/many.py 100 | cmp - build/problems/mix/tests/full-02.in"
echo x | python3 unpacked/mix/input_validators/validator/validator.py --group full 2> /dev/null
echo "exit code $?"

echo '== taken for Kattis: as it is'
"$SETTER" export kattis taken 2>&1 | grep -v note | sed 's/, [0-9]* bytes//'
unpack dist/kattis/taken.zip
holds cmp unpacked/taken/input_validators/validator/validator.py problems/taken/validator/numbers.py
in=build/problems/taken/tests/full-01.in ans=build/problems/taken/tests/full-01.ans
holds g++ -std=gnu++17 -o near unpacked/taken/output_validators/checker/checker.cpp
echo 4.0 > out
as_kattis ./near
echo 4.1 > out
as_kattis ./near

echo '== others'
for target in polygon hydro luogu uoj dmoj qduoj lyrio syzoj cms; do
	"$SETTER" export $target mix 2>&1 | grep -E '^error|left out'
	"$SETTER" export $target taken 2>&1 | grep -E '^error|left out'
done

echo '== a checker in C++'
mv problems/mix/checker/same.py .
cat > problems/mix/checker/same.cpp << 'END'
#include <testlib.h>

int main(int argc, char **argv)
{
	registerTestlibCmd(argc, argv);
	int jury = ans.readInt(), found = ouf.readInt();
	quitif(jury != found, _wa, "expected %d, found %d", jury, found);
	quitf(_ok, "%d", jury);
}
END
for target in hydro dmoj syzoj domjudge; do
	"$SETTER" export $target mix 2>&1 | grep -vE 'note|warning' | sed 's/, [0-9]* bytes//'
	unpack dist/$target/mix.zip
	(cd unpacked && find . -name 'checker*' -o -name 'spj*' -o -name 'valid*' | sort)
	grep -rhE 'checker|validator|lang|fileName|source' unpacked --include=*.y*ml
done
in=build/problems/mix/tests/full-01.in ans=build/problems/mix/tests/full-01.ans
holds g++ -std=gnu++17 -Wall -Wextra -Werror -o same unpacked/output_validators/checker/checker.cpp
cat $ans > out
as_kattis ./same
