# Files that nobody else may read, and programs with a sanitizer, work in the jail. (long)
umask 077
chmod -R go-rwx .
rm -rf build/problems build/solutions build/gen/sum_random.receipt
try build sum
try unit sum
holds test -z "$(find build -name '*.tmp')"
rm -rf build
unset ASAN_OPTIONS
CFLAGS='-O1 -fsanitize=address' try build half
