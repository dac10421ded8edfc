#!/bin/sh
# setter/attacks/table.sh - how each attack ended at each level, as a table.
#
#     sh tests/setter/attacks/table.sh BUILD
#
# Run it after run.sh, whose tables it reads.  A level that was not tried has empty cells.  What stands above
# the table is what docs/attacks.md has there.
sed '/^|---/q' "$(dirname "$0")/../../../docs/attacks.md"
cd "$1/attacks" || exit 1
for level in run without_cgroups ordinary_user landlock landlock_user landlock_sources unsafe compile; do
	[ ! -f $level.txt ] || sed "s/^/$level /" $level.txt
done | awk '
	$5 ~ /^[0-9]+$/ && $6 == "ms" {
		if (!($2 in by))
			order[++count] = $2
		verdict[$2, $1] = $4
		line = $0
		sub(/^.* KiB  /, "", line)
		sub(/ \((memory|time|it says no)\)$/, "", line)
		by[$2] = line
	}
	END {
		for (i = 1; i <= count; i++) {
			name = order[i]
			first = (name, "compile") in verdict ? verdict[name, "compile"] : verdict[name, "run"]
			alone = (name, "landlock_sources") in verdict ? verdict[name, "landlock_sources"] : verdict[name, "landlock"]
			printf "| %s | %s | %s | %s | %s | %s | %s | %s |\n", name, first,
				verdict[name, "without_cgroups"], verdict[name, "ordinary_user"], alone,
				verdict[name, "landlock_user"], verdict[name, "unsafe"], by[name]
		}
	}'
