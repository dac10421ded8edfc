# A problem with an interactor: it is built, judged and shown as any other.
need_jail || return
rm -rf problems gen solutions validator checker
cp -r "$here/talk_kit/." .
try build guess --update-hashes
cat build/problems/guess/tests/full-03.ans
judged run guess
"$SETTER" judge guess --json --outputs=said solutions/guess/no_flush.c solutions/guess/halves.c \
	2> "$own/err" | grep -o '"dialogue":[^]]*\]\|"message":"[^"]*"' | sort -u
sed 's/^ *[0-9.]* / N /' said/halves.c/full-03.dialogue
ls said/halves.c
holds grep -q '"role":"interactor","name":"guess_talk"' build/problems/guess/run.json
# The key of the journal has the interactor in it.
sed -i 's/"%d guesses were not enough"/"not found with %d guesses"/' interactor/guess_talk.c
judged judge guess solutions/guess/one_by_one.py
# A reference that does not win is no reference.
sed -i 's/reference: halves/reference: one_by_one/' problems/guess/problem.yaml
try build guess
sed -i 's/reference: one_by_one/reference: no_flush/' problems/guess/problem.yaml
try build guess -t sample-01
# What the interactor notes down goes to the checker.
sed -i 's/reference: no_flush/reference: halves/; /^interactor/a checker: nine' problems/guess/problem.yaml
mkdir -p checker
cat > checker/nine.c <<'END'
/* nine - at most nine guesses, and half of the points for more. */
#include "testlib.h"

int main(int argc, char **argv)
{
	registerTestlibCmd(argc, argv);
	if (readInt(ouf) > 9)
		quitp(0.5, "ten guesses");
	quitf(_ok, "nine are enough");
	return 0;
}
END
try build guess
