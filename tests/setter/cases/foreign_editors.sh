# What editors of other systems put into a file: a byte order mark, CR LF.
marked() {
	for file; do
		printf '\357\273\277' | cat - "$file" > marked
		mv marked "$file"
	done
}
cd problems/sum
marked problem.yaml tests.plan unit.plan tests.xxh
cd ../..
try build sum
try unit sum --only-plan
sed -i 's/$/\r/' problems/sum/problem.yaml problems/sum/*.plan problems/sum/tests.xxh
try build sum
try unit sum --only-plan
try build sum --update-hashes
sed -i 's/^checker:/cheker:/' problems/sum/problem.yaml
try build sum 2>&1 | head -2
cp "$here/kit/problems/sum/problem.yaml" problems/sum
# Where lines end in LF, a CR is a byte of the text; where they end in CR LF, one of two is.
printf 'test "CR LF"\ninput <<END\n1\r\n1 2\r\nEND\nINVALID line=1\n' > problems/sum/unit.plan
try unit sum --only-plan
printf 'test "CR LF"\r\ninput <<END\r\n1\r\r\n1 2\r\nEND\r\nINVALID line=1\r\n' > problems/sum/unit.plan
try unit sum --only-plan
