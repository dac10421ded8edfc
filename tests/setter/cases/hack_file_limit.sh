# What cannot be written is the machine's fault, and neither the validator's nor the program's. (long)
need_jail || return 0
sed -i -e 's/t: 100,/t: 500000,/' -e 's/max: 100,/max: 500000,/' problems/sum/problem.yaml
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t {t} -max {value}
END
sed 's/a + b/a + b + (a > 99)/' solutions/sum/plain.c > large.c
hunted() {
	try hack sum large.c --no-minimise --time=300s | sed -E 's|/judging/[^/]*|/judging/OWN|'
}
hunted | grep '^\['
# There is room for the checker, but not for 10 MB.  (Where a run has copies, one of these is the first.)
(
	ulimit -S -f 16000
	hunted
) | sed "s|'large.c' cannot be judged: copying the input|cannot write 'build/problems/sum/judging/OWN/valid'|"
# No room at all.
(
	ulimit -S -f 0
	"$SETTER" build sum
	echo "[$?]"
) 2>&1 < /dev/null | grep -o -e 'File too large' -e '^\[.*'
