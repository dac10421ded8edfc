# What only an export would find, check finds: in statements, and which judges cannot take the problem. (long)
statement() { printf 'Add %s.\n\n## Input\n\n$t \\le {{t}}$ lines.\n\n## Output\n\nSums.\n' "$1" > problems/sum/statement.$2.md; }
statement 'two numbers' en
statements sum zh
try check sum --level=quick
statement '{{tt}} numbers' en
try check sum --level=quick
"$SETTER" check sum -q 2>&1 | head -5
statement '![two](two.png)' en
try check sum --level=quick
# A language that problem.yaml does not name.
statement 'two numbers' en
statement '{{x}}' fr
try check sum --level=quick
rm problems/sum/statement.fr.md
# All errors at once; they stop neither the compilers nor the judge.
printf 'Add {{x}} ![two](two.png).\n\n## Inputs\n\n## Output\n\n```\n[l](ftp://x)\n' > problems/sum/statement.en.md
printf '/* @expect AC */\nint main' > solutions/sum/broken.c
try check sum --level=quick
need_jail || return 0
"$SETTER" check sum 2>&1 | grep -E 'error:|EXPECTED'
rm solutions/sum/broken.c
# The file is right, and some judges cannot take it.
echo '<svg/>' > problems/sum/two.svg
statement '![two](two.svg)' en
"$SETTER" check sum 2>&1 | grep -A1 "cannot take"
