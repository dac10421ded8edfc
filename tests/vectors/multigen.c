/* multigen - ten tests from one run, in files named 1 to 10.  `multigen [anything]` */
#include "testlib.h"

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);

	for (int i = 1; i <= 10; i++) {
		startTest(i);

		const int a = nextInt(rnd, 1, i * i), b = nextInt(rnd, 1, i * i);

		writeInt(a), writeSpace(), writeInt(b), writeEoln();
	}
	return 0;
}
