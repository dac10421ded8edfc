# From nothing, again, and after one line changed.
rm -rf build
try build
try build -v
try build sum -q
sed -i 's/-t 10 /-t 11 /' problems/sum/tests.plan
try build sum -v
