/*
 * Delta debugging, with a validator and a failure that are functions of the text.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include "hack/delta.h"

typedef bool predicate(const char *text);

struct counts {
	int asked, ran;
};

/* The smallest that it finds; the text is the caller's. */
static char *smallest(const char *input, predicate *is_valid, predicate *fails,
		struct counts *counts)
{
	struct delta d = DELTA_INIT;
	struct delta_step step;
	struct text candidate = TEXT_INIT;
	char *found;

	*counts = (struct counts){ 0, 0 };
	assert_true(is_valid(input) && fails(input));
	delta_begin(&d, input, strlen(input));
	while (delta_next(&d, &candidate, &step)) {
		const bool valid = is_valid(candidate.s);

		counts->asked++;
		counts->ran += valid;
		delta_learn(&d, &step, valid);
		if (valid && fails(candidate.s))
			delta_take(&d, &step, &candidate);
	}
	found = strdup(d.text.bytes.s);
	if (getenv("DELTA_SHOW"))
		fprintf(stderr, "%d asked, %d ran: %s", counts->asked, counts->ran, found);
	text_release(&candidate);
	delta_release(&d);
	return found;
}

static void assert_smallest(const char *input, predicate *is_valid, predicate *fails,
		const char *expected, int asked_at_most)
{
	struct counts counts;
	char *found = smallest(input, is_valid, fails, &counts);

	assert_string_equal(found, expected);
	assert_in_range(counts.asked, 1, asked_at_most);
	free(found);
}

/* --- Reading as a strict validator does -------------------------------------------------------- */

struct reader {
	const char *at;
	bool well;
};

static long read_number(struct reader *r, long least, long most, char then)
{
	char *end;
	const long value = strtol(r->at, &end, 10);
	const bool plain = (*r->at >= '0' && *r->at <= '9') || *r->at == '-';

	r->well = r->well && plain && value >= least && value <= most && *end == then;
	if (r->well)
		r->at = end + 1;
	return r->well ? value : least;
}

static bool read_end(const struct reader *r)
{
	return r->well && !*r->at;
}

/* --- Graphs --------------------------------------------------------------------------------------- */

#define VERTICES 60

struct graph {
	long n, m, from[400], to[400], weight[400];
	bool edge[VERTICES + 1][VERTICES + 1];
};

static bool read_edges(struct reader *r, struct graph *g, bool weighted)
{
	for (long i = 0; i < g->m && r->well; i++) {
		const long a = g->from[i] = read_number(r, 1, g->n, ' ');
		const long b = g->to[i] = read_number(r, 1, g->n, weighted ? ' ' : '\n');

		g->weight[i] = weighted ? read_number(r, 1, 1000000000, '\n') : 1;
		r->well = r->well && a != b && !g->edge[a][b];
		g->edge[a][b] = g->edge[b][a] = true;
	}
	return r->well;
}

static bool read_graph(const char *text, struct graph *g)
{
	struct reader r = { text, true };

	memset(g, 0, sizeof *g);
	g->n = read_number(&r, 1, VERTICES, ' ');
	g->m = read_number(&r, 0, 400, '\n');
	return read_edges(&r, g, true) && read_end(&r);
}

static bool is_graph(const char *text)
{
	struct graph g;

	return read_graph(text, &g);
}

static bool has_triangle_in(const struct graph *g)
{
	for (long a = 1; a <= g->n; a++)
		for (long b = 1; b < a; b++)
			for (long c = 1; c < b; c++)
				if (g->edge[a][b] && g->edge[b][c] && g->edge[a][c])
					return true;
	return false;
}

static bool has_triangle(const char *text)
{
	struct graph g;

	return read_graph(text, &g) && has_triangle_in(&g);
}

static unsigned next_random(unsigned *state)
{
	*state = *state * 1103515245 + 12345;
	return *state >> 16;
}

/* With every vertex and 80 edges, of which some are a triangle. */
static void make_graph(char *out, bool weighted)
{
	static bool edge[VERTICES + 1][VERTICES + 1];
	unsigned state = 7;

	memset(edge, 0, sizeof edge);
	out += sprintf(out, "50 83\n");
	out += sprintf(out, "17 31 %d\n31 44 %d\n44 17 %d\n", 5000, 6000, 7000);
	edge[17][31] = edge[31][17] = edge[31][44] = edge[44][31] = edge[17][44] = edge[44][17] =
			true;
	for (int i = 0; i < 80;) {
		const unsigned a = 1 + next_random(&state) % 50, b = 1 + next_random(&state) % 50;

		if (a == b || edge[a][b])
			continue;
		edge[a][b] = edge[b][a] = true;
		out += sprintf(out, "%u %u %u\n", a, b, weighted ? 1 + next_random(&state) : 1);
		i++;
	}
}

static void a_graph_of_50_vertices_becomes_its_triangle(void **state)
{
	char text[4000];

	(void)state;
	make_graph(text, true);
	assert_smallest(text, is_graph, has_triangle, "3 3\n1 2 1\n2 3 1\n1 3 1\n", 2000);
}

/* --- Trees: no edge can be left out alone ---------------------------------------------------------- */

static long find_root(const long *parent, long v)
{
	while (parent[v] != v)
		v = parent[v];
	return v;
}

static bool read_tree(const char *text, struct graph *g)
{
	struct reader r = { text, true };
	long parent[VERTICES + 1];

	memset(g, 0, sizeof *g);
	g->n = read_number(&r, 1, VERTICES, '\n');
	g->m = g->n - 1;
	if (!read_edges(&r, g, false) || !read_end(&r))
		return false;
	for (long i = 1; i <= g->n; i++)
		parent[i] = i;
	for (long i = 0; i < g->m; i++) {
		const long a = find_root(parent, g->from[i]), b = find_root(parent, g->to[i]);

		if (a == b)
			return false;
		parent[a] = b;
	}
	return true;
}

static bool is_tree(const char *text)
{
	struct graph g;

	return read_tree(text, &g);
}

static int count_forks(const char *text)
{
	struct graph g;
	int degree[VERTICES + 1] = { 0 }, forks = 0;

	if (!read_tree(text, &g))
		return 0;
	for (long i = 0; i < g.m; i++)
		forks += (++degree[g.from[i]] == 3) + (++degree[g.to[i]] == 3);
	return forks;
}

static bool has_a_fork(const char *text)
{
	return count_forks(text) > 0;
}

static bool has_two_forks(const char *text)
{
	return count_forks(text) > 1;
}

/* No vertex between them can be left out: its neighbours must become one. */
static void two_forks_come_together(void **state)
{
	char text[2000], *out = text, *found;
	struct counts counts;

	(void)state;
	out += sprintf(out, "20\n");
	/* Neighbours have names that are far from each other. */
	for (int v = 2; v <= 20; v++) {
		const int to = v <= 16 ? v - 1 : v <= 18 ? 1 : 16;

		out += sprintf(out, "%d %d\n", 7 * to % 20 + 1, 7 * v % 20 + 1);
	}
	found = smallest(text, is_tree, has_two_forks, &counts);
	assert_int_equal(strncmp(found, "6\n", 2), 0);
	free(found);
}

static void a_tree_becomes_a_star_of_four(void **state)
{
	char text[2000], *out = text, *found;
	struct counts counts;
	unsigned random = 3;

	(void)state;
	out += sprintf(out, "40\n");
	for (unsigned v = 2; v <= 40; v++)
		out += sprintf(out, "%u %u\n", v, v > 4 ? v - 1 - next_random(&random) % 3 : v - 1);
	found = smallest(text, is_tree, has_a_fork, &counts);
	assert_int_equal(strncmp(found, "4\n", 2), 0);
	assert_in_range(counts.asked, 1, 4000);
	free(found);
}

/* --- Cases, each with a counter of its own ---------------------------------------------------------- */

static bool read_cases(const char *text, predicate *fails_one)
{
	struct reader r = { text, true };
	const long t = read_number(&r, 1, 100, '\n');
	bool fails = false;

	for (long i = 0; i < t && r.well; i++) {
		struct graph g;

		memset(&g, 0, sizeof g);
		g.n = read_number(&r, 1, VERTICES, ' ');
		g.m = read_number(&r, 0, 400, '\n');
		read_edges(&r, &g, false);
		fails |= r.well && has_triangle_in(&g);
	}
	return read_end(&r) && (!fails_one || fails);
}

static bool are_cases(const char *text)
{
	return read_cases(text, NULL);
}

static bool one_has_a_triangle(const char *text)
{
	return read_cases(text, has_triangle);
}

static void many_cases_become_one(void **state)
{
	(void)state;
	assert_smallest("4\n3 2\n1 2\n2 3\n5 1\n4 5\n6 5\n1 5\n5 6\n1 6\n2 3\n3 4\n2 0\n",
			are_cases, one_has_a_triangle, "1\n3 3\n1 2\n2 3\n1 3\n", 2000);
}

/* --- Sequences -------------------------------------------------------------------------------------- */

static bool read_permutation(const char *text, long *n, long *p)
{
	struct reader r = { text, true };
	bool seen[VERTICES + 1] = { false };

	*n = read_number(&r, 1, VERTICES, '\n');
	for (long i = 0; i < *n && r.well; i++) {
		p[i] = read_number(&r, 1, *n, i + 1 < *n ? ' ' : '\n');
		r.well = r.well && !seen[p[i]];
		seen[p[i]] = true;
	}
	return read_end(&r);
}

static bool is_permutation(const char *text)
{
	long n, p[VERTICES + 1];

	return read_permutation(text, &n, p);
}

/* Three that descend. */
static bool descends(const char *text)
{
	long n, p[VERTICES + 1];

	if (!read_permutation(text, &n, p))
		return false;
	for (long a = 0; a < n; a++)
		for (long b = a + 1; b < n; b++)
			for (long c = b + 1; c < n; c++)
				if (p[a] > p[b] && p[b] > p[c])
					return true;
	return false;
}

static void a_permutation_stays_one(void **state)
{
	(void)state;
	assert_smallest("12\n5 1 2 9 3 4 7 6 8 12 10 11\n", is_permutation, descends, "3\n3 2 1\n",
			2000);
}

static bool is_counted_word(const char *text)
{
	struct reader r = { text, true };
	const long n = read_number(&r, 1, 1000, '\n');

	return r.well && strspn(r.at, "01") == (size_t)n && !strcmp(r.at + n, "\n");
}

static bool has_010(const char *text)
{
	return strstr(strchr(text, '\n'), "010") != NULL;
}

static void a_word_takes_its_length_along(void **state)
{
	(void)state;
	assert_smallest("16\n1111110111010111\n", is_counted_word, has_010, "3\n010\n", 200);
}

static bool is_grid(const char *text)
{
	struct reader r = { text, true };
	const long h = read_number(&r, 1, 50, ' '), w = read_number(&r, 1, 50, '\n');

	for (long i = 0; i < h && r.well; i++) {
		r.well = strspn(r.at, "#.") == (size_t)w && r.at[w] == '\n';
		r.at += r.well ? w + 1 : 0;
	}
	return read_end(&r);
}

/* A wall above a wall. */
static bool has_walls(const char *text)
{
	long h, w;
	int at;

	if (!is_grid(text) || sscanf(text, "%ld %ld\n%n", &h, &w, &at) != 2)
		return false;
	for (long i = 0; i + 1 < h; i++)
		for (long k = 0; k < w; k++)
			if (text[at + i * (w + 1) + k] == '#' &&
					text[at + (i + 1) * (w + 1) + k] == '#')
				return true;
	return false;
}

static void a_grid_loses_rows_and_columns(void **state)
{
	(void)state;
	assert_smallest("4 7\n.......\n...#...\n...#...\n.......\n", is_grid, has_walls,
			"2 1\n#\n#\n", 500);
}

/* Two sequences of one length. */
static bool are_two_lists(const char *text)
{
	struct reader r = { text, true };
	const long n = read_number(&r, 1, 100, '\n');

	for (long i = 0; i < 2 * n && r.well; i++)
		read_number(&r, -1000000, 1000000, (i + 1) % n ? ' ' : '\n');
	return read_end(&r);
}

static bool one_is_at_least_777(const char *text)
{
	long n, value;
	int at;

	if (!are_two_lists(text) || sscanf(text, "%ld\n%n", &n, &at) != 1)
		return false;
	for (long i = 0; i < n; i++) {
		int length;

		sscanf(text + at, "%ld%n", &value, &length);
		at += length;
		if (value >= 777)
			return true;
	}
	return false;
}

static void lists_of_one_length_lose_the_same_places(void **state)
{
	(void)state;
	assert_smallest("8\n1 2 3 40 99999 6 7 8\n-1 -2 3 4 5 6 7 8\n", are_two_lists,
			one_is_at_least_777, "1\n777\n0\n", 500);
}

/* --- The search itself ------------------------------------------------------------------------------ */

static bool anything(const char *text)
{
	(void)text;
	return true;
}

/* --- Sums of ranges: a sequence, and pairs of its places ------------------------------------------ */

struct ranges {
	long n, q, value[500], from[50], to[50];
};

static bool read_ranges(const char *text, struct ranges *s)
{
	struct reader r = { text, true };

	s->n = read_number(&r, 1, 499, ' ');
	s->q = read_number(&r, 1, 50, '\n');
	for (long i = 1; i <= s->n; i++)
		s->value[i] = read_number(&r, 0, 1000000000, i < s->n ? ' ' : '\n');
	for (long i = 0; i < s->q && r.well; i++) {
		s->from[i] = read_number(&r, 1, s->n, ' ');
		s->to[i] = read_number(&r, s->from[i], s->n, '\n');
	}
	return read_end(&r);
}

static bool are_ranges(const char *text)
{
	struct ranges s;

	return read_ranges(text, &s);
}

/* A float holds odd numbers up to 2^24 only. */
static bool has_sum_that_no_float_holds(const char *text)
{
	struct ranges s;

	if (!read_ranges(text, &s))
		return false;
	for (long i = 0; i < s.q; i++) {
		long sum = 0;

		for (long k = s.from[i]; k <= s.to[i]; k++)
			sum += s.value[k];
		if ((long)(float)sum != sum)
			return true;
	}
	return false;
}

static void a_sequence_becomes_the_one_place_that_is_asked_for(void **state)
{
	char text[8000];
	int at = sprintf(text, "400 20\n");

	(void)state;
	for (long i = 0; i < 400; i++)
		at += sprintf(text + at, "%ld%c", i * 7654321 % 99999989, i < 399 ? ' ' : '\n');
	for (long i = 0; i < 20; i++)
		at += sprintf(text + at, "%ld %ld\n", 100 + i, 300 + 2 * i);
	assert_smallest(text, are_ranges, has_sum_that_no_float_holds, "1 1\n16777217\n1 1\n", 450);
}

static void what_always_fails_becomes_nothing(void **state)
{
	(void)state;
	assert_smallest("7\nx y z\n", anything, anything, "", 50);
	assert_smallest("1\n", anything, anything, "", 9);
}

/* 2 and 3, in any order. */
static bool is_two_numbers(const char *text)
{
	int x, y, end = 0;

	return sscanf(text, "%d %d\n%n", &x, &y, &end) == 2 && end && !text[end];
}

static bool is_three_and_two(const char *text)
{
	int x = 0, y = 0;

	sscanf(text, "%d %d", &x, &y);
	return x + y == 5 && abs(x - y) == 1;
}

static void the_smaller_number_comes_first(void **state)
{
	(void)state;
	assert_smallest("3 2\n", is_two_numbers, is_three_and_two, "2 3\n", 30);
}

static bool nothing_else(const char *text)
{
	return !strcmp(text, "3\n1 2 3\n");
}

static void a_search_that_finds_nothing_ends(void **state)
{
	struct counts counts;
	char *found = smallest("3\n1 2 3\n", nothing_else, nothing_else, &counts);

	(void)state;
	assert_string_equal(found, "3\n1 2 3\n");
	assert_in_range(counts.asked, 10, 200);
	free(found);
}

static void blanks_and_the_last_newline_stay(void **state)
{
	struct delta_text t = DELTA_TEXT_INIT;
	struct delta_edit e = DELTA_EDIT_INIT;
	struct text out = TEXT_INIT;

	(void)state;
	delta_text_read(&t, "007 -5 x\n\n1 -0", 14);
	assert_int_equal(t.line_count, 3);
	assert_int_equal(t.word_count, 5);
	assert_false(t.words[0].is_number);
	assert_int_equal(t.words[1].value, -5);
	assert_false(t.words[4].is_number);
	delta_edit_begin(&e, &t);
	delta_edit_write(&e, &t, &out);
	assert_string_equal(out.s, "007 -5 x\n\n1 -0");
	text_reset(&out);
	e.words[0].gone = true;
	e.words[2].cut_to = 1;
	delta_edit_cut_line(&e, 1);
	delta_edit_set(&e, 3, 12);
	delta_edit_write(&e, &t, &out);
	assert_string_equal(out.s, "-5 \n12 -0");
	delta_edit_release(&e);
	delta_text_release(&t);
	text_release(&out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_graph_of_50_vertices_becomes_its_triangle),
		cmocka_unit_test(a_tree_becomes_a_star_of_four),
		cmocka_unit_test(two_forks_come_together),
		cmocka_unit_test(many_cases_become_one),
		cmocka_unit_test(a_permutation_stays_one),
		cmocka_unit_test(a_word_takes_its_length_along),
		cmocka_unit_test(a_grid_loses_rows_and_columns),
		cmocka_unit_test(lists_of_one_length_lose_the_same_places),
		cmocka_unit_test(a_sequence_becomes_the_one_place_that_is_asked_for),
		cmocka_unit_test(what_always_fails_becomes_nothing),
		cmocka_unit_test(the_smaller_number_comes_first),
		cmocka_unit_test(a_search_that_finds_nothing_ends),
		cmocka_unit_test(blanks_and_the_last_newline_stay),
	};

	return cmocka_run_group_tests(tests, NULL, NULL);
}
