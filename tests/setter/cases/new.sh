# The smallest problem builds; a copy does too; nothing is ever overwritten.
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
