# A kept batch that was damaged is made anew: neither the program nor the generator is blamed.
need_jail || return
cat >> problems/sum/problem.yaml <<END
hack:
  - sum_random -t 5 -max 9
END
hunted() {
	try hack sum plain --tries=5 | sed -E 's/\([0-9]+\.[0-9] s\)/(N s)/'
	cat build/problems/sum/hack/*.in build/problems/sum/hack/*.ans | cksum > "$1"
}
hunted before
for file in build/problems/sum/hack/*; do
	printf x | dd of="$file" conv=notrunc status=none
	hunted after
	holds cmp before after
done
rm build/problems/sum/hack/*.ans
hunted after
holds cmp before after
