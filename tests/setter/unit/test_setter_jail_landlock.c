/*
 * test_setter_jail_landlock - the level of the jail that has no namespaces.
 *
 * tests/setter/attacks shows what hostile programs get there.  Here is what they cannot show: that
 * nobody of a run is left, who else lives on, and what a kernel with less of Landlock holds.
 */
#define _GNU_SOURCE
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>

#include <cmocka.h>

#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/prctl.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/wait.h>
#include <unistd.h>

#include <linux/capability.h>

#include "base/xalloc.h"
#include "jail/jail_internal.h"

static struct jail jail = { .control = -1, .strongest = JAIL_LEVEL_LANDLOCK };
static char folder[] = "/tmp/setter-landlock-XXXXXX";

static struct jail_job shell_job(char **argv, const char *script, int out)
{
	struct jail_job job = JAIL_JOB_INIT;

	argv[0] = "/bin/sh";
	argv[1] = "-c";
	argv[2] = (char *)script;
	argv[3] = NULL;
	job.argv = argv;
	job.out = out;
	job.limits.cpu_ms = 5000;
	job.limits.wall_ms = 20000;
	return job;
}

static struct jail_result run_shell(struct jail *in, enum jail_profile profile, const char *script,
		int out)
{
	char *argv[4];
	struct jail_job job = shell_job(argv, script, out);
	struct jail_result r;

	job.profile = profile;
	jail_run(in, &job, &r);
	if (r.ending == JAIL_BROKEN)
		print_message("%s\n", r.message);
	return r;
}

static int open_file(const char *name, const char *text)
{
	char *path = xprintf("%s/%s", folder, name);
	const int fd = open(path, O_RDWR | O_CREAT | O_TRUNC | O_CLOEXEC, 0644);

	assert_true(fd >= 0);
	assert_int_equal(write(fd, text, strlen(text)), strlen(text));
	assert_int_equal(lseek(fd, 0, SEEK_SET), 0);
	free(path);
	return fd;
}

static char *read_back(int fd)
{
	static char text[4096];
	const ssize_t length = pread(fd, text, sizeof text - 1, 0);

	assert_true(length >= 0);
	text[length] = '\0';
	close(fd);
	return text;
}

/* Does anybody sleep so long? */
static bool someone_sleeps(const char *seconds)
{
	char *command = xprintf("for p in /proc/[0-9]*; do tr '\\0' ' ' < $p/cmdline; echo; done "
				"2> /dev/null | grep -v 'for p in' | grep -q 'sleep [%c]%s'",
			*seconds, seconds + 1);
	const int status = system(command);

	free(command);
	return WIFEXITED(status) && !WEXITSTATUS(status);
}

/* --- Facts ---------------------------------------------------------------------------------------- */

static void it_is_the_level_that_was_asked_for(void **state)
{
	(void)state;
	assert_int_equal(jail.level, JAIL_LEVEL_LANDLOCK);
	assert_int_equal(jail.accounting, JAIL_RLIMIT);
}

static void whatever_a_compiler_started_is_dead_at_the_end(void **state)
{
	static const char *const scripts[] = {
		"sleep $nap & exit 0",
		"(setsid sleep $nap &) ; (sleep $nap & sleep $nap &) & exit 0",
		"trap '' TERM HUP INT; for i in 1 2 3 4 5 6 7 8 9 10; do sleep $nap & done; exit 0",
		/* a chain: each starts the next one, and ends */
		"f() { (f $(($1 + 1)) &) ; sleep 0.01; }; f 0 & (exec sleep $nap) & exit 0",
		/* a bomb, but of no more than a thousand: who watches may be late on a busy machine */
		"b() { test ${#1} -gt 8 && exec sleep $nap; b x$1 & b x$1 & wait; }; b x & sleep 0.2; exit 0",
	};
	char nap[32]; /* Nobody else on the machine sleeps as long. */

	(void)state;
	snprintf(nap, sizeof nap, "8101.%07d", (int)getpid());
	for (size_t i = 0; i < sizeof scripts / sizeof *scripts; i++) {
		char *script = xprintf("nap=%s; %s", nap, scripts[i]);
		const struct jail_result r = run_shell(&jail, JAIL_COMPILE, script, -1);

		free(script);
		assert_int_not_equal(r.ending, JAIL_BROKEN);
		assert_false(someone_sleeps(nap));
	}
}

static void a_run_of_another_judge_lives_on(void **state)
{
	struct jail other = { .control = -1, .strongest = JAIL_LEVEL_LANDLOCK };
	char *argv[4], why[JAIL_MESSAGE_MAX];
	struct jail_job job;
	struct jail_result r;
	int run;

	(void)state;
	assert_int_equal(jail_open_quietly(&other, why), 0);
	job = shell_job(argv, "sleep 1.5; exit 7", -1);
	job.profile = JAIL_COMPILE;
	run = jail_start(&other, &job, &r);
	assert_true(run >= 0);
	for (int i = 0; i < 5; i++)
		assert_int_equal(run_shell(&jail, JAIL_COMPILE, "sleep 8102.5 & exit 3", -1).code,
				3);
	jail_finish(run, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_int_equal(r.code, 7);
	jail_release(&other);
}

static void what_a_killed_spawner_left_is_removed_by_the_next(void **state)
{
	struct jail other = { .control = -1, .strongest = JAIL_LEVEL_LANDLOCK };
	char why[JAIL_MESSAGE_MAX], made[] = "/tmp/setter-made-XXXXXX", *below, *left;

	(void)state;
	assert_non_null(mkdtemp(made));
	below = xprintf("%s/0", made);
	left = xprintf("/tmp/setter-jail-1-%s", made + strlen("/tmp/setter-made-"));
	assert_int_equal(mkdir(below, 0700), 0);
	/* From here on, any jail of the machine may remove it. */
	assert_int_equal(rename(made, left), 0);
	assert_int_equal(jail_open_quietly(&other, why), 0);
	assert_int_equal(access(left, F_OK), -1);
	/* And what belongs to somebody who lives stays. */
	assert_int_equal(run_shell(&jail, JAIL_RUN, "exit 4", -1).code, 4);
	jail_release(&other);
	free(left);
	free(below);
}

static void more_may_be_left_than_there_are_descriptors(void **state)
{
	struct jail other = { .control = -1, .strongest = JAIL_LEVEL_LANDLOCK };
	char why[JAIL_MESSAGE_MAX], left[64][32];
	struct rlimit before, few;
	int rc;

	(void)state;
	for (size_t i = 0; i < 64; i++) {
		snprintf(left[i], sizeof left[i], "/tmp/setter-jail-1-XXXXXX");
		assert_non_null(mkdtemp(left[i]));
	}
	assert_int_equal(getrlimit(RLIMIT_NOFILE, &before), 0);
	few = (struct rlimit){ 48, before.rlim_max };
	assert_int_equal(setrlimit(RLIMIT_NOFILE, &few), 0);
	rc = jail_open_quietly(&other, why);
	assert_int_equal(setrlimit(RLIMIT_NOFILE, &before), 0);
	assert_int_equal(rc, 0);
	for (size_t i = 0; i < 64; i++)
		assert_int_equal(access(left[i], F_OK), -1);
	jail_release(&other);
}

static void every_run_of_roots_has_another_uid(void **state)
{
	char first[4096] = "";

	(void)state;
	if (!jail.root) {
		puts("skipped: uids of runs (needs root)");
		skip();
	}
	for (int i = 0; i < 2; i++) {
		const int out = open_file("id", "");

		assert_int_equal(run_shell(&jail, JAIL_COMPILE, "id -u; id -g; id -G", out).code,
				0);
		if (i)
			assert_string_not_equal(first, read_back(out));
		else
			memcpy(first, read_back(out), sizeof first);
	}
	assert_true(strtol(first, NULL, 10) >= 20000);
}

static void what_is_fetched_can_be_written_and_nothing_else(void **state)
{
	char *argv[4], text[16] = "";
	struct jail_job job = shell_job(argv, "echo it > made; echo x > other || exit 5", -1);
	struct jail_result r;

	(void)state;
	job.fetch = "made";
	job.fetch_too = "unmade";
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_int_not_equal(r.code, 0);
	assert_true(r.fetched >= 0);
	assert_int_equal(r.fetched_too, -1);
	assert_int_equal(read(r.fetched, text, sizeof text), 3);
	assert_string_equal(text, "it\n");
	close(r.fetched);
}

static void files_have_the_names_of_the_command(void **state)
{
	char *in = xprintf("%s/test", folder), *ans = xprintf("%s/answer", folder);
	char *const argv[] = { "/usr/bin/cat", "/in", "/ans", "/sub/beside", "-", NULL };
	struct jail_job job = JAIL_JOB_INIT;
	struct jail_result r;
	const int out = open_file("said", "");

	(void)state;
	close(open_file("test", "test\n"));
	close(open_file("answer", "answer\n"));
	close(open_file("beside", "beside\n"));
	job.argv = argv;
	job.folder = folder;
	job.in = job.file_in = in;
	job.file_ans = ans;
	job.out = out;
	jail_run(&jail, &job, &r);
	assert_int_equal(r.ending, JAIL_EXITED);
	assert_int_equal(r.code, 0);
	assert_string_equal(read_back(out), "test\nanswer\nbeside\ntest\n");
	free(in);
	free(ans);
}

static void names_in_what_a_program_says_are_given_back(void **state)
{
	char said[] = "../sub/a.c:1: in ../box/x, not x../sub/ or ../submarine or a/../sub; ../program: "
		      "../program-2";

	(void)state;
	jail_restore_names(said);
	assert_string_equal(said,
			"/sub/a.c:1: in /box/x, not x../sub/ or ../submarine or a/../sub; "
			"/program: /program-2");
}

/* Assemblers have the path from TMPDIR, Python makes one of its own. */
static void and_so_are_those_with_the_path_of_the_run(void **state)
{
	char said[] = "/tmp/setter-jail-12-AbCd3f/0/box/cc1.s: 1: File "
		      "\"/var/tmp/setter-jail-1-abcdef/10/box/../program-2\"; not of "
		      "/tmp/setter-jail-12/0/box or /tmp/setter-jail-12-AbCd3f/0/secret";

	(void)state;
	jail_restore_names(said);
	assert_string_equal(said,
			"/box/cc1.s: 1: File \"/program-2\"; not of "
			"/tmp/setter-jail-12/0/box or /tmp/setter-jail-12-AbCd3f/0/secret");
}

/* As on kernels from 5.13 on: nothing outside is read or changed, by any of them. */
static void every_version_of_landlock_holds(void **state)
{
	char *script = xprintf("cat %s/secret; cat /proc/self/status; echo x > %s/secret; "
			       "echo > %s/new; ls %s; rm %s/secret; mv %s/secret .; exit 0",
			folder, folder, folder, folder, folder, folder);
	const int versions = jail_landlock_version();

	(void)state;
	for (int version = 1; version <= versions; version++) {
		struct jail other = { .control = -1,
			.strongest = JAIL_LEVEL_LANDLOCK,
			.landlock_most = version };
		const int secret = open_file("secret", "secret"), out = open_file("out", "");
		char why[JAIL_MESSAGE_MAX];

		assert_int_equal(jail_open_quietly(&other, why), 0);
		assert_int_equal(run_shell(&other, JAIL_COMPILE, script, out).code, 0);
		jail_release(&other);
		assert_string_equal(read_back(out), "");
		assert_string_equal(read_back(secret), "secret");
	}
	free(script);
}

/* Some containers have a root that cannot become another user. */
static void lose_capability(int which)
{
	struct __user_cap_header_struct header = { .version = _LINUX_CAPABILITY_VERSION_3 };
	struct __user_cap_data_struct data[2];

	if (syscall(SYS_capget, &header, data))
		_exit(77);
	data[0].effective &= ~(1U << which);
	data[0].permitted &= ~(1U << which);
	if (prctl(PR_CAPBSET_DROP, which) || syscall(SYS_capset, &header, data))
		_exit(77);
}

/* A jail in a process that shares the uid of its runs; it tells what the shell said. */
static int as_one_user(const char *script, int out)
{
	struct jail own = { .control = -1, .strongest = JAIL_LEVEL_LANDLOCK };
	char why[JAIL_MESSAGE_MAX];
	const pid_t pid = fork();
	int status = -1, rc;

	if (!pid) {
		if (!geteuid())
			lose_capability(CAP_SETUID);
		rc = jail_open_quietly(&own, why);
		if (rc || own.root)
			_exit(1);
		rc = run_shell(&own, JAIL_COMPILE, script, out).code;
		jail_release(&own);
		_exit(rc);
	}
	assert_int_equal(waitpid(pid, &status, 0), pid);
	return WIFEXITED(status) ? WEXITSTATUS(status) : -1;
}

static void root_that_cannot_change_its_uid_is_a_user(void **state)
{
	const int out = open_file("out", "");

	(void)state;
	assert_int_equal(as_one_user("id -u", out), 0);
	assert_int_equal(atoi(read_back(out)), geteuid());
}

/* Others' processes do not matter, but a bomb is small when the watch finds it. */
static void a_crowd_of_a_shared_uid_has_a_limit(void **state)
{
	const int out = open_file("out", "");
	long most;

	(void)state;
	assert_int_equal(as_one_user("ulimit -p", out), 0);
	most = atol(read_back(out));
	assert_true(most > 64 && most < jail_count_everybody() + 4000);
}

static int open_jail(void **state)
{
	char why[JAIL_MESSAGE_MAX] = "";

	(void)state;
	if (!jail_landlock_version()) {
		puts("skipped: the jail without namespaces (needs Landlock)");
		exit(0);
	}
	if (!mkdtemp(folder) || chmod(folder, 0755))
		return -1;
	if (!jail_open_quietly(&jail, why))
		return 0;
	print_message("%s\n", why);
	return -1;
}

static int close_jail(void **state)
{
	char *command = xprintf("rm -rf %s", folder);
	const int status = system(command);

	(void)state;
	free(command);
	jail_release(&jail);
	return status;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(it_is_the_level_that_was_asked_for),
		cmocka_unit_test(whatever_a_compiler_started_is_dead_at_the_end),
		cmocka_unit_test(a_run_of_another_judge_lives_on),
		cmocka_unit_test(what_a_killed_spawner_left_is_removed_by_the_next),
		cmocka_unit_test(more_may_be_left_than_there_are_descriptors),
		cmocka_unit_test(every_run_of_roots_has_another_uid),
		cmocka_unit_test(what_is_fetched_can_be_written_and_nothing_else),
		cmocka_unit_test(files_have_the_names_of_the_command),
		cmocka_unit_test(names_in_what_a_program_says_are_given_back),
		cmocka_unit_test(and_so_are_those_with_the_path_of_the_run),
		cmocka_unit_test(every_version_of_landlock_holds),
		cmocka_unit_test(root_that_cannot_change_its_uid_is_a_user),
		cmocka_unit_test(a_crowd_of_a_shared_uid_has_a_limit),
	};

	return cmocka_run_group_tests(tests, open_jail, close_jail);
}
