# Who talks to an interactor and means no good is blamed for it, with one at a time and with two. (long)
need_jail || return
rm -rf problems gen solutions validator checker
cp -r "$here/talk_kit/." .
"$SETTER" build -q guess --update-hashes > /dev/null 2>&1
mkdir -p hostile

# c NAME BODY: a program.
c() {
	printf '#define _GNU_SOURCE\n#include <fcntl.h>\n#include <signal.h>\n#include <stdio.h>\n#include <unistd.h>\nint main(void)\n{\n%s\nreturn 0;\n}\n' "$2" > "hostile/$1.c"
}

c floods 'for (;;) fputs("1 2 3 4 5 6 7 8\n", stdout);'
c says_nothing 'for (;;) pause();'
c leaves 'fputs("1\n", stdout); fflush(stdout); close(0); close(1);'
c closes_in 'close(0); puts("1"); fflush(stdout); for (;;) pause();'
c half_a_line 'fputs("1", stdout); fflush(stdout); for (;;) pause();'
c nul_bytes 'static char many[4096]; fwrite(many, 1, sizeof many, stdout);'
c child_holds 'if (!fork()) for (;;) pause(); puts("x"); fflush(stdout);'
c stops_itself 'raise(SIGSTOP);'
c closes_out 'close(1); for (volatile long i = 0;; i++) ;'
c writes_notes 'const char *names[] = { "notes", "/box/notes", "../notes", "/ans", "/in", "out" };
	for (int i = 0; i < 6; i++) { int fd = open(names[i], O_WRONLY | O_CREAT, 0666); if (fd >= 0 && write(fd, "1\n", 2)) close(fd); }
	for (int fd = 2; fd < 64; fd++) if (write(fd, "ok 1 guess\n", 11)) continue;'

# verdicts OPTION: of each, by name.
verdicts() {
	"$SETTER" judge guess hostile/*.c -t sample-01 "$1" --json 2> /dev/null |
		python3 -c 'import json, os, sys
for one in json.load(sys.stdin)["files"]:
    print(os.path.basename(one["file"]), one["verdict"], *(test["message"][:40] for test in one["tests"]))'
}
verdicts -j1 | tee one
verdicts -j2 > two
holds cmp one two
