#!/bin/sh
# vm/guest.sh - what is tried on Debian's own kernel; runs in the guest, as root.
#
# Every trial prints what it saw, and then its counts under its name.  `done` is the last line.
# The user's services are there first; what systemd mounts afterwards is not left by the jail.
if [ "$1" != alone ]; then
	systemctl start user@"$(id -u setter)".service
	exec unshare --mount --propagation private sh "$0" alone 2>&1
fi
cd /kit || exit 1
export LC_ALL=C
setter=build/bin/setter
home=/home/setter

# try NAME COMMAND...
try() {
	name=$1
	shift
	echo "-- $name: $*"
	began=$(date +%s)
	{ "$@"; echo $? > /tmp/status; } | tee /tmp/log | sed '/ passed, /d'
	awk -f tests/count.awk -v name="$name" -v status="$(cat /tmp/status)" /tmp/log
	echo "-- $name: $(($(date +%s) - began)) s"
}

# holds COMMAND...: one fact, counted
holds() {
	if "$@"; then echo "1 passed, 0 failed"; else echo "0 passed, 1 failed"; fi
}

is_stock_machine() {
	uname -r
	cat /sys/fs/cgroup/cgroup.controllers
	case $(uname -r) in 6.1.*) ;; *) return 1 ;; esac
	[ "$(stat -f -c %T /sys/fs/cgroup)" = cgroup2fs ] && grep -q 'memory.* pids' /sys/fs/cgroup/cgroup.controllers
}

# gives LEVEL COMMAND...: does doctor find this level, run by that command?
gives() {
	level=$1
	shift
	"$@" $setter doctor > /tmp/doctor
	cat /tmp/doctor
	grep -q "^level [^:]*\<$level\>" /tmp/doctor
}

as_user() {
	runuser -u setter -- env HOME=$home XDG_RUNTIME_DIR=/run/user/"$(id -u setter)" "$@"
}

in_scope() {
	as_user systemd-run --user --scope --quiet "$@"
}

# The attacks on a compiler: the hostile programs were compiled outside.
compile_attacks() {
	"$@" build/tests/run_attacks compile attacks/compile attacks/work
}

# run_attacks OPTION COMMAND...: an emulated machine needs more time, so it gets some
run_attacks() {
	option=$1
	shift
	"$@" build/tests/run_attacks run -slower 4 $option tests/setter/attacks attacks/work
}

# judge NAMES COMMAND...: are these solutions of one-pair, or all, as their @expect says?
judge() {
	solutions=$1
	shift
	"$@" $setter run --no-resume --progress=never one-pair $solutions
}

groups_of_jails() {
	find /sys/fs/cgroup -type d -name 'jail-*'
}

# waits_for COMMAND...: within ten seconds
waits_for() {
	for i in $(seq 100); do
		! "$@" || return 0
		sleep 0.1
	done
	return 1
}

some_groups() {
	[ -n "$(groups_of_jails)" ]
}

no_groups() {
	[ -z "$(groups_of_jails)" ]
}

# A judge that is killed takes its runs and their groups along.
killed_leaves_nothing() {
	$setter run --no-resume one-pair > /dev/null &
	judge=$!
	waits_for some_groups || return 1
	kill -9 $judge
	waits_for no_groups || { groups_of_jails; return 1; }
}

try machine holds is_stock_machine
try doctor_root holds gives full
try doctor_user holds gives namespaces as_user
try doctor_scope holds gives full in_scope

try unit_root holds build/tests/setter/unit/test_setter_jail
try unit_talk holds build/tests/setter/unit/test_setter_jail_talk
try attacks_root run_attacks ''
try landlock_root run_attacks -landlock
try sources_root compile_attacks
try killed holds killed_leaves_nothing
try run_root holds judge ''

# The user's own copy, of what it must own to write; but a program that sets the uid is root's.
cp -a /kit $home/kit
chown -R setter:setter $home/kit
cd $home/kit || exit 1
chown root:root attacks/work/set_uid_program/set_uid
chmod 4755 attacks/work/set_uid_program/set_uid
try attacks_scope run_attacks '' in_scope
try landlock_user run_attacks -landlock as_user
try run_scope holds judge 'exact.c double_floor.cpp python_float.py' in_scope
echo 'done'
