#!/bin/sh
# setter/report/run.sh - the report of a fixed run, byte for byte; and the picture in docs/.
#
#     sh tests/setter/report/run.sh BUILD [--accept]
#
# run.json is written by hand, with names and messages that want to be markup; old_run.json is
# what an older driver wrote, without plots, bounds and hashes of programs.  --accept writes the
# expected files anew: look at them in a browser before you commit them.
build=$(cd "$1" && pwd)
accept=$2
here=$(cd "$(dirname "$0")" && pwd)
root=$here/../../..
scratch=$(mktemp -d /tmp/setter-report-XXXXXX)
trap 'rm -rf "$scratch"' EXIT
passed=0 failed=0
mkdir -p "$scratch/problems/fixed" "$scratch/problems/huge-pairs" "$scratch/build/problems/fixed"

count() {
	if [ "$1" -eq 0 ]; then passed=$((passed + 1)); else failed=$((failed + 1)); echo "tests/setter/report: $2"; fi
}

# expect FILE WORDS...: `setter report WORDS` writes exactly this file.
expect() {
	file=$1
	shift
	"$build/bin/setter" report -C "$scratch" "$@" -o - > "$scratch/found" 2>&1 < /dev/null
	if [ "$accept" = --accept ]; then
		cp "$scratch/found" "$file"
	fi
	cmp "$file" "$scratch/found"
	count $? "'setter report $*' is not $(basename "$file")"
}

expect "$here/fixed.html" fixed --from="$here/run.json"
expect "$here/old.html" fixed --from="$here/old_run.json"
expect "$here/fixed.md" fixed --from="$here/run.json" --format=md
expect "$here/map.svg" fixed --from="$here/run.json" --plot=map

# Nothing of what is foreign is markup: every '<' begins one of our own tags.
tags='a|b|body|br|code|details|div|em|figcaption|figure|g|h[123]|header|html|i|input|label|li|line|meta|nav|p|path|rect|section|small|span|style|summary|sup|svg|table|tbody|td|text|tfoot|th|thead|title|tr|ul|!doctype'
! sed '/^<script>/,$d' "$here/fixed.html" | grep -oE '<[^>]{0,20}' | grep -vE "^</?($tags)( |\$)"
count $? 'there is a tag that is not ours'
[ "$(grep -c '<script' "$here/fixed.html")" -eq 1 ]
count $? 'there is a script that is not ours'
! grep -qE '(src|href)="?[a-z]+:|url\(|@import' "$here/fixed.html"
count $? 'the page asks for something else'

# Nor in Markdown: no word is a link, no command ends before its end, none turns around.
turn=$(printf '\342\200\256')
sed -e "s/\"survivor.c\"/\"a\`b\`\`c${turn}|.c\"/" \
	-e 's|exit code 1: |&https://evil.example WWW.evil.example |g' "$here/run.json" > "$scratch/hostile.json"
"$build/bin/setter" report -C "$scratch" fixed --from="$scratch/hostile.json" --format=md -o - > "$scratch/hostile.md"
grep -qF 'https:<!-- -->//evil.example W<!-- -->WW.evil.example' "$scratch/hostile.md"
count $? 'Markdown: an address is a link'
grep -qF "\`\`\` setter hack fixed 'a\`b\`\`c?|.c' \`\`\`" "$scratch/hostile.md"
count $? 'Markdown: a command is not whole'
! grep -q "$turn" "$scratch/hostile.md"
count $? 'Markdown: a name turns the text around it'

# Of nothing, nothing is said to be good.
sed '/^"plan":/,$d' "$here/run.json" > "$scratch/nothing.json"
echo '"plan":[],"files":[]}' >> "$scratch/nothing.json"
"$build/bin/setter" report -C "$scratch" fixed --from="$scratch/nothing.json" -o - | grep -q '<p class="head open">'
count $? 'a run of nothing has a tick'

# Of all problems: a page for each that was run, and one that lists them.
cp "$here/run.json" "$scratch/build/problems/fixed/run.json"
"$build/bin/setter" report -C "$scratch" --all -q && cmp "$here/fixed.html" "$scratch/build/report/fixed.html"
count $? 'setter report --all'
expect_index() {
	[ "$accept" != --accept ] || cp "$scratch/build/report/index.html" "$here/index.html"
	cmp "$here/index.html" "$scratch/build/report/index.html"
}
expect_index
count $? 'the index is not index.html'
# head_of RUN: what the index says above the table, after that run.
head_of() {
	cp "$1" "$scratch/build/problems/fixed/run.json"
	"$build/bin/setter" report -C "$scratch" --all -q
	grep -o '<p class="head .*' "$scratch/build/report/index.html"
}
[ "$(head_of "$here/old_run.json")" = '<p class="head open">2 problems: 1 as declared, 1 not run yet.</p>' ]
count $? 'what was not run is not bad'
rmdir "$scratch/problems/huge-pairs"
[ "$(head_of "$here/old_run.json")" = '<p class="head ok">1 problem: 1 as declared.</p>' ]
count $? 'what was run and is as declared is good'
mkdir "$scratch/problems/huge-pairs" "$scratch/empty" "$scratch/empty/problems"
"$build/bin/setter" report -C "$scratch/empty" --all -q
grep -q '<p class="head open">There are no problems yet' "$scratch/empty/build/report/index.html"
count $? 'a kit without problems has an index'

# The picture of README is made of the committed tests.  Once is enough: not under the sanitizers.
if [ "$build" = "$(cd "$root" && pwd)/build" ] && grep -q '^plot:' "$root/problems/huge-pairs/problem.yaml"; then
	if (cd "$root" && sh tests/setter/report/picture.sh build) > "$scratch/found" 2> "$scratch/said"; then
		[ "$accept" != --accept ] || cp "$scratch/found" "$root/docs/hardness.svg"
		cmp "$root/docs/hardness.svg" "$scratch/found"
		count $? 'docs/hardness.svg is not what make docs/hardness.svg makes of the tests'
	elif grep -q '^error: .*namespaces' "$scratch/said"; then
		echo "skipped: docs/hardness.svg: $(head -1 "$scratch/said")"
	else
		cat "$scratch/said"
		count 1 'the picture of README cannot be made'
	fi
fi
echo "report: $passed passed, $failed failed"
[ "$failed" -eq 0 ]
