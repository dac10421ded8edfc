# total.awk - the closing line: the sum of lines "NAME: N passed, M failed[, K skipped]".
#
#     awk -f tests/total.awk [-v name=NAME] COUNTS
#
# Fails if anything failed, or if nothing was run at all.
sub(/^.*: /, "") {
	passed += $1
	failed += $3
	skipped += $5
}

END {
	printf "%s%d passed, %d failed, %d skipped\n", name ? name ": " : "", passed, failed, skipped
	exit failed > 0 || passed == 0
}
