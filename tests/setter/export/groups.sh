#!/bin/sh
# setter/export/groups.sh - points of groups that are not simple, as each judge adds them up.
#
#     sh tests/setter/export/groups.sh SETTER KIT
#
# A chain of groups; one that needs the samples, one without tests of its own, one without points.
setter=$1 kit=$2
here=$(cd "$(dirname "$0")" && pwd)
out=$(mktemp -d /tmp/setter-groups-XXXXXX)
trap 'rm -rf "$out"' EXIT
cd "$kit" || exit 1

mkdir -p problems/chain/samples solutions/chain
cp problems/kth-cold/samples/1.in problems/chain/samples/
cp solutions/kth-cold/exact.c solutions/chain/
sed 's/@expect.*/@expect a WA/' solutions/kth-cold/off_by_one.c > solutions/chain/fails_a.c
sed '/^hack:/,$d' problems/kth-cold/problem.yaml > problems/chain/problem.yaml
printf 'Print it.\n\n## Input\n\nIt.\n\n## Output\n\nIt.\n' > problems/chain/statement.en.md
cat > problems/chain/tests.plan <<'PLAN'
@group sample points=0
copy samples/1.in
@group a points=10
random -form index -max {k} -t 2 a # described
random -form index -max {k} -t 3 a
@group b points=20 include=a
random -form index -max {k} -t 2 b
@group c points=7 include=b,sample
random -form index -max {k} -t 2 c
@group bonus points=3 include=c
@group zero points=0
random -form index -max {k} -t 2 zero
@group d points=60 include=bonus,zero
random -form index -max {k} -t 2 d
PLAN
for target in kattis kattis-2025-09 domjudge hydro uoj dmoj lyrio syzoj cms; do
	"$setter" export $target chain -q -o "$out/$target.zip" > "$out/log" 2>&1 ||
		{ echo "chain is not exported to $target"; cat "$out/log"; exit 1; }
done
python3 "$here/groups.py" "$kit/build/problems/chain/tests" "$out"
