/*
 * borrowed_programs - becomes a program of the machine that reads files, and then prints them.
 *
 * @full RE
 * @namespaces RE
 * @landlock RE
 * @by the mount tree; Landlock stays over exec
 */
#include "hostile.h"

/* sed says of each file that it cannot be read, and ends with 2. */
int main(int argc, char **argv)
{
	char beside[4096], judge[64], memory[64];
	char *const command[] = { "sed", "s/^/BREACH /", argc > 1 ? argv[1] : "", beside, judge,
		memory, "/etc/shadow", "/etc/machine-id", "/root/.profile", "/proc/1/environ",
		"/proc/self/root/etc/shadow", NULL };
	char *const environment[] = { NULL };

	if (argc < 4)
		return 0;
	snprintf(beside, sizeof beside, "%.*s/input", (int)(strrchr(argv[1], '/') - argv[1]),
			argv[1]);
	snprintf(judge, sizeof judge, "/proc/%d/environ", (int)getppid());
	snprintf(memory, sizeof memory, "/proc/%d/maps", (int)getppid());
	execve("/bin/sed", command, environment);
	return 0;
}
