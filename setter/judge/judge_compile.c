#include "judge/judge_file.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/printable.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/cache_folder.h"
#include "judge/judge_verdict.h"
#include "problem/grader.h"

/* Nobody writes that much by hand. */
#define SOURCE_BYTES_MAX (4 << 20)

/* In the jail. */
#define JAIL_PROGRAM "/box/program"

/* Beside the source. */
#define GRADER_FOLDER "include"

/* The command as the jail runs it. */
static void compile_words(const struct row *row, const struct grader *grader, struct names *argv)
{
	SCOPED_FREE char *source = xprintf("/sub/%s", language_source_name(row->language));

	language_jail_compile_command(row->language, source, JAIL_PROGRAM, argv);
	grader_add_words(grader, row->language, source, "/sub/" GRADER_FOLDER, argv);
}

/* --- The source ----------------------------------------------------------------------- */

int judge_check_source(const char *file, const char *path, bool foreign, enum language *language)
{
	struct stat about;

	if (lstat(path, &about))
		return error("cannot open '%s': %s", file, strerror(errno));
	if (S_ISLNK(about.st_mode) && foreign) {
		error("'%s' is a link: it may lead to what its author must not see", file);
		hint("name the file that it leads to");
		return -1;
	}
	if (stat(path, &about))
		return error("cannot open '%s': %s", file, strerror(errno));
	if (!S_ISREG(about.st_mode))
		return error("'%s' is not a file", file);
	if (access(path, R_OK))
		return error("cannot read '%s': %s", file, strerror(errno));
	if (!language_of(path, language)) {
		error("'%s' is not in a known language", file);
		hint("files end in .c, .cpp, .py, .java, .rs, .go, .pas or .js");
		return -1;
	}
	return 0;
}

/* --- The key -------------------------------------------------------------------------- */

/* As much of it as shows that it is too large: a hole in a file may have any size. */
static int read_source(const struct row *row, struct text *source)
{
	const int foreign = row->solution ? 0 : O_NOFOLLOW;
	const int fd = open(row->path, O_RDONLY | O_CLOEXEC | O_NONBLOCK | foreign);
	struct stat about;
	int rc = -1;

	if (fd < 0)
		return -1;
	if (!fstat(fd, &about) && S_ISREG(about.st_mode))
		rc = text_add_start(source, fd, SOURCE_BYTES_MAX + 1);
	close(fd);
	return rc;
}

static void digest_grader(struct digester *digester, const struct grader *grader)
{
	for (size_t i = 0; i < grader->files.count; i++) {
		SCOPED_FREE char *path = xprintf("%s/%s", grader->folder, grader->files.list[i]);
		struct digest digest;

		digester_add_string(digester, grader->files.list[i]);
		if (digest_file(path, &digest))
			digester_add_string(digester, digest_text(digest).s);
	}
}

/* A compiler that was held by less may have read an answer into the program. */
static struct digest key_of(const struct row *row, const struct grader *grader,
		const struct text *source, enum jail_level jail)
{
	SCOPED_FREE char *tool = language_tool(row->language);
	SCOPED(names) argv = NAMES_INIT;
	struct digester digester;
	struct stat about;

	compile_words(row, grader, &argv);
	digester_init(&digester);
	digester_add_string(&digester, "compile 2");
	digester_add_string(&digester, jail_level_name(jail));
	for (size_t i = 0; i < argv.count; i++)
		digester_add_string(&digester, argv.list[i]);
	if (tool && !stat(tool, &about)) {
		digester_add(&digester, &about.st_size, sizeof about.st_size);
		digester_add(&digester, &about.st_mtim, sizeof about.st_mtim);
	}
	digester_add(&digester, source->s, source->length);
	digest_grader(&digester, grader);
	return digester_finish(&digester);
}

/* --- The compiler ------------------------------------------------------------------------- */

static char *read_words(const char *path, const char *reason)
{
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	char block[COMPILE_WORDS_MAX + 2];
	struct text words = TEXT_INIT;
	ssize_t n = 0;

	if (*reason)
		text_printf(&words, "the compiler %s\n", reason);
	if (fd >= 0) {
		n = read(fd, block, sizeof block - 1);
		close(fd);
	}
	block[n > 0 ? n : 0] = '\0';
	/* A byte 0 would hide what follows it. */
	if (n > 0 && strlen(block) == (size_t)n) {
		jail_restore_names(block);
		n = (ssize_t)strlen(block);
	}
	if (n > 0)
		text_add_printable(&words, block, (size_t)n, COMPILE_WORDS_MAX);
	while (words.length && words.s[words.length - 1] == '\n')
		words.s[--words.length] = '\0';
	return text_detach(&words);
}

static int lay_out_grader(const struct grader *grader, const char *folder)
{
	SCOPED_FREE char *include = xprintf("%s/" GRADER_FOLDER, folder);
	int rc = 0;

	folder_remove(include);
	if (grader->files.count)
		rc = folder_make(include);
	for (size_t i = 0; !rc && i < grader->files.count; i++) {
		SCOPED_FREE char *from = xprintf("%s/%s", grader->folder, grader->files.list[i]);
		SCOPED_FREE char *to = xprintf("%s/%s", include, grader->files.list[i]);

		rc = file_copy(from, to, 0644);
	}
	return rc;
}

/* A folder with nothing but the source and the grader in it, for the compiler to see.  To be freed. */
static char *lay_out_source(const struct row *row, const struct grader *grader,
		const struct text *source, const char *scratch)
{
	char *folder = xprintf("%s/source", scratch);
	SCOPED_FREE char *file = xprintf("%s/%s", folder, language_source_name(row->language));
	/* In the jail, root's compiler is somebody else. */
	const mode_t mask = umask(022);

	if (folder_make(folder) || file_replace(file, source->s, source->length) ||
			lay_out_grader(grader, folder)) {
		free(folder);
		folder = NULL;
	}
	umask(mask);
	return folder;
}

/* The folder of a program, by what the program is.  To be freed. */
static char *folder_of(const struct judging *j, struct digest program)
{
	return path_in(j->problem->id, PATH_JUDGED, "%s", digest_text(program).s);
}

static int move_program(const struct judging *j, const char *from, struct digest program)
{
	SCOPED_FREE char *folder = folder_of(j, program), *to = xprintf("%s/program", folder);

	return folder_make(folder) || file_move(from, to) ? -1 : 0;
}

/* Sets the digest of what was made. */
static int keep_program(const struct judging *j, const struct jail_result *result,
		struct digest *digest)
{
	SCOPED_FREE char *judged = path_of(j->problem->id, PATH_JUDGED);
	SCOPED_FREE char *program = xprintf("%s/program", judged);
	SCOPED_FREE char *temporary = file_temporary_name(program);
	int rc = folder_make(judged);

	if (!rc && jail_keep_fetched(result, temporary, 0755))
		rc = error("cannot write '%s': %s", temporary, strerror(errno));
	if (!rc && !digest_file(temporary, digest))
		rc = error("cannot read '%s': %s", temporary, strerror(errno));
	if (!rc)
		rc = move_program(j, temporary, *digest);
	if (rc)
		unlink(temporary);
	return rc;
}

static void run_compiler(const struct judging *j, const struct row *row,
		const struct grader *grader, const char *folder, int said,
		struct jail_result *result)
{
	struct jail_job job = JAIL_JOB_INIT;
	SCOPED(names) argv = NAMES_INIT;

	compile_words(row, grader, &argv);
	job.argv = argv.list;
	job.folder = folder;
	job.out = job.err = said;
	job.fetch = "program";
	job.profile = JAIL_COMPILE;
	job.limits = jail_compile_limits;
	job.limits.no_address_limit = true;
	job.cpu = j->cpu;
	j->runner.run(j->runner.context, &job, result);
}

/* What was found out goes into the cell, for the journal. */
static void compile(const struct judging *j, const struct row *row, const struct grader *grader,
		const struct text *source, const char *scratch, struct cell *cell)
{
	const struct limits limits = { jail_compile_limits.cpu_ms, jail_compile_limits.wall_ms,
		jail_compile_limits.memory_bytes / 1024, jail_compile_limits.output_bytes };
	SCOPED_FREE char *folder = lay_out_source(row, grader, source, scratch);
	SCOPED_FREE char *said = xprintf("%s/said", scratch);
	const int fd = open(said, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND | O_CLOEXEC, 0666);
	struct jail_result result = { .fetched = -1 };
	struct text why = TEXT_INIT;

	cell->judged = true;
	cell->verdict = VERDICT_SE;
	if (folder && fd >= 0) {
		run_compiler(j, row, grader, folder, fd, &result);

		const struct outcome outcome = outcome_of(&result, 0);

		cell->verdict = judge_compile(&outcome, &limits, &why);
		cell->idle = result.stop == JAIL_STOP_WALL;
		cell->time_ms = result.cpu_us / 1000;
		cell->wall_ms = result.wall_us / 1000;
		cell->memory_kb = result.memory_kib;
		if (cell->verdict == VERDICT_AC && result.fetched < 0) {
			cell->verdict = VERDICT_CE;
			text_printf(&why, "made no program: %s", result.message);
		} else if (cell->verdict == VERDICT_AC &&
				keep_program(j, &result, &cell->program)) {
			cell->verdict = VERDICT_SE;
		}
		if (result.fetched >= 0)
			close(result.fetched);
	}
	cell->message = cell->verdict == VERDICT_SE ? text_detach(&why) : read_words(said, why.s);
	text_release(&why);
	if (fd >= 0)
		close(fd);
	unlink(said);
}

/* --- All of it ------------------------------------------------------------------------------- */

/* The row as the cell has it. */
static void take_result(struct row *row, const struct cell *cell)
{
	row->compiled = cell->verdict;
	row->program = cell->program;
	free(row->compile_words);
	row->compile_words = xstrdup(cell->message ? cell->message : "");
}

static void refuse(struct row *row, const char *words)
{
	row->compiled = VERDICT_CE;
	free(row->compile_words);
	row->compile_words = xstrdup(words);
}

/* Is the program there, and still what the compiler made? */
static bool is_there(const struct judging *j, struct digest made)
{
	SCOPED_FREE char *folder = folder_of(j, made), *program = xprintf("%s/program", folder);
	struct digest now;
	const bool is = digest_file(program, &now) && digest_equal(now, made);

	if (is)
		cache_touch(folder);
	return is;
}

/* What is known of it; NULL if the program has to be made. */
static const struct cell *find_known(const struct judging *j, struct digest key)
{
	const struct cell *cell = journal_find(j->journal, key);

	return cell && (cell->verdict != VERDICT_AC || is_there(j, cell->program)) ? cell : NULL;
}

static const struct cell *compile_now(const struct judging *j, const struct row *row,
		const struct grader *grader, const struct text *source, const char *scratch,
		struct digest key)
{
	struct cell cell = { .judged = false };
	int rc;

	compile(j, row, grader, source, scratch, &cell);
	rc = journal_add(j->journal, key, &cell);
	cell_clear(&cell);
	return rc ? NULL : journal_find(j->journal, key);
}

char *judge_compile_file(const struct judging *j, struct row *row, const char *scratch,
		bool may_run)
{
	SCOPED(text) source = TEXT_INIT;
	const struct cell *known = NULL;
	struct grader grader;

	grader_read(&grader, j->problem->folder, row->language);
	if (read_source(row, &source)) {
		row->compiled = VERDICT_SE;
		row->compile_words = xprintf("cannot read '%s'", row->file);
	} else if (source.length > SOURCE_BYTES_MAX) {
		refuse(row, "the source is larger than 4 MiB");
	} else if (grader.files.count && !grader_is_possible(row->language)) {
		refuse(row, "only C, C++ and Python can have files in include/");
	} else {
		const struct digest key = key_of(row, &grader, &source, j->jail);

		known = find_known(j, key);
		if (!known && may_run)
			known = compile_now(j, row, &grader, &source, scratch, key);
		if (known)
			take_result(row, known);
	}
	grader_release(&grader);
	return known && known->verdict == VERDICT_AC ? folder_of(j, known->program) : NULL;
}
