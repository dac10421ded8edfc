# Solutions and programs with the sanitizers of the compiler. (long)
printf '#include "testlib.h"\nint main(int argc, char **argv)\n{\n\tregisterTestlibCmd(argc, argv);\n\tint jury = readInt(ans);\n\tjury *= 2;\n\tif (readInt(ouf) != (int)((unsigned)jury / 2))\n\t\tquitf(_wa, "no");\n\tquitf(_ok, "yes");\n}\n' > checker/careless.c
mkdir -p problems/careful/gen problems/careful/validator problems/careful/solutions
cat > problems/careful/problem.yaml << 'END'
name: {en: "Careful"}
validator: one
checker: careless
reference: right
END
printf '@group sample points=0\nshow 7\n@group full points=100\nshow 2000000000\n' > problems/careful/tests.plan
printf 'import sys\nprint(sys.argv[1])\n' > problems/careful/gen/show.py
printf '#include "testlib.h"\nint main(int argc, char **argv)\n{\n\tregisterValidation(argc, argv);\n\tinf.readInt(1, 2000000000, "n");\n\tinf.readEoln();\n\tinf.readEof();\n}\n' > problems/careful/validator/one.cpp
printf '# @expect AC\nprint(int(input()))\n' > problems/careful/solutions/right.py
printf '/* @expect AC */\n#include <stdio.h>\nint main(void)\n{\n\tint n;\n\tscanf("%%d", &n);\n\tn = n * 2;\n\tprintf("%%d\\n", (int)((unsigned)n / 2));\n}\n' > problems/careful/solutions/overflow.c
printf '// @expect AC\n#include <iostream>\n#include <vector>\nint main()\n{\n\tint n;\n\tstd::cin >> n;\n\tstd::vector<int> v(1);\n\tif (n < 10)\n\t\tn += v.data()[n] == 12345;\n\tstd::cout << n << "\\n";\n}\n' > problems/careful/solutions/outside.cpp
need_jail || return
"$SETTER" build -q careful --update-hashes > /dev/null 2>&1
findings() {
	try "$@" 2>&1 | grep -E '^\[|^2\| (error|note|hint)|sanitizers' | sed 's/==[0-9]*==/==N==/; s/ address 0x.*/ address .../'
}
findings run careful --sanitize
findings run careful right overflow --sanitize
findings run careful outside -t full-01 --sanitize
# Where /proc cannot be read, nothing is said about the stack.
findings run careful -t full-01 --sanitize --jail=landlock
