#!/bin/sh
# vm/test.sh - the jail on Debian 12's own kernel, with cgroup v2 and systemd, in a virtual machine.
#
#     sh tests/vm/test.sh BUILD PACKAGE...
#
# PACKAGE: what the kit and its tests need there.  Programs are made here and run in the guest
# (guest.sh), which compiles what is judged.  With KVM where it boots; else by emulation that
# counts instructions: one of them is a nanosecond of the guest's clock, however slow or loaded
# this machine is, so limits mean there what they mean anywhere.  What the guest says is kept in
# BUILD/vm/guest.txt, its console in BUILD/vm/console.txt.
build=$1
shift
here=$(dirname "$0")
vm=$build/vm

skip() {
	echo "skipped: vm: (needs $*)"
	echo "vm: 0 passed, 0 failed, 1 skipped"
	exit 0
}
grep -q '^VERSION_CODENAME=bookworm$' /etc/os-release || skip "Debian 12 here too: its programs run in the guest"
[ "$(id -u)" = 0 ] || [ -f "$vm/recipe" ] || skip "root, to make a Debian"
sh "$here/make_root.sh" "$vm" "$@" || exit 3

# The kit as the guest has it: sources, what make has built, one-pair, and the hostile programs.
lay_out_kit() {
	rm -rf "$vm/kit" "$vm/kit.img"
	mkdir -p "$vm/kit/attacks/compile/hostile" "$vm/kit/attacks/work" &&
		cp -a checker gen interactor lib problems solutions tests validator "$vm/kit" &&
		"$build/bin/setter" build -q one-pair > /dev/null &&
		for path in bin checker gen hashes interactor include lib problems/one-pair tests/run_attacks \
			tests/setter/unit/test_setter_jail tests/setter/unit/test_setter_jail_talk; do
			mkdir -p "$vm/kit/build/$(dirname $path)" &&
				cp -a "$build/$path" "$vm/kit/build/$path" || return 1
		done &&
		cp -r tests/setter/attacks/sources "$vm/kit/attacks/compile" &&
		"$build/tests/run_attacks" compile tests/setter/attacks "$vm/kit/attacks/work" > "$vm/compile.txt" &&
		mke2fs -q -t ext4 -d "$vm/kit" "$vm/kit.img" 512M > /dev/null
}
lay_out_kit || { echo "error: cannot lay out the guest's disk" >&2; exit 3; }

# boot ACCELERATOR...: in the background; the disks stay as they are
boot() {
	rm -f "$vm/console.txt" "$vm/guest.txt"
	qemu-system-x86_64 "$@" -cpu max -m 3072 -nic none -display none -monitor none -no-reboot \
		-kernel "$vm/vmlinuz" -initrd "$vm/initrd" -append 'root=/dev/vda rw console=ttyS0 panic=-1' \
		-drive "file=$vm/root.img,if=virtio,format=raw,snapshot=on" \
		-drive "file=$vm/kit.img,if=virtio,format=raw,snapshot=on" \
		-serial "file:$vm/console.txt" -serial "file:$vm/guest.txt" > "$vm/qemu.txt" 2>&1 &
	qemu=$!
}

# A kernel that gets anywhere says so at once.
boots() {
	for i in 1 2 3 4 5 6 7 8 9 10; do
		sleep 2
		[ ! -s "$vm/console.txt" ] || return 0
		kill -0 $qemu 2> /dev/null || break
	done
	kill $qemu 2> /dev/null
	wait $qemu
	return 1
}

trap 'kill $qemu 2> /dev/null' EXIT
how=KVM
if [ ! -w /dev/kvm ] || ! { boot -accel kvm -smp 2; boots; }; then
	how='emulation, an instruction a nanosecond, one processor' # it hangs as it starts a second
	boot -accel tcg,thread=single -icount shift=0
fi
echo "vm: by $how"
began=$(date +%s)
wait $qemu
sed -i 's/\r*$//' "$vm/guest.txt" # a serial line ends so
grep -E '^(failed: |skipped: |level |[a-z_]+: )' "$vm/guest.txt"
echo "vm: from boot to power-off in $((($(date +%s) - began) / 60)) min"
cut=0
if [ "$(tail -n 1 "$vm/guest.txt")" != 'done' ]; then
	cut=1
	tail -n 5 "$vm/qemu.txt" "$vm/console.txt" "$vm/guest.txt"
	echo "failed: vm: the guest did not come to its end"
fi
awk -v failed=$cut '/^[a-z_]+: [0-9]+ passed, / { passed += $2; failed += $4; skipped += $6 } END {
	printf "vm: %d passed, %d failed%s\n", passed, failed, skipped ? ", " skipped " skipped" : ""
	exit failed > 0 || passed == 0
}' "$vm/guest.txt"
