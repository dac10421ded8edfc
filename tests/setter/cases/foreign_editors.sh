# What editors of other systems put into a file: a byte order mark.
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
sed -i 's/^checker:/cheker:/' problems/sum/problem.yaml
try build sum 2>&1 | head -2
