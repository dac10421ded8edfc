# A file of the tests that somebody changed is made again.
echo 5 > build/problems/sum/tests/full-01.in
rm build/problems/sum/tests/small-02.ans build/problems/sum/overview/small-01
try build sum -v
# The same size, time and inode: only --verify looks into the file.
file=build/problems/sum/tests/full-01.ans
touch -d '2001-01-01' $file
try build sum
printf x | dd of=$file conv=notrunc status=none
touch -d '2001-01-01' $file
try build sum
try build sum --verify -v
