# What is said of a finding is true, and good English.
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t 1 -max 9
END
hacked() {
	try hack "$@" | sed -E 's/\([0-9]+\.[0-9] s\)/(N s)/'
}
program wrong.c 'puts("-1");'
hacked sum wrong.c -q
hacked sum plain --tries=1
