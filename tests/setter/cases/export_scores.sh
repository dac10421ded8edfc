# Parts of points in packages: as each judge counts them, or a note, or a refusal. (long)
cat > checker/part.c <<'C'
/* part - a right sum is everything, one that is too large by one is half of it. */
#include "testlib.h"

int main(int argc, char **argv)
{
	int over = 0;

	registerTestlibCmd(argc, argv);
	while (!seekEof(ans)) {
		const long long expected = readLong(ans), found = readLong(ouf);

		if (found != expected && found != expected + 1)
			quitf(_wa, "expected %lld, found %lld", expected, found);
		over += found > expected;
	}
	if (over > 0)
		quitp(0.5, "too large by one");
	quitf(_ok, "right");
	return 0;
}
C
sed -i 's/^checker: .*/checker: part/' problems/sum/problem.yaml
printf 'A sum.\n\n## Input\n\nNumbers.\n\n## Output\n\nA number.\n' > problems/sum/statement.en.md
"$SETTER" build -q sum --update-hashes > /dev/null 2>&1
in=build/problems/sum/tests/full-01.in ans=build/problems/sum/tests/full-01.ans
awk 'NR == 1 { $1++ } { print }' "$ans" > out

# packed TARGET: the package, unpacked, and what is said of scores.
packed() {
	rm -rf "$1" "$1.zip"
	"$SETTER" export "$1" sum -o "$1.zip" 2>&1 | grep -E 'parts of points|score=|cannot take'
	python3 -c 'import sys, zipfile; zipfile.ZipFile(sys.argv[1]).extractall(sys.argv[2])' "$1.zip" "$1"
}

# calls SOURCE COMMAND...: the checker of a package, as its judge calls it.
calls() {
	source=$1
	shift
	gcc -x c++ -std=c++14 -w -o part "$source" && "$@"
	echo "exit code $?"
}

packed kattis
grep -h 'validation\|type:' kattis/sum/problem.yaml
grep -h 'flags' kattis/sum/data/secret/2-full/testdata.yaml
mkdir -p told
calls kattis/sum/output_validators/checker/checker.c ./part "$in" "$ans" told/ --points 60 < out
cat told/score.txt
gcc -w -o grader kattis/sum/graders/grader/grader.c
echo 'AC 20.0 AC 45.0' | ./grader
echo 'AC 40.0 AC 60.0' | ./grader
echo 'WA 0 AC 60.0' | ./grader
packed kattis-2025-09
grep -h 'score' kattis-2025-09/sum/data/secret/2-full/test_group.yaml
calls kattis-2025-09/sum/output_validator/checker.c ./part "$in" "$ans" told/ < out
cat told/score_multiplier.txt
for target in domjudge dmoj; do
	packed $target
done
calls domjudge/output_validators/checker/checker.c ./part "$in" "$ans" told/ < out
calls dmoj/sum/checker.c ./part "$in" out "$ans"
packed uoj
grep subtask_type uoj/problem.conf
calls uoj/chk.cpp ./part "$in" out "$ans"
packed hydro
calls hydro/sum/testdata/checker.c ./part "$in" out "$ans"
packed lyrio
calls lyrio/testdata/checker.cpp ./part "$in" out "$ans"
sed -i '/@group full/s/$/ score=mean/' problems/sum/tests.plan
packed luogu
calls luogu/checker.cpp ./part "$in" out "$ans"
packed kattis
grep -h 'grader_flags' kattis/sum/data/secret/2-full/testdata.yaml
echo 'score: points' >> problems/sum/problem.yaml
packed uoj 2> /dev/null
packed kattis
grep -h 'flags' kattis/sum/data/secret/2-full/testdata.yaml
# A solution that gets parts: wrong where there are none, and without a folder where an expectation has no word for it.
sed -i '/^score: points/d' problems/sum/problem.yaml
sed "s/@expect AC/@expect PC\n * @because it is one too much./" solutions/sum/plain.c > solutions/sum/half.c
for target in domjudge kattis-2025-09; do
	"$SETTER" export $target sum -o half.zip 2>&1 | grep half.c
	python3 -m zipfile -l half.zip | grep -o 'submissions/.*half.c'
done
