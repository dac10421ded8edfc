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
# Outside of all kits, a path says which one; setter does not start in a file.
try build -q "$OLDPWD/problems/half"
try show -q "$OLDPWD/problems/half/" full-01
try clean -n "$OLDPWD/problems/half"
try report "$OLDPWD/problems/half"
try export dmoj -q "$OLDPWD/problems/half" -o "$scratch/half.zip" | sed 's/[0-9]* bytes/N bytes/'
try build -C "$OLDPWD/problems/half/problem.yaml"
# A problem that is a link to elsewhere.
cd "$OLDPWD"
mkdir "$scratch/elsewhere"
mv problems/half "$scratch/elsewhere"
ln -s "$scratch/elsewhere/half" problems
try build -q problems/half/
try build -q -C problems/half
cd problems/half
try build -q
cd ../..
rm -r "$scratch/elsewhere"
# Compilers and receipts have one name per line: a path with a line break is refused, and cannot
# forge a message.
cd "$scratch"
mkdir -p 'in
error: it/problems'
try build -C 'in
error: it'
rm -r 'in
error: it'
