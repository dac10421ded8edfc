# A changed test, one that is new, one that is gone.
sed -i 's/printf("%lld/printf("0%lld/' solutions/sum/plain.c
try build sum
try build sum
cp "$here/kit/solutions/sum/plain.c" solutions/sum
try build sum
line sum sum_random -t 3 -max 3
try build sum
sed -i '$d' problems/sum/tests.plan
echo '0d59d0352035003266be38caa3f0e607  full-09.in' >> problems/sum/tests.xxh
try build sum
holds test ! -e build/problems/sum/tests/full-03.in
sed -i 's/-t 10 /-t 12 /' problems/sum/tests.plan
try build sum --update-hashes
(cd build/problems/sum/tests && xxhsum --check --strict --quiet ../../../../problems/sum/tests.xxh)
(cd build/problems/sum/tests && xxhsum -H2 -- *) 2> /dev/null > found
holds cmp found problems/sum/tests.xxh
try build sum
# What is written is said, and nothing of it goes between the JSON.
try build sum --update-hashes
sed -i 1d problems/sum/tests.xxh
try build sum --update-hashes --json | cut -c1-40
