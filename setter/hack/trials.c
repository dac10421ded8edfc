#define _GNU_SOURCE
#include "hack/trials.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/interrupt.h"
#include "base/printable.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "judge/judge_file.h"
#include "judge/judge_place.h"
#include "process/process.h"

/* While nothing ends, this often somebody looks at the clock. */
#define LOOK_MS 50
/* A program that sleeps is found out after its time and this, by an impatient search. */
#define IMPATIENT_MS 1000

struct trial_slot {
	enum { SLOT_FREE, SLOT_RUNS, SLOT_CHECKS } state;
	char *in_path, *ans_path; /* of its own */
	char *folder;
	int cpu; /* to run on, or -1 */
	struct printed printed, checker;
	int run;    /* of the jail */
	int series; /* a jail that waits for the next input of this search; or -1 */
	size_t number;
	bool wanted; /* still: it is not after one that was found */
	long long wall_ms;
	long long begun; /* by process_clock_ms() */
	struct trial trial;
	struct trial_result result;
};

/* --- Life cycle ------------------------------------------------------------------------------- */

/* A judge gives a program one processor, which it can see: here it must not see another number. */
static int processor_of(int number)
{
	cpu_set_t usable;
	int cpu = 0;

	if (sched_getaffinity(0, sizeof usable, &usable))
		return -1;
	for (int before = number % CPU_COUNT(&usable); before >= 0; cpu++)
		before -= CPU_ISSET(cpu, &usable) != 0;
	return cpu - 1;
}

static int slot_open(struct trial_slot *slot, const char *scratch, int number)
{
	slot->cpu = processor_of(number);
	slot->folder = xprintf("%s/%d", scratch, number);
	slot->in_path = xprintf("%s/in", slot->folder);
	slot->ans_path = xprintf("%s/ans", slot->folder);
	slot->printed.out = slot->printed.err = slot->checker.out = slot->checker.err = -1;
	slot->series = -1;
	if (folder_make(slot->folder))
		return -1;
	printed_init(&slot->printed, slot->folder, "program");
	printed_init(&slot->checker, slot->folder, "checker");
	if (slot->printed.out < 0 || slot->printed.err < 0 || slot->checker.out < 0 ||
			slot->checker.err < 0)
		return -1;
	return 0;
}

static void slot_release(struct trial_slot *slot)
{
	printed_release(&slot->printed, false);
	printed_release(&slot->checker, false);
	free(slot->folder);
	free(slot->in_path);
	free(slot->ans_path);
}

int trials_open(struct trials *t, const char *scratch, int jobs)
{
	int rc = 0;

	t->jail = JAIL_INIT;
	if (jail_open(&t->jail))
		return -1;
	rc = judge_hide_tests(&t->jail);
	t->jobs = jobs;
	t->scratch = scratch;
	t->slots = xcalloc((size_t)jobs, sizeof *t->slots);
	for (int i = 0; i < jobs; i++)
		rc |= slot_open(&t->slots[i], scratch, i);
	printed_init(&t->answered, scratch, "answer");
	t->answer_series = -1;
	return rc || t->answered.out < 0 || t->answered.err < 0 ? -1 : 0;
}

void trials_release(struct trials *t)
{
	if (!t->slots)
		return;
	trials_end_answers(t);
	jail_release(&t->jail);
	printed_release(&t->answered, false);
	for (int i = 0; i < t->jobs; i++)
		slot_release(&t->slots[i]);
	free(t->slots);
	t->slots = NULL;
}

static void trial_release(struct trial *trial)
{
	free(trial->in_path);
	free(trial->ans_path);
	text_release(&trial->in);
	text_release(&trial->ans);
}

static void result_release(struct trial_result *result)
{
	text_release(&result->why);
	text_release(&result->output);
	*result = (struct trial_result){ .why = TEXT_INIT, .output = TEXT_INIT };
}

void search_release(struct search *search)
{
	if (search->result.why.s)
		result_release(&search->result);
}

/* --- Files -------------------------------------------------------------------------------------- */

static int write_bytes(const char *path, const struct text *bytes)
{
	const int fd = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	size_t at = 0;

	while (fd >= 0 && at < bytes->length) {
		const ssize_t n = write(fd, bytes->s + at, bytes->length - at);

		if (n <= 0)
			break;
		at += (size_t)n;
	}
	if (fd < 0 || close(fd) || at < bytes->length)
		return error("cannot write '%s': %s", path, strerror(errno));
	return 0;
}

static const char *input_path(const struct trial_slot *slot)
{
	return slot->trial.in_path ? slot->trial.in_path : slot->in_path;
}

static bool is_answer(const struct trial_slot *slot)
{
	const struct trial *trial = &slot->trial;

	return trial->ans_path ? printed_is(&slot->printed, trial->ans_path)
			       : printed_is_bytes(&slot->printed, trial->ans.s, trial->ans.length);
}

/* --- Steps of a trial ---------------------------------------------------------------------------- */

static void break_slot(struct trial_slot *slot, const char *why)
{
	result_release(&slot->result);
	slot->result.verdict = VERDICT_SE;
	text_add_string(&slot->result.why, why);
	slot->state = SLOT_FREE;
}

static void start(struct trials *t, struct trial_slot *slot, const struct jail_job *job)
{
	struct jail_result broken;

	slot->run = jail_start(&t->jail, job, &broken);
	if (slot->run < 0)
		break_slot(slot, broken.message);
}

static long long wall_ms(const struct search *search, long long cap)
{
	const long long whole = judge_wall_limit_ms(cap);

	return !search->impatient || cap + IMPATIENT_MS > whole ? whole : cap + IMPATIENT_MS;
}

static void end_series(struct trial_slot *slot)
{
	if (slot->series >= 0)
		jail_no_more(slot->series);
	slot->series = -1;
}

/* In the jail of the last run, if that run left it clean. */
static bool start_again(struct trial_slot *slot)
{
	const struct text *in = &slot->trial.in;

	if (slot->series < 0 || slot->trial.in_path)
		return false;
	slot->run = slot->series;
	slot->series = -1;
	return !jail_again(slot->run, in->s, in->length);
}

static void start_alone(struct trials *t, struct trial_slot *slot, const struct search *search)
{
	const long long cap = judge_near_limit_end_ms(search->program->row.time_ms);
	struct jail_job job = JAIL_JOB_INIT;
	SCOPED(names) argv = NAMES_INIT;

	slot->state = SLOT_RUNS;
	result_release(&slot->result);
	printed_empty(&slot->printed);
	printed_reserve(&slot->printed, (t->problem->output_mib << 20) + 1);
	if (start_again(slot))
		return;
	end_series(slot);
	if (!slot->trial.in_path && write_bytes(slot->in_path, &slot->trial.in)) {
		break_slot(slot, "the input cannot be written");
		return;
	}
	jailed_program_job(search->program, t->problem, cap, &job, &argv);
	job.cpu = slot->cpu;
	job.in = input_path(slot);
	job.out = slot->printed.out;
	job.err = slot->printed.err;
	slot->wall_ms = wall_ms(search, cap);
	job.limits.wall_ms = (int)slot->wall_ms;
	job.series = !search->fresh && !slot->trial.in_path;
	start(t, slot, &job);
}

static const char *answer_path(const struct trial_slot *slot)
{
	return slot->trial.ans_path ? slot->trial.ans_path : slot->ans_path;
}

static void start_checker(struct trials *t, struct trial_slot *slot)
{
	const struct trial *trial = &slot->trial;
	struct jail_job job = JAIL_JOB_INIT;

	slot->state = SLOT_CHECKS;
	/* What came again has no file yet. */
	if (!trial->in_path && write_bytes(slot->in_path, &trial->in)) {
		break_slot(slot, "the input cannot be written");
		return;
	}
	if (!trial->ans_path && write_bytes(slot->ans_path, &trial->ans)) {
		break_slot(slot, "the answer cannot be written");
		return;
	}
	printed_empty(&slot->checker);
	judge_checker_job(&job, t->problem, t->checker_folder, input_path(slot), &slot->printed,
			answer_path(slot), &slot->checker);
	start(t, slot, &job);
}

/* --- A talk ---------------------------------------------------------------------------------- */

/* All of it at once: the relay is ours. */
static void talk_to_interactor(struct trials *t, struct trial_slot *slot,
		const struct search *search)
{
	const struct trial *trial = &slot->trial;
	const long long cap = judge_near_limit_end_ms(search->program->row.time_ms);
	const struct limits limits = { cap, wall_ms(search, cap), t->problem->memory_mib * 1024,
		t->problem->output_mib << 20 };
	struct judge_talk talk = { .problem = t->problem,
		.folder = t->interactor_folder,
		.in = input_path(slot),
		.ans = answer_path(slot),
		.wall_ms = limits.wall_ms };
	struct trial_result *r = &slot->result;
	long long score;

	result_release(r);
	printed_empty(&slot->printed);
	printed_empty(&slot->checker);
	if ((!trial->in_path && write_bytes(slot->in_path, &trial->in)) ||
			(!trial->ans_path && write_bytes(slot->ans_path, &trial->ans))) {
		break_slot(slot, "the input cannot be written");
		return;
	}
	jailed_program_talk(search->program, &t->jail, &talk, cap, &slot->printed, &slot->checker);
	r->verdict = judge_talk_verdict(&talk, &limits, &t->scale, &slot->printed, &slot->checker,
			&score, &r->why);
	r->idle = talk.talk.program.stop == JAIL_STOP_WALL;
	r->time_us = talk.talk.program.cpu_us;
	r->memory_kb = talk.talk.program.memory_kib;
	if (search->keep_output)
		dialogue_print(&talk.talk.dialogue, &r->output);
	judge_talk_release(&talk);
	slot->state = SLOT_FREE;
	if (r->verdict == VERDICT_AC && problem_has_checker(t->problem) && !is_answer(slot))
		start_checker(t, slot);
}

static void start_program(struct trials *t, struct trial_slot *slot, const struct search *search)
{
	if (t->problem->interactor)
		talk_to_interactor(t, slot, search);
	else
		start_alone(t, slot, search);
}

/* --- Ends of steps --------------------------------------------------------------------------- */

static void end_program(struct trials *t, struct trial_slot *slot, const struct search *search,
		const struct jail_result *result)
{
	const long long cap = judge_near_limit_end_ms(search->program->row.time_ms);
	const struct limits limits = { cap, wall_ms(search, cap), t->problem->memory_mib * 1024,
		t->problem->output_mib << 20 };
	struct trial_result *r = &slot->result;

	r->verdict = judge_program_verdict(result, &limits, &slot->printed, &r->why);
	r->idle = result->stop == JAIL_STOP_WALL;
	r->time_us = result->cpu_us;
	r->memory_kb = result->memory_kib;
	slot->state = SLOT_FREE;
	if (r->verdict == VERDICT_AC && is_answer(slot))
		return;
	if (printed_may_be_cut(&slot->printed, limits.output_bytes))
		break_slot(slot, "no space left on the disk for what it prints");
	else if (r->verdict == VERDICT_AC)
		start_checker(t, slot);
}

/*
 * The checker takes the other program's answer for the jury's, and so a fault of it for one of
 * its own: "checker: case 1: (1, 2) is lost (/ans)" is said of the other.
 */
static void blame_other(struct text *why)
{
	static const char own[] = "checker: ", file[] = " (/ans";
	struct text words = TEXT_INIT;

	jail_restore_names(why->s);
	const char *said = why->s + (strncmp(why->s, own, strlen(own)) ? 0 : strlen(own));
	const char *place = strstr(said, file);

	text_add_string(&words, "the other's answer: ");
	if (place) {
		const char *rest = place + strlen(file);

		text_add(&words, said, (size_t)(place - said));
		if (*rest == ',')
			text_printf(&words, " (%s", rest + 1 + strspn(rest + 1, " "));
	} else {
		text_add_string(&words, said);
	}
	text_release(why);
	*why = words;
}

static void end_checker(struct trials *t, struct trial_slot *slot, const struct jail_result *result)
{
	long long score;

	slot->state = SLOT_FREE;
	slot->result.verdict = judge_checker_verdict(result, &slot->checker, &t->scale, &score,
			&slot->result.why);
	if (slot->result.verdict == VERDICT_SE && t->against && result->ending != JAIL_BROKEN) {
		slot->result.verdict = VERDICT_WA;
		blame_other(&slot->result.why);
	}
}

/* The next step of a slot whose run has ended. */
static void advance(struct trials *t, struct trial_slot *slot, const struct search *search)
{
	struct jail_result result;

	jail_finish(slot->run, &result);
	if (result.again)
		slot->series = slot->run;
	if (!slot->wanted)
		slot->state = SLOT_FREE;
	else if (slot->state == SLOT_RUNS)
		end_program(t, slot, search, &result);
	else
		end_checker(t, slot, &result);
}

/* --- The search ------------------------------------------------------------------------------------ */

struct progress_of_search {
	size_t next;
	bool no_more, found;
	size_t busy;
};

static bool is_found(const struct search *search, enum verdict verdict)
{
	if (verdict == VERDICT_SE)
		return true;
	if (search->pass_slow && verdict == VERDICT_TLE)
		return false;
	return search->for_success ? verdict != search->verdict : verdict != VERDICT_AC;
}

/* Trials after the one found need not go on. */
static void stop_behind(struct trials *t, size_t number)
{
	for (int i = 0; i < t->jobs; i++)
		if (t->slots[i].state != SLOT_FREE && t->slots[i].number > number &&
				t->slots[i].wanted) {
			t->slots[i].wanted = false;
			jail_stop(t->slots[i].run);
		}
}

static void read_output(const struct trial_slot *slot, struct text *output)
{
	if (lseek(slot->printed.out, 0, SEEK_SET) < 0 || text_add_file(output, slot->printed.out))
		text_reset(output);
}

/* The trial has a verdict. */
static void take(struct trials *t, struct trial_slot *slot, struct search *search,
		struct progress_of_search *p)
{
	const bool found = is_found(search, slot->result.verdict);

	p->busy--;
	if (!slot->wanted)
		return;
	search->finished++;
	search->slow += !found && slot->result.verdict == VERDICT_TLE;
	slot->result.wall_ms = process_clock_ms() - slot->begun;
	if (search->judged)
		search->judged(search->context, slot->number, &slot->result);
	if (found || (search->keep_output && !p->found)) {
		result_release(&search->result);
		search->result = slot->result;
		slot->result = (struct trial_result){ .why = TEXT_INIT, .output = TEXT_INIT };
		if (search->keep_output && !t->problem->interactor)
			read_output(slot, &search->result.output);
	}
	if (found) {
		p->found = true;
		search->first = slot->number;
		stop_behind(t, slot->number);
	}
}

static void begin(struct trials *t, struct trial_slot *slot, struct search *search,
		struct progress_of_search *p)
{
	trial_release(&slot->trial);
	slot->trial = (struct trial){ .in = TEXT_INIT, .ans = TEXT_INIT };
	if (!search->next(search->context, p->next, &slot->trial)) {
		p->no_more = true;
		return;
	}
	slot->number = p->next++;
	slot->wanted = true;
	slot->begun = process_clock_ms();
	p->busy++;
	start_program(t, slot, search);
	if (slot->state == SLOT_FREE)
		take(t, slot, search, p);
}

static void wait_for_slots(struct trials *t, struct search *search, struct progress_of_search *p)
{
	SCOPED_FREE struct pollfd *fds = xcalloc((size_t)t->jobs, sizeof *fds);

	for (int i = 0; i < t->jobs; i++)
		fds[i] = (struct pollfd){ t->slots[i].state == SLOT_FREE ? -1 : t->slots[i].run,
			POLLIN, 0 };
	if (poll(fds, (nfds_t)t->jobs, LOOK_MS) > 0)
		for (int i = 0; i < t->jobs; i++)
			if (fds[i].revents) {
				advance(t, &t->slots[i], search);
				if (t->slots[i].state == SLOT_FREE)
					take(t, &t->slots[i], search, p);
			}
}

static void stop_all(struct trials *t, struct search *search)
{
	const long long late = process_clock_ms() -
			judge_near_limit_end_ms(search->program->row.time_ms);

	for (int i = 0; i < t->jobs; i++)
		if (t->slots[i].state != SLOT_FREE) {
			struct jail_result ignored;

			search->undone += t->slots[i].wanted && t->slots[i].begun < late;
			jail_stop(t->slots[i].run);
			jail_finish(t->slots[i].run, &ignored);
			if (ignored.again)
				jail_no_more(t->slots[i].run);
			t->slots[i].state = SLOT_FREE;
		}
}

static void fill_slots(struct trials *t, struct search *search, struct progress_of_search *p)
{
	const size_t most = search->at_once && search->at_once < t->jobs ? (size_t)search->at_once
									 : (size_t)t->jobs;

	for (int i = 0; i < t->jobs && p->busy < most; i++)
		if (t->slots[i].state == SLOT_FREE && !p->no_more && !p->found)
			begin(t, &t->slots[i], search, p);
}

/* Must the search end now, though some may go on? */
static enum search_end look_at_the_clock(const struct search *search, struct progress_of_search *p)
{
	if (interrupt_signal())
		return SEARCH_INTERRUPTED;
	if (process_clock_ms() < search->deadline)
		return SEARCH_NONE;
	p->no_more = true;
	return p->busy && process_clock_ms() - search->deadline < search->grace_ms
			? SEARCH_NONE
			: SEARCH_TIME_IS_UP;
}

enum search_end trials_search(struct trials *t, struct search *search)
{
	struct progress_of_search p = { 0, false, false, 0 };
	enum search_end end;

	search->result = (struct trial_result){ .why = TEXT_INIT, .output = TEXT_INIT };
	for (int i = 0; i < t->jobs; i++)
		t->slots[i].result = (struct trial_result){ .why = TEXT_INIT, .output = TEXT_INIT };
	for (;;) {
		end = look_at_the_clock(search, &p);
		if (end != SEARCH_NONE)
			break;
		fill_slots(t, search, &p);
		if (!p.busy && (p.no_more || p.found))
			break;
		if (p.busy)
			wait_for_slots(t, search, &p);
		if (t->tick)
			t->tick(t->tick_context);
	}
	stop_all(t, search);
	for (int i = 0; i < t->jobs; i++) {
		trial_release(&t->slots[i].trial);
		t->slots[i].trial = (struct trial){ .in = TEXT_INIT, .ans = TEXT_INIT };
		result_release(&t->slots[i].result);
		end_series(&t->slots[i]);
	}
	/* When time is up, what was found is right, though an earlier one may be, too. */
	if (end != SEARCH_INTERRUPTED && p.found)
		end = search->result.verdict == VERDICT_SE ? SEARCH_BROKEN : SEARCH_FOUND;
	return end;
}
