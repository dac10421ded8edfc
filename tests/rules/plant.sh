#!/bin/sh
# rules/plant.sh - break each rule of layers.py in a copy of setter/, and see it found.
#
#     sh tests/rules/plant.sh BUILD
#
# Prints what was not found; nothing is success.
build=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Object files are links, which no fault writes to.
copy() {
	rm -rf "$work/copy"
	mkdir -p "$work/copy/build/obj"
	cp -r setter "$work/copy"
	cp -rs "$(cd "$build" && pwd)/obj/setter" "$work/copy/build/obj"
}

check() {
	python3 tests/rules/layers.py "$1" "$work/copy" "$work/copy/build" | grep -v '^note: '
}

# planted CHECK WORDS: the fault, a script on standard input that runs in a copy, makes CHECK
# print a line that has WORDS; without it CHECK prints nothing.
planted() {
	copy
	[ -e "$work/$1" ] || check "$1" > "$work/$1"
	[ ! -s "$work/$1" ] || echo "$1: finds something where no fault is planted"
	(cd "$work/copy" && sh -e) || echo "$1: cannot plant '$2'"
	check "$1" | grep -qF -e "$2" || echo "$1: does not find '$2'"
}

planted table 'no row for attic/' << 'END'
mkdir setter/attic
END
planted table 'a row for cellar/, which does not exist' << 'END'
echo '| `cellar/` | nothing | base | 10 |' >> setter/README.md
END
planted table 'names cellar, which has no row' << 'END'
sed -i 's/ | base jail | / | base cellar | /' setter/README.md
END
planted table 'setter/stray.c is in no folder' << 'END'
echo 'int stray;' > setter/stray.c
END
planted table 'names build/test_maker.c, which does not exist' << 'END'
mv setter/build/test_maker.c setter/build/maker_of_tests.c
END
planted includes 'base/ may not use judge/' << 'END'
sed -i '1i #include "judge/matrix.h"' setter/base/text.c
END
planted includes 'statement/ may not use export/' << 'END'
sed -i '1i #include "export/export.h"' setter/statement/statement.h
END
planted includes '"text.h", which is not a' << 'END'
sed -i '1i #include "text.h"' setter/base/text.c
END
planted symbols 'base/planted.c uses judge_all of judge/judge.c: base/ may not use judge/' << 'END'
echo 'int judge_all(void *); int planted(void); int planted(void) { return judge_all(0); }' \
	> setter/base/planted.c
gcc -c -o build/obj/setter/base/planted.o setter/base/planted.c
END
planted symbols 'base/planted.c has no object file' << 'END'
echo 'int planted;' > setter/base/planted.c
END
planted names 'base/planted.c: grow() begins with no word' << 'END'
echo 'int grow(void); int grow(void) { return 0; }' > setter/base/planted.c
gcc -c -o build/obj/setter/base/planted.o setter/base/planted.c
END
planted cycles 'base -> jail -> base' << 'END'
sed -i '1i #include "jail/jail.h"' setter/base/text.c
END
planted cycles 'build -> process -> build' << 'END'
sed -i 's/| `process\/` \(.*\)| base jail |/| `process\/` \1| build |/' setter/README.md
sed -i '1i #include "build/compile.h"' setter/process/pool.c
END
planted paths 'setter/cmd/cmd_run.c' << 'END'
echo 'static const char *const planted = "build/problems/x/run.json";' >> setter/cmd/cmd_run.c
END
planted paths 'setter/judge/matrix.h' << 'END'
echo '#define PLANTED "ls build/hashes"' >> setter/judge/matrix.h
END
planted roles 'setter/hack/hack.c: planted() starts a program' << 'END'
cat >> setter/hack/hack.c << 'CODE'
void planted(char **argv)
{
	struct process p = { .argv = argv, .time_ms = 1000 };

	process_run(&p);
}
CODE
END
planted roles 'setter/judge/judge_test.c' << 'END'
echo 'static const char *const planted = "/sub/checker";' >> setter/judge/judge_test.c
END
planted run_file 'setter/cmd/cmd_run.c reads run.json' << 'END'
echo 'json_t *planted(char *s) { return json_read(s, strlen(s)); }' >> setter/cmd/cmd_run.c
END
planted long_files 'setter/base/text.c has' << 'END'
seq -f '// %g' 700 >> setter/base/text.c
END
planted crowded_folders 'setter/unit has' << 'END'
for i in $(seq 40); do echo "int planted$i;" > "setter/unit/planted$i.c"; done
END
planted budgets 'setter/process has' << 'END'
seq -f 'int planted%g;' 700 > setter/process/planted.c
END
