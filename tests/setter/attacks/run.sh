#!/bin/sh
# setter/attacks/run.sh - the hostile programs, at every level that this machine gives.
#
#     sh tests/setter/attacks/run.sh BUILD [REPEAT [here]]
#
# As root: with cgroups, without them, and as an ordinary user on a copy of what is needed; and
# for both as on a machine without namespaces, held by Landlock and by who insists; for the user, with
# as much of Landlock as the kernel of Debian 12 has.  As an ordinary user: as that one.
# With `here`, at the strongest level only.
# REPEAT (50) innocent runs in a row must leave nothing behind.  docs/attacks.md must have all
# of the attacks, and mutants.sh, which takes one protection away.  The tables are kept in BUILD/attacks.
build=$1 repeat=${2:-50}
tests=$(cd "$(dirname "$0")" && pwd)
runner=$build/tests/run_attacks
work=$build/attacks
status=0
umask 022
rm -rf "$work"
mkdir -p "$work"

# What others mount meanwhile is not left by the jail.  (A plain chroot cannot change how mounts spread, and
# a container has mounts of its own.)
alone=
if [ "$(id -u)" -eq 0 ]; then
	for way in private unchanged; do
		! unshare --mount --propagation $way true 2> /dev/null ||
			{ alone="unshare --mount --propagation $way"; break; }
	done
fi

# half NAME COMMAND...: its table, what failed, and its counts under a name of its own
half() {
	name=$1
	shift
	$alone "$@" > "$work/$name.txt" 2>&1 || status=1
	grep -E '^(failed: |error: |hint: )|Sanitizer' "$work/$name.txt"
	sed -nE "s/^([0-9]+ passed, [0-9]+ failed)\$/attacks-$name: \1/p" "$work/$name.txt"
	grep -qE '^[0-9]+ passed' "$work/$name.txt" || echo "attacks-$name: 0 passed, 1 failed"
}

# The attacks, and what stops them, as the table has it
known() {
	for f in "$tests"/hostile/*.c "$tests"/hostile/*.py "$tests"/sources/*; do
		name=${f##*/}
		case $f in */hostile/*) name=${name%.c} ;; esac
		echo "$name: $(sed -n 's/.*@by //p' "$f")"
	done | LC_ALL=C sort
}
known > "$work/known"
sed -nE 's/^\| ([^ ]+) \|.*\| ([^|]+) \|$/\1: \2/p' "$tests/../../../docs/attacks.md" |
	grep -v '^attack:' | LC_ALL=C sort > "$work/told"
if diff "$work/told" "$work/known" > "$work/untold"; then
	echo "attacks-docs: 1 passed, 0 failed"
else
	sed 's/^/failed: docs\/attacks.md, which `make attacks` prints: /' "$work/untold"
	echo "attacks-docs: 0 passed, 1 failed"
	status=1
fi

half compile "$runner" compile "$tests" "$work"
half repeat "$runner" repeat "$repeat" "$work"
# The jail is the same under the sanitizers; one level is enough to look at its memory.  `here`: one anyway.
case $build,$3 in
*sanitize,* | *,here)
	half run "$runner" run "$tests" "$work"
	exit $status
	;;
esac

# An ordinary user needs a copy: it may not read where we are, and must own what it writes.
copies=$(mktemp -d)
trap 'rm -rf "$copies"' EXIT
trap 'exit 130' INT TERM
chmod 755 "$copies"


strongest() {
	half run "$runner" run "$tests" "$work"
	if [ "$(id -u)" -ne 0 ]; then
		echo "skipped: attacks by root (needs root)"
		return
	fi
	grep -q cgroup-v "$work/run.txt" || echo 'skipped: attacks with cgroups (needs cgroups)'
	if [ -z "$alone" ]; then
		echo 'skipped: attacks without cgroups (needs namespaces)'
	else
		half without_cgroups "$runner" run -no-cgroups "$tests" "$work"
	fi
}

without_namespaces() {
	copy=$copies/without_namespaces
	half landlock "$copy/run_attacks" run -landlock "$copy/tests" "$copy/work"
	half landlock_sources "$copy/run_attacks" sources -landlock "$copy/tests" "$copy/work"
	half mutant sh "$tests/mutants.sh" "$build" lock:memory_own_tables
}

without_anything() {
	copy=$copies/without_anything
	half unsafe "$copy/run_attacks" run -unsafe "$copy/tests" "$copy/work"
}

by_a_user() {
	as_user="setpriv --reuid=65501 --regid=65501 --clear-groups --inh-caps=-all --bounding-set=-all"
	if ! command -v setpriv > /dev/null; then
		echo 'skipped: attacks by an ordinary user (needs setpriv)'
		return
	fi
	copy=$copies/by_a_user
	chown -R 65501:65501 "$copy"
	# Root's, as those of /usr are.
	chown 0:0 "$copy/work/set_uid_program/set_uid"
	chmod 4755 "$copy/work/set_uid_program/set_uid"
	half landlock_user $as_user "$copy/run_attacks" run -landlock -version 2 "$copy/tests" "$copy/work"
	half unsafe_user $as_user "$copy/run_attacks" run -unsafe "$copy/tests" "$copy/work"
	if ! $as_user unshare --user --map-root-user true 2> "$work/user.why"; then
		echo "skipped: attacks by an ordinary user (needs user namespaces: $(sed 's/^.*: //;q' "$work/user.why"))"
	else
		half ordinary_user $as_user "$copy/run_attacks" run "$copy/tests" "$copy/work"
	fi
}

# They wait for each other's clocks otherwise: side by side, each where the others do not write.
ways=strongest
[ "$(id -u)" -ne 0 ] || ways='strongest without_namespaces without_anything by_a_user'
for way in $ways; do
	mkdir "$copies/$way"
	cp -r "$tests" "$copies/$way/tests"
	cp -r "$work" "$copies/$way/work"
	cp "$runner" "$copies/$way"
done
for way in $ways; do
	{ $way; exit $status; } > "$copies/$way.said" 2>&1 &
	echo "$! $way"
done > "$copies/started"
while read -r process way; do
	wait "$process" || status=1
	cat "$copies/$way.said"
done < "$copies/started"
exit $status
