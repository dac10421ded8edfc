# Where there is one problem, nobody has to name it; a mistyped name of it or of a solution gets a hint.
try run smu
rm -r problems/half
need_jail || return
judged run
judged run plain -q
try run plian
try run plian.c
try run smu
try show sample-01
try report
try export
