#!/bin/sh
# documents/run.sh - what README and the tutorial tell a newcomer to do is done.
#
#     sh tests/documents/run.sh BUILD [DOCUMENT...]
#
# In a copy of the kit with what was built; for a BUILD called sanitize, nothing: it would run
# the same commands.
build=$1
shift
[ $# -gt 0 ] || set -- README.md docs/tutorial.md docs/cookbook.md
case $build in *sanitize) echo '0 passed, 0 failed'; exit ;; esac
here=$(cd "$(dirname "$0")" && pwd)
scratch=$(mktemp -d /tmp/documents-test-XXXXXX)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0

# What a clone has; where there is no git, all but what was built.
if git ls-files > /dev/null 2>&1; then
	git ls-files -z | xargs -0 cp -a --parents -t "$scratch"
else
	tar -c --exclude=./build . | tar -x -C "$scratch"
fi
mkdir "$scratch/build"
for part in bin gen checker interactor obj exact bench tests problems solutions; do
	[ ! -e "$build/$part" ] || cp -a "$build/$part" "$scratch/build/"
done
cp -a "$build"/*.a "$scratch/build/"
cp -a dist "$scratch/"
cd "$scratch" || exit 1

for document in "$@"; do
	python3 "$here/follow.py" "$document" > "$scratch/said" || grep -v 'passed, ' "$scratch/said"
	passed=$((passed + $(sed -n 's/ passed, .*//p' "$scratch/said")))
	failed=$((failed + $(sed -n 's/.* passed, \([0-9]*\) failed/\1/p' "$scratch/said")))
done

# The translation has the same commands, and what they print.
consoles() {
	awk '/^<!-- file / { print } /^```/ { inside = !inside && $0 != "```" } inside' "$1"
}
for document in tutorial cookbook; do
	consoles docs/$document.md > en
	consoles docs/$document.zh.md > zh
	if cmp -s en zh; then
		passed=$((passed + 1))
	else
		echo "docs/$document.zh.md has other commands than docs/$document.md:"
		diff en zh
		failed=$((failed + 1))
	fi
done
echo "$passed passed, $failed failed"
[ $failed -eq 0 ]
