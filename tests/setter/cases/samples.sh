# Any group may be the one that contestants see: its tests are the statement's samples everywhere.
cat > problems/sum/tests.plan <<'END'
@group small points=40 value=1000
sum_random -t 10 -max {value}
@group example points=0
copy samples/1.in
@group full points=60 include=small
sum_random -t {t} -max {value}
END
try build sum
echo 'samples: exmple' >> problems/sum/problem.yaml
try build sum
sed -i 's/^samples: .*/samples: full/' problems/sum/problem.yaml
try build sum
sed -i 's/^samples: .*/samples: example/' problems/sum/problem.yaml
try build sum -q --update-hashes
grep -rl "@expect.*sample" solutions/sum | xargs -r sed -i "s|sample [A-Z]*, ||"
cat > problems/sum/statement.en.md <<'END'
Add.
## Input
Numbers.
## Output
Sums.
END
for target in kattis hydro uoj; do
	"$SETTER" export -q "$target" sum -o "$target.zip" > "$own/out" 2>&1 || cat "$own/out"
	echo "$target:"
	python3 -c 'import sys, zipfile
package = zipfile.ZipFile(sys.argv[1])
for name in package.namelist():
    if name.endswith((".in", ".out")):
        print("  " + name)
    if name.endswith("grader.c"):
        print(package.read(name).decode().split("needs[GROUPS] =")[1].split(";")[0])
    if name.endswith("config.yaml"):
        print(package.read(name).decode().split("subtasks:")[1])' "$target.zip"
done
