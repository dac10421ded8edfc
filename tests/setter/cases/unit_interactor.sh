# unit.plan of an interactive problem: what the interactor says of lines that are sent.
rm -rf problems gen solutions validator checker
cp -r "$here/talk_kit/." .
try unit guess
cat >> problems/guess/unit.plan <<'END'
interaction <<END2
> 250
< >
END2
AC
interaction <<END2
> 250
END2
WA "says more"
END
try unit guess --only-plan
cat >> problems/guess/unit.plan <<'END'
interaction <<END2
250
END2
AC
output <<END2
1
END2
AC
END
try unit guess --only-plan
# With a checker, that has the last word.
rm problems/guess/unit.plan
printf '@group sample points=0\nguess_one 500\n' > problems/guess/tests.plan
sed -i '/^interactor/a checker: nine' problems/guess/problem.yaml
mkdir -p checker
cat > checker/nine.c <<'END'
/* nine - at most nine guesses, and half of the points for more. */
#include "testlib.h"

int main(int argc, char **argv)
{
	registerTestlibCmd(argc, argv);
	if (readInt(ouf) > 1)
		quitp(0.5, "not at once");
	quitf(_ok, "at once");
	return 0;
}
END
cat > problems/guess/unit.plan <<'END'
test "twice"
input gen guess_one 500
interaction <<END2
> 400
> 500
END2
PC 0.5 "not at once"
output reference
AC
output <<END2
7
END2
PC
END
try unit guess --only-plan
