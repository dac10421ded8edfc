/*
 * doctor.c - try each facility of the kernel once.
 */
#define _GNU_SOURCE
#include "cmd/doctor.h"

#include <errno.h>
#include <fcntl.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/close_range.h>
#include <linux/openat2.h>
#include <linux/seccomp.h>

#include "base/diag.h"
#include "jail/jail_cgroup.h"
#include "jail/jail_internal.h"
#include "base/xalloc.h"

static struct doctor_finding *add(struct doctor *doctor, const char *part, const char *cure)
{
	struct doctor_finding *finding = &doctor->findings[doctor->count++];

	finding->part = part;
	finding->cure = cure;
	return finding;
}

/* --- What is tried, each in a process of its own; they return errno, or 0 ----------------------- */

static int result_of(long rc)
{
	return rc < 0 ? errno : 0;
}

static int try_user_namespace(void)
{
	return result_of(unshare(CLONE_NEWUSER));
}

/* Whether as root or in a user namespace, as the spawner does. */
static int try_namespaces(void)
{
	const int user = geteuid() ? CLONE_NEWUSER : 0;

	return result_of(unshare(user | CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWNET | CLONE_NEWIPC |
			CLONE_NEWUTS | CLONE_NEWCGROUP));
}

static int try_mounts(void)
{
	const int cause = try_namespaces();
	int tree;

	if (cause)
		return cause;
	if (mount(NULL, "/", NULL, MS_REC | MS_PRIVATE, NULL) ||
			mount("x", "/sys", "tmpfs", MS_NOSUID | MS_NODEV, "size=64k"))
		return errno;
	tree = jail_clone_tree("/usr", JAIL_NO_DEVICES);
	return tree < 0 ? errno : 0;
}

static int try_filter(void)
{
	static struct jail_filter filter;
	char why[JAIL_MESSAGE_MAX];
	struct sock_fprog code;

	if (jail_filter_build(&filter, true, why))
		return EINVAL;
	code.len = filter.length;
	code.filter = filter.code;
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		return errno;
	return result_of(syscall(SYS_seccomp, SECCOMP_SET_MODE_FILTER, 0, &code));
}

static int try_pidfd(void)
{
	return result_of(syscall(SYS_pidfd_open, getpid(), 0));
}

static int try_openat2(void)
{
	struct open_how how = { .flags = O_RDONLY | O_CLOEXEC, .resolve = RESOLVE_NO_SYMLINKS };

	return result_of(syscall(SYS_openat2, AT_FDCWD, "/", &how, sizeof how));
}

static int try_close_range(void)
{
	return result_of(close_range(100, ~0U, CLOSE_RANGE_CLOEXEC));
}

static int try_landlock(void)
{
	const int version = jail_landlock_version();

	if (!version)
		return ENOSYS;
	if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0))
		return errno;
	return result_of(jail_landlock(version, "/"));
}

static int in_a_process(int (*try_it)(void))
{
	int status = 0;
	const pid_t pid = fork();

	if (!pid)
		_exit(try_it());
	if (pid < 0 || waitpid(pid, &status, 0) != pid)
		return errno;
	return WIFEXITED(status) ? WEXITSTATUS(status) : EINTR;
}

static const struct {
	const char *part;
	int (*try_it)(void);
	const char *cure;
} trials[] = {
	{ "user namespace", try_user_namespace,
			"set user.max_user_namespaces above 0; on Ubuntu, "
			"kernel.apparmor_restrict_unprivileged_userns to 0; or run as root" },
	{ "other namespaces", try_namespaces, "run as root, or permit user namespaces" },
	{ "mounts", try_mounts, "Linux 5.12 or later; a container must permit mount" },
	{ "system call filter", try_filter, "a kernel with CONFIG_SECCOMP_FILTER" },
	{ "pidfd", try_pidfd, "Linux 5.3 or later" },
	{ "openat2", try_openat2, "Linux 5.6 or later" },
	{ "close_range", try_close_range, "Linux 5.11 or later" },
	{ "landlock", try_landlock,
			"Linux 5.19 or later, with landlock in CONFIG_LSM; a second lock on files, "
			"not needed" },
};

/* --- The whole ----------------------------------------------------------------------------------- */

static void examine_cgroups(struct doctor *doctor)
{
	struct doctor_finding *finding = add(doctor, "cgroups",
			"run as root, or in `systemd-run --user --scope -p Delegate=yes`");
	struct cgroups groups;

	finding->works = !cgroups_find(&groups, &cgroup_sources_here, finding->detail);
	if (!finding->works)
		return;
	snprintf(finding->detail, sizeof finding->detail, "%s",
			jail_accounting_name(groups.version));
	cgroups_sweep(&groups);
	cgroups_remove(&groups, 1);
}

static void examine_jail(struct doctor *doctor)
{
	struct doctor_finding *finding = add(doctor, "a run in the jail", NULL);
	struct jail jail = JAIL_INIT;
	char why[JAIL_MESSAGE_MAX];

	finding->works = !jail_open_quietly(&jail, doctor->why);
	if (finding->works) {
		snprintf(finding->detail, sizeof finding->detail, "as %s, limits by %s",
				jail.root ? "root, with a uid per run" : "an ordinary user",
				jail_accounting_name(jail.accounting));
	} else {
		memcpy(finding->detail, doctor->why, sizeof finding->detail);
		jail.unsafe = true;
		if (jail_open_quietly(&jail, why))
			jail.level = JAIL_LEVEL_NONE;
	}
	doctor->level = jail.level;
	jail_release(&jail);
}

void doctor_examine(struct doctor *doctor)
{
	memset(doctor, 0, sizeof *doctor);
	for (size_t i = 0; i < sizeof trials / sizeof *trials; i++) {
		struct doctor_finding *finding = add(doctor, trials[i].part, trials[i].cure);
		const int cause = in_a_process(trials[i].try_it);

		finding->works = !cause;
		if (cause)
			snprintf(finding->detail, sizeof finding->detail, "%s", strerror(cause));
	}
	examine_cgroups(doctor);
	examine_jail(doctor);
}

const char *doctor_level_name(enum jail_level level)
{
	static const char *const names[] = { "none: nothing can be judged",
		"unsafe: no namespaces; judging is refused without --unsafe",
		"namespaces, filter and rlimits: programs cannot fork",
		"full: namespaces, filter and cgroups" };

	return names[level];
}

/* --- Warnings ---------------------------------------------------------------------------------------- */

static bool file_begins(const char *path, const char *text)
{
	char line[128] = "";
	FILE *file = fopen(path, "re");

	if (!file)
		return false;
	if (!fgets(line, sizeof line, file))
		line[0] = '\0';
	fclose(file);
	return !strncmp(line, text, strlen(text));
}

static bool has_swap(void)
{
	char line[256];
	FILE *file = fopen("/proc/swaps", "re");
	int lines = 0;

	while (file && fgets(line, sizeof line, file))
		lines++;
	if (file)
		fclose(file);
	return lines > 1;
}

static void time_warnings(struct names *said)
{
	double load[1] = { 0 };

	if (file_begins("/sys/devices/system/cpu/smt/active", "1"))
		names_add(said, "processors share cores (SMT): times vary");
	if (file_begins("/sys/devices/system/cpu/cpu0/cpufreq/scaling_governor", "powersave"))
		names_add(said, "the frequency governor is 'powersave': times vary");
	if (getloadavg(load, 1) == 1 && load[0] > (double)sysconf(_SC_NPROCESSORS_ONLN))
		names_take(said,
				xprintf("the load is %.1f, more than there are processors: times vary",
						load[0]));
}

void doctor_warnings(struct names *said)
{
	time_warnings(said);
	if (has_swap())
		names_add(said, "there is swap: programs near their memory limit may become slow");
}

void doctor_note_times(void)
{
	struct names said = NAMES_INIT;

	time_warnings(&said);
	for (size_t i = 0; i < said.count; i++)
		note("%s", said.list[i]);
	names_release(&said);
}
