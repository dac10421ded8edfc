#!/bin/sh
# setter/export/doall.sh - a Polygon package that makes its own tests.
#
#     sh tests/setter/export/doall.sh ZIP TESTS
#
# wipe.sh leaves only what was written by hand; doall.sh compiles all programs without a
# warning, tests validator and checker, and makes every test as it was: one that TESTS, the
# folder of setter build, has too.
scratch=$(mktemp -d /tmp/setter-doall-XXXXXX)
trap 'rm -rf "$scratch"' EXIT
unzip() { python3 -c 'import os, sys, zipfile
with zipfile.ZipFile(sys.argv[1]) as package:
    package.extractall(sys.argv[2])
    for entry in package.infolist():
        os.chmod(f"{sys.argv[2]}/{entry.filename}", entry.external_attr >> 16)' "$1" "$2"; }
fail() {
	echo "doall: $1"
	exit 1
}

unzip "$1" "$scratch" || fail 'no package'
cp -r "$scratch/tests" "$scratch/before"
"$scratch/wipe.sh" || fail 'wipe.sh fails'
[ "$(ls "$scratch/tests" | wc -l)" -lt "$(ls "$scratch/before" | wc -l)" ] || fail 'nothing was wiped'
ls "$scratch/tests" | grep -q '\.a$' && fail 'answers are left'
"$scratch/doall.sh" > "$scratch/log" 2>&1 || { cat "$scratch/log"; fail 'doall.sh fails'; }
[ ! -s "$scratch/log" ] || { cat "$scratch/log"; fail 'doall.sh says something'; }
diff -r "$scratch/before" "$scratch/tests" || fail 'tests differ'

# The same files under the names of setter.
cat "$2"/*.in | wc -c > "$scratch/ours"
find "$scratch/tests" -type f ! -name '*.a' -exec cat {} + | wc -c | cmp -s - "$scratch/ours" ||
	fail 'inputs are not those of setter build'

# It does refuse: a validator that accepts everything is found out.
sed -i 's/^expect invalid/expect valid/' "$scratch/scripts/run-validator-tests.sh"
(cd "$scratch" && scripts/run-validator-tests.sh) 2> /dev/null && fail 'validator tests test nothing'
sed -i 's/^expect 0/expect 1/' "$scratch/scripts/run-checker-tests.sh"
(cd "$scratch" && scripts/run-checker-tests.sh) 2> /dev/null && fail 'checker tests test nothing'
exit 0
