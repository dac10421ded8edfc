/*
 * jail_talk.c - the relay between two runs that talk to each other.
 *
 * One loop, in the caller's process, moves what is written and tells the ends in order.  Of a side
 * that ends, all processes die before its result comes, so its pipe ends: while that is open, nothing
 * else needs to be waited for.
 */
#define _GNU_SOURCE
#include "jail/jail_talk.h"

#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <sched.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <time.h>
#include <unistd.h>

#include "base/xalloc.h"
#include "jail/jail_internal.h"

#define ROOM (64 << 10)
/* Nobody is asked before so much silence; then rarer, but so that half a second is not passed. */
#define SILENCE_MS 50
#define SILENCE_MOST_MS 200
/* An interactor whose waits have time-outs, or are hidden, has so long to say more. */
#define GRACE_US 250000

/* What the one side writes and the other reads. */
struct way {
	int from, to; /* -1: closed */
	char bytes[ROOM];
	size_t start, length; /* of what is not written yet */
	bool unread;          /* the reader has gone while there was more to write */
};

struct side {
	int run;
	bool over;     /* its result is there */
	bool lives_on; /* its output is closed, and it has not ended */
	struct way *output;
	struct jail_result *result;
};

struct relay {
	struct jail_talk *talk;
	struct side program, interactor;
	struct way said, told;
	bool end_told; /* to the interactor */
	int64_t began_us;
	/* While nobody says anything. */
	int look_ms; /* until the next look */
	bool seen;   /* both, as follows */
	struct jail_state last_state[2];
	int64_t idle_since_us; /* the interactor, perhaps with a time-out; 0: it is not */
	int program_idle_ms, interactor_idle_ms; /* in all: asleep, but not waiting for the other */
	enum { NOBODY, PROGRAM, INTERACTOR } lingers;
};

static int64_t now_us(void)
{
	struct timespec now;

	clock_gettime(CLOCK_MONOTONIC, &now);
	return now.tv_sec * INT64_C(1000000) + now.tv_nsec / 1000;
}

/* --- Moving text ------------------------------------------------------------------------------- */

/* Nobody reads it any more. */
static void stop_writing(struct way *way)
{
	jail_close_if_open(&way->to);
	way->length = 0;
}

static void write_on(struct way *way)
{
	while (way->length && way->to >= 0) {
		const ssize_t n = write(way->to, way->bytes + way->start, way->length);

		if (n < 0 && errno == EINTR)
			continue;
		if (n < 0 && errno == EAGAIN)
			return;
		if (n < 0) {
			way->unread = true;
			stop_writing(way);
			return;
		}
		way->start += (size_t)n;
		way->length -= (size_t)n;
	}
}

static void stop_side(struct side *side)
{
	if (!side->over)
		jail_stop(side->run);
}

static void count(struct relay *r, const struct way *way, size_t length)
{
	const bool by_program = way == &r->said;
	struct jail_talk *talk = r->talk;

	*(by_program ? &talk->said : &talk->heard) += (int64_t)length;
	dialogue_add(&talk->dialogue, by_program, now_us() - r->began_us, way->bytes, length);
	if (talk->said > talk->said_max && !talk->flooded) {
		talk->flooded = true;
		stop_side(&r->program);
	}
}

/* Takes what is there.  What the program says counts, whoever listens. */
static void read_on(struct relay *r, struct way *way)
{
	const ssize_t n = read(way->from, way->bytes, ROOM);

	if (n < 0 && (errno == EINTR || errno == EAGAIN))
		return;
	if (n <= 0) {
		jail_close_if_open(&way->from);
		return;
	}
	if (way == &r->said || way->to >= 0)
		count(r, way, (size_t)n);
	way->start = 0;
	way->length = way->to >= 0 ? (size_t)n : 0;
	write_on(way);
}

/* --- Ends --------------------------------------------------------------------------------------- */

static bool was_stopped(const struct jail_result *result)
{
	return result->ending == JAIL_BROKEN ||
			(result->stop != JAIL_NOT_STOPPED && result->stop != JAIL_STOP_ASKED);
}

/* Does it wait for somebody else? */
static bool waits_now(const struct side *side)
{
	struct jail_state state;

	return !side->over && !jail_ask(side->run, &state) && state.waits;
}

static void program_ended(struct relay *r)
{
	struct jail_talk *talk = r->talk;

	stop_writing(&r->told);
	if (r->lingers && talk->program.stop == JAIL_STOP_ASKED)
		talk->program.stop = JAIL_STOP_WALL;
	else
		talk->program_waited = talk->program.stop == JAIL_STOP_WALL &&
				talk->program.waited && !r->interactor.over &&
				!waits_now(&r->interactor);
	talk->program_waited |= r->lingers == INTERACTOR;
	if (was_stopped(&talk->program) || talk->flooded || talk->both_wait)
		stop_side(&r->interactor);
}

static void interactor_ended(struct relay *r)
{
	struct jail_talk *talk = r->talk;
	const bool fails = was_stopped(&talk->interactor) ||
			talk->interactor.ending == JAIL_SIGNALLED;
	int left = 0;

	talk->interactor_first = !r->end_told;
	if (r->said.to >= 0 && ioctl(r->said.to, FIONREAD, &left))
		left = 0;
	talk->unread = fails && (left > 0 || r->said.length || r->said.unread);
	stop_writing(&r->said);
	if (fails)
		stop_side(&r->program);
}

static void finish(struct relay *r, struct side *side)
{
	jail_finish(side->run, side->result);
	side->run = -1;
	side->over = true;
	if (side == &r->program)
		program_ended(r);
	else
		interactor_ended(r);
}

/* Its output has ended: because it has, or because it is closed?  Who exits will report it. */
static void learn_end(struct side *side)
{
	struct jail_state state;

	if (side->output->from < 0 && !side->over && !side->lives_on &&
			!jail_ask(side->run, &state))
		side->lives_on = state.lives;
}

static bool is_end_known(const struct side *side)
{
	return side->output->from < 0 && !side->output->length && (side->over || side->lives_on);
}

/* Is there an end that the interactor does not know, and might? */
static bool owes_end(const struct relay *r)
{
	return r->said.to >= 0 && is_end_known(&r->program) && !r->talk->both_wait;
}

/* --- Silence ------------------------------------------------------------------------------------ */

static void ask(const struct side *side, struct jail_state *state)
{
	if (jail_ask(side->run, state))
		memset(state, 0, sizeof *state);
}

static bool slept(const struct jail_state *before, const struct jail_state *after)
{
	return before->waits && after->waits && before->threads == after->threads &&
			before->switches == after->switches;
}

/* Has it read all, and been silent for long, in waits of which we do not know how they end? */
static bool is_idle(struct relay *r, const struct jail_state *state)
{
	const int64_t now = now_us();
	int left = 0;

	if ((!state->hidden && !state->sleeps) || ioctl(r->said.to, FIONREAD, &left) || left) {
		r->idle_since_us = 0;
		return false;
	}
	if (!r->idle_since_us)
		r->idle_since_us = now;
	return now - r->idle_since_us >= GRACE_US;
}

/* The end of what the program says, as soon as nothing before it can lead to more. */
static void try_to_tell_end(struct relay *r)
{
	struct jail_state before, after;

	ask(&r->interactor, &before);
	ask(&r->interactor, &after);
	if (slept(&before, &after) || is_idle(r, &after)) {
		r->end_told = true;
		stop_writing(&r->said);
	}
	r->look_ms = r->look_ms < SILENCE_MS / 2 ? 2 * r->look_ms + 1 : SILENCE_MS;
}

/* Where the kernel hides what one does, it may work half of the time. */
static int idle_ms(const struct jail_state *state, int elapsed_ms)
{
	return state->hidden ? elapsed_ms / 2 : state->sleeps && !state->waits ? elapsed_ms : 0;
}

/* Of two that are silent, the one that sleeps by itself lets time pass. */
static void count_idle(struct relay *r, const struct jail_state *program,
		const struct jail_state *interactor)
{
	r->program_idle_ms += idle_ms(program, r->look_ms);
	if (program->waits && interactor)
		r->interactor_idle_ms += idle_ms(interactor, r->look_ms);
	if (!r->talk->linger_ms)
		return;
	if (r->program_idle_ms >= r->talk->linger_ms)
		r->lingers = PROGRAM;
	else if (r->interactor_idle_ms >= r->talk->linger_ms)
		r->lingers = INTERACTOR;
	if (r->lingers)
		stop_side(&r->program);
}

/* Two looks in a row have seen them asleep, and nothing was on the way in between: then it stays so. */
static void look_at_both(struct relay *r)
{
	struct jail_state state[2];

	ask(&r->program, &state[0]);
	ask(&r->interactor, &state[1]);
	r->talk->hidden = state[0].hidden || state[1].hidden;
	if (r->seen && slept(&r->last_state[0], &state[0]) && slept(&r->last_state[1], &state[1])) {
		r->talk->both_wait = true;
		/* Only then the interactor, whose end this one would see. */
		stop_side(&r->program);
		return;
	}
	count_idle(r, &state[0], &state[1]);
	r->seen = state[0].waits && state[1].waits;
	memcpy(r->last_state, state, sizeof state);
	if (r->seen)
		r->look_ms = SILENCE_MS;
	else if (r->look_ms < SILENCE_MOST_MS)
		r->look_ms *= 2;
}

/* The interactor has ended: whoever waits now waits for ever. */
static void look_at_program(struct relay *r)
{
	struct jail_state state;

	ask(&r->program, &state);
	if (r->seen && slept(&r->last_state[0], &state))
		r->program_idle_ms = r->talk->linger_ms;
	count_idle(r, &state, NULL);
	r->seen = state.waits;
	r->last_state[0] = state;
}

static void look(struct relay *r)
{
	if (owes_end(r))
		try_to_tell_end(r);
	else if (r->program.over || r->talk->both_wait || r->lingers)
		;
	else if (r->interactor.over)
		look_at_program(r);
	else
		look_at_both(r);
}

/* --- The loop ------------------------------------------------------------------------------------ */

/* What is waited for: at most one thing of each way, and one of each side. */
struct wait {
	struct pollfd fds[4];
	struct way *way[4];
	struct side *side[4];
	nfds_t count;
};

static void wait_for(struct wait *wait, int fd, short events, struct way *way, struct side *side)
{
	wait->fds[wait->count] = (struct pollfd){ fd, events, 0 };
	wait->way[wait->count] = way;
	wait->side[wait->count++] = side;
}

static void wait_for_side(struct wait *wait, struct side *side)
{
	struct way *way = side->output;

	if (way->length)
		wait_for(wait, way->to, POLLOUT, way, NULL);
	else if (way->from >= 0)
		wait_for(wait, way->from, POLLIN, way, NULL);
	/* Otherwise the end of its output will tell. */
	if (!side->over && (way->length || way->from < 0))
		wait_for(wait, side->run, POLLIN, NULL, side);
}

static void go_on(struct relay *r, struct way *way)
{
	const bool was_open = way->from >= 0;

	if (way->length)
		write_on(way);
	else
		read_on(r, way);
	if (was_open && way->from < 0)
		learn_end(way == &r->said ? &r->program : &r->interactor);
	if (is_end_known(&r->interactor))
		stop_writing(&r->told);
	r->seen = false;
	r->look_ms = owes_end(r) ? 0 : SILENCE_MS;
}

static bool is_over(const struct relay *r)
{
	return r->program.over && r->interactor.over && r->said.from < 0 && r->told.from < 0;
}

static void move_all(struct relay *r)
{
	while (!is_over(r)) {
		struct wait wait;

		wait.count = 0;
		wait_for_side(&wait, &r->program);
		wait_for_side(&wait, &r->interactor);
		if (!poll(wait.fds, wait.count, r->look_ms)) {
			look(r);
			continue;
		}
		for (nfds_t i = 0; i < wait.count; i++) {
			if (!wait.fds[i].revents)
				continue;
			if (wait.way[i]) {
				go_on(r, wait.way[i]);
				continue;
			}
			finish(r, wait.side[i]);
			if (is_end_known(&r->interactor))
				stop_writing(&r->told);
			r->look_ms = owes_end(r) ? 0 : SILENCE_MS;
		}
	}
}

/* --- Beginning and end --------------------------------------------------------------------------- */

static int open_pipe(int *ours, int *theirs, bool we_read)
{
	int ends[2];

	if (pipe2(ends, O_CLOEXEC))
		return -1;
	*ours = ends[!we_read];
	*theirs = ends[we_read];
	return fcntl(*ours, F_SETFL, O_NONBLOCK);
}

/* A job whose standard input and output are these. */
static struct jail_job joined(const struct jail_job *job, int in, int out, int cpu)
{
	struct jail_job own = *job;

	own.in = NULL;
	own.in_fd = in;
	own.out = out;
	own.cpu = cpu;
	own.series = false;
	return own;
}

static void break_both(struct jail_talk *talk, const char *what, int cause)
{
	talk->program.ending = talk->interactor.ending = JAIL_BROKEN;
	talk->program.cause = talk->interactor.cause = cause;
	jail_say_why(talk->program.message, what, cause);
	jail_say_why(talk->interactor.message, what, cause);
}

/* Both, or none. */
static int start_both(struct relay *r, struct jail *jail, const struct jail_job *program,
		const struct jail_job *interactor, int cpu)
{
	int in[2] = { -1, -1 }, out[2] = { -1, -1 }, rc = -1;
	struct jail_job jobs[2];

	if (open_pipe(&r->said.from, &out[0], true) || open_pipe(&r->said.to, &in[1], false) ||
			open_pipe(&r->told.from, &out[1], true) ||
			open_pipe(&r->told.to, &in[0], false)) {
		break_both(r->talk, "a pipe", errno);
		goto out;
	}
	jobs[0] = joined(program, in[0], out[0], cpu);
	jobs[1] = joined(interactor, in[1], out[1], cpu);
	r->interactor.run = jail_start(jail, &jobs[1], r->interactor.result);
	if (r->interactor.run < 0) {
		*r->program.result = *r->interactor.result;
		goto out;
	}
	r->program.run = jail_start(jail, &jobs[0], r->program.result);
	if (r->program.run < 0) {
		jail_stop(r->interactor.run);
		jail_finish(r->interactor.run, r->interactor.result);
		*r->interactor.result = *r->program.result;
		goto out;
	}
	rc = 0;
out:
	for (int i = 0; i < 2; i++) {
		jail_close_if_open(&in[i]);
		jail_close_if_open(&out[i]);
	}
	return rc;
}

/* The processor for all three, or -1: we may not choose. */
static int stay_on(int cpu)
{
	cpu_set_t set;

	if (cpu < 0)
		cpu = sched_getcpu();
	if (cpu < 0)
		return -1;
	CPU_ZERO(&set);
	CPU_SET(cpu, &set);
	return sched_setaffinity(0, sizeof set, &set) ? -1 : cpu;
}

static void clear(struct jail_talk *talk)
{
	const struct jail_talk given = *talk;

	memset(talk, 0, sizeof *talk);
	talk->said_max = given.said_max;
	talk->linger_ms = given.linger_ms;
	talk->dialogue = DIALOGUE_INIT;
	talk->program.fetched = talk->program.fetched_too = -1;
	talk->interactor.fetched = talk->interactor.fetched_too = -1;
}

static void init(struct relay *r, struct jail_talk *talk)
{
	clear(talk);
	r->talk = talk;
	r->said.from = r->said.to = r->told.from = r->told.to = -1;
	r->program = (struct side){ .run = -1, .output = &r->said, .result = &talk->program };
	r->interactor = (struct side){ .run = -1, .output = &r->told, .result = &talk->interactor };
	r->began_us = now_us();
	r->look_ms = SILENCE_MS;
}

void jail_talk_run(struct jail *jail, const struct jail_job *program,
		const struct jail_job *interactor, struct jail_talk *talk)
{
	const struct sigaction ignore = { .sa_handler = SIG_IGN };
	SCOPED_FREE struct relay *r = xcalloc(1, sizeof *r);
	struct sigaction broken_pipe;
	cpu_set_t before;
	const bool knows_processors = !sched_getaffinity(0, sizeof before, &before);
	int cpu;

	init(r, talk);
	sigaction(SIGPIPE, &ignore, &broken_pipe);
	cpu = stay_on(program->cpu);
	if (!start_both(r, jail, program, interactor, cpu < 0 ? program->cpu : cpu))
		move_all(r);
	dialogue_end(&talk->dialogue);
	jail_close_if_open(&r->said.from);
	jail_close_if_open(&r->said.to);
	jail_close_if_open(&r->told.from);
	jail_close_if_open(&r->told.to);
	if (knows_processors)
		sched_setaffinity(0, sizeof before, &before);
	sigaction(SIGPIPE, &broken_pipe, NULL);
}

void jail_talk_release(struct jail_talk *talk)
{
	dialogue_release(&talk->dialogue);
}
