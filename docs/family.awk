# family.awk - the picture of docs/family.md: lost positions of t-Wythoff, by the definition.
#
#     awk -f docs/family.awk > docs/family.svg
#
# A position is lost if no move leads to a lost one; smaller sums come first.  No formula.

function is_lost(x, y, t,    i, dx, dy, apart)
{
	for (i = 1; i <= found; i++) {
		dx = x - at_x[i]
		dy = y - at_y[i]
		apart = dx < dy ? dy - dx : dx - dy
		if ((dx == 0 && dy > 0) || (dy == 0 && dx > 0) || (dx > 0 && dy > 0 && apart < t))
			return 0
	}
	return 1
}

function draw(t, colour,    sum, x, y)
{
	found = 0
	for (sum = 0; sum <= 2 * SIDE; sum++)
		for (x = sum > SIDE ? sum - SIDE : 0; x <= sum && x <= SIDE; x++) {
			y = sum - x
			if (!is_lost(x, y, t))
				continue
			at_x[++found] = x
			at_y[found] = y
			printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"%s\"/>\n",
					LEFT + CELL * x, TOP + CELL * (SIDE - y), CELL, CELL, colour
		}
	printf "<text x=\"%d\" y=\"%d\" fill=\"%s\">t = %d</text>\n",
			LEFT + CELL * (SIDE + 1) + 10, TOP + 18 * ++labels, colour, t
}

BEGIN {
	SIDE = 60
	CELL = 7
	LEFT = 30
	TOP = 10
	size = CELL * (SIDE + 1)
	printf "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" font-family=\"sans-serif\" font-size=\"13\">\n",
			LEFT + size + 70, TOP + size + 30
	printf "<rect width=\"100%%\" height=\"100%%\" fill=\"#fff\"/>\n"
	printf "<rect x=\"%d\" y=\"%d\" width=\"%d\" height=\"%d\" fill=\"none\" stroke=\"#999\"/>\n", LEFT, TOP, size, size
	for (mark = 0; mark <= SIDE; mark += 20) {
		printf "<text x=\"%d\" y=\"%d\">%d</text>\n", LEFT + CELL * mark, TOP + size + 18, mark
		printf "<text x=\"%d\" y=\"%d\" text-anchor=\"end\">%d</text>\n", LEFT - 4, TOP + CELL * (SIDE - mark) + CELL, mark
	}
	draw(5, "#b45309")
	draw(3, "#15803d")
	draw(2, "#7c3aed")
	draw(1, "#1d4ed8")
	print "</svg>"
}
