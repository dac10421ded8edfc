#!/bin/sh
# slowest.sh - of lines "MILLISECONDS NAME", the three slowest: "slowest: A 61 s, B 40 s, C 9 s".
sort -rn | head -3 | awk '
	{ printf "%s %s %.0f s", NR == 1 ? "slowest:" : ",", $2, $1 / 1000 }
	END { if (NR) print "" }'
