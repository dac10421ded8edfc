#!/bin/sh
# debian_root.sh - a folder with a bare Debian 12, as an image for containers has it.
#
#     sh tests/machines/debian_root.sh ROOT PACKAGE...
#
# Needs root, debootstrap, and the place that this machine's apt has its packages from.  What ROOT has
# already stays; ROOT.log is what debootstrap and apt said.
root=$1
shift
wanted=$(echo "$@" | tr ' ' '\n' | sort -u)
[ "$(cat "$root.packages" 2> /dev/null)" != "$wanted" ] || exit 0

# In mounts of its own: nothing stays mounted, whatever happens.
if [ "$IN_OWN_MOUNTS" != yes ]; then
	mkdir -p "$(dirname "$root")"
	IN_OWN_MOUNTS=yes unshare --mount --propagation private sh "$0" "$root" "$@" > "$root.log" 2>&1 &&
		echo "$wanted" > "$root.packages" && exit
	echo "debian_root.sh: no root in '$root':" >&2
	tail -20 "$root.log" >&2
	exit 3
fi

make_base() {
	mirror=$(apt-get indextargets --format '$(REPO_URI)' 'Created-By: Packages' 'Codename: bookworm' \
		'Component: main' | head -1)
	[ -n "$mirror" ] || { echo "this machine's apt knows no Debian 12"; return 1; }
	rm -rf "$root"
	debootstrap --variant=minbase bookworm "$root" "$mirror" || return 1
	echo force-unsafe-io > "$root/etc/dpkg/dpkg.cfg.d/unsafe-io"
	touch "$root.base"
}

eval "$(apt-config shell http_proxy Acquire::http::Proxy https_proxy Acquire::https::Proxy)"
[ -z "$http_proxy" ] || export http_proxy
[ -z "$https_proxy" ] || export https_proxy
[ -e "$root.base" ] || make_base || exit 1
cp /etc/resolv.conf "$root/etc/resolv.conf"
mount -t proc proc "$root/proc" || exit 1
chroot "$root" apt-get -qq update &&
	chroot "$root" env DEBIAN_FRONTEND=noninteractive LC_ALL=C \
		apt-get -qq install -y --no-install-recommends $wanted &&
	chroot "$root" apt-get clean
