#!/bin/sh
# headers/run.sh - C++ programs of others with our testlib.h and with upstream's: equal results?
#
#     UPSTREAM=FOLDER [PROGRAMS="FOLDER ..."] sh tests/headers/run.sh BUILD
#
# UPSTREAM is a checkout of upstream's repository: its checkers, validators, generators and
# interactors are compiled as they are with both headers, and those below PROGRAMS too; see
# compare_headers.py.  Nothing of theirs is in this repository.
here=$(dirname "$0")
if [ -z "$UPSTREAM" ]; then
	echo "skipped: programs of others with both testlib.h (needs UPSTREAM=folder with upstream's testlib)"
	exit 0
fi
# shellcheck disable=SC2086
python3 "$here/compare_headers.py" "$1/headers" dist/c++ "$UPSTREAM" "$UPSTREAM/checkers" \
	"$UPSTREAM/validators" "$UPSTREAM/generators" "$UPSTREAM/interactors" $PROGRAMS
