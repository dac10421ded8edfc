/*
 * lose - run a command on a kernel that refuses some system calls.
 *
 *     lose CALL[,CALL...] COMMAND...
 *
 * unshare: no namespaces; landlock_create_ruleset: no Landlock, as in containers of before 2022.
 */
#include <err.h>
#include <errno.h>
#include <string.h>
#include <unistd.h>

#include <seccomp.h>

int main(int argc, char **argv)
{
	scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);

	if (argc < 3 || !filter)
		errx(2, "usage: lose CALL[,CALL...] COMMAND...");
	for (const char *call = strtok(argv[1], ","); call; call = strtok(NULL, ",")) {
		const int number = seccomp_syscall_resolve_name(call);

		if (number < 0)
			errx(2, "'%s' is not a system call", call);
		if (seccomp_rule_add(filter, SCMP_ACT_ERRNO(EPERM), number, 0))
			errx(3, "cannot refuse '%s'", call);
	}
	if (seccomp_load(filter))
		errx(3, "cannot load the filter");
	seccomp_release(filter);
	execvp(argv[2], argv + 2);
	err(3, "%s", argv[2]);
}
