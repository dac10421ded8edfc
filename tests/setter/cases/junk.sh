# A validator that is not strict, checkers that trust what they read. (long)
program validator/half_number.c 'long long n; return scanf("%lld", &n) == 1 && n >= 0 ? 0 : 3;'
try unit half -j1
cp "$here/kit/validator/half_number.c" validator
cat > checker/half_check.c <<'END'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
int main(int argc, char *argv[])
{
	char found[32] = "", jury[32] = "";
	FILE *out = fopen(argv[2], "r"), *ans = fopen(argv[3], "r");

	if (argc != 4 || fscanf(out, "%31s", found) != 1)
		abort();
	if (fscanf(ans, "%31s", jury) != 1)
		return 3;
	return strcmp(found, jury) != 0;
}
END
try unit half -j1
# Validators that have a number of their own.
cp "$here/kit/checker/half_check.c" checker
sed -i 's/bounds_for(getGroup())->n/2 * bounds_for(getGroup())->n/' validator/half_number.c
try unit half -j1
cp "$here/kit/validator/half_number.c" validator
sed -i 's/bound->t, "t"/bound->t - 1, "t"/' validator/sum_pairs.c
sed -i 's/t 100 /t 99 /; s/{t}/99/' problems/sum/tests.plan
rm problems/sum/tests.xxh
try unit sum -j1
cp "$here/kit/validator/sum_pairs.c" validator
sed -i 's/bounds_for(getGroup())/bounds_for("full")/' validator/sum_pairs.c
try unit sum -j1
# One that takes more than it says.
cat > validator/half_number.c <<'END'
#include <stdio.h>
int main(int argc, char *argv[])
{
	long long n;
	FILE *bounds = argc > 4 ? fopen(argv[4], "w") : NULL;

	if (bounds)
		fputs("n 0 1000000000000000000 10 10\n", bounds);
	if (scanf("%lld", &n) != 1 || getchar() != '\n' || getchar() != EOF || n > 1000000000000000000)
		return 3;
	if (n < -1)
		fputs("[name=n]", stderr);
	return n < -1 ? 3 : 0;
}
END
try unit half -j1 2>&1 | grep -v 'note: \|hint: write\|it when\|/unit/.*-in-'
# One that is not strict with one variable only, the first of a line of two.
cp "$here/kit/validator/half_number.c" validator
cp "$here/kit/validator/sum_pairs.c" validator
cp "$here/kit/problems/sum/tests.plan" "$here/kit/problems/sum/tests.xxh" problems/sum
sed -i 's/#include "bounds.h"/&\n#include <stdlib.h>/; s/readLong(inf, 0, bound->value, "a")/streamEnsuref(inf, atoll(readToken(inf)) <= bound->value, "a")/' validator/sum_pairs.c
try unit sum -j1 2>&1 | grep -v '^2| hint: '
# Where there is nothing small to attack, nobody says that it was refused.
cp "$here/kit/validator/sum_pairs.c" validator
rm problems/sum/tests.xxh
sed -i 's/t: 100,/t: 20000,/; s/max: 100,/max: 20000,/' problems/sum/problem.yaml
printf '@group sample points=0\nsum_random -t {t} -max {value}\n' > problems/sum/tests.plan
sed -i '/group=/d' problems/sum/unit.plan
try unit sum --strict
try unit sum --json
printf '@group sample points=0\ncopy samples/1.in\n@group none points=0 value=0\nsum_random -t {t} -max 0\n' > problems/sum/tests.plan
try unit sum
# A test that is not as in tests.xxh is not as declared, whatever unit.plan says.
"$SETTER" build sum -q --update-hashes > /dev/null
sed -i 's/^\(.*\)\(.\)  none-01.in/\10  none-01.in/' problems/sum/tests.xxh
try unit sum --only-plan --json 2>&1 | grep -v '^2| note: '
