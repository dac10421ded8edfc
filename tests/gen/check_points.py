"""check_points.py INPUT POINTS AXES - every point that plot_pairs printed, computed anew.

Takes k*phi in decimals of 60 digits, so that nothing here is plot_pairs' own way.  Silent if
all points are there and right, and the guide lines where the formats' precision puts them.
"""
import sys
from decimal import Decimal, getcontext

getcontext().prec = 60
PHI = (1 + Decimal(5).sqrt()) / 2
TOLERANCE = Decimal("0.0001")


def expected_points(a, b):
    k = abs(a - b)
    if k == 0:
        return
    product = k * PHI
    distance = abs(product - product.to_integral_value())
    fraction = product - int(product)
    yield "hardness", k, lambda y: abs(y / k / distance - 1) < TOLERANCE + Decimal(0.25) / k
    yield "offset", k, lambda y: y == min(a, b) - int(product)
    yield "fraction", int(fraction * 10**4) / Decimal(10**4), lambda y: y == 1


def check_points(cases, points):
    lines = iter(points)
    for a, b in cases:
        for plot, x, is_right in expected_points(a, b):
            words = next(lines).split()
            if words[0] != plot or Decimal(words[1]) != x or not is_right(Decimal(words[2])):
                sys.exit(f"({a}, {b}): not the point of {plot}: {' '.join(words)}")
    if next(lines, None):
        sys.exit("more points than cases")


def check_guides(axes):
    bits = {"binary32": 24, "binary64": 53, "x87": 64, "binary128": 113}
    guides = [line.split() for line in axes if line.startswith("guide")]
    for _, x1, y1, x2, y2, name in guides:
        error = PHI * Decimal(2) ** (1 - bits[name])
        for x, y in ((x1, y1), (x2, y2)):
            if abs(Decimal(y) / (error * Decimal(x) ** 2) - 1) > TOLERANCE:
                sys.exit(f"the line of {name} misses {x}")
    if len(guides) != len(bits):
        sys.exit("not one line for each format")


def main():
    with open(sys.argv[1]) as given, open(sys.argv[2]) as points, open(sys.argv[3]) as axes:
        cases = [tuple(map(int, line.split())) for line in list(given)[1:]]
        check_points(cases, points)
        check_guides(axes)


main()
