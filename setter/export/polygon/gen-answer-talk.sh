#!/usr/bin/env bash
# INPUT ANSWER TESTSET GROUP: what the interactor notes down while the main solution talks to it.
set -e
talk=$(mktemp -u)
mkfifo "$talk"
trap 'rm -f "$talk"' EXIT
: > "$2"
bin/main < "$talk" | bin/interactor "$1" "$2" /dev/null > "$talk" 2> /dev/null
bin/check "$1" "$2" "$2" 2> /dev/null
