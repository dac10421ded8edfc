# hack, show, time and --sanitize of an interactive problem.
need_jail || return
rm -rf problems gen solutions validator checker
cp -r "$here/talk_kit/." .
sed -i 's/  - guess_one 1$/  - guess_one 900/' problems/guess/problem.yaml
"$SETTER" build -q guess --update-hashes > "$own/out" 2>&1
sed 's/high = 1000/high = 699/' solutions/guess/halves.c > low.c
"$SETTER" hack guess low.c --time=10s --json 2> "$own/err" |
	grep -o '"kind":"[^"]*"\|"minimised":"[^"]*"\|"message":"[^"]*"'
sed 's/^ *[0-9.]* / N /' build/problems/guess/hacked/low.c.out
"$SETTER" show guess low.c full-02 | sed -e 's/[0-9]* ms of/N ms of/; s/[0-9]* KiB of/N KiB of/' \
	-e 's/^ *[0-9]*\.[0-9]* /    N /'
"$SETTER" run guess halves --sanitize
"$SETTER" run guess --sanitize 2> "$own/err"
# Two that wait for each other are not slow.
"$SETTER" time guess 2> "$own/err" | grep 'fastest slow'
"$SETTER" run -q guess 2> "$own/err"
"$SETTER" report guess -o report.html > "$own/out" 2>&1
holds grep -q '<pre>&lt; ' report.html
# One that is not as declared: the page for a pull request has its dialogue.  `status` takes the problem, too.
sed -i 's/@expect.*WA/@expect AC/' solutions/guess/one_by_one.py
"$SETTER" run -q guess 2> "$own/err"
"$SETTER" report guess --format=md -o - 2> "$own/err" | grep -A 3 '^The end of the dialogue'
"$SETTER" status guess 2> "$own/err" | sed "s/[0-9]* ms of.*/N ms/"
