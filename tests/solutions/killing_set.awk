# killing_set.awk - a greedy choice of tests, each worth most beside those chosen before.
#
#     awk -v wanted=TIMES -v samples="A B;A B" -f killing_set.awk CANDIDATES FAILING
#
# CANDIDATES has lines "POSITION<tab>PLAN LINE", FAILING lines "CANDIDATE'S NUMBER SOLUTION".
# To kill a solution for the n-th time is worth 2^-n, and nothing beyond TIMES.  The samples
# are there already; the minimal certificates of binary64 are always in, the cold pairs of
# F(41) and L(41).

BEGIN {
	FS = "\t"
	certificate["267914296 433494437"] = certificate["969323028 599074577"] = 1
	count = split(samples, word, ";")
	for (i = 1; i <= count; i++)
		sample[word[i]] = 1
}

NR == FNR {
	position[FNR] = $1
	line[FNR] = $2
	candidates = FNR
	next
}

{
	split($0, word, " ")
	killed[word[1]] = killed[word[1]] " " word[2]
	times[word[2]] = 0
}

function worth(c,    i, n, name, sum) {
	n = split(killed[c], name, " ")
	for (i = 1; i <= n; i++)
		if (times[name[i]] < wanted)
			sum += 2 ^ -times[name[i]]
	return sum + 0
}

function choose(c,    i, n, name) {
	n = split(killed[c], name, " ")
	for (i = 1; i <= n; i++)
		if (times[name[i]]++ == 0)
			fresh[c] = fresh[c] (fresh[c] == "" ? "" : ", ") name[i]
	kills[c] = n
	chosen[c] = 1
}

function print_choices(small,    c, pile) {
	for (c = 1; c <= candidates; c++) {
		split(position[c], pile, " ")
		if (c in chosen && !(position[c] in sample) && (pile[1] <= 1000 && pile[2] <= 1000) == small)
			printf "%s # (%s): kills %d%s\n", line[c], position[c], kills[c],
				fresh[c] == "" ? "" : ", the first to kill " fresh[c]
	}
}

END {
	for (c = 1; c <= candidates; c++)
		if (position[c] in certificate || position[c] in sample)
			choose(c)
	do {
		best = most = 0
		for (c = 1; c <= candidates; c++)
			if (!(c in chosen) && worth(c) > most) {
				best = c
				most = worth(c)
			}
		if (best)
			choose(best)
	} while (best)
	print "# small"
	print_choices(1)
	print "# full"
	print_choices(0)
	for (name in times)
		if (times[name] < wanted)
			printf "# no more candidates kill %s: %d\n", name, times[name]
}
