#include "hack/hack_lines.h"

#include <ctype.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <xxhash.h>

#include "base/text.h"
#include "base/xalloc.h"
#include "problem/line.h"

/* A small line may fail so often. */
#define FAILURES_MAX 5
/* In odd rounds, larger numbers are no sizes, and stay. */
#define LARGEST_SIZE 1000000

/* --- Small numbers ---------------------------------------------------------------------------- */

/* Where the number of an option begins; the length of the word if it has none. */
static size_t number_in(const char *word)
{
	const size_t length = strlen(word);
	size_t at = length;

	while (at && isdigit((unsigned char)word[at - 1]))
		at--;
	if (!at || word[at - 1] == '=' || (*word == '-' && at > 1 && word[at - 1] != '.'))
		return at;
	return length;
}

/* In odd rounds the upper half of what it may be: fewer edges than vertices have room for. */
static uint64_t small_number(uint64_t most, size_t round, const char *seed, size_t word)
{
	SCOPED(text) text = TEXT_INIT;
	uint64_t number = most;

	text_printf(&text, "%s %zu %zu", seed, round, word);
	if (round % 2)
		number -= XXH3_64bits(text.s, text.length) % (most / 2);
	return number;
}

bool hack_words_made_small(struct names *words, size_t round, const char *seed)
{
	static const uint64_t most[] = { 5, 8, 3, 6, 10, 7 };
	const uint64_t limit = most[round % (sizeof most / sizeof *most)];
	bool any = false;

	for (size_t i = 1; i < words->count; i++) {
		const char *word = words->list[i];
		const size_t at = number_in(word);
		const uint64_t value = strtoull(word + at, NULL, 10);
		char *small;

		if (!word[at] || value <= limit || (round % 2 && value > LARGEST_SIZE))
			continue;
		small = xprintf("%.*s%llu", (int)at, word,
				(unsigned long long)small_number(limit, round, seed, i));
		free(words->list[i]);
		words->list[i] = small;
		any = true;
	}
	return any;
}

/* --- Which ------------------------------------------------------------------------------------ */

static void add_line(struct hack_lines *lines, struct span place, const struct test *test,
		bool is_small)
{
	GROW(lines->list, lines->count);
	lines->list[lines->count++] = (struct hack_line){ place, test, is_small, 0 };
}

static void copy_words(const struct names *from, struct names *to)
{
	for (size_t i = 0; i < from->count; i++)
		names_add(to, from->list[i]);
}

static bool has_large_numbers(const struct test *test)
{
	SCOPED(names) words = NAMES_INIT;

	copy_words(&test->words, &words);
	return hack_words_made_small(&words, 0, "");
}

void hack_lines_collect(struct hack_lines *lines, const struct problem *problem,
		const struct plan *plan)
{
	lines->problem = problem;
	lines->plan = plan;
	for (size_t i = 0; i < problem->hack_lines.count; i++)
		add_line(lines, problem->hacks[i], NULL, false);
	for (size_t i = 0; i < plan->test_count; i++) {
		const struct test *test = &plan->tests[i];

		if (!test->words.count)
			continue;
		/* Numbers may not fit together: a validator must see what is made of them. */
		if (problem->validator && has_large_numbers(test))
			add_line(lines, test->place, test, true);
		add_line(lines, test->place, test, false);
	}
}

void hack_lines_release(struct hack_lines *lines)
{
	free(lines->list);
	*lines = HACK_LINES_INIT;
}

bool hack_lines_has_rounds(const struct hack_lines *lines, size_t line)
{
	return lines->list[line].test ||
			strstr(lines->problem->hack_lines.list[line], "{seed}") != NULL;
}

bool hack_lines_find(const struct hack_lines *lines, size_t number, size_t *line, size_t *round)
{
	size_t seeded = 0, wanted;

	*line = number;
	*round = 0;
	if (number < lines->count)
		return true;
	for (size_t i = 0; i < lines->count; i++)
		seeded += hack_lines_has_rounds(lines, i);
	if (!seeded)
		return false;
	*round = 1 + (number - lines->count) / seeded;
	wanted = (number - lines->count) % seeded;
	for (size_t i = 0; i < lines->count; i++)
		if (hack_lines_has_rounds(lines, i) && !wanted--) {
			*line = i;
			break;
		}
	return true;
}

void hack_lines_generators(const struct hack_lines *lines, struct names *names)
{
	for (size_t i = 0; i < lines->count; i++) {
		const struct test *test = lines->list[i].test;
		const char *line = test ? test->words.list[0] : lines->problem->hack_lines.list[i];
		char *name = xstrndup(line, strcspn(line, " \t"));

		if (names_have(names, name))
			free(name);
		else
			names_take(names, name);
	}
}

/* --- Words ------------------------------------------------------------------------------------ */

/* 1, 1.1, 1.2; but at the end of a line of the plan, where many a program reads an integer, 1001. */
static char *seed_of(const struct hack_lines *lines, size_t line, size_t round, const char *seed)
{
	if (!round)
		return xstrdup(seed);
	return xprintf(lines->list[line].test ? "%s%03zu" : "%s.%zu", seed, round);
}

/* {form} is that of a stream, here. */
static void make_stream(const struct hack_lines *lines, struct names *words)
{
	const char *form = problem_form(lines->problem);
	const char *stream = problem_stream_form(lines->problem);

	for (size_t i = 1; i < words->count; i++)
		if (!strcmp(words->list[i], form)) {
			free(words->list[i]);
			words->list[i] = xstrdup(stream);
		}
}

int hack_lines_words(const struct hack_lines *lines, size_t line, size_t round, const char *word,
		struct names *words)
{
	const struct hack_line *l = &lines->list[line];
	SCOPED_FREE char *seed = seed_of(lines, line, round, word);
	int rc = 0;

	if (l->test) {
		copy_words(&l->test->words, words);
		make_stream(lines, words);
		if (l->is_small)
			hack_words_made_small(words, round, word);
		names_add(words, seed);
	} else {
		const struct line_values values = { .problem = lines->problem,
			.seed = seed,
			.stream = true };

		rc = line_read(l->place, &values, words);
	}
	return rc;
}

/* A line of `hack:` with the seed in its place. */
static char *with_seed(const char *line, const char *seed)
{
	struct text text = TEXT_INIT;
	const char *at;

	for (; (at = strstr(line, "{seed}")); line = at + strlen("{seed}")) {
		text_add(&text, line, (size_t)(at - line));
		text_add_string(&text, seed);
	}
	text_add_string(&text, line);
	return text_detach(&text);
}

char *hack_lines_template(const struct hack_lines *lines, size_t line, size_t round,
		const char *word, const struct names *words)
{
	char *seed, *template;

	/* Elsewhere {pile} may be another number than in its own group. */
	if (lines->list[line].test)
		return names_joined(words);
	seed = seed_of(lines, line, round, word);
	template = with_seed(lines->problem->hack_lines.list[line], seed);
	free(seed);
	return template;
}

/* --- Useless ones ----------------------------------------------------------------------------- */

void hack_lines_fail(struct hack_lines *lines, size_t line, bool was_slow)
{
	struct hack_line *l = &lines->list[line];

	l->failures += !l->is_small ? FAILURES_MAX : was_slow ? 2 : 1;
}

bool hack_lines_is_useless(const struct hack_lines *lines, size_t line)
{
	return lines->list[line].failures >= FAILURES_MAX;
}

bool hack_lines_are_useless(const struct hack_lines *lines)
{
	for (size_t i = 0; i < lines->count; i++)
		if (!hack_lines_is_useless(lines, i))
			return false;
	return true;
}
