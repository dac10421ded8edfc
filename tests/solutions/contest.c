#include "contest.h"

#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "limited_run.h"

void contest_open(struct contest *c, const char *build, const char *id)
{
	memset(c, 0, sizeof *c);
	if (kit_open(&c->kit, NULL) || problem_read(&c->problem, &c->kit, id) ||
			plan_read(&c->plan, &c->problem) ||
			solutions_read(&c->solutions, &c->problem, &c->plan))
		die("cannot read problem '%s'", id);
	c->build = xstrdup(build);
	c->scratch = xprintf("%s/bank/scratch/%ld", build, (long)getpid());
	if (folder_make(c->scratch))
		exit(EXIT_BROKEN);
}

static char *scratch_file(const struct contest *c, const char *name)
{
	return xprintf("%s/%s", c->scratch, name);
}

void contest_release(struct contest *c)
{
	static const char *const names[] = { "in", "out", "ans" };

	for (size_t i = 0; i < sizeof names / sizeof *names; i++) {
		char *path = scratch_file(c, names[i]);

		unlink(path);
		free(path);
	}
	rmdir(c->scratch);
	free(c->scratch);
	free(c->build);
	solutions_release(&c->solutions);
	plan_release(&c->plan);
	problem_release(&c->problem);
	kit_release(&c->kit);
}

const struct solution *contest_solution(const struct contest *c, const char *name)
{
	const struct solution *found = solutions_find(&c->solutions, name);

	if (!found)
		die("problem '%s' has no solution '%s'", c->problem.id, name);
	return found;
}

/* --- Compiling ------------------------------------------------------------------- */

static char *program_of(const struct contest *c, const struct solution *s)
{
	return xprintf("%s/bank/%s/%s", c->build, c->problem.id, s->name);
}

static bool is_newer(const char *path, const char *than)
{
	struct stat a, b;

	return !stat(path, &a) && !stat(than, &b) && a.st_mtime > b.st_mtime;
}

void contest_compile(const struct contest *c, const struct solution *s)
{
	char *program = program_of(c, s), *folder = xprintf("%s/bank/%s", c->build, c->problem.id);
	struct names argv = NAMES_INIT;

	if (!is_newer(program, s->path)) {
		language_compile_command(s->language, s->path, program, &argv);
		if (folder_make(folder) || plain_run(argv.list))
			die("cannot compile '%s'", s->path);
	}
	names_release(&argv);
	free(folder);
	free(program);
}

/* --- Judging ---------------------------------------------------------------------- */

static bool same_bytes(const char *path, const char *other)
{
	const int fd = open(path, O_RDONLY), other_fd = open(other, O_RDONLY);
	struct text bytes = TEXT_INIT, other_bytes = TEXT_INIT;

	if (fd < 0 || other_fd < 0 || text_add_file(&bytes, fd) ||
			text_add_file(&other_bytes, other_fd))
		die("cannot compare '%s' with '%s'", path, other);

	const bool same = bytes.length == other_bytes.length &&
			!memcmp(bytes.s, other_bytes.s, bytes.length);

	close(fd);
	close(other_fd);
	text_release(&bytes);
	text_release(&other_bytes);
	return same;
}

static enum verdict run_solution(const struct contest *c, const struct solution *s, const char *in,
		const char *out)
{
	char *program = program_of(c, s);
	struct names argv = NAMES_INIT;

	language_run_command(s->language, program, &argv);

	const enum verdict verdict = limited_run(argv.list, in, out,
			limits_of(&c->problem, s->language));

	names_release(&argv);
	free(program);
	return verdict;
}

/* Of testlib. */
#define EXIT_POINTS 7 /* of quitp(): a part of the points */

static enum verdict verdict_of_code(int code)
{
	static const enum verdict by_exit_code[] = { VERDICT_AC, VERDICT_WA, VERDICT_PE };

	if (code == EXIT_POINTS)
		return VERDICT_PC;
	return code >= 0 && code <= 2 ? by_exit_code[code] : VERDICT_SE;
}

static enum verdict run_checker(const struct contest *c, const char *in, const char *out,
		const char *ans)
{
	char *checker = kit_program(&c->kit, NULL, KIT_CHECKER, c->problem.checker);
	char *argv[] = { checker, (char *)in, (char *)out, (char *)ans, NULL };
	const int rc = plain_run(argv);

	free(checker);
	return verdict_of_code(rc);
}

static enum verdict talk(const struct contest *c, const struct solution *s, const char *in)
{
	char *interactor = kit_program(&c->kit, NULL, KIT_INTERACTOR, c->problem.interactor);
	char *other[] = { interactor, (char *)in, "/dev/null", NULL };
	char *program = program_of(c, s);
	struct names argv = NAMES_INIT;
	enum verdict verdict;
	int code;

	language_run_command(s->language, program, &argv);
	verdict = limited_talk(argv.list, other, limits_of(&c->problem, s->language), &code);
	names_release(&argv);
	free(program);
	free(interactor);
	return verdict == VERDICT_AC ? verdict_of_code(code) : verdict;
}

enum verdict contest_judge(const struct contest *c, const struct solution *s, const char *in,
		const char *ans)
{
	if (c->problem.interactor)
		return talk(c, s, in);

	char *out = scratch_file(c, "out");
	enum verdict verdict = run_solution(c, s, in, out);

	if (verdict == VERDICT_AC && !same_bytes(out, ans))
		verdict = run_checker(c, in, out, ans);
	free(out);
	return verdict;
}

void names_add_lines(struct names *lines, const char *path)
{
	FILE *file = fopen(path, "r");
	size_t room = 0;
	char *line = NULL;

	if (!file)
		die("cannot open '%s'", path);
	while (getline(&line, &room, file) > 0) {
		line[strcspn(line, "\n")] = '\0';
		names_add(lines, line);
	}
	free(line);
	fclose(file);
}

/* --- Inputs of our own -------------------------------------------------------------- */

static void write_input(const struct contest *c, const struct names *cases, const char *path)
{
	struct text input = TEXT_INIT;

	if (c->problem.case_count == CASES_FIRST_LINE)
		text_printf(&input, "%zu\n", cases->count);
	for (size_t i = 0; i < cases->count; i++)
		text_printf(&input, "%s\n", cases->list[i]);
	/* An indivisible input is one case, whose lines are between semicolons. */
	for (size_t i = 0; c->problem.case_count == CASES_NONE && i < input.length; i++)
		if (input.s[i] == ';')
			input.s[i] = '\n';
	if (file_replace(path, input.s, input.length))
		exit(EXIT_BROKEN);
	text_release(&input);
}

enum verdict contest_judge_cases(const struct contest *c, const struct solution *s,
		const struct names *cases)
{
	const struct solution *reference = contest_solution(c, c->problem.reference);
	char *in = scratch_file(c, "in"), *ans = scratch_file(c, "ans");

	write_input(c, cases, in);
	if (!c->problem.interactor && run_solution(c, reference, in, ans) != VERDICT_AC)
		die("the reference of '%s' fails", c->problem.id);

	const enum verdict verdict = contest_judge(c, s, in, ans);

	free(in);
	free(ans);
	return verdict;
}

void contest_print(const struct contest *c, const struct solution *s, const struct names *cases,
		struct names *lines)
{
	char *in = scratch_file(c, "in"), *out = scratch_file(c, "out");

	write_input(c, cases, in);
	if (run_solution(c, s, in, out) == VERDICT_AC)
		names_add_lines(lines, out);
	free(in);
	free(out);
}

size_t contest_takes(const struct contest *c, size_t cases)
{
	return cases < (size_t)c->problem.case_max ? cases : (size_t)c->problem.case_max;
}
