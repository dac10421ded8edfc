#include "build/compile.h"

#include <ctype.h>
#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/receipt.h"
#include "problem/bound.h"
#include "problem/grader.h"
#include "process/process.h"
#include "process/stage.h"

/* Of processor time: gcc takes its time with a large one-file header, but never this long. */
#define COMPILE_SECONDS 30

/* What make compiles with: make itself says it. */
#ifndef MAKE_COMMAND
#define MAKE_COMMAND NULL
#endif

/* One program to be made. */
struct compilation {
	char *source, *program, *receipt;
	struct names argv; /* with the final name of the program */
	char *shown;       /* the command, if that is too long to be shown; or NULL */
	struct names more; /* files of the grader */
	enum language language;
	bool has_headers; /* the compiler can say which it read: -MMD */
};

static void compilation_init(struct compilation *c, const char *source, const char *program)
{
	c->source = xstrdup(source);
	c->program = xstrdup(program);
	c->receipt = xprintf("%s.receipt", program);
	c->argv = NAMES_INIT;
	c->more = NAMES_INIT;
	c->shown = NULL;
	c->language = LANGUAGE_C;
	c->has_headers = false;
}

static void compilation_release(struct compilation *c)
{
	free(c->source);
	free(c->program);
	free(c->receipt);
	free(c->shown);
	names_release(&c->argv);
	names_release(&c->more);
}

/* --- The key: the command, and the compiler ------------------------------------------- */

static void add_testlib_of(struct hasher *hasher, const char *folder, size_t length)
{
	SCOPED_FREE char *path = xprintf("%.*s/testlib.h", (int)length, folder);
	const bool is_there = file_exists(path);

	hasher_add(hasher, &is_there, sizeof is_there);
}

/* A testlib.h that somebody puts into a folder may be found before the one that was used. */
static void add_testlibs(struct hasher *hasher, const struct compilation *c)
{
	const char *slash = strrchr(c->source, '/');

	if (slash)
		add_testlib_of(hasher, c->source, (size_t)(slash - c->source));
	for (size_t i = 0; i < c->argv.count; i++)
		if (!strncmp(c->argv.list[i], "-I", 2))
			add_testlib_of(hasher, c->argv.list[i] + 2, strlen(c->argv.list[i] + 2));
}

static struct hash key_of(const struct compilation *c)
{
	SCOPED_FREE char *compiler = process_find(c->argv.list[0]);
	struct hasher hasher;
	struct stat about;

	hasher_init(&hasher);
	for (size_t i = 0; i < c->argv.count; i++)
		hasher_add_string(&hasher, c->argv.list[i]);
	if (c->has_headers)
		add_testlibs(&hasher, c);
	if (compiler && !stat(compiler, &about)) {
		hasher_add(&hasher, &about.st_size, sizeof about.st_size);
		hasher_add(&hasher, &about.st_mtim, sizeof about.st_mtim);
	}
	return hasher_finish(&hasher);
}

static bool is_compiled(struct file_hashes *hashes, const struct compilation *c)
{
	return receipt_holds(c->receipt, key_of(c), hashes);
}

/* --- The receipt: which files were read ------------------------------------------------- */

/* Is it a compiled library, of those that a program of ours is linked with? */
static bool is_library(const char *word)
{
	const size_t length = strlen(word);

	return length > 2 && !strcmp(word + length - 2, ".a");
}

/*
 * The next file of a rule as -MMD writes it, in place, or NULL: a backslash before a blank or
 * a '#' makes it part of the name, a '$' is doubled, and a line may end in a backslash.
 */
static char *next_file(char **at)
{
	char *from = *at, *to, *file;

	while (isspace((unsigned char)*from) || (*from == '\\' && from[1] == '\n'))
		from++;
	if (!*from)
		return NULL;
	for (file = to = from; *from && !isspace((unsigned char)*from); from++) {
		if (*from == '\\' && from[1] == '\n')
			break;
		if ((*from == '\\' && from[1] && strchr(" \t#:", from[1])) ||
				(*from == '$' && from[1] == '$'))
			from++;
		*to++ = *from;
	}
	*at = from + (*from != '\0');
	*to = '\0';
	return file;
}

/* Adds the files of a rule "program: file file". */
static int add_dependencies(struct receipt *receipt, struct file_hashes *hashes, const char *path)
{
	SCOPED(text) rule = TEXT_INIT;
	int rc = 0;

	if (text_read_file(&rule, path)) {
		rc = error("cannot read '%s': %s", path, strerror(errno));
	} else {
		char *rest, *file;

		stage_rename_back(&rule);
		rest = strstr(rule.s, ": ");
		for (rest = rest ? rest + 1 : ""; !rc && (file = next_file(&rest));)
			rc = receipt_add(receipt, hashes, file);
	}
	return rc;
}

static int write_receipt(const struct compilation *c, struct file_hashes *hashes,
		const char *dependencies)
{
	struct receipt receipt;
	int rc;

	receipt_init(&receipt, key_of(c));
	file_hash_forget(hashes, c->program);
	rc = c->has_headers ? add_dependencies(&receipt, hashes, dependencies)
			    : receipt_add(&receipt, hashes, c->source);
	for (size_t i = 0; !rc && c->has_headers && i < c->argv.count; i++)
		if (is_library(c->argv.list[i]))
			rc = receipt_add(&receipt, hashes, c->argv.list[i]);
	for (size_t i = 0; !rc && i < c->more.count; i++)
		rc = receipt_add(&receipt, hashes, c->more.list[i]);
	if (rc || receipt_add(&receipt, hashes, c->program)) {
		text_release(&receipt.lines);
		return -1;
	}
	return receipt_write(&receipt, c->receipt);
}

/* --- Compiling -------------------------------------------------------------------------- */

/* As one types it.  To be freed. */
static char *shown_command(const struct compilation *c)
{
	const struct process p = { .argv = c->argv.list };
	struct text command = TEXT_INIT;

	if (c->shown)
		return xstrdup(c->shown);
	process_command(&p, &command);
	return text_detach(&command);
}

static void report_failure(const struct compilation *c, const struct process *p)
{
	SCOPED_FREE char *command = shown_command(c);

	if (process_exit_code(p) > 0)
		error("'%s' does not compile", c->source);
	else
		error("the compiler of '%s' %s", c->source, process_ending(p).s);
	diag_foreign(p->said.s, p->said.length, NULL);
	if (c->has_headers && p->said.s &&
			(strstr(p->said.s, "No such file") ||
					strstr(p->said.s, "Permission denied")))
		hint("only the headers beside '%s' and those of the kit can be included",
				c->source);
	diag_hint_repeat(command);
}

/* The command with the program, and its list of headers, under temporary names. */
static void temporary_command(const struct compilation *c, const char *program,
		const char *dependencies, struct names *argv)
{
	for (size_t i = 0; i < c->argv.count; i++)
		names_add(argv, strcmp(c->argv.list[i], c->program) ? c->argv.list[i] : program);
	if (c->has_headers) {
		names_add(argv, "-MMD");
		names_add(argv, "-MF");
		names_add(argv, dependencies);
	}
}

static bool is_shown(const char *path)
{
	return !strncmp(path, "/usr/", 5);
}

/* The source, and headers and libraries where the command says that there may be some. */
static int stage_sources(const struct compilation *c, struct stage *stage)
{
	const char *slash = strrchr(c->source, '/');
	SCOPED_FREE char *folder = xstrndup(c->source, slash ? (size_t)(slash - c->source) : 0);
	int rc = stage_file(stage, c->source);

	for (size_t i = 0; !rc && i < c->more.count; i++)
		rc = stage_file(stage, c->more.list[i]);
	if (!rc && c->has_headers && slash)
		rc = c->language == LANGUAGE_PYTHON ? stage_modules(stage, folder)
						    : stage_headers(stage, folder);
	for (size_t i = 0; !rc && i < c->argv.count; i++) {
		const char *word = c->argv.list[i];

		if (!strncmp(word, "-I", 2) && !is_shown(word + 2))
			rc = stage_headers(stage, word + 2);
		else if (c->has_headers && is_library(word) && !is_shown(word))
			rc = stage_file(stage, word);
	}
	return rc;
}

/* The error was reported: is the compiler missing? */
static void hint_compiler(const struct compilation *c)
{
	SCOPED_FREE char *path = process_find(c->argv.list[0]);

	if (!path || access(path, X_OK))
		hint(!c->has_headers ? "install it: solutions in that language need it"
						: c->language == LANGUAGE_C
						? "install it, or name another one in CC"
						: c->language == LANGUAGE_CPP
						? "install it, or name another one in CXX"
						: "install it: programs in that language need it");
}

static int run_compiler(const struct compilation *c, struct file_hashes *hashes,
		const char *program, const char *dependencies)
{
	struct names argv = NAMES_INIT;
	struct stage stage = { file_temporary_name(c->program), NAMES_INIT };
	struct process p = { .time_ms = 1000 * COMPILE_SECONDS,
		.sources = &stage,
		.writes = { program, c->has_headers ? dependencies : NULL } };
	int code = EXIT_BROKEN;

	temporary_command(c, program, dependencies, &argv);
	p.argv = argv.list;
	if (process_open_jail() && stage_sources(c, &stage))
		goto out;
	if (process_run(&p)) {
		hint_compiler(c);
		goto out;
	}
	if (!process_succeeded(&p)) {
		report_failure(c, &p);
		code = process_exit_code(&p) > 0 ? EXIT_BAD_REQUEST : EXIT_BROKEN;
	} else if (!file_move(program, c->program) && !write_receipt(c, hashes, dependencies)) {
		code = EXIT_AS_DECLARED;
	}
out:
	process_release(&p);
	stage_release(&stage);
	names_release(&argv);
	return code;
}

static int compile(struct file_hashes *hashes, const struct compilation *c)
{
	int code = EXIT_BROKEN;

	if (is_compiled(hashes, c))
		return EXIT_AS_DECLARED;

	SCOPED_FREE char *program = file_temporary_name(c->program);
	SCOPED_FREE char *dependencies = file_temporary_name(c->receipt);
	SCOPED_FREE char *folder = xstrndup(c->program,
			(size_t)(strrchr(c->program, '/') - c->program));

	if (!folder_make(folder))
		code = run_compiler(c, hashes, program, dependencies);
	unlink(program);
	unlink(dependencies);
	return code;
}

/* --- What is compiled, and how ------------------------------------------------------------- */

/* A program of a problem.  A validator has a folder with its bounds, and reads the byte 0xFF as one. */
static void kit_compilation(struct compilation *c, const struct kit *kit, const char *source,
		const char *program, const char *bounds)
{
	compilation_init(c, source, program);
	c->has_headers = true;
	language_of(source, &c->language);
	compile_words(&c->argv, kit, c->language,
			&(struct compile_files){ source, program, bounds });
	if (c->language == LANGUAGE_PYTHON)
		c->shown = xprintf("/usr/bin/python3 -m py_compile %s", source);
}

char *solution_program(const char *problem, const char *source)
{
	const char *slash = strrchr(source, '/');
	SCOPED_FREE char *folder = path_of_solutions(problem);

	return xprintf("%s/%s", folder, slash ? slash + 1 : source);
}

static void solution_compilation(struct compilation *c, const char *problem, const char *source,
		const char *program)
{
	SCOPED_FREE char *folder = xprintf("problems/%s", problem);
	SCOPED(grader) grader;

	compilation_init(c, source, program);
	language_of(source, &c->language);
	language_compile_command(c->language, source, program, &c->argv);
	grader_read(&grader, folder, c->language);
	grader_add_words(&grader, c->language, source, grader.folder, &c->argv);
	for (size_t i = 0; i < grader.files.count; i++)
		names_take(&c->more, xprintf("%s/%s", grader.folder, grader.files.list[i]));
}

static void reference_compilation(struct compilation *c, const char *problem, const char *source)
{
	SCOPED_FREE char *program = solution_program(problem, source);

	solution_compilation(c, problem, source, program);
}

int compile_solution(struct file_hashes *hashes, const char *problem, const char *source)
{
	SCOPED(compilation) c;

	reference_compilation(&c, problem, source);
	return compile(hashes, &c);
}

bool solution_is_compiled(struct file_hashes *hashes, const char *problem, const char *source)
{
	SCOPED(compilation) c;

	reference_compilation(&c, problem, source);
	return is_compiled(hashes, &c);
}

static char *validator_folder(const struct problem *problem)
{
	return path_of(problem->id, PATH_ITSELF);
}

static char *movable_validator_folder(const struct problem *problem)
{
	return path_of(problem->id, PATH_MOVABLE);
}

char *validator_program(const struct problem *problem)
{
	return path_in(problem->id, PATH_ITSELF, "validator");
}

char *problem_bounds_json(const struct problem *problem, const char *moved)
{
	return moved ? path_in(problem->id, PATH_MOVABLE, "%s.json", moved)
		     : path_in(problem->id, PATH_ITSELF, "bounds.json");
}

char *validator_movable_program(const struct problem *problem)
{
	return path_in(problem->id, PATH_MOVABLE, "validator");
}

static void validator_compilation(struct compilation *c, const struct problem *problem,
		const char *folder)
{
	SCOPED_FREE char *program = xprintf("%s/validator", folder);

	kit_compilation(c, problem->kit, problem->validator_source, program, folder);
}

static int write_bounds(struct file_hashes *hashes, const struct problem *problem,
		const struct plan *plan, const char *folder,
		int (*write)(const struct problem *, const struct plan *, const char *))
{
	SCOPED_FREE char *path = xprintf("%s/bounds.h", folder),
			 *json = problem_bounds_json(problem, NULL);
	const int rc = folder_make(folder) || write(problem, plan, path) ||
			bounds_write_json(problem, plan, NULL, NULL, json);

	file_hash_forget(hashes, path);
	file_hash_forget(hashes, json);
	return rc ? -1 : 0;
}

/* Takes over the name of the folder. */
static int compile_in(char *folder, struct file_hashes *hashes, const struct problem *problem,
		const struct plan *plan,
		int (*write)(const struct problem *, const struct plan *, const char *))
{
	struct compilation c;
	int code = EXIT_BROKEN;

	if (!write_bounds(hashes, problem, plan, folder, write)) {
		validator_compilation(&c, problem, folder);
		code = compile(hashes, &c);
		compilation_release(&c);
	}
	free(folder);
	return code;
}

int compile_validator(struct file_hashes *hashes, const struct problem *problem,
		const struct plan *plan)
{
	return compile_in(validator_folder(problem), hashes, problem, plan, bounds_write_header);
}

int compile_movable_validator(struct file_hashes *hashes, const struct problem *problem,
		const struct plan *plan)
{
	static const char *const ways[] = { "raised", "lowered" };
	int code = compile_in(movable_validator_folder(problem), hashes, problem, plan,
			bounds_write_movable_header);

	for (size_t i = 0; !code && i < 2 * problem->bound_count; i++) {
		const char *bound = problem->bounds[i / 2].name, *how = ways[i % 2];
		SCOPED_FREE char *moved = xprintf("%s:%s", bound, how),
				 *path = problem_bounds_json(problem, moved);

		if (bounds_write_json(problem, plan, bound, how, path))
			code = EXIT_BROKEN;
	}
	return code;
}

bool validator_is_compiled(struct file_hashes *hashes, const struct problem *problem,
		const struct plan *plan)
{
	SCOPED_FREE char *folder = validator_folder(problem),
			 *bounds = xprintf("%s/bounds.h", folder);
	SCOPED_FREE char *json = problem_bounds_json(problem, NULL);
	bool is = bounds_header_is_written(problem, plan, bounds) && file_exists(json);
	struct compilation c;

	if (is) {
		validator_compilation(&c, problem, folder);
		is = is_compiled(hashes, &c);
		compilation_release(&c);
	}
	return is;
}

/* --- Generators and checkers ------------------------------------------------------------------ */

static bool is_older(const char *file, const char *than)
{
	struct stat a, b;

	return !stat(file, &a) && !stat(than, &b) &&
			(a.st_mtim.tv_sec < b.st_mtim.tv_sec ||
					(a.st_mtim.tv_sec == b.st_mtim.tv_sec &&
							a.st_mtim.tv_nsec < b.st_mtim.tv_nsec));
}

/* False when there is nothing that we would compile: make did, or it is stock. */
static bool kit_program_compilation(struct compilation *c, const struct problem *problem,
		enum kit_folder folder, const char *name, bool warn)
{
	SCOPED_FREE char *source = kit_source(problem->id, folder, name),
			 *program = kit_program(problem->kit, problem->id, folder, name);
	bool ours = source != NULL;

	if (source) {
		kit_compilation(c, problem->kit, source, program, NULL);
		if (file_exists(program) && !file_exists(c->receipt)) {
			if (warn && is_older(program, source)) {
				warning("'%s' is older than '%s'", program, source);
				hint("make it again with: make programs");
			}
			compilation_release(c);
			ours = false;
		}
	}
	return ours;
}

int compile_kit_program(struct file_hashes *hashes, const struct problem *problem,
		enum kit_folder folder, const char *name)
{
	struct compilation c;
	int code;

	if (!kit_program_compilation(&c, problem, folder, name, false))
		return EXIT_AS_DECLARED;
	code = compile(hashes, &c);
	compilation_release(&c);
	return code;
}

bool problem_program_is_compiled(struct file_hashes *hashes, const struct problem *problem,
		enum kit_folder folder, const char *name)
{
	struct compilation c;
	bool is;

	if (!kit_program_compilation(&c, problem, folder, name, true))
		return true;
	is = is_compiled(hashes, &c);
	compilation_release(&c);
	return is;
}

/* --- With sanitizers ---------------------------------------------------------------------------- */

static void sanitized_compilation(struct compilation *c, const struct problem *problem,
		const char *source, enum sanitized kind, const char *program)
{
	static const char *const flags[] = { "-g", "-fsanitize=address,undefined" };
	SCOPED_FREE char *folder = kind == SANITIZED_VALIDATOR ? validator_folder(problem) : NULL;

	if (kind == SANITIZED_SOLUTION)
		solution_compilation(c, problem->id, source, program);
	else
		kit_compilation(c, problem->kit, source, program, folder);
	for (size_t i = 0; i < sizeof flags / sizeof *flags; i++)
		names_add(&c->argv, flags[i]);
}

int compile_sanitized(struct file_hashes *hashes, const struct problem *problem, const char *source,
		enum sanitized kind, char **program)
{
	SCOPED(compilation) c;

	*program = path_in(problem->id, PATH_SANITIZED, "%s", source);
	sanitized_compilation(&c, problem, source, kind, *program);
	return compile(hashes, &c);
}

/* --- How a program is made ---------------------------------------------------------------------- */

/* Releases the compilation. */
static char *command_of(struct compilation *c)
{
	char *command = shown_command(c);

	compilation_release(c);
	return command;
}

char *solution_command(const char *problem, const char *source)
{
	struct compilation c;

	reference_compilation(&c, problem, source);
	return command_of(&c);
}

char *validator_command(const struct problem *problem)
{
	SCOPED_FREE char *folder = validator_folder(problem);
	struct compilation c;

	validator_compilation(&c, problem, folder);
	return command_of(&c);
}

char *problem_program_command(const struct problem *problem, enum kit_folder folder,
		const char *name)
{
	const char *by_make = MAKE_COMMAND;
	struct compilation c;

	if (kit_program_compilation(&c, problem, folder, name, false))
		return command_of(&c);
	return by_make ? xstrdup(by_make) : NULL;
}
