# A program whose source is gone is gone too, whatever lies in build/.
rm -r build/problems/sum/tests
program checker/wcmp.c 'return 1;'
$SETTER build sum 2>&1 | grep -c "checker 'wcmp' refuses"
rm checker/wcmp.c
try build sum
mv gen/sum_random.c .
try build sum -q | grep -c "unknown generator 'sum_random'"
mv sum_random.c gen
try build sum
