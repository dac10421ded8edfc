#!/bin/sh
# container/run.sh - the suite's quick part as in a container with Docker's defaults.
#
#     sh tests/container/run.sh BUILD [SUITE]
#
# On a machine that is none, `contain` makes the container: first it is seen to be one, then root and
# an ordinary user run a suite of tests/run_suite.sh (jail, a taste of the quick part; or quick) in a copy of
# the kit, with nothing in their environment but PATH.
build=$1
suite=${2:-jail}
problems=
[ "$suite" = jail ] || problems='problems solutions'
case $build in *sanitize) echo '0 passed, 0 failed'; exit ;; esac
contain=$build/tests/contain
passed=0 failed=0
scratch=$(mktemp -d) || exit 1
trap 'rm -rf "$scratch"' EXIT

if ! $contain true 2> "$scratch/why" || [ -s "$scratch/why" ]; then
	echo "skipped: the quick part in a container (needs a machine that is none: $(sed 's/^[^(]*(//; s/).*//' "$scratch/why"))"
	exit 0
fi

# holds WHAT COMMAND...: it ends well
holds() {
	what=$1
	shift
	if "$@" > "$scratch/said" 2>&1; then
		passed=$((passed + 1))
	else
		echo "no container: $what"
		cat "$scratch/said"
		failed=$((failed + 1))
	fi
}

# refused WHAT COMMAND...: it does not
refused() {
	what=$1
	shift
	holds "$what" sh -c '! "$@"' - "$contain" "$@"
}

holds "Docker's capabilities are all there are" "$contain" grep -qx 'CapBnd:.00000000a80425fb' /proc/self/status
holds 'they are in force' "$contain" grep -qx 'CapEff:.00000000a80425fb' /proc/self/status
holds 'a user has none' "$contain" -user 65501 grep -qx 'CapEff:.0000000000000000' /proc/self/status
holds 'it is process 1' "$contain" sh -c 'test $$ = 1'
holds 'the exit code comes out' sh -c '"$@"; test $? = 7' - "$contain" sh -c 'exit 7'
for flag in user mount pid net ipc uts cgroup; do
	refused "unshare --$flag is refused" unshare --$flag true
done
refused 'mount is refused' mount -t tmpfs none /mnt
refused '/proc/sys is read-only' sh -c 'echo 1 > /proc/sys/kernel/pid_max'
refused 'no cgroup is writable' sh -c 'find /sys/fs/cgroup -type d -writable | grep -q .'
holds 'clone3 is unknown' "$contain" python3 -c '
import ctypes, errno
libc = ctypes.CDLL(None, use_errno=True)
assert libc.syscall(435, None, 0) == -1 and ctypes.get_errno() == errno.ENOSYS'
holds 'clone makes no namespaces' "$contain" python3 -c '
import ctypes, errno, platform
libc = ctypes.CDLL(None, use_errno=True)
call = 56 if platform.machine() == "x86_64" else 220
assert libc.syscall(call, 0x10000000 | 17, 0, 0, 0, 0) == -1 and ctypes.get_errno() == errno.EPERM'

# as WHO UID: the quick part, in a copy that UID owns
as() {
	copy=$scratch/$1
	mkdir "$copy" "$copy/build"
	tar -c --exclude=./build --exclude=./.git . | tar -x -C "$copy"
	for part in bin gen checker interactor lib include tests $problems; do
		cp -a "$build/$part" "$copy/build/"
	done
	cp -a "$build"/*.a "$copy/build/"
	chmod 755 "$scratch" "$copy"
	chown -R "$2:$2" "$copy"
	(cd "$copy" && env -i PATH="$PATH" build/tests/contain -user "$2" \
		sh tests/run_suite.sh build "$suite") > "$scratch/$1.said" 2>&1 || status=1
	grep -vE '^([a-z0-9_-]+: )?[0-9]+ passed, [0-9]+ failed' "$scratch/$1.said"
	sed -nE "\$s/^[0-9]+ passed, /container-$1: &/p" "$scratch/$1.said"
	rm -rf "$copy"
}

status=0
echo "container: $passed passed, $failed failed"
as root 0
as user 65501
[ "$failed" -eq 0 ] && [ $status -eq 0 ]
