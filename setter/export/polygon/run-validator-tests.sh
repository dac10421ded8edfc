#!/usr/bin/env bash
# What the validator must say of the files of validator-tests.
expect() {
	if bin/validator --testset tests --group "$3" < "$2" 2> /dev/null; then found=valid; else found=invalid; fi
	[ $found = "$1" ] || { echo "$2 is $found, not $1" >&2; exit 1; }
}
