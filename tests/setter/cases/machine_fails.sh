# Nowhere to write.
rm -rf build/problems/sum/tests
echo > build/problems/sum/tests
try build sum
rm -rf build
echo > build
try build sum
