#!/bin/sh
# setter/browser/test.sh - the reports, in a real browser.
#
#     sh tests/setter/browser/test.sh BUILD [bench]
#
# Needs Chromium, node and npm; playwright-core, which drives it, comes from the npm registry
# into BUILD/browser, in the version and with the hash of package-lock.json.
build=$1
here=$(dirname "$0")
mkdir -p "$build/browser"
for tool in chromium node npm; do
	command -v $tool > /dev/null || { echo "tests/setter/browser: no '$tool' here: install it first" >&2; exit 3; }
done
if ! cmp -s "$here/package-lock.json" "$build/browser/node_modules/installed"; then
	cp "$here/package.json" "$here/package-lock.json" "$build/browser"
	(cd "$build/browser" && npm ci --no-audit --no-fund --ignore-scripts --loglevel=error) || exit 3
	cp "$here/package-lock.json" "$build/browser/node_modules/installed"
fi
exec node "$here/${2:-check}.js" "$build"
