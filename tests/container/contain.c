/*
 * contain - run a command as a container with Docker's defaults does.
 *
 *     contain [-user UID] COMMAND...
 *     contain [-user UID] -bundle ROOT COMMAND... > config.json
 *
 * COMMAND is process 1 of its own process numbers, with Docker's capabilities (nobody in there gets
 * others), Docker's system call filter, a cgroup tree that is read-only, 64 MiB of shared memory, and
 * the parts of /proc and /sys hidden that Docker hides; as UID, a user without groups, if -user says so.  Files and network
 * are the machine's own.  Ends with COMMAND's exit code, 128 + N for signal N.  A machine that does
 * not permit it is a container already: COMMAND is run as it is, and a note says so.
 *
 * With -bundle nothing is run: the same container is described for runc, on the root folder ROOT.
 */
#define _GNU_SOURCE
#include <err.h>
#include <errno.h>
#include <fcntl.h>
#include <grp.h>
#include <sched.h>
#include <signal.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mount.h>
#include <sys/personality.h>
#include <sys/prctl.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/capability.h>
#include <seccomp.h>

/* --- What Docker gives ----------------------------------------------------------------------- */

static const struct capability {
	int number;
	const char *name;
} capabilities[] = {
	{ CAP_CHOWN, "CAP_CHOWN" },
	{ CAP_DAC_OVERRIDE, "CAP_DAC_OVERRIDE" },
	{ CAP_FOWNER, "CAP_FOWNER" },
	{ CAP_FSETID, "CAP_FSETID" },
	{ CAP_KILL, "CAP_KILL" },
	{ CAP_SETGID, "CAP_SETGID" },
	{ CAP_SETUID, "CAP_SETUID" },
	{ CAP_SETPCAP, "CAP_SETPCAP" },
	{ CAP_NET_BIND_SERVICE, "CAP_NET_BIND_SERVICE" },
	{ CAP_NET_RAW, "CAP_NET_RAW" },
	{ CAP_SYS_CHROOT, "CAP_SYS_CHROOT" },
	{ CAP_MKNOD, "CAP_MKNOD" },
	{ CAP_AUDIT_WRITE, "CAP_AUDIT_WRITE" },
	{ CAP_SETFCAP, "CAP_SETFCAP" },
};

/* EPERM; clone3 is ENOSYS, so that the C library asks clone. */
static const char *const refused[] = { "unshare", "setns", "mount", "umount", "umount2",
	"pivot_root", "open_tree", "move_mount", "fsopen", "fsconfig", "fsmount", "fspick",
	"mount_setattr", "acct", "add_key", "bpf", "clock_adjtime", "clock_settime",
	"delete_module", "fanotify_init", "finit_module", "get_mempolicy", "init_module", "ioperm",
	"iopl", "io_uring_enter", "io_uring_register", "io_uring_setup", "kexec_file_load",
	"kexec_load", "keyctl", "lookup_dcookie", "mbind", "move_pages", "open_by_handle_at",
	"perf_event_open", "quotactl", "reboot", "request_key", "set_mempolicy", "setdomainname",
	"sethostname", "settimeofday", "swapoff", "swapon", "syslog", "userfaultfd", "vhangup" };

/* EPERM where the first argument has these bits of the mask. */
static const struct refused_bits {
	const char *name;
	uint64_t mask, bits;
} refused_bits[] = {
	{ "clone", CLONE_NEWNS, CLONE_NEWNS },
	{ "clone", CLONE_NEWCGROUP, CLONE_NEWCGROUP },
	{ "clone", CLONE_NEWUTS, CLONE_NEWUTS },
	{ "clone", CLONE_NEWIPC, CLONE_NEWIPC },
	{ "clone", CLONE_NEWUSER, CLONE_NEWUSER },
	{ "clone", CLONE_NEWPID, CLONE_NEWPID },
	{ "clone", CLONE_NEWNET, CLONE_NEWNET },
	/* All bits are set in the question which one it is. */
	{ "personality", 0x80000000 | ADDR_NO_RANDOMIZE, ADDR_NO_RANDOMIZE },
	{ "personality", 0x80000000 | READ_IMPLIES_EXEC, READ_IMPLIES_EXEC },
};

static const char *const masked[] = { "/proc/acpi", "/proc/asound", "/proc/interrupts",
	"/proc/kcore", "/proc/keys", "/proc/latency_stats", "/proc/sched_debug", "/proc/scsi",
	"/proc/timer_list", "/proc/timer_stats", "/sys/devices/virtual/powercap", "/sys/firmware" };
static const char *const read_only[] = { "/proc/bus", "/proc/fs", "/proc/irq", "/proc/sys",
	"/proc/sysrq-trigger", "/sys" };

#define COUNT(array) (sizeof(array) / sizeof *(array))

enum { EXIT_BAD_REQUEST = 2, EXIT_BROKEN = 3 };

/* --- The container itself ---------------------------------------------------------------------- */

static void need(int result, const char *what)
{
	if (result < 0)
		err(EXIT_BROKEN, "%s", what);
}

static void mask(const char *path)
{
	struct stat status;

	if (stat(path, &status))
		return;
	if (S_ISDIR(status.st_mode))
		need(mount("none", path, "tmpfs", MS_RDONLY, "size=0k"), path);
	else
		need(mount("/dev/null", path, NULL, MS_BIND, NULL), path);
}

static void make_read_only(const char *path)
{
	struct mount_attr attributes = { .attr_set = MOUNT_ATTR_RDONLY };

	if (access(path, F_OK))
		return;
	need(mount(path, path, NULL, MS_BIND | MS_REC, NULL), path);
	need(mount_setattr(-1, path, AT_RECURSIVE, &attributes, sizeof attributes), path);
}

static void give_shared_memory(void)
{
	const unsigned long flags = MS_NOSUID | MS_NODEV | MS_NOEXEC;

	if (!access("/dev/shm", F_OK))
		need(mount("shm", "/dev/shm", "tmpfs", flags, "mode=1777,size=64m"), "/dev/shm");
}

static void hide_the_machine(void)
{
	need(mount("none", "/", NULL, MS_REC | MS_PRIVATE, NULL), "making mounts private");
	need(mount("proc", "/proc", "proc", MS_NOSUID | MS_NODEV | MS_NOEXEC, NULL), "/proc");
	give_shared_memory();
	for (size_t i = 0; i < COUNT(masked); i++)
		mask(masked[i]);
	for (size_t i = 0; i < COUNT(read_only); i++)
		make_read_only(read_only[i]);
}

static void refuse(scmp_filter_ctx filter, const char *name, int error, unsigned conditions,
		uint64_t mask, uint64_t bits)
{
	const struct scmp_arg_cmp when = SCMP_A0(SCMP_CMP_MASKED_EQ, mask, bits);
	const int call = seccomp_syscall_resolve_name(name);

	if (call == __NR_SCMP_ERROR)
		errx(EXIT_BROKEN, "libseccomp does not know %s", name);
	errno = -seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(error), call, conditions, &when);
	need(errno ? -1 : 0, name);
}

/* Needs no no_new_privs, as Docker has none: set-uid programs work in there. */
static void load_filter(void)
{
	scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ALLOW);

	if (!filter)
		errx(EXIT_BROKEN, "no memory for a filter");
#ifdef __x86_64__
	seccomp_arch_add(filter, SCMP_ARCH_X86);
	seccomp_arch_add(filter, SCMP_ARCH_X32);
#endif
	seccomp_attr_set(filter, SCMP_FLTATR_CTL_NNP, 0);
	for (size_t i = 0; i < COUNT(refused); i++)
		refuse(filter, refused[i], EPERM, 0, 0, 0);
	for (size_t i = 0; i < COUNT(refused_bits); i++)
		refuse(filter, refused_bits[i].name, EPERM, 1, refused_bits[i].mask,
				refused_bits[i].bits);
	refuse(filter, "clone3", ENOSYS, 0, 0, 0);
	errno = -seccomp_load(filter);
	need(errno ? -1 : 0, "loading the filter");
	seccomp_release(filter);
}

static bool is_given(int capability)
{
	for (size_t i = 0; i < COUNT(capabilities); i++)
		if (capabilities[i].number == capability)
			return true;
	return false;
}

static void drop_capabilities(void)
{
	struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
	struct __user_cap_data_struct data[2] = { { 0 } };

	for (int i = 0; prctl(PR_CAPBSET_READ, i) >= 0; i++)
		if (!is_given(i))
			need(prctl(PR_CAPBSET_DROP, i), "dropping capabilities");
	for (size_t i = 0; i < COUNT(capabilities); i++)
		data[0].effective |= 1U << capabilities[i].number;
	data[0].permitted = data[0].effective;
	need((int)syscall(SYS_capset, &header, data), "giving up capabilities");
}

static void become(unsigned user)
{
	if (user == 0)
		return;
	need(setgroups(0, NULL), "giving up groups");
	need(setresgid(user, user, user), "becoming a user");
	need(setresuid(user, user, user), "becoming a user");
}

static void run_command(unsigned user, char **command)
{
	become(user);
	need(prctl(PR_SET_PDEATHSIG, SIGKILL), "PR_SET_PDEATHSIG");
	execvp(*command, command);
	err(EXIT_BROKEN, "cannot run '%s'", *command);
}

/* Returns what became of the command, or -1 where the machine gives no namespaces. */
static int run_contained(unsigned user, char **command)
{
	int status;
	pid_t child;

	if (unshare(CLONE_NEWNS | CLONE_NEWPID | CLONE_NEWCGROUP | CLONE_NEWIPC))
		return -1;
	child = fork();
	need(child, "fork");
	if (child == 0) {
		hide_the_machine();
		load_filter();
		drop_capabilities();
		run_command(user, command);
	}
	signal(SIGINT, SIG_IGN);
	need(waitpid(child, &status, 0), "waiting");
	return WIFSIGNALED(status) ? 128 + WTERMSIG(status) : WEXITSTATUS(status);
}

/* --- The same, described --------------------------------------------------------------------- */

static void print_text(const char *text)
{
	putchar('"');
	for (; *text; text++)
		if (*text == '"' || *text == '\\')
			printf("\\%c", *text);
		else if ((unsigned char)*text < ' ')
			printf("\\u%04x", *text);
		else
			putchar(*text);
	putchar('"');
}

static void print_list(const char *key, const char *const *texts, size_t count)
{
	printf("\"%s\": [", key);
	for (size_t i = 0; i < count; i++) {
		print_text(texts[i]);
		printf(i + 1 < count ? ", " : "]");
	}
}

static void print_capabilities(const char *key, bool any)
{
	printf("\"%s\": [", key);
	for (size_t i = 0; any && i < COUNT(capabilities); i++)
		printf("%s\"%s\"", i ? ", " : "", capabilities[i].name);
	printf("]");
}

static void print_mount(const char *place, const char *kind, const char *options)
{
	printf("{\"destination\": \"%s\", \"type\": \"%s\", \"source\": \"%s\", "
	       "\"options\": [%s]}",
			place, kind, kind, options);
}

static void print_process(unsigned user, const char *const *command)
{
	size_t words = 0;

	while (command[words])
		words++;
	printf("\"process\": {\"user\": {\"uid\": %u, \"gid\": %u}, \"cwd\": \"/\", ", user, user);
	print_list("args", command, words);
	printf(", \"env\": [\"PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin\"], "
	       "\"capabilities\": {");
	print_capabilities("bounding", true);
	printf(", ");
	print_capabilities("effective", user == 0);
	printf(", ");
	print_capabilities("permitted", user == 0);
	printf("}}");
}

static void print_mounts(void)
{
	printf("\"mounts\": [");
	print_mount("/proc", "proc", "\"nosuid\", \"noexec\", \"nodev\"");
	printf(", ");
	print_mount("/dev", "tmpfs", "\"nosuid\", \"strictatime\", \"mode=755\", \"size=65536k\"");
	printf(", ");
	print_mount("/dev/pts", "devpts",
			"\"nosuid\", \"noexec\", \"newinstance\", \"ptmxmode=0666\", "
			"\"mode=0620\", \"gid=5\"");
	printf(", ");
	print_mount("/dev/shm", "tmpfs",
			"\"nosuid\", \"noexec\", \"nodev\", \"mode=1777\", \"size=65536k\"");
	printf(", ");
	print_mount("/sys", "sysfs", "\"nosuid\", \"noexec\", \"nodev\", \"ro\"");
	printf(", ");
	print_mount("/sys/fs/cgroup", "cgroup", "\"nosuid\", \"noexec\", \"nodev\", \"ro\"");
	printf("]");
}

static void print_filter(void)
{
#ifdef __x86_64__
	const char *architectures = "\"SCMP_ARCH_X86_64\", \"SCMP_ARCH_X86\", \"SCMP_ARCH_X32\"";
#else
	const char *architectures = "";
#endif

	printf("\"seccomp\": {\"defaultAction\": \"SCMP_ACT_ALLOW\", \"architectures\": [%s], "
	       "\"syscalls\": [{",
			architectures);
	print_list("names", refused, COUNT(refused));
	printf(", \"action\": \"SCMP_ACT_ERRNO\"}");
	for (size_t i = 0; i < COUNT(refused_bits); i++)
		printf(", {\"names\": [\"%s\"], \"action\": \"SCMP_ACT_ERRNO\", \"args\": "
		       "[{\"index\": 0, \"op\": \"SCMP_CMP_MASKED_EQ\", \"value\": %llu, "
		       "\"valueTwo\": %llu}]}",
				refused_bits[i].name, (unsigned long long)refused_bits[i].mask,
				(unsigned long long)refused_bits[i].bits);
	printf(", {\"names\": [\"clone3\"], \"action\": \"SCMP_ACT_ERRNO\", \"errnoRet\": %d}]}",
			ENOSYS);
}

static void print_bundle(unsigned user, const char *root, const char *const *command)
{
	printf("{\"ociVersion\": \"1.0.2\", ");
	print_process(user, command);
	printf(", \"root\": {\"path\": ");
	print_text(root);
	printf("}, \"hostname\": \"container\", ");
	print_mounts();
	printf(", \"linux\": {\"namespaces\": [{\"type\": \"pid\"}, {\"type\": \"ipc\"}, "
	       "{\"type\": \"uts\"}, {\"type\": \"mount\"}, {\"type\": \"cgroup\"}], ");
	print_list("maskedPaths", masked, COUNT(masked));
	printf(", ");
	print_list("readonlyPaths", read_only, COUNT(read_only));
	printf(", ");
	print_filter();
	printf("}}\n");
}

/* -------------------------------------------------------------------------------------------- */

int main(int argc, char *argv[])
{
	const char *root = NULL;
	unsigned user = 0;
	int code;

	for (; argc > 2 && *argv[1] == '-'; argc -= 2, argv += 2)
		if (!strcmp(argv[1], "-user"))
			user = (unsigned)strtoul(argv[2], NULL, 10);
		else if (!strcmp(argv[1], "-bundle"))
			root = argv[2];
		else
			errx(EXIT_BAD_REQUEST, "unknown option '%s'", argv[1]);
	if (argc < 2)
		errx(EXIT_BAD_REQUEST, "usage: contain [-user UID] [-bundle ROOT] COMMAND...");
	if (root) {
		print_bundle(user, root, (const char *const *)argv + 1);
		return 0;
	}
	code = run_contained(user, argv + 1);
	if (code >= 0)
		return code;
	warnx("note: no container can be made here (%s): '%s' is run as it is", strerror(errno),
			argv[1]);
	run_command(geteuid() == 0 ? user : 0, argv + 1);
}
