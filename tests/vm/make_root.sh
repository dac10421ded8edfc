#!/bin/sh
# vm/make_root.sh - a Debian 12 with its own kernel and systemd, as a disk that qemu boots.
#
#     sh tests/vm/make_root.sh FOLDER PACKAGE...
#
# Makes FOLDER/root.img, FOLDER/vmlinuz and FOLDER/initrd, with these packages besides; again
# only if this script or a package changed.  The guest mounts a second disk as /kit, runs
# /kit/tests/vm/guest.sh as root, which speaks by the second serial line, and powers off.  It has
# an ordinary user, setter, whose services run without a login.  Needs what debian_root.sh needs.
set -e
folder=$1
shift
kernel='linux-image-cloud-amd64 initramfs-tools systemd-sysv udev dbus libpam-systemd procps'
bare=$(dirname "$0")/../machines/debian_root.sh
recipe="$(cat "$0" "$bare" | cksum) $kernel $*"
[ "$(cat "$folder/recipe" 2> /dev/null)" != "$recipe" ] || exit 0

root=$folder/root
rm -rf "$folder"
mkdir -p "$folder"
sh "$bare" "$root" $kernel "$@"

cat > "$root/etc/systemd/system/guest.service" << 'END'
[Unit]
Description=what is tried here
After=systemd-user-sessions.service systemd-logind.service
[Service]
Type=oneshot
ExecStart=/bin/sh /kit/tests/vm/guest.sh
StandardOutput=file:/dev/ttyS1
StandardError=inherit
ExecStopPost=/bin/systemctl --no-block poweroff
[Install]
WantedBy=multi-user.target
END
mkdir -p "$root/kit" "$root/var/lib/systemd/linger"
cat > "$root/etc/fstab" << 'END'
/dev/vda / ext4 defaults 0 1
/dev/vdb /kit ext4 defaults 0 0
END
touch "$root/var/lib/systemd/linger/setter"
chroot "$root" useradd --create-home setter
chroot "$root" systemctl --quiet enable guest.service
cp "$root"/boot/vmlinuz-* "$folder/vmlinuz"
cp "$root"/boot/initrd.img-* "$folder/initrd"
mke2fs -q -t ext4 -d "$root" "$folder/root.img" 2G > /dev/null
rm -rf "$root"
echo "$recipe" > "$folder/recipe"
