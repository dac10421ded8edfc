#!/bin/sh
# container/test.sh - the kit in a real container, and in a plain chroot.
#
#     sh tests/container/test.sh BUILD PACKAGE...
#
# A bare Debian 12 with these packages (BUILD/container/root; it stays for the next time) gets a copy of the
# kit.  There `make` and the quick part are run by root in runc with Docker's defaults, by an ordinary user
# in it, and by root in a plain chroot, where only /proc is mounted.  With FULL=yes it is `make test` instead
# of the quick part, and each begins with a fresh copy.  What was printed is kept in BUILD/container.
build=$1
shift
here=$(dirname "$0")
work=$(mkdir -p "$build/container" && cd "$build/container" && pwd)
root=$work/root
tests=${FULL:+test}

# left_out WHY
left_out() {
	echo "skipped: a real container (needs $1)"
	echo 'test-container: 0 passed, 0 failed'
	exit 0
}
[ "$(id -u)" -eq 0 ] || left_out root
for tool in runc debootstrap; do
	command -v $tool > /dev/null || left_out $tool
done
"$build/tests/contain" true 2>&1 | grep -q . && left_out 'a machine that is none'
bundle=$(mktemp -d) || exit 3
name=$(basename "$bundle")
trap 'runc delete --force "$name" 2> /dev/null; rm -rf "$bundle"' EXIT
trap 'exit 130' INT TERM
sh "$here/../machines/debian_root.sh" "$root" make "$@" || exit 3

fresh_copy() {
	rm -rf "$root/kit"
	mkdir "$root/kit"
	tar -c --exclude=./build --exclude=./.git . | tar -x -C "$root/kit"
}

# in_runc UID, in_chroot UID: both commands of README
commands="cd /kit && make && make ${tests:-quick}"
in_runc() {
	"$build/tests/contain" -user "$1" -bundle "$root" sh -c "$commands" > "$bundle/config.json"
	runc run -b "$bundle" "$name"
}
in_chroot() {
	unshare --mount --propagation private --pid --fork sh -c 'mount -t proc proc "$1/proc" &&
		exec chroot "$1" env -i PATH=/usr/sbin:/usr/bin:/sbin:/bin sh -c "$2"' - "$root" "$commands"
}

# try NAME UID COMMAND...: the last counts that it prints, under a name
try() {
	what=$1 log=$work/$1.log
	[ -z "$tests" ] || fresh_copy
	chown -R "$2:$2" "$root/kit"
	"$3" "$2" < /dev/null > "$log" 2>&1
	code=$?
	[ $code -eq 0 ] || grep -v '^  \(CC\|AR\|LINK\|DIST\|FUZZ\) ' "$log" | tail -100
	grep '^skipped: ' "$log"
	{
		grep '^skipped: ' "$log"
		grep -E '^[0-9]+ passed, [0-9]+ failed' "$log" | tail -1
	} | awk -f "$here/../count.awk" -v name="$what" -v status=$code | tee -a "$work/counts"
}

fresh_copy
: > "$work/counts"
for where in 'runc-root 0 in_runc' 'runc-user 1000 in_runc' 'chroot 0 in_chroot'; do
	try $where
done
awk -f "$here/../total.awk" -v name=test-container "$work/counts"
