#!/bin/sh
# setter/export/bytes.sh - packages made again in another zone, another locale and another folder.
#
#     sh tests/setter/export/bytes.sh SETTER KIT OUT PROBLEM
#
# OUT has PROBLEM-TARGET.zip for each target, made in the zone of the machine and the locale C.
# `export all` calls it TARGET/NAME.zip, and where it holds one folder only, that is NAME too.
setter=$1 kit=$2 out=$3 problem=$4
again=$(mktemp -d /tmp/setter-bytes-XXXXXX)
trap 'rm -rf "$again"' EXIT
code=0

# What other programs made is made again too.
rm -rf "$kit/build/problems/$problem/export"
(cd "$kit/problems/$problem" &&
	TZ=Asia/Kathmandu LC_ALL=C.UTF-8 "$setter" export all -q -o "$again" > "$again/log" 2>&1) ||
	{ cat "$again/log"; code=1; }
name=$(echo "$problem" | tr -d -)
for package in "$out/$problem"-*.zip; do
	target=${package#"$out/$problem-"}
	cmp "$package" "$again/${target%.zip}/$name.zip" || code=1
done
for target in kattis kattis-2025-09; do
	inside=$(python3 -m zipfile -l "$again/$target/$name.zip" | sed '1d; s,/.*,,' | sort -u)
	[ "$inside" = "$name" ] || { echo "$target/$name.zip holds $inside/"; code=1; }
done
exit $code
