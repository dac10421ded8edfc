/*
 * cases.h - what all generators share: the common options, and cases in every form.
 *
 *     NAME [-form single|eof|count|index] [-t T] [-max M] [-pick N] [its own options] [salt ...]
 *
 *     -form single    one line "a b"; where there are more positions, -pick chooses
 *     -form eof       a line "a b" for each position
 *     -form count     their number first (the default)
 *     -form index     the number of cases, then a line "k" for each: the index of the cold
 *                     pair that a position is built on, several of one k in a row being one
 *     -t T            at most so many cases, 1 to 1000000 (100000)
 *     -max M          the largest pile, in the form index the largest k (1000000000)
 *     -pick N         only the N-th of what would have been printed
 *     -with W         the number W behind each position, for games that have one more
 *
 * The rest of the line is the seed: whatever -form and -pick say, the positions are
 * the same.  A generator adds positions and does not care about what follows: those
 * with a pile beyond the limit are dropped; where there are more than T they are
 * thinned out evenly; an option that nobody asked for, no position at all, or a
 * -pick beyond the last ends with a FAIL and without output.
 *
 *     begin_cases(argc, argv, RANDOM_CASES);
 *     while (wants_more_cases()) {
 *             const uint64_t k = draw_between(0, cases.last_k);
 *
 *             add_both_orders(k, wy_cold_low(k), wy_cold_low(k) + k);
 *     }
 *     write_cases();
 *
 * Two draws never stand in one argument list: compilers evaluate it in different
 * orders, and the same command line must give the same bytes everywhere.
 */
#ifndef CASES_H
#define CASES_H

#include "testlib.h"
#include "wythoff.h"

#ifdef __GNUC__
#define CASES_API static __inline__ __attribute__((__unused__))
#else
#define CASES_API static
#endif

#define CASES_MAX 1000000
#define CASES_WORDS_MAX 1000

enum case_form { FORM_SINGLE, FORM_EOF, FORM_COUNT, FORM_INDEX };
enum case_kind {
	RANDOM_CASES,  /* as drawn: a position may come again */
	SET_OF_CASES,  /* no position twice */
	REPEATED_CASES /* as added, in the form index too */
};

/* A position, in the order in which it is printed; in the form index k and 0. */
struct one_case {
	uint64_t first, second;
};

#define CASES_SEEN_MIN 4096    /* powers of two: at most a quarter of the table is occupied, */
#define CASES_SEEN_MAX 4194304 /* which grows, because memory costs more than to enter all again */

static struct {
	enum case_form form;
	enum case_kind kind;
	uint64_t max; /* the largest pile; in the form index the largest k */
	int most;     /* -t */
	int pick;     /* -pick, or 0 for all */
	bool has_with;
	long long with;  /* -with */
	int rounds;      /* so often wants_more_cases() was asked */
	uint64_t last_k; /* the largest k: bounded itself, or by its cold pair */
	int count;
	struct one_case at[CASES_MAX];
	int slots;                /* of the table in use; 0 before the first case */
	int seen[CASES_SEEN_MAX]; /* open hashing: 1 + the case's place in at[], 0 where free */
} cases;

/* --- Options ------------------------------------------------------------------- */

/* An option that is a whole number in [lo, hi]. */
CASES_API long long option_between(const char *key, long long lo, long long hi, long long otherwise)
{
	const long long value = opt_ll(key, otherwise);

	if (value < lo || value > hi)
		quitf(_fail, "-%s %lld is not in %lld..%lld", key, value, lo, hi);
	return value;
}

CASES_API enum case_form form_called(const char *name)
{
	static const char *const names[] = { "single", "eof", "count", "index" };

	for (int i = FORM_SINGLE; i <= FORM_INDEX; i++)
		if (strcmp(name, names[i]) == 0)
			return (enum case_form)i;
	quitf(_fail, "-form %s: there are single, eof, count and index", compress(name));
}

CASES_API bool is_option(const char *word)
{
	const char first = word[0] == '-' && word[1] == '-' ? word[2] : word[1];

	return word[0] == '-' && ((first >= 'a' && first <= 'z') || (first >= 'A' && first <= 'Z'));
}

/* Is the word -KEY, --KEY, -KEY=... or --KEY=... for a key that does not belong to the seed? */
CASES_API bool is_form_or_pick(const char *word)
{
	const char *const key = word + (word[1] == '-' ? 2 : 1);

	return is_option(word) && (strncmp(key, "form", 4) == 0 || strncmp(key, "pick", 4) == 0) &&
			(key[4] == '\0' || key[4] == '=');
}

/* registerGen() for the line without -form and -pick; then all options are there. */
CASES_API void register_seed(int argc, char *argv[])
{
	static char *seed[CASES_WORDS_MAX];
	int count = 0;

	for (int i = 0; i < argc; i++) {
		if (i > 0 && is_form_or_pick(argv[i])) {
			if (!strchr(argv[i], '=') && i + 1 < argc && !is_option(argv[i + 1]))
				i++;
			continue;
		}
		if (count == CASES_WORDS_MAX) {
			registerGen(1, argv, 1);
			quitf(_fail, "more than %d words", CASES_WORDS_MAX);
		}
		seed[count++] = argv[i];
	}
	registerGen(count, seed, 1);
	prepareOpts(argc, argv);
}

/* -form, -t and -max, once the program is registered. */
CASES_API void read_case_options(enum case_kind kind)
{
	suppressEnsureNoUnusedOpts(); /* looked for later, before anything is written */
	cases.kind = kind;
	cases.form = form_called(opt_str("form", "count"));
	cases.most = (int)option_between("t", 1, CASES_MAX, 100000);
	/* So far the piles fit in 63 bits, and everything that is computed from them in 64;
	 * and nextLong() can count the numbers from 0 to the largest. */
	cases.max = (uint64_t)option_between("max", 0,
			cases.form == FORM_INDEX ? (long long)WY_PAIR_MAX_SIGNED : LLONG_MAX - 1,
			1000000000);
	cases.last_k = cases.form == FORM_INDEX ? cases.max : wy_last_pair(cases.max);
}

/* Seeds `rnd` and reads the common options.  Comes first. */
CASES_API void begin_cases(int argc, char *argv[], enum case_kind kind)
{
	register_seed(argc, argv);
	read_case_options(kind);
	cases.has_with = has_opt("with");
	cases.with = option_between("with", 0, LLONG_MAX - 1, 0);
	cases.pick = has_opt("pick") ? (int)option_between("pick", 1, CASES_MAX, 1) : 0;
}

/* -only cold, of those that know it: true pairs, without impostors. */
CASES_API bool only_cold(void)
{
	const char *const only = opt_str("only", "");

	if (has_opt("only") && strcmp(only, "cold") != 0)
		quitf(_fail, "-only %s: there is only -only cold", compress(only));
	return has_opt("only");
}

/* So many k fit into -t, at least one, if each brings so many positions. */
CASES_API uint64_t room_for_k(int positions)
{
	const int each = cases.form == FORM_INDEX ? 1 : positions;

	return cases.most < each ? 1 : (uint64_t)(cases.most / each);
}

/* --- Drawing -------------------------------------------------------------------- */

CASES_API uint64_t draw_between(uint64_t from, uint64_t to)
{
	return (uint64_t)nextLong(rnd, (long long)from, (long long)to);
}

/* Where the i-th of so many equal pieces of `length` begins: i * length / pieces. */
CASES_API uint64_t equal_piece(uint64_t i, uint64_t pieces, uint64_t length)
{
	return length / pieces * i + length % pieces * i / pieces; /* for pieces below 2^32 */
}

/* --- Adding -------------------------------------------------------------------- */

/* For loops that draw at random.  False in the end even if all that was drawn is dropped. */
CASES_API bool wants_more_cases(void)
{
	return cases.count < cases.most && cases.rounds++ < 4 * cases.most + 1000;
}

/* The slot of the table that has the case, or is free for it. */
CASES_API int slot_of(struct one_case c)
{
	const uint64_t mixed = (c.first ^ (c.second * 0x9E3779B97F4A7C15ULL)) *
			0xD1B54A32D192ED03ULL;
	int slot = (int)((mixed >> 42) & (uint64_t)(cases.slots - 1));

	for (; cases.seen[slot] != 0; slot = (slot + 1) % cases.slots) {
		const struct one_case other = cases.at[cases.seen[slot] - 1];

		if (other.first == c.first && other.second == c.second)
			break;
	}
	return slot;
}

CASES_API void enlarge_table(void)
{
	memset(cases.seen, 0, (size_t)cases.slots * sizeof *cases.seen);
	cases.slots = cases.slots ? 4 * cases.slots : CASES_SEEN_MIN;
	for (int i = 0; i < cases.count; i++)
		cases.seen[slot_of(cases.at[i])] = i + 1;
}

/* Enters the case into the table of those seen; returns true if it is there already. */
CASES_API bool was_seen(struct one_case c)
{
	int slot;

	if (4 * cases.count >= cases.slots)
		enlarge_table();
	slot = slot_of(c);
	if (cases.seen[slot] != 0)
		return true;
	cases.seen[slot] = cases.count + 1;
	return false;
}

CASES_API void add_position(uint64_t k, uint64_t first, uint64_t second)
{
	struct one_case c;

	c.first = cases.form == FORM_INDEX ? k : first;
	c.second = cases.form == FORM_INDEX ? 0 : second;
	if (c.first > cases.max || c.second > cases.max)
		return;
	if (cases.form == FORM_INDEX && cases.kind != REPEATED_CASES && cases.count > 0 &&
			cases.at[cases.count - 1].first == k)
		return;
	if (cases.count == CASES_MAX)
		quitf(_fail, "more than %d cases", CASES_MAX);
	if (cases.kind == SET_OF_CASES && was_seen(c))
		return;
	cases.at[cases.count++] = c;
}

CASES_API void add_both_orders(uint64_t k, uint64_t a, uint64_t b)
{
	add_position(k, a, b);
	if (a != b)
		add_position(k, b, a);
}

/* The k-th cold pair with so many stones more (or less) in its piles, in both orders. */
CASES_API void add_beside_pair(uint64_t k, int more_in_a, int more_in_b)
{
	const uint64_t a = wy_cold_low(k);

	/* Less than nothing wraps round, far beyond the limit. */
	if (k <= cases.last_k + 1)
		add_both_orders(k, a + (uint64_t)more_in_a, a + k + (uint64_t)more_in_b);
}

/*
 * The k-th cold pair, and the pairs that a formula which is off by one believes
 * in: by one in A(k), or in B(k) alone.  Ten positions.
 */
#define IMPOSTORS_AND_PAIR 10
CASES_API void add_pair_and_impostors(uint64_t k)
{
	add_beside_pair(k, 0, 0);
	add_beside_pair(k, 1, 1);
	add_beside_pair(k, -1, -1);
	add_beside_pair(k, 0, 1);
	add_beside_pair(k, 0, -1);
}

/* What can be built on a pile x: its cold pair with the impostors, equal piles, an empty one. */
CASES_API void add_with_pile(uint64_t x)
{
	uint64_t partner;

	if (wy_partner(x, &partner))
		add_pair_and_impostors(x < partner ? partner - x : x - partner);
	add_position(0, x, x);
	add_both_orders(x, 0, x);
}

/* --- Writing -------------------------------------------------------------------- */

CASES_API void write_case(struct one_case c)
{
	writeULong(c.first);
	if (cases.form != FORM_INDEX) {
		writeSpace();
		writeULong(c.second);
		if (cases.has_with) {
			writeSpace();
			writeLong(cases.with);
		}
	}
	writeEoln();
}

/* Keeps `most` cases of all, evenly spaced. */
CASES_API void thin_out_cases(void)
{
	if (cases.count <= cases.most)
		return;
	for (int i = 0; i < cases.most; i++)
		cases.at[i] = cases.at[(long long)i * cases.count / cases.most];
	cases.count = cases.most;
}

CASES_API void refuse_what_cannot_be_written(void)
{
	const char *const what = cases.form == FORM_INDEX ? "k" : "position";

	ensureNoUnusedOpts();
	if (cases.count == 0)
		quitf(_fail, "no such %s up to %llu", what, (unsigned long long)cases.max);
	if (cases.pick > cases.count)
		quitf(_fail, "-pick %d: only %d can be chosen from", cases.pick, cases.count);
	if (cases.form == FORM_SINGLE && cases.pick == 0 && cases.count > 1)
		quitf(_fail, "-form single is one position of %d: choose it with -pick",
				cases.count);
}

/* Those from at[from] on, and before at[to], in their form. */
CASES_API void write_cases_between(int from, int to)
{
	if (cases.form == FORM_COUNT || cases.form == FORM_INDEX) {
		writeInt(to - from);
		writeEoln();
	}
	for (int i = from; i < to; i++)
		write_case(cases.at[i]);
}

/* Comes last. */
CASES_API void write_cases(void)
{
	thin_out_cases();
	refuse_what_cannot_be_written();
	if (cases.pick > 0)
		write_cases_between(cases.pick - 1, cases.pick);
	else
		write_cases_between(0, cases.count);
}

#endif
