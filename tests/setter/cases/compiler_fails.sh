# A file that does not compile is the setter's fault, a missing compiler the machine's.
echo 'int main(void) { return bound->t; }' > validator/sum_pairs.c
try build
echo 'def' > solutions/half/halve.py
try build half
cp "$here/kit/validator/sum_pairs.c" validator
sed -i 's/ten small sums/10/' validator/sum_pairs.c
CC=no-such-compiler try build sum
CC=/no/such/compiler try build sum
CC='cc -g' try build sum
