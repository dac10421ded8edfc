# In each language, a new interactive problem does everything that a problem does. (long)
need_jail || return
for language in c cpp python; do
	mkdir -p $language/problems
	cd $language
	try new guess --interactive --language=$language -q
	find problems -type f | LC_ALL=C sort
	try build --update-hashes -q | tail -2
	judged run guess
	try unit
	try check guess
	cd ..
done
cd c
try new other --interactive --checker=ncmp
try new other --interactive --from=guess
