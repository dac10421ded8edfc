/*
 * Two runs that talk: what one can say of who ended first, who waits and who floods, at each level of
 * the jail.  One program plays all parts: its words say what it does, one after the other.
 */
#define _GNU_SOURCE
#include "setter_unit.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <sys/wait.h>
#include <time.h>

#include "jail/jail_talk.h"

static const char actor_source[] =
		"#define _GNU_SOURCE\n"
		"#include <poll.h>\n"
		"#include <pthread.h>\n"
		"#include <signal.h>\n"
		"#include <stdio.h>\n"
		"#include <stdlib.h>\n"
		"#include <string.h>\n"
		"#include <sys/epoll.h>\n"
		"#include <sys/prctl.h>\n"
		"#include <sys/select.h>\n"
		"#include <sys/time.h>\n"
		"#include <sys/timerfd.h>\n"
		"#include <sys/wait.h>\n"
		"#include <time.h>\n"
		"#include <fcntl.h>\n"
		"#include <unistd.h>\n"
		"static void put(const char *s, size_t n) {\n"
		"	while (n) { ssize_t w = write(1, s, n); if (w < 0) _exit(9); s += w; n -= (size_t)w; }\n"
		"}\n"
		"/* a line; false: the end of the file */\n"
		"static int hear(void) {\n"
		"	char c; ssize_t n;\n"
		"	while ((n = read(0, &c, 1)) == 1) if (c == '\\n') return 1;\n"
		"	return 0;\n"
		"}\n"
		"static void *hear_in_thread(void *unused) { (void)unused; hear(); return NULL; }\n"
		"static void ring(int n) { (void)n; }\n"
		"static void nap(int ms) { struct timespec t = { ms / 1000, ms % 1000 * 1000000L }; nanosleep(&t, NULL); }\n"
		"static void *nap_in_thread(void *ms) { nap(*(int *)ms); return NULL; }\n"
		"static void spin(int ms) {\n"
		"	struct timespec t; long long end;\n"
		"	clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); end = t.tv_sec * 1000LL + t.tv_nsec / 1000000 + ms;\n"
		"	do clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t); while (t.tv_sec * 1000LL + t.tv_nsec / 1000000 < end);\n"
		"}\n"
		"static void act(const char *verb, const char *what) {\n"
		"	int number = atoi(what); pthread_t thread; fd_set set; struct pollfd fd = { 0, POLLIN, 0 };\n"
		"	struct epoll_event event = { EPOLLIN, { 0 } }; int e; char block[4096];\n"
		"	struct timeval tv = { number / 1000, number % 1000 * 1000 };\n"
		"	struct itimerval it = { { 0, 0 }, tv }; struct itimerspec its = { { 0, 0 }, { tv.tv_sec, tv.tv_usec * 1000 } };\n"
		"	if (!strcmp(verb, \"say\")) { put(what, strlen(what)); put(\"\\n\", 1); }\n"
		"	else if (!strcmp(verb, \"half\")) put(what, strlen(what));\n"
		"	else if (!strcmp(verb, \"nul\")) put(\"a\\0b\\n\", 4);\n"
		"	else if (!strcmp(verb, \"hear\")) { do if (!hear()) _exit(3); while (--number > 0); }\n"
		"	else if (!strcmp(verb, \"end\")) { while (hear()) ; }\n"
		"	else if (!strcmp(verb, \"exit\")) _exit(number);\n"
		"	else if (!strcmp(verb, \"crash\")) abort();\n"
		"	else if (!strcmp(verb, \"nap\")) nap(number);\n"
		"	else if (!strcmp(verb, \"spin\")) spin(number);\n"
		"	else if (!strcmp(verb, \"close\")) close(number);\n"
		"	else if (!strcmp(verb, \"lines\")) { for (int i = 0; i < number; i++) { char l[16]; put(l, (size_t)sprintf(l, \"%d\\n\", i)); } }\n"
		"	else if (!strcmp(verb, \"blanks\")) { memset(block, ' ', sizeof block); for (;;) put(block, sizeof block); }\n"
		"	else if (!strcmp(verb, \"skip\")) { char c = ' '; while (c == ' ') if (read(0, &c, 1) != 1) _exit(3); }\n"
		"	else if (!strcmp(verb, \"echo\")) { char c; for (int i = 0; i < number; ) { if (read(0, &c, 1) != 1) _exit(3); if (c == '\\n') { put(\"ok\\n\", 3); i++; } } }\n"
		"	else if (!strcmp(verb, \"play\")) { for (int i = 0; i < number; i++) { put(\"1 2\\n\", 4); if (!hear()) _exit(3); } }\n"
		"	else if (!strcmp(verb, \"pause\")) pause();\n"
		"	else if (!strcmp(verb, \"thread\")) { pthread_create(&thread, NULL, hear_in_thread, NULL); pthread_join(thread, NULL); }\n"
		"	else if (!strcmp(verb, \"napthread\")) { pthread_create(&thread, NULL, nap_in_thread, &number); pthread_join(thread, NULL); }\n"
		"	else if (!strcmp(verb, \"poll\")) poll(&fd, 1, number ? number : -1);\n"
		"	else if (!strcmp(verb, \"select\")) { FD_ZERO(&set); FD_SET(0, &set); select(1, &set, NULL, NULL, number ? &tv : NULL); }\n"
		"	else if (!strcmp(verb, \"epoll\")) { e = epoll_create1(0); epoll_ctl(e, EPOLL_CTL_ADD, 0, &event); epoll_wait(e, &event, 1, number ? number : -1); }\n"
		"	else if (!strcmp(verb, \"alarm\")) { struct sigaction s = { 0 }; s.sa_handler = ring; sigaction(SIGALRM, &s, NULL); setitimer(ITIMER_REAL, &it, NULL); hear(); }\n"
		"	else if (!strcmp(verb, \"timer\")) { timer_t t; struct sigevent s = { 0 }; struct sigaction h = { 0 }; h.sa_handler = ring; sigaction(SIGUSR1, &h, NULL); s.sigev_notify = SIGEV_SIGNAL; s.sigev_signo = SIGUSR1; timer_create(CLOCK_MONOTONIC, &s, &t); timer_settime(t, 0, &its, NULL); hear(); }\n"
		"	else if (!strcmp(verb, \"timerfd\")) { e = timerfd_create(CLOCK_MONOTONIC, 0); timerfd_settime(e, 0, &its, NULL); fd.fd = e; poll(&fd, 1, -1); }\n"
		"	else if (!strcmp(verb, \"child\")) { if (!fork()) { nap(number); _exit(0); } }\n"
		"	else if (!strcmp(verb, \"wait\")) { if (!fork()) { hear(); _exit(0); } wait(NULL); }\n"
		"	else if (!strcmp(verb, \"napchild\")) { if (!fork()) { nap(number); _exit(0); } wait(NULL); }\n"
		"	else if (!strcmp(verb, \"hide\")) prctl(PR_SET_DUMPABLE, 0);\n"
		"	else if (!strcmp(verb, \"reopen\")) { if (open(\"/dev/stdin\", O_RDONLY) < 0) _exit(8); }\n"
		"	else _exit(100);\n"
		"}\n"
		"int main(int argc, char **argv) {\n"
		"	for (int i = 1; i < argc; i++) { char *what = strchr(argv[i], '='); if (what) *what++ = 0; act(argv[i], what ? what : \"0\"); }\n"
		"	return 0;\n"
		"}\n";

static struct jail jail;
static char folder[] = "/tmp/setter-talk-XXXXXX";

static int open_level(enum jail_level level)
{
	jail = JAIL_INIT;
	jail.strongest = level;
	umask(022);
	if (!mkdtemp(folder) || chdir(folder) || chmod(folder, 0755))
		return -1;
	write_file("actor/actor.c", actor_source);
	if (system("cc -O1 -pthread -o actor/actor actor/actor.c"))
		return -1;
	return jail_open(&jail);
}

static int open_full(void **state)
{
	(void)state;
	return open_level(JAIL_LEVEL_FULL);
}

static int close_jail(void **state)
{
	int rc;

	(void)state;
	jail_release(&jail);
	rc = chdir("/") || nftw(folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
	strcpy(strrchr(folder, '-'), "-XXXXXX");
	return rc;
}

/* --- Two parts ----------------------------------------------------------------------------------- */

#define WORDS 16

static struct jail_job part(char *words, char **argv)
{
	struct jail_job job = JAIL_JOB_INIT;
	int count = 0;

	argv[count++] = (char *)"/sub/actor";
	for (char *word = strtok(words, " "); word; word = strtok(NULL, " "))
		argv[count++] = word;
	argv[count] = NULL;
	job.argv = argv;
	job.folder = "actor";
	job.limits.cpu_ms = 1000;
	job.limits.wall_ms = 300000;
	return job;
}

static struct jail_talk talk;
static struct text dialogue = TEXT_INIT;

static double now(void)
{
	struct timespec t;

	clock_gettime(CLOCK_MONOTONIC, &t);
	return (double)t.tv_sec + (double)t.tv_nsec / 1e9;
}

static double play_for(const char *program, const char *interactor, int wall_ms, int64_t said_max)
{
	char *words[2] = { xstrdup(program), xstrdup(interactor) }, *argv[2][WORDS];
	struct jail_job jobs[2] = { part(words[0], argv[0]), part(words[1], argv[1]) };
	const double before = now();

	jobs[0].limits.wall_ms = wall_ms;
	jobs[1].ignores_sigpipe = true;
	jobs[1].limits.cpu_ms = 700;
	talk.said_max = said_max;
	jail_talk_run(&jail, &jobs[0], &jobs[1], &talk);
	if (talk.program.ending == JAIL_BROKEN || talk.interactor.ending == JAIL_BROKEN)
		print_message("%s; %s\n", talk.program.message, talk.interactor.message);
	text_reset(&dialogue);
	dialogue_tail(&talk.dialogue, 100, &dialogue);
	jail_talk_release(&talk);
	free(words[0]);
	free(words[1]);
	return now() - before;
}

static double play(const char *program, const char *interactor)
{
	return play_for(program, interactor, 300000, 1 << 20);
}

#define assert_ended(result, how, number) \
	do { \
		assert_int_equal((result).ending, how); \
		assert_int_equal((result).code, number); \
	} while (0)

/* --- Facts --------------------------------------------------------------------------------------- */

static void they_take_turns(void **state)
{
	(void)state;
	play("hear say=first hear say=second end", "say=go hear say=on hear exit=5");
	assert_ended(talk.program, JAIL_EXITED, 0);
	assert_ended(talk.interactor, JAIL_EXITED, 5);
	assert_string_equal(dialogue.s, "< go\n> first\n< on\n> second\n");
	assert_int_equal(talk.said, 13);
	assert_int_equal(talk.heard, 6);
	assert_false(talk.both_wait || talk.hidden || talk.flooded || talk.unread);
	assert_true(talk.interactor_first);
}

/* Who ended first decides, and that is told in order, not by the clock. */
static void an_early_verdict_comes_before_a_crash(void **state)
{
	(void)state;
	play("hear crash", "say=go exit=1");
	assert_true(talk.interactor_first);
	assert_ended(talk.program, JAIL_SIGNALLED, SIGABRT);
	assert_ended(talk.interactor, JAIL_EXITED, 1);
	play("hear exit=3", "nap=200 say=go exit=0");
	assert_true(talk.interactor_first);
	play("say=one say=two crash", "hear hear exit=0");
	assert_true(talk.interactor_first);
}

static void a_crash_comes_before_the_verdict_on_its_end(void **state)
{
	(void)state;
	play("say=x crash", "hear end exit=1");
	assert_false(talk.interactor_first);
	assert_ended(talk.program, JAIL_SIGNALLED, SIGABRT);
	assert_ended(talk.interactor, JAIL_EXITED, 1);
	play("half=x exit=4", "hear exit=0");
	assert_false(talk.interactor_first);
	assert_ended(talk.interactor, JAIL_EXITED, 3);
	assert_string_equal(dialogue.s, "> x (no end of line)\n");
}

static void nobody_dies_of_a_closed_pipe(void **state)
{
	(void)state;
	play("hear lines=100000 exit=0", "say=go exit=0");
	assert_ended(talk.program, JAIL_EXITED, 0);
	assert_true(talk.interactor_first);
	play("exit=0", "nap=100 lines=100000 exit=5");
	assert_ended(talk.interactor, JAIL_EXITED, 5);
	play("close=0 say=x end exit=0", "hear lines=100000 exit=6");
	assert_ended(talk.interactor, JAIL_EXITED, 6);
}

static void a_closed_output_is_an_end(void **state)
{
	(void)state;
	play("say=x close=1 nap=300 exit=0", "hear end exit=7");
	assert_ended(talk.interactor, JAIL_EXITED, 7);
	assert_ended(talk.program, JAIL_EXITED, 0);
	play("end exit=2", "say=x close=1 nap=300 exit=7");
	assert_ended(talk.program, JAIL_EXITED, 2);
}

static void a_line_is_any_bytes(void **state)
{
	(void)state;
	play("nul half=a half=b say=c exit=0", "hear hear exit=0");
	assert_string_equal(dialogue.s, "> a?b\n> abc\n");
}

/* --- Waiting ------------------------------------------------------------------------------------- */

/* Where a program may have children; elsewhere says what is not tried. */
static bool can_fork(const char *what)
{
	if (jail.level != JAIL_LEVEL_FULL)
		print_message("skipped: %s (needs level full)\n", what);
	return jail.level == JAIL_LEVEL_FULL;
}

static void two_that_wait_are_found_out(void **state)
{
	static const char *const waits[] = { "hear", "thread", "poll", "select", "epoll", "wait" };
	const size_t count = sizeof waits / sizeof *waits -
			!can_fork("a program that waits for its child");

	(void)state;
	for (size_t i = 0; i < count; i++) {
		play(waits[i], "hear exit=0");
		assert_true(talk.both_wait);
		assert_int_equal(talk.program.stop, JAIL_STOP_ASKED);
	}
	play("hear", "thread");
	assert_true(talk.both_wait);
	/* An end that the one would be told of the other's is no reason to say more. */
	play("hear say=more", "end say=more");
	assert_true(talk.both_wait);
	assert_string_equal(dialogue.s, "");
}

static void whoever_will_wake_does_not_wait(void **state)
{
	static const char *const naps[] = { "nap=300", "napthread=300", "poll=300", "select=300",
		"epoll=300", "timerfd=300", "spin=300", "napchild=300" };
	const size_t count = sizeof naps / sizeof *naps - !can_fork("a program whose child sleeps");

	(void)state;
	for (size_t i = 0; i < count; i++) {
		SCOPED_FREE char *program = xprintf("%s say=x hear", naps[i]);

		play(program, "hear say=y exit=5");
		assert_false(talk.both_wait);
		assert_ended(talk.interactor, JAIL_EXITED, 5);
	}
	play("hear say=y", "nap=300 say=x hear exit=6");
	assert_false(talk.both_wait);
	assert_ended(talk.interactor, JAIL_EXITED, 6);
}

static void a_signal_of_a_timer_may_wake(void **state)
{
	(void)state;
	play("alarm=300", "hear");
	assert_false(talk.both_wait);
	play("timer=300", "hear");
	assert_false(talk.both_wait);
}

static void who_says_nothing_while_the_other_works_is_not_blamed(void **state)
{
	(void)state;
	play("hear say=x exit=0", "spin=500 say=go hear exit=0");
	assert_false(talk.both_wait);
	assert_ended(talk.interactor, JAIL_EXITED, 0);
}

/* --- Limits -------------------------------------------------------------------------------------- */

static void a_flood_ends(void **state)
{
	(void)state;
	/* Little, as an emulated machine needs a second for more. */
	play_for("blanks", "end", 10000, 1 << 16);
	assert_true(talk.flooded);
	assert_true(talk.said > 1 << 16);
	assert_int_equal(talk.interactor.stop, JAIL_STOP_ASKED);
}

static void an_interactor_that_is_stopped_may_have_been_flooded(void **state)
{
	(void)state;
	play_for("blanks", "spin=9000", 300000, 1 << 20);
	assert_int_equal(talk.interactor.stop, JAIL_STOP_CPU);
	assert_true(talk.unread);
	play("hear", "spin=9000");
	assert_int_equal(talk.interactor.stop, JAIL_STOP_CPU);
	assert_false(talk.unread);
}

static void a_program_that_is_stopped_may_have_waited(void **state)
{
	(void)state;
	play_for("hear", "spin=300 nap=9000", 1000, 1 << 20);
	assert_int_equal(talk.program.stop, JAIL_STOP_WALL);
	assert_true(talk.program_waited);
	play_for("nap=9000", "hear", 1000, 1 << 20);
	assert_int_equal(talk.program.stop, JAIL_STOP_WALL);
	assert_false(talk.program_waited);
}

static void who_sleeps_lets_time_pass(void **state)
{
	(void)state;
	talk.linger_ms = 500;
	play("say=x pause", "hear exit=0");
	assert_int_equal(talk.program.stop, JAIL_STOP_WALL);
	assert_ended(talk.interactor, JAIL_EXITED, 0);
	play("say=x nap=9000", "hear exit=0");
	assert_int_equal(talk.program.stop, JAIL_STOP_WALL);
	/* Who sleeps while the other waits, or works, is stopped by the same; who works is not. */
	play("nap=9000", "hear exit=0");
	assert_int_equal(talk.program.stop, JAIL_STOP_WALL);
	assert_false(talk.program_waited);
	play("hear", "nap=9000");
	assert_int_equal(talk.program.stop, JAIL_STOP_WALL);
	assert_true(talk.program_waited);
	play("hear exit=0", "spin=600 say=x exit=0");
	assert_int_equal(talk.program.stop, JAIL_NOT_STOPPED);
	play("say=x nap=100 spin=600", "hear exit=0");
	assert_int_equal(talk.program.stop, JAIL_NOT_STOPPED);
	play("say=x end", "hear exit=0");
	assert_int_equal(talk.program.stop, JAIL_NOT_STOPPED);
	talk.linger_ms = 0;
}

static void what_it_leaves_behind_holds_no_pipe(void **state)
{
	(void)state;
	if (!can_fork("what a program leaves behind"))
		skip();
	play("child=9000 say=x exit=0", "hear end exit=4");
	assert_ended(talk.program, JAIL_EXITED, 0);
	assert_ended(talk.interactor, JAIL_EXITED, 4);
	play("end exit=0", "child=9000 say=x exit=4");
	assert_ended(talk.program, JAIL_EXITED, 0);
}

static void a_program_may_hide_and_then_the_clock_decides(void **state)
{
	(void)state;
	play_for("hide hear", "hear", 6000, 1 << 20);
	assert_false(talk.both_wait);
	assert_true(talk.hidden);
	assert_int_equal(talk.program.stop, JAIL_STOP_WALL);
}

int main(void)
{
	const struct CMUnitTest facts[] = {
		cmocka_unit_test(they_take_turns),
		cmocka_unit_test(an_early_verdict_comes_before_a_crash),
		cmocka_unit_test(a_crash_comes_before_the_verdict_on_its_end),
		cmocka_unit_test(nobody_dies_of_a_closed_pipe),
		cmocka_unit_test(a_closed_output_is_an_end),
		cmocka_unit_test(a_line_is_any_bytes),
		cmocka_unit_test(two_that_wait_are_found_out),
		cmocka_unit_test(whoever_will_wake_does_not_wait),
		cmocka_unit_test(a_signal_of_a_timer_may_wake),
		cmocka_unit_test(who_says_nothing_while_the_other_works_is_not_blamed),
		cmocka_unit_test(a_flood_ends),
		cmocka_unit_test(an_interactor_that_is_stopped_may_have_been_flooded),
		cmocka_unit_test(a_program_that_is_stopped_may_have_waited),
		cmocka_unit_test(who_sleeps_lets_time_pass),
		cmocka_unit_test(what_it_leaves_behind_holds_no_pipe),
		cmocka_unit_test(a_program_may_hide_and_then_the_clock_decides),
	};

	return cmocka_run_group_tests_name("full", facts, open_full, close_jail);
}
