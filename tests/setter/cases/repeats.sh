# Failures with one cause are shown a few times, and counted.
program gen/crash.c 'abort();'
for i in $(seq 9); do line sum crash -t $i; done
try build sum -j1
"$SETTER" build sum -v 2>&1 | grep -c 'error: full-.*SIGABRT'
# Another reason is not hidden behind these.
program gen/refuse.c 'return 5;'
line sum refuse
"$SETTER" build sum 2>&1 | grep 'error: \|more of'
