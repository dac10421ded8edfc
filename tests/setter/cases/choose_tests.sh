# -t makes only some of the tests; the hashes of the others stay.
rm -rf build
try build sum -v -t 'full-*,sample-01'
holds test ! -e build/problems/sum/tests/small-01.in
rm problems/sum/tests.xxh
try build sum -t small-01 --update-hashes
try build sum -t small-01
