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
# The file is right, and some judges cannot take it.
need_jail || return 0
echo '<svg/>' > problems/sum/two.svg
statement '![two](two.svg)' en
"$SETTER" check sum 2>&1 | grep -A1 "cannot take"
