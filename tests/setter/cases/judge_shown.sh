# Below /usr one submission could read the others, and what they print.
cp solutions/sum/plain.c right.c
try judge sum right.c /usr/nowhere/wrong.c
try judge sum right.c --outputs=/usr/nowhere/outputs
holds test ! -e /usr/nowhere
