# Files that attack the judge: when they are compiled, and when they run. (waits)
need_jail || return 0
attacks=$here/attacks
answer=$PWD/build/problems/sum/tests/full-01.ans
mkdir sent
for f in include_secret include_shadow include_above include_processes include_zero embed_secret \
	assemble_secret assemble_zero huge_array precompiled plugin; do
	{ echo "#define SECRET \"$answer\""; cat "$attacks/sources/$f.c"; } > "sent/$f.c"
done
cp "$attacks/sources/errors.cpp" sent
judged judge sum sent/* > verdicts
grep -E ' (AC|WA|PE|TLE|MLE|OLE|RE|CE|SE) ' verdicts
tail -1 verdicts
# The compiler's words are there, but neither the answer nor more than a few lines of them.
are_few() { test "$(wc -c < "$1")" -lt 20000; }
have_no_answer() { ! grep -qF -f "$answer" "$1"; }
holds grep -qE 'No such file|Permission denied' verdicts
holds are_few verdicts
holds have_no_answer verdicts
rm sent/*
for f in read_secrets tamper_input named_sockets output_flags unfit_program core_limit \
	descriptors; do
	sed -e "/#include \"hostile.h\"/{r $attacks/hostile/hostile.h" -e 'd' -e '}' \
		"$attacks/hostile/$f.c" > "sent/$f.c"
done
cp "$attacks/hostile/py_calls.py" "$attacks/hostile/py_network.py" sent
bytes_of sum > before
judged judge sum sent/* --first --time-limit=300ms --memory-limit=64 --outputs=printed |
	grep -E ' (AC|WA|PE|TLE|MLE|OLE|RE|CE|SE) '
grep -r BREACH printed
bytes_of sum > after
holds cmp before after
judged judge sum solutions/sum/plain.c -q
