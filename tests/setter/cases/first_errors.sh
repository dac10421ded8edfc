# The first mistakes in a problem of one's own; each message says what to do next. (long)
mkdir -p first/problems
cd first
"$SETTER" new sums --checker=own -q > "$own/out" 2>&1
sums=problems/sums
sed -i '/wide/d' $sums/tests.plan
rm $sums/solutions/one_by_one.c
"$SETTER" build --update-hashes -q > "$own/out" 2>&1

# Undoes the mistake before it.
right() {
	rm -rf $sums
	cp -r right $sums
}
cp -r $sums right

echo '== no validator'
rm $sums/validator/ranges.c
try build sums

echo '== wrong names'
right
try build sms
sed -i 's/^ranges -n 10 /rnages -n 10 /' $sums/tests.plan
try build sums
right
sed -i 's/{q}/{Q}/' $sums/tests.plan
try build sums
right
sed -i 's/^checker: range_sums/checker: range_sum/; s/^reference: prefix_sums/reference: prefix/' $sums/problem.yaml
try build sums
right
sed -i 's/full WA/ful WA/' $sums/solutions/float_sums.c
judged run sums
right
sed -i 's/^name: .*/name: Sums/; $a samples: nix' $sums/problem.yaml
try build sums
right
echo 'samples: nix' >> $sums/problem.yaml
try build sums
right
sed -i 's/^@group small points=/@group small points = /' $sums/tests.plan
try build sums
right
sed -i 's/^@group full/@group all of them/' $sums/tests.plan
try build sums
right
rm $sums/gen/ranges.c
sed -i '/^ranges/{x;s/^/x/;/^xx/{x;d};x}' $sums/tests.plan
try build sums

echo '== a generator that prints nothing'
right
echo 'int main(void) { return 0; }' > $sums/gen/ranges.c
try build sums -t small-01

echo '== a generator that does not end'
right
echo 'int main(void) { for (;;); }' > $sums/gen/ranges.c
try build sums -j1 --time-limit=0.1s

echo '== a validator that accepts everything'
right
echo 'int main(void) { return 0; }' > $sums/validator/ranges.c
try build sums -q
try unit sums | sed -n '1,4p; /[0-9] of [0-9]/p; $p'

echo '== a checker that crashes on an empty file'
right
cat > $sums/checker/range_sums.c << 'STOP'
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char *argv[])
{
	char *out = calloc(1, 1 << 20), *ans = calloc(1, 1 << 20);

	if (argc < 4 || !fgets(out, 1 << 20, fopen(argv[2], "r")) || !fgets(ans, 1 << 20, fopen(argv[3], "r")))
		abort();
	return strcmp(out, ans) != 0;
}
STOP
need_jail || return
try build sums -q
try unit sums | sed -n '1,4p; /[0-9] of [0-9]/p; $p'
echo 'int main(void) { return 0; }' > silent.c
judged judge sums silent.c
