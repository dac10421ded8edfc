/*
 * One file, judged, with a stand-in for the jail: which programs are started, with which
 * limits, and how they end.
 */
#include "setter_unit.h"

#include <fcntl.h>
#include <sys/resource.h>

#include "build/test_maker.h"
#include "judge/judge_file.h"

/* --- The stand-in -------------------------------------------------------------------- */

/* What the program does on each test: '.' prints the answer, 'x' something else, 'T' takes
 * for ever, 'I' waits for ever, 'n' takes 1.1 s and prints the answer, 'w' takes that and prints something else,
 * 'M' is killed for memory, 'R' ends with code 5, 'F' cannot be started; 'v' prints the answer,
 * after a time that varies around the limit, and 'r' too, but its second run ends with code 5;
 * '0' prints the answer, while somebody empties the input. */
static const char *script;
/* The tests that were run with which processor time, and whether a checker was. */
static char started[512];
static int compiled;
/* How the checker ends. */
static const char *checker_says = "wrong answer no\n";
static int checker_code = 1;
/* What the compiler makes. */
static const char *made = "solutions/x/exact.c";
/* How long the runs of 'v' and 'r' take, one after the other. */
static const int64_t near_us[] = { 1150000, 850000, 1050000 };
static int nears;
static long long last_time_ms; /* of the first test of the last run */

static struct problem problem;
static struct plan plan;

static void compile_in_fake(const struct jail_job *job, struct jail_result *result)
{
	compiled++;
	assert_int_equal(job->profile, JAIL_COMPILE);
	assert_string_equal(job->fetch, "program");
	result->fetched = open(made, O_RDONLY);
}

static void run_in_fake(const struct jail_job *job, struct jail_result *result)
{
	const char *slash = strrchr(job->in, '/');
	size_t test = 0;

	while (strncmp(slash + 1, plan.tests[test].name, strlen(plan.tests[test].name)) != 0)
		test++;
	snprintf(started + strlen(started), sizeof started - strlen(started), "%s%s:%d",
			*started ? " " : "", plan.tests[test].name, job->limits.cpu_ms);
	result->cpu_us = 3000;
	switch (script[test]) {
	case 'T':
		result->cpu_us = job->limits.cpu_ms * 1000 + 500;
		result->stop = JAIL_STOP_CPU;
		result->ending = JAIL_SIGNALLED;
		result->code = 9;
		break;
	case 'I':
		result->stop = JAIL_STOP_WALL;
		result->ending = JAIL_SIGNALLED;
		result->code = 9;
		break;
	case 'n':
	case 'w':
		result->cpu_us = 1100000;
		break;
	case 'v':
	case 'r':
		result->cpu_us = near_us[nears++ % 3];
		result->code = script[test] == 'r' && nears % 3 == 2 ? 5 : 0;
		break;
	case 'M':
		result->oom = true;
		result->ending = JAIL_SIGNALLED;
		result->code = 9;
		break;
	case 'R':
		result->code = 5;
		assert_int_equal(write(job->err, "first\n\033last\n\n", 13), 13);
		break;
	case '0':
		assert_int_equal(truncate(job->in, 0), 0);
		break;
	case 'F':
		result->ending = JAIL_BROKEN;
		strcpy(result->message, "cannot mount");
		break;
	default:
		break;
	}
	if (strchr(".nvr0", script[test]))
		assert_int_equal(write(job->out, "answer\n", 7), 7);
	else
		assert_int_equal(write(job->out, "wrong\n", 6), 6);
}

static void fake(void *context, const struct jail_job *job, struct jail_result *result)
{
	(void)context;
	*result = (struct jail_result){ .fetched = -1, .wall_us = 5000, .memory_kib = 1800 };
	if (job->profile == JAIL_COMPILE) {
		compile_in_fake(job, result);
	} else if (job->file_ans) {
		strcat(started, "+");
		result->code = checker_code;
		assert_int_equal(write(job->err, checker_says, strlen(checker_says)),
				strlen(checker_says));
	} else {
		run_in_fake(job, result);
	}
}

/* --- A file --------------------------------------------------------------------------- */

static struct file_hashes hashes = FILE_HASHES_INIT;
static struct journal journal;
static bool chosen[6];
static struct judging judging;
static struct matrix matrix;

/* sample 1, small 2 and 3, full 4 to 6, and full includes small. */
static int prepare(void **state)
{
	if (make_kit(state) || problem_read(&problem, &kit, "x"))
		return -1;
	write_file("problems/x/tests.plan",
			"@group sample points=0\nnear\n"
			"@group small points=30\nnear a\nnear b\n"
			"@group full points=70 include=small\nnear c\nnear d\nnear e\n");
	if (plan_read(&plan, &problem))
		return -1;
	for (size_t t = 0; t < plan.test_count; t++) {
		char *in = test_file(&problem, &plan.tests[t], "in");
		char *ans = test_file(&problem, &plan.tests[t], "ans");

		write_file(in, plan.tests[t].name);
		write_file(ans, "answer\n");
		free(in);
		free(ans);
		chosen[t] = true;
	}
	write_file("a.c", "int main(void) {}\n");
	return 0;
}

static int tidy_up(void **state)
{
	file_hashes_release(&hashes);
	plan_release(&plan);
	problem_release(&problem);
	return remove_kit(state);
}

/* A fresh journal, and one row. */
static void begin(enum judge_extent extent, const struct solution *s)
{
	unlink("journal.jsonl");
	assert_int_equal(journal_open(&journal, "journal.jsonl"), 0);
	judging = (struct judging){ .problem = &problem,
		.plan = &plan,
		.hashes = &hashes,
		.journal = &journal,
		.runner = { .run = fake },
		.chosen = chosen,
		.extent = extent,
		.declared = s != NULL,
		.memory_mib = 256,
		.checker_folder = "checkers",
		.checker = { 1, 2 },
		.jail = JAIL_LEVEL_FULL,
		.limits = "fake",
		.scratch = "scratch",
		.cpu = -1 };
	matrix_init(&matrix, &plan, 1);
	matrix.rows[0].file = xstrdup("a.c");
	matrix.rows[0].path = xstrdup("a.c");
	matrix.rows[0].name = xstrdup("a.c");
	matrix.rows[0].time_ms = 1000;
	matrix.rows[0].solution = s;
	compiled = 0;
	*started = '\0';
}

static void end(void)
{
	matrix_release(&matrix);
	journal_release(&journal);
}

static void expect_cells(const char *letters)
{
	static const char marks[] = ".HWPTMORCF";
	char found[7] = "";

	for (size_t t = 0; t < plan.test_count; t++) {
		const struct cell *cell = &matrix.rows[0].cells[t];

		found[t] = !cell->judged ? '-' : cell->near ? '~' : marks[cell->verdict];
	}
	assert_string_equal(found, letters);
}

static void expect_judged(enum judge_extent extent, const char *does, const char *letters,
		const char *runs)
{
	begin(extent, NULL);
	script = does;
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	expect_cells(letters);
	assert_string_equal(started, runs);
	end();
}

static void a_right_output_needs_no_checker(void **state)
{
	(void)state;
	expect_judged(JUDGE_ALL, "......", "......",
			"sample-01:1000 small-01:1000 small-02:1000 "
			"full-01:1000 full-02:1000 full-03:1000");
}

static void a_failure_ends_its_group_and_those_that_include_it(void **state)
{
	(void)state;
	expect_judged(JUDGE_GROUPS, "xx....", "WW----", "sample-01:1000+ small-01:1000+");
	expect_judged(JUDGE_GROUPS, "...x..", "...W--",
			"sample-01:1000 small-01:1000 small-02:1000 full-01:1000+");
	expect_judged(JUDGE_FIRST, "x.....", "W-----", "sample-01:1000+");
	expect_judged(JUDGE_FIRST, ".I....", ".T----", "sample-01:1000 small-01:1000");
	expect_judged(JUDGE_ALL, ".x.R.M", ".W.R.M",
			"sample-01:1000 small-01:1000+ small-02:1000 "
			"full-01:1000 full-02:1000 full-03:1000");
}

/* It ends nothing; the journal knows the score. */
static void partly_right_goes_on(void **state)
{
	(void)state;
	checker_says = "points 0.25 case 3: low\n";
	checker_code = 7;
	begin(JUDGE_GROUPS, NULL);
	script = ".xx.x.";
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	expect_cells(".HH.H.");
	assert_string_equal(matrix.rows[0].cells[1].message, "score 0.25: case 3: low");
	assert_int_equal(matrix.rows[0].cells[1].score, SCORE_FULL / 4);
	assert_int_equal(matrix.rows[0].cells[0].score, SCORE_FULL);
	assert_int_equal(row_hundredths(&matrix, &matrix.rows[0]), 2500);
	checker_says = "points 1 all\n";
	cell_clear(&matrix.rows[0].cells[2]);
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	expect_cells(".HH.H.");
	end();
	/* Of small's 30 points, and of full's 70. */
	checker_says = "points 30 all, or less than half\n";
	problem.score = SCORE_POINTS;
	expect_judged(JUDGE_GROUPS, "xxx.xx", "....HH",
			"sample-01:1000+ small-01:1000+ small-02:1000+ "
			"full-01:1000 full-02:1000+ full-03:1000+");
	checker_says = "points 31 more than all\n";
	expect_judged(JUDGE_FIRST, ".x....", ".F----", "sample-01:1000 small-01:1000+");
	problem.score = SCORE_FRACTION;
	checker_says = "wrong answer no\n";
	checker_code = 1;
}

static void only_chosen_tests_are_judged(void **state)
{
	(void)state;
	chosen[0] = chosen[4] = false;
	expect_judged(JUDGE_ALL, "......", "-...-.",
			"small-01:1000 small-02:1000 full-01:1000 full-03:1000");
	chosen[0] = chosen[4] = true;
}

static void the_reason_is_in_the_cell(void **state)
{
	(void)state;
	begin(JUDGE_ALL, NULL);
	script = ".xRTFI";
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	expect_cells(".WRTFT");
	assert_string_equal(matrix.rows[0].cells[1].message, "no");
	assert_string_equal(matrix.rows[0].cells[2].message, "ended with exit code 5: ?last");
	assert_string_equal(matrix.rows[0].cells[3].message, "took more than 1000 ms");
	assert_int_equal(matrix.rows[0].cells[3].time_ms, 1001);
	assert_true(matrix.rows[0].cells[3].cut);
	assert_string_equal(matrix.rows[0].cells[4].message, "cannot mount");
	assert_false(matrix.rows[0].cells[3].idle);
	assert_true(matrix.rows[0].cells[5].idle);
	end();
}

/* The second time nothing is started; an SE is tried again. */
static void what_the_journal_has_is_not_judged_again(void **state)
{
	(void)state;
	begin(JUDGE_ALL, NULL);
	script = ".x.F..";
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	matrix_release(&matrix);
	journal_release(&journal);
	assert_int_equal(journal_open(&journal, "journal.jsonl"), 0);
	matrix_init(&matrix, &plan, 1);
	matrix.rows[0].path = xstrdup("a.c");
	matrix.rows[0].time_ms = 1000;
	*started = '\0';
	script = "......";
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	expect_cells(".W....");
	assert_string_equal(started, "full-01:1000");
	assert_int_equal(compiled, 1);
	end();
}

static void another_limit_is_another_cell(void **state)
{
	(void)state;
	begin(JUDGE_FIRST, NULL);
	script = "x.....";
	for (int i = 0; i < 3; i++) {
		cell_clear(&matrix.rows[0].cells[0]);
		matrix.rows[0].time_ms = i == 1 ? 2000 : 1000;
		assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	}
	assert_string_equal(started, "sample-01:1000+ sample-01:2000+");
	end();
}

/* What was held by less proves nothing of more: neither the verdict nor the program. */
static void another_level_of_the_jail_is_another_cell(void **state)
{
	(void)state;
	begin(JUDGE_FIRST, NULL);
	script = "x.....";
	for (enum jail_level level = JAIL_LEVEL_UNSAFE; level < JAIL_LEVELS; level++) {
		judging.jail = level;
		for (int i = 0; i < 2; i++) {
			cell_clear(&matrix.rows[0].cells[0]);
			assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
		}
		assert_int_equal(compiled, level);
	}
	assert_string_equal(started,
			"sample-01:1000+ sample-01:1000+ sample-01:1000+ sample-01:1000+");
	end();
}

/* The process that prints finds all in the journal; it starts nothing, whatever is missing. */
static void without_leave_to_run_nothing_is_started(void **state)
{
	(void)state;
	begin(JUDGE_ALL, NULL);
	script = "......";
	assert_int_equal(judge_file(&judging, &matrix, 0, false), 0);
	expect_cells("------");
	assert_string_equal(started, "");
	assert_int_equal(compiled, 0);
	end();
}

/* What was judged on other bytes is not in the journal under the hash of the test. */
static void a_test_that_changes_while_it_is_judged_proves_nothing(void **state)
{
	char *in = test_file(&problem, &plan.tests[1], "in");

	(void)state;
	begin(JUDGE_ALL, NULL);
	script = ".0....";
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	expect_cells(".F....");
	assert_string_equal(matrix.rows[0].cells[1].message,
			"the files of this test were changed while it was judged");
	end();
	write_file(in, plan.tests[1].name);
	file_hash_forget(&hashes, in);
	free(in);
}

static void flip_first_bit(const char *path)
{
	const int fd = open(path, O_RDWR);
	char byte;

	assert_int_equal(pread(fd, &byte, 1, 0), 1);
	byte ^= 1;
	assert_int_equal(pwrite(fd, &byte, 1, 0), 1);
	assert_int_equal(close(fd), 0);
}

/* The program is made anew, and is the same again: so are its cells. */
static void a_program_that_was_damaged_is_not_run(void **state)
{
	(void)state;
	begin(JUDGE_ALL, NULL);
	script = "......";
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);

	const struct digest program_made = matrix.rows[0].program;
	char *program = xprintf("build/problems/x/judged/%s/program", digest_text(program_made).s);

	flip_first_bit(program);
	for (size_t t = 0; t < plan.test_count; t++)
		cell_clear(&matrix.rows[0].cells[t]);
	*started = '\0';
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	assert_int_equal(compiled, 2);
	assert_true(digest_equal(matrix.rows[0].program, program_made));
	expect_cells("......");
	assert_string_equal(started, "");
	end();
	free(program);
}

/* --- Strangers ------------------------------------------------------------------------------ */

/*
 * Two texts that differ, and XXH3 of `before` bytes that both have, and the text, is the same.
 * In stripe n of a block (64 bytes of 1024), XXH3 adds each 8 bytes to one sum, and the product of
 * their two halves, after xor with the secret from byte 8 n on, to another.  Where the lower half
 * is that of the secret, the product is 0 whatever the upper half is; and of two such places, one
 * may have as much more as the other has less.
 */
#define PAIR_BYTES 4096
static void make_pair(char *one, char *other, size_t before)
{
	char *first = one + (1024 - before % 1024), *second = first + 64;

	memset(one, 'x', PAIR_BYTES);
	memcpy(first,
			"\xb8\xfe\x6c\x39"
			"axxx",
			8);
	memcpy(second,
			"\x7c\x01\x81\x2c"
			"bxxx",
			8);
	memcpy(other, one, PAIR_BYTES);
	other[first - one + 4] = 'b';
	other[second - one + 4] = 'a';
	one[PAIR_BYTES] = other[PAIR_BYTES] = '\0';
}

/* The words that come before a source in a key. */
static void add_words(struct hasher *hasher, size_t *bytes)
{
	struct names argv = NAMES_INIT;
	char *tool = language_tool(LANGUAGE_C);
	struct stat about;

	names_add(&argv, "compile 1");
	language_jail_compile_command(LANGUAGE_C, "/sub/main.c", "/box/program", &argv);
	*bytes = 0;
	for (size_t i = 0; i < argv.count; i++) {
		hasher_add_string(hasher, argv.list[i]);
		*bytes += sizeof(uint64_t) + strlen(argv.list[i]);
	}
	assert_int_equal(stat(tool, &about), 0);
	hasher_add(hasher, &about.st_size, sizeof about.st_size);
	hasher_add(hasher, &about.st_mtim, sizeof about.st_mtim);
	*bytes += 3 * sizeof(uint64_t) + sizeof about.st_size + sizeof about.st_mtim;
	names_release(&argv);
	free(tool);
}

static struct hash weak_key(const char *source, size_t *before)
{
	struct hasher hasher;

	hasher_init(&hasher);
	add_words(&hasher, before);
	hasher_add(&hasher, source, strlen(source));
	return hasher_finish(&hasher);
}

static void judge_again(const char *source)
{
	write_file("a.c", source);
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	for (size_t t = 0; t < plan.test_count; t++)
		cell_clear(&matrix.rows[0].cells[t]);
}

static long peak_kib(void)
{
	struct rusage usage;

	getrusage(RUSAGE_SELF, &usage);
	return usage.ru_maxrss;
}

/* 256 MiB, of which no byte is on the disk. */
static void a_source_of_any_size_is_refused_unread(void **state)
{
	long before;

	(void)state;
	begin(JUDGE_ALL, NULL);
	write_file("a.c", "");
	assert_int_equal(truncate("a.c", 256 << 20), 0);
	before = peak_kib();
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	assert_int_equal(matrix.rows[0].compiled, VERDICT_CE);
	assert_string_equal(matrix.rows[0].compile_words, "the source is larger than 4 MiB");
	assert_in_range(peak_kib() - before, 0, 64 << 10);
	end();
}

static void two_sources_with_one_xxh3_are_two(void **state)
{
	char one[PAIR_BYTES + 1], other[PAIR_BYTES + 1];
	size_t before;

	(void)state;
	weak_key("", &before);
	make_pair(one, other, before);
	assert_true(hash_equal(weak_key(one, &before), weak_key(other, &before)));
	begin(JUDGE_ALL, NULL);
	script = "......";
	judge_again(one);
	judge_again(other);
	assert_int_equal(compiled, 2);
	end();
}

static void two_programs_with_one_xxh3_are_two(void **state)
{
	char one[PAIR_BYTES + 1], other[PAIR_BYTES + 1];
	struct hash of_one, of_other;

	(void)state;
	make_pair(one, other, 0);
	write_file("one", one);
	write_file("other", other);
	assert_true(file_hash(&hashes, "one", &of_one) && file_hash(&hashes, "other", &of_other));
	assert_true(hash_equal(of_one, of_other));
	begin(JUDGE_FIRST, NULL);
	script = "x.....";
	made = "one";
	judge_again("int main(void) { return 1; }\n");
	made = "other";
	judge_again("int main(void) { return 2; }\n");
	assert_string_equal(started, "sample-01:1000+ sample-01:1000+");
	end();
	made = "solutions/x/exact.c";
}

/* --- Declared solutions ------------------------------------------------------------------ */

static struct solution *declared(const char *expect)
{
	struct solution *s = solution_new("a.c");
	char *text = xprintf("/* @expect %s\n * @because it is so */\n", expect);

	source_set(&s->source, "a.c", text, strlen(text));
	assert_int_equal(solution_parse(s, &plan), 0);
	free(text);
	return s;
}

static void expect_run(const char *expect, const char *does, const char *letters, const char *runs)
{
	struct solution *s = declared(expect);

	begin(JUDGE_ALL, s);
	script = does;
	assert_int_equal(judge_file(&judging, &matrix, 0, true), 0);
	expect_cells(letters);
	assert_string_equal(started, runs);
	last_time_ms = matrix.rows[0].cells[0].time_ms;
	end();
	solution_free(s);
}

/* Once in each group; then it is enough to know that it is not near the limit. */
static void a_declared_slow_one_runs_on(void **state)
{
	(void)state;
	expect_run("full TLE", "...T.T", "...T.T",
			"sample-01:3000 small-01:3000 small-02:3000 "
			"full-01:3000 full-02:1200 full-03:1200");
	expect_run("full WA", "...T..", "...T..",
			"sample-01:1200 small-01:1200 small-02:1200 "
			"full-01:1200 full-02:1200 full-03:1200");
}

/* Late by a tenth is near the limit only if the output is right. */
static void a_cell_near_the_limit_must_be_right_otherwise(void **state)
{
	(void)state;
	expect_run("AC", "...n.w", "...~.T",
			"sample-01:1200 small-01:1200 small-02:1200 "
			"full-01:1200 full-01:1200 full-01:1200 full-02:1200 full-03:1200+");
}

/* The middle of 1.15, 0.85 and 1.05 s; the second run of 'r' crashes. */
static void a_cell_near_the_limit_is_measured_three_times(void **state)
{
	(void)state;
	expect_run("AC", "v.....", "~.....",
			"sample-01:1200 sample-01:1200 sample-01:1200 small-01:1200 small-02:1200 "
			"full-01:1200 full-02:1200 full-03:1200");
	assert_int_equal(last_time_ms, 1050);
	expect_run("AC", "r.....", "R.....",
			"sample-01:1200 sample-01:1200 sample-01:1200 small-01:1200 small-02:1200 "
			"full-01:1200 full-02:1200 full-03:1200");
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_right_output_needs_no_checker),
		cmocka_unit_test(a_failure_ends_its_group_and_those_that_include_it),
		cmocka_unit_test(partly_right_goes_on),
		cmocka_unit_test(only_chosen_tests_are_judged),
		cmocka_unit_test(the_reason_is_in_the_cell),
		cmocka_unit_test(what_the_journal_has_is_not_judged_again),
		cmocka_unit_test(another_limit_is_another_cell),
		cmocka_unit_test(a_test_that_changes_while_it_is_judged_proves_nothing),
		cmocka_unit_test(another_level_of_the_jail_is_another_cell),
		cmocka_unit_test(without_leave_to_run_nothing_is_started),
		cmocka_unit_test(a_program_that_was_damaged_is_not_run),
		cmocka_unit_test(a_source_of_any_size_is_refused_unread),
		cmocka_unit_test(two_sources_with_one_xxh3_are_two),
		cmocka_unit_test(two_programs_with_one_xxh3_are_two),
		cmocka_unit_test(a_declared_slow_one_runs_on),
		cmocka_unit_test(a_cell_near_the_limit_must_be_right_otherwise),
		cmocka_unit_test(a_cell_near_the_limit_is_measured_three_times),
	};

	return cmocka_run_group_tests(tests, prepare, tidy_up);
}
