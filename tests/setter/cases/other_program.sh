# Another program makes the test anew, though it has the same words, and the old one is there still.
program gen/sum_same.c 'puts("1\n1 1");'
sed -i 's/sum_random -t 10/sum_same -t 10/' problems/sum/tests.plan
try build sum --update-hashes
cp solutions/sum/plain.c solutions/sum/other.c
sed -i 's/plain/other/' problems/sum/problem.yaml
try build sum
# One of our own goes before the stock.
program checker/wcmp.c 'return 1;'
$SETTER build sum 2>&1 | grep -c "checker 'wcmp' refuses"
