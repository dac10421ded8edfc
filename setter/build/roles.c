#include "build/roles.h"

#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"
#include "build/compile.h"
#include "problem/kit.h"
#include "problem/language.h"

/* A shell starts the rest of its words on each file of a folder. */
#define EACH_INPUT \
	"folder=$1; shift; for file in \"$folder\"/*; do " \
	"\"$@\" < \"$file\" > /dev/null 2>&1; echo $?; done"
#define EACH_OUTPUT \
	"for file in \"$1\"/*; do " \
	"\"$2\" \"$3\" \"$file\" \"$4\" > /dev/null 2>&1; echo $?; " \
	"\"$2\" \"$3\" \"$4\" \"$file\" > /dev/null 2>&1; echo $?; done"

#define EXIT_INVALID 3

/* Takes the program over. */
static struct role_call role_of(char *program)
{
	struct role_call role = { .program = program };

	names_add(&role.argv, program);
	return role;
}

/* The same, started by a shell. */
static struct role_call role_on_each(char *program, const char *script, const char *folder)
{
	const char *const words[] = { "/bin/sh", "-c", script, "sh", folder, program };
	struct role_call role = { .program = program };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		names_add(&role.argv, words[i]);
	role.process.many = folder;
	return role;
}

/* Once all words are there. */
static struct role_call complete(struct role_call role)
{
	role.process.argv = role.argv.list;
	role.process.program = role.program;
	return role;
}

static void add_option(struct role_call *role, const char *option, const char *value)
{
	if (value) {
		names_add(&role->argv, option);
		names_add(&role->argv, value);
	}
}

/* --- The validator ------------------------------------------------------------------------- */

struct role_call role_validator_asked(const struct problem *problem, const char *in,
		const struct role_asks *asks)
{
	struct role_call role = role_of(asks->moved ? validator_movable_program(problem)
						    : validator_program(problem));

	add_option(&role, "--group", asks->group);
	add_option(&role, "--testOverviewLogFileName", asks->overview);
	add_option(&role, "--boundsFile", asks->reached);
	add_option(&role, "--testset", asks->moved);
	role.process.in = in;
	role.process.writes[0] = asks->overview ? asks->overview : asks->reached;
	role.process.writes[1] = asks->overview ? asks->reached : NULL;
	return complete(role);
}

struct role_call role_validator(const struct problem *problem, const char *in, const char *group)
{
	return role_validator_asked(problem, in, &(struct role_asks){ .group = group });
}

struct role_call role_validator_on_each(const struct problem *problem, const char *group,
		const char *folder)
{
	struct role_call role = role_on_each(validator_program(problem), EACH_INPUT, folder);

	add_option(&role, "--group", group);
	return complete(role);
}

enum role_validity role_validity_of(long exit_code)
{
	return exit_code == 0 ? ROLE_VALID : exit_code == EXIT_INVALID ? ROLE_INVALID : ROLE_FAILED;
}

enum role_validity role_validity(const struct role_call *role)
{
	return role_validity_of(process_exit_code(&role->process));
}

struct process_ending role_refusal(const struct role_call *role)
{
	static const struct process_ending refusal = { "refuses the input" };

	return role_validity(role) == ROLE_INVALID ? refusal : process_ending(&role->process);
}

/* --- The checker --------------------------------------------------------------------------- */

static char *checker_program(const struct problem *problem)
{
	return kit_program(problem->kit, KIT_CHECKER, problem->checker);
}

/* What is nothing, or was shown before, the jail need not show. */
static void add_file(struct role_call *role, const char *path)
{
	size_t i = 0;

	names_add(&role->argv, path);
	if (!strcmp(path, "/dev/null"))
		return;
	while (role->process.reads[i] && strcmp(role->process.reads[i], path) != 0)
		i++;
	role->process.reads[i] = path;
}

struct role_call role_checker(const struct problem *problem, const char *in, const char *out,
		const char *ans)
{
	struct role_call role = role_of(checker_program(problem));

	add_file(&role, in);
	add_file(&role, out);
	add_file(&role, ans);
	return complete(role);
}

struct role_call role_checker_on_each(const struct problem *problem, const char *in,
		const char *ans, const char *folder)
{
	struct role_call role = role_on_each(checker_program(problem), EACH_OUTPUT, folder);

	add_file(&role, in);
	add_file(&role, ans);
	return complete(role);
}

int role_check(const struct role_call *role)
{
	const int code = process_exit_code(&role->process);

	return code <= 3 ? code : -1;
}

void role_checker_job(struct jail_job *job, const char *folder, const char *in, const char *out,
		const char *ans)
{
	static char *argv[] = { "/sub/checker", "/in", "/out", "/ans", NULL };
	static char *environment[] = { JAIL_NO_LEAK_SEARCH, NULL };

	job->argv = argv;
	job->environ = environment;
	job->folder = folder;
	job->file_in = in;
	job->file_out = out;
	job->file_ans = ans;
}

/* --- The others ---------------------------------------------------------------------------- */

struct role_call role_generator(const struct problem *problem, const struct names *words,
		const char *out)
{
	struct role_call role = role_of(kit_program(problem->kit, KIT_GEN, words->list[0]));

	for (size_t i = 1; i < words->count; i++)
		names_add(&role.argv, words->list[i]);
	role.process.out = out;
	return complete(role);
}

struct role_call role_reference(const struct problem *problem, const char *in, const char *out)
{
	struct role_call role = { .program = solution_program(problem->id,
						  problem->reference_source) };
	enum language language = LANGUAGE_C;

	language_of(problem->reference_source, &language);
	language_run_command(language, role.program, &role.argv);
	role.process.in = in;
	role.process.out = out;
	return complete(role);
}

/* --- All of them ----------------------------------------------------------------------------- */

void role_start_in(struct role_call *role, const char *folder, const char *root)
{
	if (*role->program != '/') {
		char *full = xprintf("%s/%s", root, role->program);

		free(role->program);
		free(role->argv.list[0]);
		role->program = full;
		role->argv.list[0] = xstrdup(full);
	}
	*role = complete(*role);
	role->process.folder = folder;
}

int role_run(struct role_call *role, int time_ms)
{
	role->process.time_ms = time_ms;
	return process_run(&role->process);
}

void role_release(struct role_call *role)
{
	process_release(&role->process);
	names_release(&role->argv);
	free(role->program);
}
