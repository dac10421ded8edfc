/*
 * plan.h - tests.plan, read and checked.
 *
 *     # one line is one test; the line is also its seed
 *     @group sample points=0
 *     copy samples/1.in
 *
 *     @group small points=30 pile=1000
 *     grid -form {form} -upto 40          # every position with piles up to 40
 *
 *     @group full points=70 include=small
 *     trap -form {form} -t {t} -bits 53   # where binary64 rounds the wrong way
 *
 * A copied input has its answer beside it, samples/1.ans, where the problem has no reference.
 * A comment after a line describes the test.  {1..20} makes twenty tests of a line.  The first group is called sample, unless
 * problem.yaml names another one that contestants see, which may be anywhere.  A
 * group may make bounds of the problem smaller, for its validator and for {pile} in its
 * lines.  include=G (or G,H) makes all tests of an earlier group count for this one too;
 * its bounds must not be larger.  score=min, the default, or score=mean says what a group's points
 * are multiplied by: the smallest score of the tests that count for it, or their mean.
 *
 *     struct plan plan = PLAN_INIT;
 *
 *     if (plan_read(&plan, &problem))
 *             return EXIT_BAD_REQUEST;
 *     for (size_t i = 0; i < plan.test_count; i++)
 *             puts(plan.tests[i].name);
 */
#ifndef PLAN_H
#define PLAN_H

#include <stdbool.h>
#include <stddef.h>

#include "base/json.h"
#include "base/names.h"
#include "base/source.h"
#include "problem/line_ranges.h"
#include "problem/points.h"
#include "problem/problem.h"

/* More are a mistake. */
#define PLAN_TESTS_MAX LINE_RANGES_TESTS_MAX

enum group_score { GROUP_MIN, GROUP_MEAN };

struct group {
	char *name;
	long long hundredths;             /* of points */
	enum group_score score;           /* of partly correct tests */
	bool names_score;                 /* it has score= */
	long long *bounds;                /* one for each of the problem's, in its order */
	size_t *includes;                 /* indices of groups */
	size_t include_count, test_count; /* test_count: own tests only */
	struct span place;
};

struct test {
	char *name;         /* "full-03" */
	size_t group;       /* index of its group */
	char *description;  /* "" when the line has no comment */
	char *line;         /* as it runs: words after replacing, one blank between */
	struct names words; /* the same, generator first; none for a copy */
	char *copied;       /* path of the file it is a copy of, or NULL */
	char *answer;       /* where no reference writes it: a file beside that one, else NULL */
	struct span place;  /* of the line, without comment; a range makes several of one line */
	char *folder;       /* where its files are, if not in build/problems/X/tests */
};

struct plan {
	const struct problem *problem;
	struct source source;
	struct group *groups;
	size_t group_count;
	size_t samples;     /* the group that contestants see; it includes no other */
	struct test *tests; /* in the order of the file */
	size_t test_count;
};
#define PLAN_INIT ((struct plan){ 0 })

/*
 * Reads problems/ID/tests.plan.  Reports all errors and returns -1 if there are any.  The
 * plan must stay where it is, and the problem must live as long.
 */
int plan_read(struct plan *, const struct problem *);
/* The same for a text that is in plan->source already. */
int plan_parse(struct plan *, const struct problem *);
void plan_release(struct plan *);

/* The index, or group_count and test_count. */
size_t plan_find_group(const struct plan *, const char *name);
/* Reports that it has none of that name.  Always -1. */
int plan_unknown_group(const struct plan *, struct span at, const char *name);
/* The members "name", "group", "line" and "description". */
void plan_test_json(const struct plan *, const struct test *, struct json *);
size_t plan_find_test(const struct plan *, const char *name);
/*
 * GROUP-NN: the number-th test of a group of so many, with two digits or as many as they need;
 * to be freed.
 */
char *plan_test_name(const char *group, size_t number, size_t tests);

/* Of a column of points: 100, or 33.33. */
int plan_points_width(const struct plan *);

/* Does this test count for that group: as its own, or through include=? */
bool plan_counts_for(const struct plan *, const struct test *, size_t group);

#endif
