# Each level finds more.
try check sum
touch problems/sum/statement.en.md problems/sum/statement.zh.md problems/half/statement.en.md
try check --level=quick
try check
try check --level=full -q
echo '/* @expect AC */ int main(void) { return x; }' > solutions/sum/broken.c
try check --level=quick sum
try check sum
rm solutions/sum/broken.c
# A test that was made when the generator still was honest.
program gen/where.c 'printf("1\n1 1\n");'
line sum where
try build sum -q --update-hashes
program gen/where.c 'if (getenv("SETTER_ELSEWHERE")) putchar(32); printf("1\n1 1\n");'
try build sum
try check sum
try check --level=thorough
