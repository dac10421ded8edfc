# One test, byte for byte.
try show sum sample-01
try show sum sample-01 --answer -q
cd problems/half
try show full-01 -a
cd ../..
try show sum smaple-01
try show sample-01
try show
rm build/problems/sum/tests/full-01.in
try show sum full-01
