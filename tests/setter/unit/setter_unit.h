/*
 * setter_unit.h - what the driver's unit tests share: a kit in a scratch folder, and
 * what was reported, as text.
 *
 *     write_file("problems/x/tests.plan", "@group sample points=0\n...");
 *     start_listening();
 *     assert_int_equal(plan_read(&plan, &problem), -1);
 *     assert_string_equal(heard(), "problems/x/tests.plan:2:1: error: ...");
 */
#ifndef SETTER_UNIT_H
#define SETTER_UNIT_H

#include <stdarg.h>
#include <stddef.h>
#include <setjmp.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <cmocka.h>

#include <ftw.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "problem/kit.h"
#include "problem/plan.h"
#include "problem/problem.h"

static char scratch_kit[] = "/tmp/setter-unit-XXXXXX";
static struct kit kit;

static inline void write_file(const char *path, const char *text)
{
	char *folder = xstrdup(path), *slash = strrchr(folder, '/');
	FILE *file;

	if (slash) {
		*slash = '\0';
		assert_int_equal(folder_make(folder), 0);
	}
	free(folder);
	file = fopen(path, "w");
	assert_non_null(file);
	assert_true(fputs(text, file) >= 0);
	assert_int_equal(fclose(file), 0);
}

/* --- What was reported ------------------------------------------------------------ */

static char *heard_text;
static size_t heard_length;
static FILE *heard_stream;

static inline void start_listening(void)
{
	if (heard_stream)
		fclose(heard_stream);
	free(heard_text);
	heard_stream = open_memstream(&heard_text, &heard_length);
	assert_non_null(heard_stream);
	diag_to(heard_stream);
}

static inline const char *heard(void)
{
	fflush(heard_stream);
	return heard_text;
}

/* --- A kit -------------------------------------------------------------------------- */

#define GOOD_YAML \
	"name: {en: Toy}\n" \
	"validator: toy\n" \
	"checker: same\n" \
	"reference: exact\n" \
	"bounds: {t: 100, pile: 10^18}\n" \
	"cases: {count: first-line, max: 100}\n"

static inline int make_kit(void **state)
{
	(void)state;
	assert_non_null(mkdtemp(scratch_kit));
	assert_int_equal(chdir(scratch_kit), 0);
	write_file("problems/x/problem.yaml", GOOD_YAML);
	write_file("problems/x/samples/1.in", "1\n");
	write_file("validator/toy.c", "");
	write_file("checker/same.c", "");
	write_file("gen/near.c", "");
	write_file("gen/random.c", "");
	write_file("solutions/x/exact.c", "/* @expect AC */\n");
	assert_int_equal(kit_open(&kit, NULL), 0);
	start_listening();
	return 0;
}

static inline int remove_entry(const char *path, const struct stat *about, int type, struct FTW *at)
{
	(void)about, (void)type, (void)at;
	return remove(path);
}

static inline int remove_kit(void **state)
{
	(void)state;
	diag_to(NULL);
	fclose(heard_stream);
	free(heard_text);
	kit_release(&kit);
	return chdir("/") || nftw(scratch_kit, remove_entry, 16, FTW_DEPTH | FTW_PHYS);
}

#define RUN_KIT_TESTS(tests) cmocka_run_group_tests(tests, make_kit, remove_kit)

#endif
