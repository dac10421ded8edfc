# A new problem builds; a copy does too; nothing is ever overwritten. (long)
mkdir -p empty/problems
cd empty
try new first-sums
cat .gitignore
sed -n 1,4p problems/first-sums/problem.yaml
try build --update-hashes -q
try build first-sums
try unit first-sums
try status
try new first-sums
try new 'a/b'
try new

echo '== what can be chosen'
echo '*.zip' > .gitignore
try new second --title='"Second" \ 第二' --checker=uncmp -q
cat .gitignore
sed -n 2,6p problems/second/problem.yaml
mkdir checker
"$SETTER" new third --checker=own -q > "$own/out" 2>&1
mv problems/third/checker/range_sums.c checker/shared.c
try new fourth --checker=shared -q
try new fifth --checker=yesno
try new sixth --checker=wcpm
try new sixth --language=java
try new sixth --language=cp
try new sixth --title=
try new sixth --title="$(printf 'a\nb')"
try build second fourth -q

echo '== copies'
mkdir -p solutions/first-sums
mv problems/first-sums/solutions/float_sums.c solutions/first-sums
printf 'uuid: 6f0f3f3e-0000-4000-8000-000000000000\n' >> problems/first-sums/problem.yaml
try new sixth --from=first-sums
try build sixth -q
diff problems/first-sums/problem.yaml problems/sixth/problem.yaml
sed -i 's/^name: .*/name: {en: "First",\n  zh: "First"\n}/' problems/sixth/problem.yaml
try new seventh --from=sixth --title='Seventh' --solutions=float_sums -q
find problems/seventh solutions/seventh -type f | LC_ALL=C sort
sed -n 1,3p problems/seventh/problem.yaml
try new eighth --from=frist-sums
try new eighth --from=first-sums --solutions=float_sum,slow
try new eighth --from=first-sums --language=python --checker=own
try new eighth --solutions=float_sums
# A file in the way of the last ones: nothing is written at all.
mkdir -p solutions/eighth
echo mine > solutions/eighth/float_sums.c
try new eighth --from=first-sums
holds grep -q mine solutions/eighth/float_sums.c
holds test ! -e problems/eighth
# In a folder without problems there is nothing to copy.
mkdir -p bare/problems
cd bare
try new second --from=first-sums
