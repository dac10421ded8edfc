# All errors of a file in one go; the other problem is built.
sed -i 's/^checker: wcmp/cheker: wcmp/; s/t: 100,/t: lots,/' problems/sum/problem.yaml
try build
cp "$here/kit/problems/sum/problem.yaml" problems/sum
sed -i 's/^sum_random -t {t} -max {value}$/sum_rnadom -t {t} -max {valeu}/' problems/sum/tests.plan
sed -i 's/include=small/include=smal/' problems/sum/tests.plan
try build sum
cp "$here/kit/problems/sum/tests.plan" problems/sum
echo rubbish >> problems/sum/tests.xxh
try build sum
rm problems/half/tests.plan
try build half
# Nothing behind the document is ignored.
cp "$here/kit/problems/half/tests.plan" problems/half
printf '...\ngarbage: [\n' >> problems/half/problem.yaml
try build half
cp "$here/kit/problems/half/problem.yaml" problems/half
printf -- '---\na: b\n' >> problems/half/problem.yaml
try build half
cp "$here/kit/problems/half/problem.yaml" problems/half
# Every error has a next step.
mkdir problems/empty
try build empty
rmdir problems/empty
echo '@group full points=0' >> problems/half/tests.plan
try build half
cp "$here/kit/problems/half/tests.plan" problems/half
# What no command line and no file name can have.
printf 'half_line 1\0002\ncopy samples/\0001.in\n' >> problems/half/tests.plan
line half half_line $(head -c 200000 /dev/zero | tr '\0' x)
line half half_line $(seq 1000)
try build half
cp "$here/kit/problems/half/tests.plan" problems/half
# After so many errors, nobody reads the rest of the file.
yes 'colour: red' | head -n 20000 > problems/half/problem.yaml
try build half 2>&1 | tail -n 4
# A pipe is not waited for, and a name cannot move the cursor.
rm problems/half/problem.yaml
mkfifo problems/half/problem.yaml
try build half
rm -r problems/sum && cp -r "$here/kit/problems/sum" problems/
printf 'test "\033[31m\377"\ninput <<END\nx\nEND\nVALID\n' >> problems/sum/unit.plan
try unit sum --only-plan 2>&1 | grep 31m
# A tab that one cannot see, a quote without end.
printf 'name: {en: "x"}\n\tvalidator: half_number\n' > problems/sum/problem.yaml
try build sum
printf 'name: {en: "x}\nvalidator: half_number\n' > problems/sum/problem.yaml
try build sum
