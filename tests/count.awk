# count.awk - the counts in what a test printed, each under a name: "NAME: N passed, M failed[, K skipped]".
#
#     awk -f tests/count.awk -v name=NAME -v status=EXIT_CODE [-v prefix=PREFIX] LOG
#
# A line of the log that has no name of its own gets NAME.  "skipped: WHAT (needs WHY)" is one skip, unless
# the counts have it already.  A test that fails without a failure has one, and so has one that neither
# counts nor skips.
/^skipped: / {
	lines++
}

/^([a-z0-9_-]+: )?[0-9]+ passed, [0-9]+ failed(, [0-9]+ skipped)?$/ {
	called[++n] = /^[0-9]+ passed/ ? name ":" : $1
	sub(/^[a-z0-9_-]+: /, "")
	passed[n] = $1
	failed[n] = $3
	skipped[n] = $5
	told += $5
	wrong += $3
}

END {
	if (!n || (status && !wrong)) {
		called[++n] = name ":"
		failed[n] = status || !lines
	}
	if (lines > told)
		skipped[n] += lines - told
	for (i = 1; i <= n; i++) {
		printf "%s%s %d passed, %d failed", prefix, called[i], passed[i], failed[i]
		print skipped[i] ? ", " skipped[i] " skipped" : ""
	}
}
