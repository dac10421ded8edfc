#!/usr/bin/env bash
# Which exit code the checker must have on the files of checker-tests.
expect() {
	bin/check "$2" "$2.o" "$2.a" 2> /dev/null
	found=$?
	[ $found = "$1" ] || { echo "$2 gives $found, not $1" >&2; exit 1; }
}
