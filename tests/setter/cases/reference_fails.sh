# A reference that fails, one whose answer its own checker refuses, and one that says nothing.
sed -i 's/return 0/return a > 900000000/' solutions/sum/plain.c
try build sum
echo 'print(int(input()) // 0)' > solutions/half/halve.py
try build half -t sample-01
echo 'print(7)' > solutions/half/halve.py
try build half -t sample-01
: > solutions/half/halve.py
try build half -t sample-01 --update-hashes
