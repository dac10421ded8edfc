# One document, as its schema says; what programs say cannot break it.
need_jail || return 0
mkdir sent
cp solutions/sum/plain.c sent/right.c
program sent/bytes.c 'fputs("\xff\xfe\"\\ \33[2J\n", stderr); return 3;'
program sent/broken.c 'return nothing;'
"$SETTER" judge sum sent/*.c --json -q > judge.json
echo "[$?]"
"$SETTER" run sum --json -q > run.json
echo "[$?]"
"$SETTER" time sum --json > time.json
echo "[$?]"
for document in judge.json run.json build/problems/sum/run.json time.json; do
	python3 "$here/fits_schema.py" "$here/../../docs/schemas" < $document
done
holds cmp run.json build/problems/sum/run.json
sed -E 's/"(time_ms|wall_ms|memory_kb)":[0-9]+/"\1":0/g; s/"limits":"[a-z0-9-]*"/"limits":"LIMITS"/; s/"jail":"[a-z]*"/"jail":"LEVEL"/' judge.json
# The checker of schemas does refuse a wrong document.
sed 's/"verdict":"AC"/"verdict":"OK"/' judge.json > wrong.json
python3 "$here/fits_schema.py" "$here/../../docs/schemas" < wrong.json
