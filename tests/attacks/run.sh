#!/bin/sh
# attacks/run.sh - the hostile programs, at every level that this machine gives.
#
#     sh tests/attacks/run.sh BUILD [REPEAT]
#
# As root: with cgroups, without them, and as an ordinary user on a copy of what is needed; and
# for both as on a machine without namespaces, by who insists.  As an ordinary user: as that one.
# REPEAT (50) innocent runs in a row must leave nothing behind.  docs/attacks.md must have all
# of the attacks.  The tables are kept in BUILD/attacks.
build=$1 repeat=${2:-50}
tests=$(cd "$(dirname "$0")" && pwd)
runner=$build/tests/run_attacks
work=$build/attacks
status=0
umask 022
rm -rf "$work"
mkdir -p "$work"

# What others mount meanwhile is not left by the jail.
alone=
[ "$(id -u)" -ne 0 ] || alone='unshare --mount --propagation private'

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
sed -nE 's/^\| ([^ ]+) \|.*\| ([^|]+) \|$/\1: \2/p' "$tests/../../docs/attacks.md" |
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
case $build in
*sanitize)
	# The jail is the same; one level is enough to look at its memory.
	half run "$runner" run "$tests" "$work"
	exit $status
	;;
esac
half run "$runner" run "$tests" "$work"
if [ "$(id -u)" -ne 0 ]; then
	echo "skipped: attacks as root: we are uid $(id -u)"
	exit $status
fi
grep -q cgroup-v "$work/run.txt" || echo "skipped: attacks with cgroups: there are none"
half without_cgroups "$runner" run -no-cgroups "$tests" "$work"

# An ordinary user needs a copy: it may not read where we are, and must own what it writes.
copy=$(mktemp -d)
trap 'rm -rf "$copy"' EXIT
cp -r "$tests" "$copy/tests"
cp -r "$work" "$copy/work"
cp "$runner" "$copy"
chmod 755 "$copy"
half unsafe "$copy/run_attacks" run -unsafe "$copy/tests" "$copy/work"
chown -R 65501:65501 "$copy"
# Root's, as those of /usr are.
chown 0:0 "$copy/work/set_uid_program/set_uid"
chmod 4755 "$copy/work/set_uid_program/set_uid"
as_user="setpriv --reuid=65501 --regid=65501 --clear-groups --inh-caps=-all --bounding-set=-all"
if ! command -v setpriv > /dev/null; then
	echo "skipped: attacks as an ordinary user: there is no setpriv"
	exit $status
fi
half unsafe_user $as_user "$copy/run_attacks" run -unsafe "$copy/tests" "$copy/work"
if ! $as_user unshare --user --map-root-user true 2> "$work/user.why"; then
	echo "skipped: attacks as an ordinary user: $(head -1 "$work/user.why")"
else
	half ordinary_user $as_user "$copy/run_attacks" run "$copy/tests" "$copy/work"
fi
exit $status
