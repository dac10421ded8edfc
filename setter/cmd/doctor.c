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
#include "base/xalloc.h"
#include "jail/jail_cgroup.h"
#include "jail/jail_internal.h"

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
	const int user = jail_gives_uids(jail_find_ids()) ? 0 : CLONE_NEWUSER;

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
	const char *cure_of_root; /* where another one helps; or NULL */
} trials[] = {
	{ "user namespace", try_user_namespace,
			"set user.max_user_namespaces above 0; on Ubuntu, "
			"kernel.apparmor_restrict_unprivileged_userns to 0; or run as root",
			"set user.max_user_namespaces above 0; a container must permit unshare" },
	{ "other namespaces", try_namespaces, "run as root, or permit user namespaces",
			"start the container with CAP_SYS_ADMIN, and without its system call filter" },
	{ "mounts", try_mounts, "Linux 5.12 or later; a container must permit mount", NULL },
	{ "system call filter", try_filter, "a kernel with CONFIG_SECCOMP_FILTER", NULL },
	{ "pidfd", try_pidfd, "Linux 5.3 or later", NULL },
	{ "openat2", try_openat2, "Linux 5.6 or later", NULL },
	{ "close_range", try_close_range, "Linux 5.11 or later", NULL },
	{ "landlock", try_landlock,
			"Linux 5.19 or later, with landlock in CONFIG_LSM; a container must permit it, "
			"as those since 2022 do",
			NULL },
};

/* --- The whole ----------------------------------------------------------------------------------- */

/* A container has no systemd, and its root may write only what a user may. */
static const char *cure_of_cgroups(void)
{
	return geteuid() && !access("/run/systemd/system", F_OK)
			? "run as root, or in `systemd-run --user --scope -p Delegate=yes`"
			: "a writable cgroup tree with memory and pids";
}

static const struct doctor_finding *examine_cgroups(struct doctor *doctor)
{
	struct doctor_finding *finding = add(doctor, "cgroups", cure_of_cgroups());
	struct cgroups groups;

	finding->works = !cgroups_find(&groups, &cgroup_sources_here, finding->detail);
	if (!finding->works)
		return finding;
	snprintf(finding->detail, sizeof finding->detail, "%s",
			jail_accounting_name(groups.version));
	cgroups_sweep(&groups);
	cgroups_remove(&groups, 1);
	return finding;
}

/* docs/attacks.md has the whole list. */
static void tell_what_shows(struct doctor_finding *finding, const struct jail *jail)
{
	if (jail->level != JAIL_LEVEL_LANDLOCK)
		return;
	snprintf(finding->detail, sizeof finding->detail,
			"a program also sees process and inode numbers, whose processes run, the machine's "
			"name and free space, when files were last read, and of a path that it guesses "
			"whether that exists, its size and its times%s; a compiler can fill a disk",
			jail->root ? " (but not of tests)"
				   : ", for judge and program are the same user here");
}

/* Exactly at this level; why not, the jail says with its cure. */
static void examine_level(struct doctor *doctor, enum jail_level level)
{
	struct doctor_finding *finding = &doctor->levels[level];
	SCOPED(jail) jail = { .control = -1, .strongest = level, .required = level };

	finding->part = jail_level_name(level);
	finding->works = !jail_open_quietly(&jail, finding->detail);
	if (!finding->works)
		return;
	finding->detail[0] = '\0';
	tell_what_shows(finding, &jail);
	doctor->level = level;
}

/* The strongest is the one before it, with cgroups. */
static void examine_levels(struct doctor *doctor, const struct doctor_finding *cgroups)
{
	struct doctor_finding *full = &doctor->levels[JAIL_LEVEL_FULL];

	for (int level = JAIL_LEVEL_UNSAFE; level < JAIL_LEVELS; level++)
		examine_level(doctor, (enum jail_level)level);
	if (full->works)
		return;
	full->cure = cgroups->works ? NULL : cgroups->cure;
	if (!doctor->levels[JAIL_LEVEL_NAMESPACES].works)
		snprintf(full->detail, sizeof full->detail,
				"needs what 'namespaces' needs, and cgroups");
}

/* As judging does, which takes the strongest. */
static void examine_jail(struct doctor *doctor)
{
	struct doctor_finding *finding = add(doctor, "a run in the jail", NULL);
	SCOPED(jail) jail = JAIL_INIT;

	finding->works = !jail_open_quietly(&jail, finding->detail);
	if (!finding->works)
		return;
	snprintf(finding->detail, sizeof finding->detail, "as %s, limits by %s",
			jail.root ? "root, with a uid per run" : "an ordinary user",
			jail_accounting_name(jail.accounting));
}

static void examine_kernel(struct doctor *doctor)
{
	for (size_t i = 0; i < sizeof trials / sizeof *trials; i++) {
		const bool other = !geteuid() && trials[i].cure_of_root;
		struct doctor_finding *finding = add(doctor, trials[i].part,
				other ? trials[i].cure_of_root : trials[i].cure);
		const int cause = in_a_process(trials[i].try_it);

		finding->works = !cause;
		if (cause)
			snprintf(finding->detail, sizeof finding->detail, "%s", strerror(cause));
		else if (trials[i].try_it == try_landlock)
			snprintf(finding->detail, sizeof finding->detail, "ABI %d",
					jail_landlock_version());
	}
}

void doctor_examine(struct doctor *doctor)
{
	const struct doctor_finding *cgroups;

	memset(doctor, 0, sizeof *doctor);
	examine_kernel(doctor);
	cgroups = examine_cgroups(doctor);
	examine_jail(doctor);
	examine_levels(doctor, cgroups);
}

bool doctor_can_judge(const struct doctor *doctor)
{
	return doctor->level >= JAIL_LEVEL_LANDLOCK;
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
	SCOPED(names) said = NAMES_INIT;

	time_warnings(&said);
	for (size_t i = 0; i < said.count; i++)
		note("%s", said.list[i]);
}
