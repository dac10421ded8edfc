# A validator that is not strict, checkers that trust what they read.
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
