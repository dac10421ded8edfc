#!/bin/sh
# attacks/table.sh - what became of each attack at each level, as a table.
#
#     sh tests/attacks/table.sh BUILD
#
# After run.sh, from the tables that it left.  A level that was not tried has no column entry.
cd "$1/attacks" || exit 1
cat << 'END'
# Attacks

What hostile programs get in the jail, at each level that `setter doctor` knows; `make attacks`
prints this table, and fails if an attack has another verdict than its source declares, or
if it gets through, or leaves something behind.  OK: it came to its end, and got nothing by it.
The sources are in `tests/attacks`.  `--unsafe` is without namespaces, for who insists: only those
are tried there that other limits stop, and an empty place means that it is open to them.
`tests/attacks/mutants.sh` takes the protections away, one by one, and sees attacks get through.

The cgroups were those of version 1: version 2 is tried on a recorded tree only (a unit test),
because a kernel gives memory and pids to one version, and these had them in the first.

| attack | cgroups | no cgroups | ordinary user | `--unsafe` | what stops it |
|---|---|---|---|---|---|
END
for level in run without_cgroups ordinary_user unsafe compile; do
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
			printf "| %s | %s | %s | %s | %s | %s |\n", name, first, verdict[name, "without_cgroups"],
				verdict[name, "ordinary_user"], verdict[name, "unsafe"], by[name]
		}
	}'
