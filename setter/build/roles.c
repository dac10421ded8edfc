#include "build/roles.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/source.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "problem/kit.h"
#include "problem/language.h"

/*
 * Shells that start a program.  What Kattis' convention says becomes what testlib's says: `valid
 * PROGRAM` ends with 0, 3 or, when the program failed, 1; `check PROGRAM IN OUT ANS` with 0, 1 or
 * 3, and its message is on stderr.  If it accepts and writes a score, that ends with 7 and is said
 * before the message (role_score.h): score_multiplier.txt, of release 2025-09, is a part of 1;
 * score.txt, of the legacy format, is taken for what quitp() counts, although Kattis has each grader
 * read it as it likes.
 */
#define VALID_TESTLIB "valid() { \"$@\"; }; "
#define VALID_KATTIS \
	"valid() { \"$@\"; code=$?; case $code in 42) return 0;; 43) return 3;; esac; " \
	"[ $code -le 128 ] || return $code; " \
	"echo \"exit code $code is neither 42 nor 43\" >&2; return 1; }; "
#define CHECK_TESTLIB "check() { \"$@\"; }; "
#define CHECK_KATTIS \
	"check() { told=$(mktemp -d) || return 3; " \
	"\"$1\" \"$2\" \"$4\" \"$told/\" < \"$3\" > \"$told/said\" 2>&1; code=$?; scored=; " \
	"[ $code -ne 42 ] || for score in multiplier:score_multiplier points:score; do " \
	"[ ! -s \"$told/${score#*:}.txt\" ] || { scored=yes; printf '%s %s ' \"${score%:*}\" " \
	"\"$(head -c 99 \"$told/${score#*:}.txt\" | tr -d '[:space:]')\" >&2; break; }; done; " \
	"for file in judgemessage.txt teammessage.txt said; do " \
	"[ ! -s \"$told/$file\" ] || { cat \"$told/$file\" >&2; break; }; done; rm -rf \"$told\"; " \
	"case $code$scored in 42) return 0;; 42yes) return 7;; 43) return 1;; esac; " \
	"[ $code -le 128 ] || return $code; " \
	"echo \"exit code $code is neither 42 nor 43\" >&2; return 3; }; "

/* After the one function: a program that a signal has killed must look like that. */
#define ONCE "\"$@\"; code=$?; [ $code -le 128 ] || kill -$((code - 128)) $$; exit $code"
#define EACH_INPUT \
	"folder=$1; shift; for file in \"$folder\"/*; do " \
	"valid \"$@\" < \"$file\" > /dev/null 2>&1; echo $?; done"
/* The exit code, and the first line of what was said if it may be a score. */
#define TELL \
	"tell() { case $2 in 'points '*|'multiplier '*|'partially correct ('*) " \
	"printf '%s %.100s\\n' \"$1\" \"${2%%\n*}\";; *) echo \"$1\";; esac; }; "
#define EACH_OUTPUT \
	TELL "for file in \"$1\"/*; do " \
	     "said=$(check \"$2\" \"$3\" \"$file\" \"$4\" 2>&1 > /dev/null); tell $? \"$said\"; " \
	     "said=$(check \"$2\" \"$3\" \"$4\" \"$file\" 2>&1 > /dev/null); tell $? \"$said\"; done"

#define EXIT_INVALID 3
/* Of a program in Python that raised an exception: see python/start.py. */
#define EXIT_RAISED 120

static const char *const hash_seed = "PYTHONHASHSEED=0";

/* What a program in Python has in its environment. */
static void add_settings(struct role_call *role, const struct problem *problem,
		enum language language, const char *moved)
{
	SCOPED_FREE char *json = problem_bounds_json(problem, moved);
	SCOPED(source) bounds = SOURCE_INIT;

	if (language == LANGUAGE_PYTHON) {
		names_add(&role->settings, hash_seed);
		if (file_exists(json) && !source_read(&bounds, json))
			names_take(&role->settings, xprintf("SETTER_BOUNDS=%s", bounds.text));
	}
}

static enum language language_of_program(const struct problem *problem, enum kit_folder folder,
		const char *name)
{
	SCOPED_FREE char *source = kit_source(problem->id, folder, name);
	enum language language = LANGUAGE_C;

	if (source)
		language_of(source, &language);
	return language;
}

bool role_reads_bounds(const struct problem *problem, enum kit_folder folder, const char *name)
{
	return language_of_program(problem, folder, name) == LANGUAGE_PYTHON;
}

/* Takes the program over. */
static struct role_call role_of(const struct problem *problem, char *program)
{
	struct role_call role = { .problem = problem, .program = program };

	names_add(&role.argv, program);
	return role;
}

/* The same, started by a shell; with the folder of files that it is started on, or NULL. */
static struct role_call role_by_shell(const struct problem *problem, char *program,
		const char *script, const char *folder)
{
	const char *const words[] = { "/bin/sh", "-c", script, "sh" };
	struct role_call role = { .problem = problem, .program = program };

	for (size_t i = 0; i < sizeof words / sizeof *words; i++)
		names_add(&role.argv, words[i]);
	if (folder)
		names_add(&role.argv, folder);
	names_add(&role.argv, program);
	role.process.many = folder;
	role.process.starts_others = true;
	return role;
}

/* Once all words are there. */
static struct role_call complete(struct role_call role)
{
	role.process.argv = role.argv.list;
	role.process.settings = role.settings.list;
	role.process.typed = role.typed.list;
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

static enum language language_of_validator(const struct problem *problem)
{
	enum language language = LANGUAGE_C;

	if (problem->validator_source)
		language_of(problem->validator_source, &language);
	return language;
}

static void add_logs(struct role_call *role, const struct role_asks *asks)
{
	add_option(role, "--testOverviewLogFileName", asks->overview);
	add_option(role, "--boundsFile", asks->reached);
	add_option(role, "--testset", asks->moved);
	role->process.writes[0] = asks->overview ? asks->overview : asks->reached;
	role->process.writes[1] = asks->overview ? asks->reached : NULL;
}

struct role_call role_validator_asked(const struct problem *problem, const char *in,
		const struct role_asks *asks)
{
	const enum language language = language_of_validator(problem);
	const bool is_kattis = problem->validator_protocol == PROTOCOL_KATTIS;
	char *program = asks->moved ? validator_movable_program(problem)
				    : validator_program(problem);
	struct role_call role = is_kattis
			? role_by_shell(problem, program, VALID_KATTIS "valid " ONCE, NULL)
			: role_of(problem, program);

	if (is_kattis)
		names_add(&role.typed, role.program);
	else
		add_option(&role, "--group",
				asks->group || language != LANGUAGE_PYTHON ? asks->group : "");
	if (!is_kattis && language != LANGUAGE_PYTHON)
		add_logs(&role, asks);
	add_settings(&role, problem, language, asks->moved);
	role.process.in = in;
	return complete(role);
}

struct role_call role_validator(const struct problem *problem, const char *in, const char *group)
{
	return role_validator_asked(problem, in, &(struct role_asks){ .group = group });
}

struct role_call role_validator_on_each(const struct problem *problem, const char *group,
		const char *folder)
{
	const bool is_kattis = problem->validator_protocol == PROTOCOL_KATTIS;
	struct role_call role = role_by_shell(problem, validator_program(problem),
			is_kattis ? VALID_KATTIS EACH_INPUT : VALID_TESTLIB EACH_INPUT, folder);

	if (!is_kattis)
		add_option(&role, "--group", group);
	add_settings(&role, problem, language_of_validator(problem), NULL);
	return complete(role);
}

bool role_is_of_testlib(const struct problem *problem)
{
	return problem->validator_protocol == PROTOCOL_TESTLIB &&
			language_of_validator(problem) == LANGUAGE_C;
}

enum role_validity role_validity_of(const struct problem *problem, long code)
{
	if (code == 0)
		return ROLE_VALID;
	if (problem->validator_protocol == PROTOCOL_TESTLIB && !role_is_of_testlib(problem))
		return code < 0 || code == EXIT_RAISED || code > 128 ? ROLE_FAILED : ROLE_INVALID;
	return code == EXIT_INVALID ? ROLE_INVALID : ROLE_FAILED;
}

enum role_validity role_validity(const struct role_call *role)
{
	return role_validity_of(role->problem, process_exit_code(&role->process));
}

bool role_is_at_fault(const struct role_call *validator)
{
	return role_validity(validator) == ROLE_FAILED && !role_is_of_testlib(validator->problem);
}

void role_hint_refusal(const struct role_call *validator)
{
	if (process_exit_code(&validator->process) == EXIT_RAISED)
		hint("refuse an input by 'assert': any other exception is a fault of the validator");
}

struct process_ending role_refusal(const struct role_call *role)
{
	static const struct process_ending refusal = { "refuses the input" };

	return role_validity(role) == ROLE_INVALID ? refusal : process_ending(&role->process);
}

/* --- The checker --------------------------------------------------------------------------- */

static char *checker_program(const struct problem *problem)
{
	return kit_program(problem->kit, problem->id, KIT_CHECKER, problem->checker);
}

static void add_checker_settings(struct role_call *role, const struct problem *problem)
{
	add_settings(role, problem, language_of_program(problem, KIT_CHECKER, problem->checker),
			NULL);
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
	struct role_call role = problem->checker_protocol == PROTOCOL_KATTIS
			? role_by_shell(problem, checker_program(problem),
					  CHECK_KATTIS "check " ONCE, NULL)
			: role_of(problem, checker_program(problem));

	add_file(&role, in);
	add_file(&role, out);
	add_file(&role, ans);
	if (problem->checker_protocol == PROTOCOL_KATTIS) {
		const char *const words[] = { role.program, in, ans, "./", "<", out };

		for (size_t i = 0; i < sizeof words / sizeof *words; i++)
			names_add(&role.typed, words[i]);
	}
	add_checker_settings(&role, problem);
	return complete(role);
}

struct role_call role_checker_on_each(const struct problem *problem, const char *in,
		const char *ans, const char *folder)
{
	struct role_call role = role_by_shell(problem, checker_program(problem),
			problem->checker_protocol == PROTOCOL_KATTIS ? CHECK_KATTIS EACH_OUTPUT
								     : CHECK_TESTLIB EACH_OUTPUT,
			folder);

	add_file(&role, in);
	add_file(&role, ans);
	add_checker_settings(&role, problem);
	return complete(role);
}

enum role_verdict role_check_said(int code, const char *said, const struct score_scale *scale,
		long long *score)
{
	struct text fault = TEXT_INIT;
	const char *words;
	const enum said_score what = score_said(scale, code, said, score, &words, &fault);

	text_release(&fault);
	if (what == SAID_BAD_SCORE)
		return ROLE_NO_VERDICT;
	if (what == SAID_SCORE)
		return *score == 0 ? ROLE_WA : score_is_full(scale, *score) ? ROLE_AC : ROLE_PC;
	*score = code == 0 ? SCORE_FULL : 0;
	return code >= 0 && code <= 3 ? (enum role_verdict)code : ROLE_NO_VERDICT;
}

enum role_verdict role_check(const struct role_call *role, const struct score_scale *scale,
		long long *score)
{
	return role_check_said(process_exit_code(&role->process), role->process.said.s, scale,
			score);
}

void role_checker_job(struct jail_job *job, const struct problem *problem, const char *folder,
		const char *in, const char *out, const char *ans)
{
	static char *testlib[] = { "/sub/checker", "/in", "/out", "/ans", NULL };
	static char *kattis[] = { "/bin/sh", "-c", CHECK_KATTIS "check " ONCE, "sh", "/sub/checker",
		"/in", "/out", "/ans", NULL };
	static char *environment[] = { JAIL_NO_LEAK_SEARCH, NULL, NULL };
	const bool is_kattis = problem->checker_protocol == PROTOCOL_KATTIS;

	environment[1] = (char *)hash_seed;
	job->argv = is_kattis ? kattis : testlib;
	job->profile = is_kattis ? JAIL_COMPILE : JAIL_RUN;
	job->environ = environment;
	job->folder = folder;
	job->file_in = in;
	job->file_out = out;
	job->file_ans = ans;
}

/* --- The interactor ------------------------------------------------------------------------ */

struct role_call role_interactor(const struct problem *problem, const char *in, const char *out,
		const char *ans)
{
	struct role_call role = role_of(problem,
			kit_program(problem->kit, problem->id, KIT_INTERACTOR,
					problem->interactor));

	add_file(&role, in);
	names_add(&role.argv, out);
	role.process.writes[0] = out;
	add_file(&role, ans);
	add_settings(&role, problem,
			language_of_program(problem, KIT_INTERACTOR, problem->interactor), NULL);
	return complete(role);
}

struct role_call role_interactor_alone(const struct problem *problem, const char *in,
		const char *out, const char *ans, const char *heard, const char *said)
{
	struct role_call role = role_interactor(problem, in, out, ans);

	role.process.in = heard;
	role.process.out = said;
	return role;
}

void role_interactor_job(struct jail_job *job, const char *folder, const char *in, const char *ans)
{
	static char *words[] = { "/sub/interactor", "/in", "/box/notes", "/ans", NULL };
	static char *environment[] = { JAIL_NO_LEAK_SEARCH, NULL, NULL };

	environment[1] = (char *)hash_seed;
	job->argv = words;
	job->environ = environment;
	job->folder = folder;
	job->file_in = in;
	job->file_ans = ans;
	job->fetch = "notes";
	job->ignores_sigpipe = true;
}

/* --- The others ---------------------------------------------------------------------------- */

struct role_call role_generator(const struct problem *problem, const struct names *words,
		const char *out)
{
	struct role_call role = role_of(problem,
			kit_program(problem->kit, problem->id, KIT_GEN, words->list[0]));

	for (size_t i = 1; i < words->count; i++)
		names_add(&role.argv, words->list[i]);
	role.process.out = out;
	add_settings(&role, problem, language_of_program(problem, KIT_GEN, words->list[0]), NULL);
	return complete(role);
}

struct role_call role_solution(const struct problem *problem, const char *source, const char *in,
		const char *out)
{
	struct role_call role = { .problem = problem,
		.program = solution_program(problem->id, source) };
	enum language language = LANGUAGE_C;

	language_of(source, &language);
	language_run_command(language, role.program, &role.argv);
	role.process.in = in;
	role.process.out = out;
	return complete(role);
}

struct role_call role_reference(const struct problem *problem, const char *in, const char *out)
{
	return role_solution(problem, problem->reference_source, in, out);
}

static void replace_word(struct names *words, const char *from, const char *to)
{
	for (size_t i = 0; i < words->count; i++)
		if (!strcmp(words->list[i], from)) {
			free(words->list[i]);
			words->list[i] = xstrdup(to);
		}
}

void role_take_sanitized(struct role_call *role, const char *program)
{
	/* It finds leaks by tracing itself, and lowers a limit, which the jail denies. */
	static const char *const options = "ASAN_OPTIONS=detect_leaks=0:disable_coredump=0";

	replace_word(&role->argv, role->program, program);
	replace_word(&role->typed, role->program, program);
	free(role->program);
	role->program = xstrdup(program);
	names_add(&role->settings, options);
	*role = complete(*role);
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
	names_release(&role->settings);
	names_release(&role->typed);
	free(role->program);
}
