# table.awk - solution x problem, the first test that kills it.
#
#     awk -v cases=N -f table.awk LIST TESTS RANDOM
#
# LIST has lines "PROBLEM SOLUTION right|wrong"; the other two "PROBLEM SOLUTION KILLER",
# where KILLER is "-" for a solution that survived.  A random test had N cases.

FNR == 1 {
	file++
}

{
	name = $2
	sub(/\.[a-z]+$/, "", name)
}

file == 1 {
	if (!($1 in column)) {
		column[$1] = ++columns
		problem[columns] = $1
	}
	if (!(name in first)) {
		first[name] = 1
		names[++rows] = name
	}
	wrong[name, $1] = $3 == "wrong"
	total[$1] += $3 == "wrong"
}

file == 2 {
	cell[name, $1] = $3 == "-" ? "passes" : $3
	ours[$1] += wrong[name, $1] && $3 != "-"
}

file == 3 {
	random[$1] += $3 != "-"
}

function print_row(name,    i, row) {
	row = sprintf("%-26s", name)
	for (i = 1; i <= columns; i++)
		row = row sprintf(" %-12s", (name, problem[i]) in cell ? cell[name, problem[i]] : "")
	sub(/ +$/, "", row)
	print row
}

function is_wrong_somewhere(name,    i) {
	for (i = 1; i <= columns; i++)
		if (wrong[name, problem[i]])
			return 1
	return 0
}

function print_counts(title, counts,    i, row, sum) {
	row = sprintf("%-26s", title)
	for (i = 1; i <= columns; i++) {
		sum += counts[problem[i]]
		row = row sprintf(" %-12s", counts[problem[i]] + 0)
	}
	print row " in all " sum
}

# Insertion sort: mawk has no asort.
function sort_names(    i, j, name) {
	for (i = 2; i <= rows; i++) {
		name = names[i]
		for (j = i; j > 1 && names[j - 1] > name; j--)
			names[j] = names[j - 1]
		names[j] = name
	}
}

END {
	sort_names()
	for (i = 1; i <= columns; i++)
		head = head sprintf(" %-12s", problem[i])
	for (kind = 1; kind >= 0; kind--) {
		row = sprintf("%-26s%s", kind ? "wrong or slow" : "right", head)
		sub(/ +$/, "", row)
		print row
		for (r = 1; r <= rows; r++)
			if (is_wrong_somewhere(names[r]) == kind)
				print_row(names[r])
		print ""
	}
	print_counts("wrong or slow programs", total)
	print_counts("killed by these tests", ours)
	print_counts("by as many random tests", random)
	printf "\nRandom tests are uniformly random positions or k up to the limit, %d to a test\n", cases
	print "(big-pairs, boards, break-phi, duel: fewer; one-pair: one)."
}
