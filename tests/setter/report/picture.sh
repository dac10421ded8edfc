#!/bin/sh
# setter/report/picture.sh - the picture of README, on standard output.
#
#     sh tests/setter/report/picture.sh BUILD
#
# The hardness map of huge-pairs, made from its tests; the random ones, which everybody else has
# too, in a colour of their own: they do not come near what the others are there for.
setter=$1/bin/setter
run=$(mktemp /tmp/setter-picture-XXXXXX)
trap 'rm -f "$run"' EXIT
"$setter" run huge-pairs exact --json > "$run" || exit
random=$(grep -o '"name":"[^"]*","group":"full","line":"random ' "$run" | cut -d'"' -f4 | paste -sd,)
[ -n "$random" ] || { echo 'tests/setter/report/picture.sh: huge-pairs has no random test in full' >&2; exit 1; }
"$setter" report huge-pairs --from="$run" --plot=hardness --mark="$random" -o -
