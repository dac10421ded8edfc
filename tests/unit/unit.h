/*
 * unit.h - what the unit tests share: random bytes, scratch files, programs in
 * processes of their own, and quits caught inside this one.
 *
 * A program under test is one of the built ones, or a function with the shape of
 * main() that runs in a fork and leaves through the library's exit guard.
 */
#ifndef UNIT_H
#define UNIT_H

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
/* A function of cmocka's has the name of a verdict; fail_msg() is lost with it. */
#define _fail unit_cmocka_fail
#include <cmocka.h>
#undef _fail

#include <fcntl.h>
#include <ftw.h>
#include <signal.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <sys/wait.h>
#include <unistd.h>

#include "testlib_internal.h"

#if defined(__SANITIZE_ADDRESS__)
#define SANITIZED 1
#else
#define SANITIZED 0
#endif

/* Loops are cut to this share under a sanitizer, which slows them down by as much. */
#define OFTEN(times) (SANITIZED ? (times) / 8 : (times))

/* --- Random bytes: xorshift64*, the same in every run --------------------------- */

static uint64_t unit_state = 88172645463325252ULL;

static inline uint64_t any_bits(void)
{
	unit_state ^= unit_state >> 12;
	unit_state ^= unit_state << 25;
	unit_state ^= unit_state >> 27;
	return unit_state * 2685821657736338717ULL;
}

static inline size_t any_below(size_t n)
{
	return (size_t)(any_bits() >> 11) % n;
}

/* --- Scratch files ----------------------------------------------------------------- */

static char scratch_folder[64];

/* For the largest files of a test.  A container has 64 MiB of shared memory. */
static inline int has_room(const char *folder)
{
	struct statvfs about;

	return !statvfs(folder, &about) && about.f_bavail >= (2ULL << 30) / about.f_frsize;
}

static inline int make_scratch_folder(void **state)
{
	(void)state;
	strcpy(scratch_folder, "/dev/shm/wythoff-unit-XXXXXX");
	if (has_room("/dev/shm") && mkdtemp(scratch_folder))
		return 0;
	strcpy(scratch_folder, "/tmp/wythoff-unit-XXXXXX");
	return mkdtemp(scratch_folder) ? 0 : -1;
}

static inline int remove_entry(const char *path, const struct stat *about, int type, struct FTW *at)
{
	(void)about, (void)type, (void)at;
	return remove(path);
}

static inline int remove_scratch_folder(void **state)
{
	(void)state;
	return nftw(scratch_folder, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

/* The path of a name in the scratch folder. */
static inline const char *scratch(const char *name)
{
	return format("%s/%s", scratch_folder, name);
}

static inline const char *scratch_file(const char *name, const void *bytes, size_t length)
{
	const char *path = scratch(name);
	FILE *file = fopen(path, "wb");

	assert_non_null(file);
	assert_int_equal(fwrite(bytes, 1, length, file), length);
	assert_int_equal(fclose(file), 0);
	return path;
}

static inline const char *scratch_text(const char *name, const char *text)
{
	return scratch_file(name, text, strlen(text));
}

static inline struct tl_span contents_of(FILE *file)
{
	struct tl_span all = { NULL, 0 };
	long length;
	char *text;

	fseek(file, 0, SEEK_END);
	length = ftell(file);
	assert_true(length >= 0);
	rewind(file);
	text = tl__alloc((size_t)length + 1);
	all.length = fread(text, 1, (size_t)length, file);
	text[all.length] = '\0';
	all.text = text;
	return all;
}

static inline struct tl_span contents(const char *path)
{
	FILE *file = fopen(path, "rb");
	struct tl_span all;

	assert_non_null(file);
	all = contents_of(file);
	fclose(file);
	return all;
}

/* --- Programs ------------------------------------------------------------------------ */

#define CLOSED ""          /* in the place of a path: that descriptor is closed */
#define MEMORY_LIMIT 16384 /* KiB that a program may use whatever its input */

struct program {
	int (*run)(int argc, char *argv[]); /* or NULL: argv[0] is the path of a built one */
	const char *argv[8];
	const char *in, *out, *err; /* paths; NULL is /dev/null, and captured twice */
	bool together;              /* stderr goes where stdout goes */
	/* How it ended: the exit code, or 1000 + the number of the signal. */
	int code;
	long memory; /* KiB at the most */
	struct tl_span printed, said;
};

static inline const char *built(const char *program)
{
	const char *build = getenv("BUILD");

	return format("%s/%s", build ? build : "build", program);
}

/* In the child: the descriptor becomes that file, or is closed. */
static inline void redirect(int fd, const char *path, int flags, FILE *capture)
{
	int from;

	close(fd);
	if (path && !*path)
		return;
	from = path ? open(path, flags, 0666) : dup(fileno(capture));
	if (from >= 0 && from != fd) {
		dup2(from, fd);
		close(from);
	}
}

static inline void become(const struct program *p, FILE *printed, FILE *said)
{
	static const int caught[] = { SIGFPE, SIGILL, SIGSEGV, SIGBUS, SIGSYS };
	int argc = 0;

	for (size_t i = 0; i < sizeof caught / sizeof *caught; i++)
		signal(caught[i], SIG_DFL);
	while (p->argv[argc])
		argc++;
	redirect(2, p->err, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY, said);
	redirect(1, p->out, O_WRONLY | O_CREAT | O_TRUNC | O_NOCTTY, printed);
	redirect(0, p->in ? p->in : "/dev/null", O_RDONLY, NULL);
	if (p->together)
		dup2(1, 2);
	alarm(1000);
	if (!p->run) {
		execv(p->argv[0], (char **)(uintptr_t)p->argv);
		_exit(127);
	}
	tl__reset();
	exit(p->run(argc, (char **)(uintptr_t)p->argv));
}

static inline void run(struct program *p)
{
	FILE *printed = tmpfile(), *said = tmpfile();
	struct rusage use;
	int status;
	pid_t pid;

	assert_non_null(printed);
	assert_non_null(said);
	fflush(NULL);
	pid = fork();
	assert_true(pid >= 0);
	if (pid == 0)
		become(p, printed, said);
	assert_int_equal(wait4(pid, &status, 0, &use), pid);
	p->code = WIFEXITED(status) ? WEXITSTATUS(status) : 1000 + WTERMSIG(status);
	p->memory = use.ru_maxrss;
	p->printed = contents_of(printed);
	p->said = contents_of(said);
	fclose(printed);
	fclose(said);
}

static inline void expect(const struct program *p, int code, const char *said)
{
	assert_string_equal(p->said.text, said);
	assert_int_equal(p->code, code);
}

static inline void expect_small(const struct program *p)
{
	if (!SANITIZED) /* a sanitizer's shadow counts as the program's */
		assert_in_range(p->memory, 0, MEMORY_LIMIT);
}

/* A built checker on three files that are there already. */
static inline struct program check(const char *checker, const char *in, const char *out,
		const char *answer)
{
	struct program p = { .argv = { built(format("checker/%s", checker)), in, out, answer } };

	run(&p);
	return p;
}

/* --- Quits in this process --------------------------------------------------------------- */

/*
 * QUITS(statement) is the exit code of the quit that the statement ended in, -1
 * if it went through; what was said is in `last_words`.
 */
static jmp_buf unit_quit;
static int unit_code;
static char last_words[4096];

static inline void unit_leave(int code)
{
	unit_code = code;
	longjmp(unit_quit, 1);
}

static inline int unit_report(TResult result, const char *message)
{
	snprintf(last_words, sizeof last_words, "%s%s", tl__prefix_of(result), message);
	return tl__exit_code_of(result);
}

#define QUITS(statement) \
	(unit_code = -1, last_words[0] = '\0', tl__now.leave = unit_leave, \
			tl__now.report = unit_report, \
			setjmp(unit_quit) == 0 ? (void)(statement) : (void)0, \
			tl__now.leave = NULL, tl__now.report = NULL, unit_code)

#define EXPECT_QUIT(statement, code, words) \
	do { \
		assert_int_equal(QUITS(statement), code); \
		assert_string_equal(last_words, words); \
	} while (0)

/* A stream over bytes that may hold NUL, in a block that ends where the stream's slack does. */
static inline void open_bytes(InStream *S, const void *bytes, size_t length)
{
	memset(S, 0, sizeof *S);
	S->maxTokenLength = S->maxFileSize = (size_t)1 << 27;
	S->maxMessageLength = 32000;
	S->mode = _output;
	S->name = "bytes";
	S->tl__kind = TL__FROM_TEXT;
	S->tl__stop = TL__BLANK;
	S->tl__dry = true;
	S->tl__capacity = length;
	S->tl__buffer = malloc(length + TL__SLACK);
	assert_non_null(S->tl__buffer);
	memcpy(S->tl__buffer, bytes, length);
	memset(S->tl__buffer + length, ' ', TL__SLACK);
	S->tl__at = S->tl__buffer;
	S->tl__end = S->tl__buffer + length;
	S->tl__line = S->tl__last_line = -1;
}

static inline void close_bytes(InStream *S)
{
	free(S->tl__buffer);
}

/* Runs them; the library's guard has nothing to say about this process. */
#define RUN_TESTS(tests) \
	(disableFinalizeGuard(), \
			cmocka_run_group_tests(tests, make_scratch_folder, remove_scratch_folder))

#endif
