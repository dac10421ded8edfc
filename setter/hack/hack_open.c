#include "hack/hack.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/paths.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "process/process.h"
#include "process/progress.h"

static void run_in_jail(void *jail, const struct jail_job *job, struct jail_result *result)
{
	jail_run(jail, job, result);
}

static void show_progress(void *context)
{
	const struct hack *h = context;
	const long long ms = hack_ms(h);

	progress_say("%s: %lld tries, %lld per second",
			h->target.row.name ? h->target.row.name : "", h->tried,
			ms > 0 ? h->tried * 1000 / ms : 0);
}

static int open_place(struct hack *h)
{
	const struct problem *problem = hack_problem(h);
	SCOPED_FREE char *journal = path_of(problem->id, PATH_JOURNAL);
	int rc;

	rc = judge_place_open(&h->place, problem, &h->work.hashes) ||
			journal_open(&h->journal, journal) || batch_folder_open(problem);
	workpieces_unlock(&h->work);
	h->scratch = h->place.folder;
	h->trials.problem = problem;
	h->trials.scale = score_scale_of_any(hack_plan(h));
	h->trials.checker_folder = h->place.checker;
	h->trials.interactor_folder = h->place.interactor;
	h->trials.against = h->options.against != NULL;
	h->trials.tick = show_progress;
	h->trials.tick_context = h;
	h->judging = (struct judging){ .problem = problem,
		.plan = hack_plan(h),
		.hashes = &h->work.hashes,
		.journal = &h->journal,
		.runner = { run_in_jail, &h->trials.jail },
		.cpu = -1 };
	/* The runs of a proof go on at once: they count processor time. */
	if (!rc)
		rc = trials_open(&h->trials, h->scratch,
				h->options.jobs > HACK_RUNS_TLE ? h->options.jobs : HACK_RUNS_TLE);
	h->judging.jail = h->trials.jail.level;
	if (!rc)
		jail_note_level(h->judging.jail);
	if (rc && interrupt_signal())
		return -1;
	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static int compile_generators(struct hack *h)
{
	const struct problem *problem = hack_problem(h);
	SCOPED(names) generators = NAMES_INIT;
	int code = EXIT_AS_DECLARED;

	hack_lines_generators(&h->lines, &generators);
	if (problem->shrink)
		names_add(&generators, problem->shrink);
	for (size_t i = 0; i < generators.count; i++)
		code = worse(code,
				compile_kit_program(&h->work.hashes, problem, KIT_GEN,
						generators.list[i]));
	return code;
}

/* One input is made and validated after the other: that costs less in a jail that goes on. */
static void share_jail(struct hack *h)
{
	const struct problem *problem = hack_problem(h);
	SCOPED(names) generators = NAMES_INIT;

	hack_lines_generators(&h->lines, &generators);
	names_take(&h->shared, validator_program(problem));
	for (size_t i = 0; i < generators.count && h->shared.count < PROCESS_SHARING; i++)
		names_take(&h->shared,
				kit_program(problem->kit, problem->id, KIT_GEN,
						generators.list[i]));
	process_share_jail((const char *const *)h->shared.list, h->shared.count);
}

static int make_oracle(struct hack *h)
{
	const struct hack_options *o = &h->options;
	const char *source = hack_problem(h)->reference_source;
	const char *file = o->against ? o->against_file : source;
	/* The reference may be a link: the setter made it. */
	SCOPED_FREE char *path = o->against ? xstrdup(o->against) : realpath(source, NULL);
	SCOPED_FREE char *scratch = xprintf("%s/oracle", h->scratch);
	int code = jailed_program_make(&h->oracle, &h->judging, file, path ? path : source, NULL,
			scratch);

	if (!code && !h->oracle.folder) {
		error("'%s' does not compile", file);
		diag_foreign(h->oracle.row.compile_words, strlen(h->oracle.row.compile_words),
				NULL);
		code = EXIT_BAD_REQUEST;
	}
	return code;
}

static int no_reference(const char *id)
{
	error("'%s' has no reference: nothing says what the right answer is", id);
	hint("write 'reference: NAME' in problems/%s/problem.yaml, or compare with --against=FILE",
			id);
	return EXIT_BAD_REQUEST;
}

/* Inputs of generators are taken as they are; what is made of them could be anything. */
static void do_without_validator(struct hack *h)
{
	note("'%s' has no validator: inputs are not checked, and none is made smaller",
			hack_problem(h)->id);
	hint("write one, and 'validator: NAME' in problem.yaml");
	h->options.minimise = false;
}

int hack_open(struct hack *h, const struct kit *kit, const char *id)
{
	/* No test has an empty name: only programs are made. */
	const struct build_options build = { .globs = "",
		.jobs = h->options.jobs,
		.time_ms = 10000 };
	int code;

	workpieces_open(&h->work, kit, id, &build);
	code = workpieces_compile(&h->work, &build);
	if (code)
		return code;
	hack_lines_collect(&h->lines, hack_problem(h), hack_plan(h));
	if (!h->lines.count) {
		error("'%s' has no generator line: nothing makes inputs to try", id);
		hint("write one in problems/%s/tests.plan, or in 'hack:' of problem.yaml", id);
		return EXIT_BAD_REQUEST;
	}
	code = compile_generators(h);
	if (!code)
		code = open_place(h);
	if (!code && !h->options.against && !hack_problem(h)->reference)
		code = no_reference(id);
	if (!code)
		code = make_oracle(h);
	if (!code && !hack_problem(h)->validator)
		do_without_validator(h);
	else if (!code)
		share_jail(h);
	return code;
}

void hack_close(struct hack *h)
{
	process_unshare_jail();
	names_release(&h->shared);
	trials_release(&h->trials);
	jailed_program_release(&h->oracle);
	jailed_program_release(&h->target);
	if (h->work.count)
		judge_place_close(&h->place, &h->work.list[0]->plan, &h->work.hashes);
	journal_release(&h->journal);
	unanswered_release(&h->unanswered);
	text_release(&h->why);
	text_release(&h->useless);
	hack_lines_release(&h->lines);
	workpieces_close(&h->work);
}
