# Two tests with one input are warned about.
line half half_line 10
try build half
try build half --strict -q
# Of many, some are shown: all count, and -v shows all.
for i in $(seq 7); do line half half_line 10; done
try build half
"$SETTER" build half -v 2>&1 | grep -c 'warning:'
