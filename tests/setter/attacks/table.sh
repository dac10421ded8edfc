#!/bin/sh
# setter/attacks/table.sh - how each attack ended at each level, as a table.
#
#     sh tests/setter/attacks/table.sh BUILD
#
# Run it after run.sh, whose tables it reads.  A level that was not tried has empty cells.
cd "$1/attacks" || exit 1
cat << 'END'
# Attacks

This table shows how each hostile program of `tests/setter/attacks` ends in the jail. `make attacks` prints it. It
fails if an attack gets another verdict than its source declares, gets through, or leaves something
behind. OK means that the program ran to its end and gained nothing.

The columns are the levels of `setter doctor`. `full` uses cgroups; `namespaces` works without them, as root
or as an ordinary user. `landlock` has no namespaces: Landlock and the system call filter protect you. As
root every run has a uid of its own; as an ordinary user, judge and program share one. `--unsafe` has neither
namespaces nor Landlock: only attacks that other limits stop are tried there, and an empty cell means that
nothing stops the attack.
`tests/setter/attacks/mutants.sh` removes the protections one by one and checks that attacks then get through.

The table was made with cgroup v1. `make test-vm` runs the same attacks with cgroup v2, on the kernel of
Debian 12, as root and as an ordinary user in a systemd scope; the verdicts are the same.

What the level `landlock` does not protect:

* A program sees the machine's name, process numbers, inode numbers and its parent's process number.
* It can time what others left in the page cache, and see when system files were last read. So it can tell
  that it ran before.
* A compiler can fill a disk with files of 64 MiB.
* A program can exceed its memory limit by what it touches within 2 ms.
* A program that guesses a path can see whether it exists, its size and its times, if its user may enter the
  folders above. As root, `build/problems` with the tests is closed.
* As an ordinary user, `build/problems` is open: the size of an answer tells YES from NO. Threads are counted
  every 2 ms, not by the kernel. What the kernel counts by uid, such as processes, includes everything
  that this user runs, also in other containers.

| attack | cgroups | no cgroups | ordinary user | landlock | landlock, ordinary user | `--unsafe` | what stops it |
|---|---|---|---|---|---|---|---|
END
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
