# The smallest problem builds; a copy does too; nothing is ever overwritten. (long)
mkdir empty
cd empty
mkdir problems
try new first-sums
try build --update-hashes -q
try build first-sums
try unit first-sums
try status
try new second --from=first-sums
try build second -q
try new first-sums
try new 'a/b'
try new
try new third --from=frist-sums
# A file in the way of the last ones: nothing is written at all.
try new first_sums
mkdir -p solutions/fourth
echo mine > solutions/fourth/plain.c
try new fourth --from=first-sums
holds grep -q mine solutions/fourth/plain.c
find . -path ./build -prune -o -name '*first_sums*' -print -o -name fourth -print | sort
# In a folder without problems there is nothing to copy.
mkdir -p bare/problems
cd bare
try new second --from=first-sums
