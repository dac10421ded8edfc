#!/usr/bin/env bash
# INPUT ANSWER TESTSET GROUP: the main solution's answer, and that the checker takes it.
set -e
bin/main < "$1" > "$2"
bin/check "$1" "$2" "$2" 2> /dev/null
