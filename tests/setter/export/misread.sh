#!/bin/sh
# setter/export/misread.sh - names that YAML and PHP take for something else, in all packages.
#
#     sh tests/setter/export/misread.sh SETTER KIT
#
# 007 is a number, no and on are false and true, null is nothing, 2001-12-14 is a day.
setter=$1 kit=$2
here=$(cd "$(dirname "$0")" && pwd)
out=$(mktemp -d /tmp/setter-misread-XXXXXX)
trap 'rm -rf "$out"' EXIT
cd "$kit" || exit 1

# problem ID: its groups are on and 2001-12, which has 14 tests.
problem() {
	mkdir -p "problems/$1/samples" "solutions/$1"
	cp problems/kth-cold/samples/1.in "problems/$1/samples/"
	cp solutions/kth-cold/exact.c solutions/kth-cold/big_isqrt.py "solutions/$1/"
	sed -i 's/@expect.*/@expect AC/' "solutions/$1/"*
	sed '/^hack:/,$d; s/^author:.*/author: "null"/; s/^tags:.*/tags: ["1.0", "yes"]/
		s/^name:.*/name: {en: "~", zh: "0x1F"}/' \
		problems/kth-cold/problem.yaml > "problems/$1/problem.yaml"
	printf 'Print it.\n\n## Input\n\nIt.\n\n## Output\n\nIt.\n' > "problems/$1/statement.en.md"
	sed 's/Input/输入格式/; s/Output/输出格式/' "problems/$1/statement.en.md" > "problems/$1/statement.zh.md"
	{
		printf '@group sample points=0\ncopy samples/1.in # off\n@group on points=20\n'
		echo 'grid -form index -upto 9'
		echo '@group 2001-12 points=80 include=on'
		seq 14 | sed 's/^/random -form index -max {k} -t 2 /'
	} > "problems/$1/tests.plan"
	printf 'test "no"\ninput <<END\n1\nx\nEND\nINVALID group=on\nINVALID group=2001-12\n' \
		> "problems/$1/unit.plan"
}

for id in 007 no null; do
	problem $id
	targets=all
	[ $id = no ] || targets='cms domjudge'
	for target in $targets; do
		path=$out
		[ $target = all ] || path=$out/$target/$id.zip
		mkdir -p "$(dirname "$path")"
		"$setter" export $target $id -q -o "$path" > "$out/log" 2>&1 ||
			{ echo "$id is not exported to $target"; cat "$out/log"; exit 1; }
	done
done
python3 "$here/misread.py" "$out"/*/*.zip
