# Only what was made, only of the problems that are named.
try clean -n half
holds test -e build/problems/half/tests/full-01.in
try clean half
holds test ! -e build/problems/half
holds test -e build/problems/sum/tests/full-01.in
ln -s ../../../problems build/problems/sum/link
try clean
holds test -e problems/sum/tests.plan
try build -q
try clean hlaf
