#include "build/test_maker.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/endless.h"
#include "build/make_times.h"
#include "build/receipt.h"
#include "build/role_talk.h"
#include "build/roles.h"

/* Part of every key: a change here makes all tests again. */
#define RECIPE "setter test 2"

/* --- Files ----------------------------------------------------------------------------- */

char *tests_folder(const struct problem *problem)
{
	return path_of(problem->id, PATH_TESTS);
}

char *test_file(const struct problem *problem, const struct test *test, const char *ending)
{
	return test->folder ? xprintf("%s/%s.%s", test->folder, test->name, ending)
			    : path_in(problem->id, PATH_TESTS, "%s.%s", test->name, ending);
}

char *test_previous_file(const struct problem *problem, const struct test *test, const char *ending)
{
	return path_in(problem->id, PATH_PREVIOUS, "%s.%s", test->name, ending);
}

char *test_overview_file(const struct problem *problem, const struct test *test)
{
	return path_in(problem->id, PATH_OVERVIEW, "%s", test->name);
}

char *test_reached_file(const struct problem *problem, const struct test *test)
{
	return path_in(problem->id, PATH_REACHED, "%s", test->name);
}

void test_add_reached(const struct problem *problem, const struct test *test,
		struct bounds_reached *reached)
{
	SCOPED_FREE char *log = test_overview_file(problem, test),
			 *values = test_reached_file(problem, test);

	bounds_reached_add(reached, log);
	bounds_reached_add_values(reached, values);
}

bool test_hash(const struct problem *problem, const struct test *test, const char *ending,
		struct file_hashes *hashes, struct hash *hash)
{
	SCOPED_FREE char *path = test_file(problem, test, ending);

	return file_hash(hashes, path, hash);
}

void test_hash_json(const struct problem *problem, const struct test *test, const char *ending,
		struct file_hashes *hashes, struct json *json)
{
	struct hash hash;
	const bool is_there = test_hash(problem, test, ending, hashes, &hash);

	json_put_string(json, ending, is_there ? hash_text(hash).s : NULL);
}

char *test_receipt_file(const struct problem *problem, const struct test *test)
{
	return path_in(problem->id, PATH_RECEIPTS, "%s", test->name);
}

int test_make_folders(const struct problem *problem)
{
	static const enum path_place folders[] = { PATH_TESTS, PATH_PREVIOUS, PATH_OVERVIEW,
		PATH_REACHED, PATH_TIMES, PATH_RECEIPTS, PATH_FAILED };
	int rc = 0;

	for (size_t i = 0; !rc && i < sizeof folders / sizeof *folders; i++) {
		SCOPED_FREE char *path = path_of(problem->id, folders[i]);

		rc = folder_make(path);
	}
	return rc;
}

/* --- One test and its programs ------------------------------------------------------------ */

struct making {
	const struct test_maker *maker;
	char *in, *ans, *overview, *reached, *receipt;       /* final names */
	char *new_in, *new_ans, *new_overview, *new_reached; /* temporary ones */
	char *generator, *validator, *reference;             /* paths; NULL: there is none */
	char *checker, *interactor;                          /* the same */
	char *bounds; /* bounds.json, if a program reads it; or NULL */
	struct make_times *times;
};

static bool reads_bounds(const struct test_maker *maker)
{
	const struct problem *problem = maker->problem;

	return (problem->validator &&
			       role_reads_bounds(problem, KIT_VALIDATOR, problem->validator)) ||
			(problem_has_checker(problem) &&
					role_reads_bounds(problem, KIT_CHECKER,
							problem->checker)) ||
			(problem->interactor &&
					role_reads_bounds(problem, KIT_INTERACTOR,
							problem->interactor)) ||
			(!maker->test->copied &&
					role_reads_bounds(problem, KIT_GEN,
							maker->test->words.list[0]));
}

static void making_init(struct making *m, const struct test_maker *maker)
{
	const struct problem *problem = maker->problem;
	const struct test *test = maker->test;

	m->maker = maker;
	m->in = test_file(problem, test, "in");
	m->ans = test_file(problem, test, "ans");
	m->overview = test_overview_file(problem, test);
	m->reached = test_reached_file(problem, test);
	m->receipt = test_receipt_file(problem, test);
	m->new_in = file_temporary_name(m->in);
	m->new_ans = file_temporary_name(m->ans);
	m->new_overview = file_temporary_name(m->overview);
	m->new_reached = file_temporary_name(m->reached);
	m->generator = test->copied
			? NULL
			: kit_program(problem->kit, problem->id, KIT_GEN, test->words.list[0]);
	m->validator = problem->validator ? validator_program(problem) : NULL;
	m->reference = problem->reference ? solution_program(problem->id, problem->reference_source)
					  : NULL;
	m->checker = problem_has_checker(problem)
			? kit_program(problem->kit, problem->id, KIT_CHECKER, problem->checker)
			: NULL;
	m->interactor = problem->interactor ? kit_program(problem->kit, problem->id, KIT_INTERACTOR,
							      problem->interactor)
					    : NULL;
	m->bounds = reads_bounds(maker) ? problem_bounds_json(problem, NULL) : NULL;
}

static void making_release(struct making *m)
{
	char *const all[] = { m->in, m->ans, m->overview, m->reached, m->receipt, m->new_in,
		m->new_ans, m->new_overview, m->new_reached, m->generator, m->validator,
		m->reference, m->checker, m->interactor, m->bounds };

	unlink(m->new_in);
	unlink(m->new_ans);
	unlink(m->new_overview);
	unlink(m->new_reached);
	for (size_t i = 0; i < sizeof all / sizeof *all; i++)
		free(all[i]);
}

static struct hash key_of(const struct making *m)
{
	const struct test *test = m->maker->test;
	const char *const files[] = { m->generator ? m->generator : test->copied,
		m->validator ? m->validator : "", m->reference ? m->reference : test->answer,
		m->checker ? m->checker : "" };
	struct hasher hasher;

	hasher_init(&hasher);
	hasher_add_string(&hasher, RECIPE);
	for (size_t i = 0; i < sizeof files / sizeof *files; i++)
		hasher_add_string(&hasher, files[i]);
	if (m->interactor)
		hasher_add_string(&hasher, m->interactor);
	if (m->maker->problem->validator_protocol || m->maker->problem->checker_protocol)
		hasher_add_string(&hasher, "kattis");
	hasher_add_string(&hasher, m->maker->plan->groups[test->group].name);
	hasher_add_string(&hasher, test->copied ? "copy" : "generate");
	for (size_t i = 1; i < test->words.count; i++)
		hasher_add_string(&hasher, test->words.list[i]);
	return hasher_finish(&hasher);
}

static int write_receipt(const struct making *m)
{
	struct file_hashes *hashes = m->maker->hashes;
	struct receipt receipt;
	const struct test *test = m->maker->test;
	const char *const files[] = { m->generator ? m->generator : test->copied, m->validator,
		m->reference ? m->reference : test->answer, m->checker, m->interactor, m->in,
		m->ans, m->overview, m->reached, m->bounds };

	receipt_init(&receipt, key_of(m));
	for (size_t i = 0; i < sizeof files / sizeof *files; i++)
		if (files[i] && receipt_add(&receipt, hashes, files[i])) {
			text_release(&receipt.lines);
			return -1;
		}
	return receipt_write(&receipt, m->receipt);
}

bool test_is_made(const struct test_maker *maker)
{
	SCOPED(making) m;

	making_init(&m, maker);
	return receipt_holds(m.receipt, key_of(&m), maker->hashes);
}

/* --- What goes wrong ------------------------------------------------------------------------- */

/* Leaves a file where the command to repeat an error finds it; returns that name, or NULL. */
static char *keep_failed(const struct making *m, const char *file, const char *ending)
{
	char *kept = path_in(m->maker->problem->id, PATH_FAILED, "%s.%s", m->maker->test->name,
			ending);

	if (!rename(file, kept))
		return kept;
	free(kept);
	return NULL;
}

static int refuse_endless(const struct making *m, const char *role, const char *name)
{
	if (!name || !endless_has_most(m->maker->problem, role, name))
		return EXIT_AS_DECLARED;
	diag_at(DIAG_ERROR, m->maker->test->place, NULL,
			"%s: not tried: %s '%s' did not end on %d other tests",
			m->maker->test->name, role, name, ENDLESS_MOST);
	return EXIT_NOT_AS_DECLARED;
}

static int refuse_what_does_not_end(const struct making *m)
{
	const struct problem *problem = m->maker->problem;
	int code = EXIT_AS_DECLARED;

	if (m->generator)
		code = refuse_endless(m, "generator", m->maker->test->words.list[0]);
	if (!code)
		code = refuse_endless(m, "validator", problem->validator);
	if (!code)
		code = refuse_endless(m, "reference", problem->reference);
	return code ? code : refuse_endless(m, "checker", problem->checker);
}

/* "full-03: validator 'pairs' ...", what it said, and the command. */
static int report(const struct making *m, const char *role, const char *name, const char *fault,
		const struct process *p)
{
	diag_at(DIAG_ERROR, m->maker->test->place, NULL, "%s: %s '%s' %s", m->maker->test->name,
			role, name, fault);
	process_explain(p);
	if (p->timed_out)
		endless_count(m->maker->problem, role, name);
	return EXIT_NOT_AS_DECLARED;
}

/* --- The steps ---------------------------------------------------------------------------------- */

static bool is_empty(const char *path)
{
	struct stat about;

	return stat(path, &about) || !about.st_size;
}

static int judge_generator(const struct making *m, const struct process *p)
{
	const char *name = m->maker->test->words.list[0];

	if (!process_succeeded(p))
		return report(m, "generator", name, process_ending(p).s, p);
	return is_empty(p->out) ? report(m, "generator", name, "printed nothing", p)
				: EXIT_AS_DECLARED;
}

static int run_generator(const struct making *m, struct role_call *generator)
{
	int code;

	code = role_run(generator, m->maker->time_ms) ? EXIT_BROKEN
						      : judge_generator(m, &generator->process);
	role_release(generator);
	return code;
}

static int generate(const struct making *m)
{
	struct role_call generator = role_generator(m->maker->problem, &m->maker->test->words,
			m->new_in);
	int code;

	code = run_generator(m, &generator);
	m->times->us[STEP_GENERATOR] = generator.process.cpu_us;
	return code;
}

static int copy_file(const char *from, const char *to)
{
	SCOPED(source) file = SOURCE_INIT;
	int code = EXIT_BROKEN;

	if (source_read(&file, from))
		return EXIT_BAD_REQUEST;
	if (!file_replace(to, file.text, file.length))
		code = EXIT_AS_DECLARED;
	return code;
}

/* The same words in another folder and environment: the bytes must depend on the words alone. */
static int generate_elsewhere(const struct making *m, const char *out)
{
	static char *const strange[] = { "PATH=/bin:/usr/bin", "HOME=/", "TZ=Asia/Kathmandu",
		"LC_ALL=C.UTF-8", "SETTER_ELSEWHERE=1", NULL };
	struct role_call generator = role_generator(m->maker->problem, &m->maker->test->words, out);

	role_start_in(&generator, "/", m->maker->problem->kit->root);
	generator.process.environ = strange;
	return run_generator(m, &generator);
}

/* The command runs it here, and compares that with what is in the file. */
static int report_difference(const struct making *m, const char *when, const char *file)
{
	const struct test *test = m->maker->test;
	SCOPED(text) command = TEXT_INIT;

	diag_at(DIAG_ERROR, test->place,
			"a test may depend on its line only: no time, no address, no environment",
			"%s: generator '%s' printed something else %s", test->name,
			test->words.list[0], when);
	text_add_shell_word(&command, m->generator);
	for (size_t i = 1; i < test->words.count; i++) {
		text_add_char(&command, ' ');
		text_add_shell_word(&command, test->words.list[i]);
	}
	text_add_string(&command, " | diff - ");
	text_add_shell_word(&command, file);
	diag_hint_repeat(command.s);
	return EXIT_NOT_AS_DECLARED;
}

static int compare_with_second_run(const struct making *m, const char *first_run)
{
	SCOPED_FREE char *again = file_temporary_name(m->in);
	char *kept;
	struct hash first, second;
	int code = generate_elsewhere(m, again);

	if (!code &&
			(!file_hash(m->maker->hashes, first_run, &first) ||
					!file_hash(m->maker->hashes, again, &second)))
		code = EXIT_BROKEN;
	if (!code && !hash_equal(first, second)) {
		kept = keep_failed(m, again, "again");
		code = report_difference(m, "when run again", kept ? kept : again);
		free(kept);
	}
	unlink(again);
	return code;
}

static bool is_in_manifest(const struct making *m, const char *file)
{
	SCOPED_FREE char *name = xprintf("%s.in", m->maker->test->name);
	const struct manifest_line *line = manifest_find(m->maker->manifest, name);
	struct hash hash;

	return line && file_hash(m->maker->hashes, file, &hash) && hash_equal(hash, line->hash);
}

/* It was made before, of the same programs: that was another time. */
static int compare_with_before(const struct making *m)
{
	struct hash before, now;

	if (!receipt_holds(m->receipt, key_of(m), m->maker->hashes) ||
			!file_hash(m->maker->hashes, m->in, &before))
		return EXIT_AS_DECLARED;
	if (!file_hash(m->maker->hashes, m->new_in, &now))
		return EXIT_BROKEN;
	return hash_equal(before, now) ? EXIT_AS_DECLARED
				       : report_difference(m, "than when the test was made", m->in);
}

static int make_input(const struct making *m)
{
	int code;

	if (m->maker->test->copied)
		return copy_file(m->maker->test->copied, m->new_in);
	code = generate(m);
	/* A matching hash proves that the generator is deterministic; without one, we try. */
	if (!code && (m->maker->twice || !is_in_manifest(m, m->new_in)))
		code = compare_with_second_run(m, m->new_in);
	return code ? code : compare_with_before(m);
}

/* It says nothing about the input. */
static int report_fault(const struct making *m, const struct role_call *validator)
{
	diag_at(DIAG_ERROR, m->maker->test->place, NULL, "%s: validator: '%s' %s",
			m->maker->test->name, m->maker->problem->validator_source,
			process_ending(&validator->process).s);
	process_explain(&validator->process);
	role_hint_refusal(validator);
	if (validator->process.timed_out)
		endless_count(m->maker->problem, "validator", m->maker->problem->validator);
	return EXIT_BROKEN;
}

/* What an editor did to a file that is copied is hard to see. */
static void hint_line_ends(const char *path)
{
	SCOPED(source) file = SOURCE_INIT;

	if (source_read(&file, path) || !file.length)
		return;
	if (memchr(file.text, '\r', file.length))
		hint("'%s' has carriage returns; to remove them: sed -i 's/\\r$//' %s", path, path);
	else if (file.text[file.length - 1] != '\n')
		hint("the last line of '%s' has no line end; to add it: echo >> %s", path, path);
}

static int validate(const struct making *m)
{
	const struct test_maker *maker = m->maker;
	const char *group = maker->plan->groups[maker->test->group].name;
	struct role_call validator = role_validator_asked(maker->problem, m->new_in,
			&(struct role_asks){ group, m->new_overview, m->new_reached, NULL });
	struct process *p = &validator.process;
	int code = EXIT_AS_DECLARED;

	if (role_run(&validator, maker->time_ms)) {
		code = EXIT_BROKEN;
	} else if (role_validity(&validator) != ROLE_VALID) {
		SCOPED_FREE char *kept = keep_failed(m, m->new_in, "in");
		struct role_call again = role_validator(maker->problem, kept ? kept : m->new_in,
				group);

		p->argv = again.process.argv;
		p->typed = again.process.typed;
		p->in = again.process.in;
		code = role_is_at_fault(&validator)
				? report_fault(m, &validator)
				: report(m, "validator", maker->problem->validator,
						  role_refusal(&validator).s, p);
		if (maker->test->copied && !role_is_at_fault(&validator))
			hint_line_ends(maker->test->copied);
		role_release(&again);
	}
	m->times->us[STEP_VALIDATOR] = p->cpu_us;
	role_release(&validator);
	return code;
}

static int answer_by_output(const struct making *m)
{
	const struct problem *problem = m->maker->problem;
	struct role_call reference = role_reference(problem, m->new_in, m->new_ans);
	struct process *p = &reference.process;
	int code;

	code = role_run(&reference, m->maker->time_ms) ? EXIT_BROKEN : EXIT_AS_DECLARED;
	/* If nothing were an answer, a program that does nothing would be right. */
	if (!code && (!process_succeeded(p) || is_empty(m->new_ans))) {
		SCOPED_FREE char *kept = keep_failed(m, m->new_in, "in");

		p->in = kept ? kept : m->new_in;
		code = report(m, "reference", problem->reference,
				process_succeeded(p) ? "printed nothing" : process_ending(p).s, p);
	}
	m->times->us[STEP_REFERENCE] = p->cpu_us;
	role_release(&reference);
	return code;
}

/* The reference must win against the interactor, and what that notes down is the answer. */
static int answer_by_talk(const struct making *m)
{
	const struct problem *problem = m->maker->problem;
	struct role_talk t = role_talk_reference(problem, m->new_in, m->new_ans);
	SCOPED(text) fault = TEXT_INIT;
	int code;

	code = role_talk_run(&t, m->maker->time_ms) ? EXIT_BROKEN : EXIT_AS_DECLARED;
	if (!code && !role_talk_is_won(&t)) {
		const struct role_call *whose = role_talk_fault(&t, &fault);
		const bool is_reference = whose == &t.program;
		SCOPED_FREE char *kept = keep_failed(m, m->new_in, "in");
		struct role_call again = role_interactor(problem, kept ? kept : m->new_in,
				"/dev/null", "/dev/null");

		diag_at(DIAG_ERROR, m->maker->test->place, NULL, "%s: %s '%s' %s",
				m->maker->test->name, is_reference ? "reference" : "interactor",
				is_reference ? problem->reference : problem->interactor, fault.s);
		t.interactor.process.argv = again.process.argv;
		role_talk_explain(&t, whose);
		role_release(&again);
		code = EXIT_NOT_AS_DECLARED;
	}
	m->times->us[STEP_REFERENCE] = t.program.process.cpu_us;
	role_talk_release(&t);
	return code;
}

static int answer(const struct making *m)
{
	if (!m->reference)
		return copy_file(m->maker->test->answer, m->new_ans);
	return m->interactor ? answer_by_talk(m) : answer_by_output(m);
}

static const char *fault_of_checker(const struct making *m, const struct process_ending *ending,
		enum role_verdict verdict, int code)
{
	if (verdict == ROLE_PC)
		return m->reference ? "says that the reference's own answer is only partly right"
				    : "says that the answer itself is only partly right";
	if (code < 1 || code > ROLE_LAST_VERDICT)
		return ending->s;
	return m->reference ? "refuses the reference's own answer" : "refuses the answer itself";
}

static int report_checker(const struct making *m, struct process *p, enum role_verdict verdict)
{
	const struct process_ending ending = process_ending(p);
	const int ended = process_exit_code(p);
	SCOPED_FREE char *in = keep_failed(m, m->new_in, "in"),
			 *ans = keep_failed(m, m->new_ans, "ans");
	const bool are_kept = in && ans;
	struct role_call again = role_checker(m->maker->problem, are_kept ? in : m->new_in,
			are_kept ? ans : m->new_ans, are_kept ? ans : m->new_ans);
	int code;

	p->argv = again.process.argv;
	p->typed = again.process.typed;
	code = report(m, "checker", m->maker->problem->checker,
			fault_of_checker(m, &ending, verdict, ended), p);
	if (ended == 42 || ended == 43)
		hint("42 and 43 are Kattis' codes: write protocol: {checker: kattis} in problem.yaml");
	role_release(&again);
	return code;
}

static int check_answer(const struct making *m)
{
	struct role_call checker = role_checker(m->maker->problem, m->new_in, m->new_ans,
			m->new_ans);
	const struct score_scale scale = score_scale_of(m->maker->plan, m->maker->test->group);
	struct process *p = &checker.process;
	enum role_verdict verdict = ROLE_NO_VERDICT;
	int code = EXIT_AS_DECLARED;
	long long score;

	if (role_run(&checker, m->maker->time_ms))
		code = EXIT_BROKEN;
	else if ((verdict = role_check(&checker, &scale, &score)) != ROLE_AC)
		code = report_checker(m, p, verdict);
	m->times->us[STEP_CHECKER] = p->cpu_us;
	role_release(&checker);
	return code;
}

/* --- Into place ----------------------------------------------------------------------------------- */

/*
 * Before a file that the manifest knows is replaced by one that it does not, it is put
 * aside: the error can then say where the two begin to differ.
 */
static void keep_previous(const struct making *m, const char *file, const char *new_file,
		const char *ending)
{
	SCOPED_FREE char *name = xprintf("%s.%s", m->maker->test->name, ending);
	const struct manifest_line *line = manifest_find(m->maker->manifest, name);
	struct hash old, new_hash;

	if (line && file_hash(m->maker->hashes, file, &old) && hash_equal(old, line->hash) &&
			file_hash(m->maker->hashes, new_file, &new_hash) &&
			!hash_equal(new_hash, line->hash)) {
		SCOPED_FREE char *previous = test_previous_file(m->maker->problem, m->maker->test,
				ending);

		if (rename(file, previous))
			unlink(previous);
	}
}

/* The file has another name now, and the hash it had. */
static int move_hashed(const struct making *m, const char *from, const char *to)
{
	struct hash hash;

	if (!file_hash(m->maker->hashes, from, &hash))
		return error("cannot read '%s': %s", from, strerror(errno));
	if (file_move(from, to))
		return -1;
	file_hash_learn(m->maker->hashes, to, hash);
	return 0;
}

static int put_into_place(const struct making *m)
{
	/* A validator that is not made with testlib writes no logs. */
	if ((!file_exists(m->new_overview) && file_replace(m->new_overview, "", 0)) ||
			(!file_exists(m->new_reached) && file_replace(m->new_reached, "", 0)))
		return EXIT_BROKEN;
	keep_previous(m, m->in, m->new_in, "in");
	keep_previous(m, m->ans, m->new_ans, "ans");
	if (move_hashed(m, m->new_in, m->in) || move_hashed(m, m->new_ans, m->ans) ||
			move_hashed(m, m->new_overview, m->overview) ||
			move_hashed(m, m->new_reached, m->reached) ||
			make_times_write(m->times, m->maker->problem, m->maker->test))
		return EXIT_BROKEN;
	return write_receipt(m) ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

/* Each step reads what the last one made, so none has anything to hide from the next. */
static void share_jail(const struct making *m)
{
	const char *const all[] = { m->validator, m->interactor ? NULL : m->reference, m->checker,
		m->generator };
	const char *programs[4];
	size_t count = 0;

	for (size_t i = 0; i < 4; i++)
		if (all[i])
			programs[count++] = all[i];
	process_share_jail(programs, count);
}

int test_make(void *context)
{
	struct make_times times;
	SCOPED(making) m;
	int code;

	making_init(&m, context);
	make_times_init(&times);
	m.times = &times;
	share_jail(&m);
	code = refuse_what_does_not_end(&m);
	if (!code)
		code = make_input(&m);
	if (!code && m.validator)
		code = validate(&m);
	if (!code)
		code = answer(&m);
	if (!code && m.checker)
		code = check_answer(&m);
	if (!code)
		code = put_into_place(&m);
	process_unshare_jail();
	return code;
}

/* --- Once more ------------------------------------------------------------------------------------- */

bool test_is_in_manifest(const struct test_maker *maker)
{
	SCOPED(making) m;

	making_init(&m, maker);
	return is_in_manifest(&m, m.in);
}

int test_repeat(void *context)
{
	SCOPED(making) m;
	int code;

	making_init(&m, context);
	code = compare_with_second_run(&m, m.in);
	if (code == EXIT_NOT_AS_DECLARED)
		unlink(m.receipt);
	return code;
}
