# From a folder inside, by path, with -C, from outside.
cd problems/sum
try build
cd samples
try build half
sed -i 's/^sum_random/sum_rand/' ../tests.plan
try build
cd ../../..
try build problems/half/
cd problems/sum/samples
try build ../../half
try build -q "$OLDPWD/problems/half/tests.plan"
try build ../nothing
cd ../../..
try build -C problems/half
cd /
try build
try build -C "$OLDPWD" half
try build -C /no/such/folder
