#!/bin/sh
# processors.sh - checkers, interactors and generators on other processors: cross compilers, qemu, and an x87.
#
#     sh tests/machines/processors.sh BUILD
#
# aarch64 has unsigned characters and a long double of 128 bits; s390x is big-endian besides.
name=processors build=$1
. tests/machines/common.sh

# gcc itself is unpacked from its package: installed, it would drive gcc-multilib away.
unpack_compiler() {
	package=gcc-12-$machine-linux-gnu cross=$work/cross
	mkdir -p "$cross"
	[ -x "$cross/usr/bin/$machine-linux-gnu-gcc-12" ] ||
		{ (cd "$cross" && apt-get -qq download "$package") && dpkg-deb -x "$cross/$package"_*.deb "$cross"; }
}

# It looks for its parts beside itself, and they are where Debian put them.
compiler() {
	echo "$work/cross/usr/bin/$machine-linux-gnu-gcc-12 -B/usr/lib/gcc-cross/$machine-linux-gnu/12/" \
		"-B/usr/$machine-linux-gnu/bin/ -B/usr/$machine-linux-gnu/lib/ -isystem /usr/$machine-linux-gnu/include"
}

# made PART PROBLEM NUMBER GROUP COMMAND: the generator prints the test.
made() {
	test=$work/polygon/$2/tests/$3
	shift 4
	generator=$1
	shift
	qemu-$machine "$work/$machine/gen/$generator" "$@" 2>&1 < /dev/null | cmp -s - "$test" ||
		echo "$test on $machine: '$generator $*' prints something else"
}

plan_lines > "$work/lines" || exit 3
for machine in aarch64 s390x; do
	unpack_compiler > "$work/unpacked" 2>&1 || { cat "$work/unpacked"; exit 3; }
	compiled $machine "$(compiler)" $machine-linux-gnu-ar
	recorded $machine --with=qemu-$machine --but=tests/machines/processors.txt
	each_line made
	holds "$machine: the interactor talks as here" talks_as_here qemu-$machine "$work/$machine/interactor/duel"
done

# What i686 has on Windows too, and where wine for it is rare.
compiled i386 'gcc -m32' ar
recorded i386 --but=tests/machines/i386.txt
holds 'i386: the interactor talks as here' talks_as_here "$work/i386/interactor/duel"
finish
