/*
 * The journal: what is written is found again, whatever a crash left; and the reader of JSON
 * that it stands on.
 */
#include "setter_unit.h"

#include <fcntl.h>

#include "base/json_read.h"
#include "base/whole_file.h"
#include "judge/journal.h"

#define JOURNAL "build/journal.jsonl"

static struct digest key_of(uint64_t n)
{
	struct digester digester;

	digester_init(&digester);
	digester_add(&digester, &n, sizeof n);
	return digester_finish(&digester);
}

/* The known answer of FIPS 180-2 for "abc": what is printed is what sha256sum prints. */
static void a_digest_is_sha256(void **state)
{
	static const char abc[] =
			"ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
	struct digest of_file, parsed;
	char shorter[sizeof abc] = "";

	(void)state;
	write_file("abc", "abc");
	assert_true(digest_file("abc", &of_file));
	assert_string_equal(digest_text(of_file).s, abc);
	assert_true(digest_parse(abc, &parsed));
	assert_true(digest_equal(of_file, parsed));
	memcpy(shorter, abc, sizeof abc - 2);
	assert_false(digest_parse(shorter, &parsed));
	assert_false(digest_file("missing", &of_file));
}

static void open_journal(struct journal *j)
{
	assert_int_equal(folder_make("build"), 0);
	assert_int_equal(journal_open(j, JOURNAL), 0);
}

static void add(struct journal *j, uint64_t n, enum verdict verdict, const char *message)
{
	struct cell cell = { .judged = true,
		.verdict = verdict,
		.time_ms = (long long)n,
		.wall_ms = 7,
		.memory_kb = 1800,
		.near = n % 2,
		.cut = n % 3 == 0,
		.message = (char *)message };

	assert_int_equal(journal_add(j, key_of(n), &cell), 0);
}

static void what_was_added_is_found_by_whoever_comes_later(void **state)
{
	(void)state;
	struct journal j;

	unlink(JOURNAL);
	open_journal(&j);
	for (uint64_t n = 1; n <= 1000; n++)
		add(&j, n, n % 2 ? VERDICT_WA : VERDICT_AC, "says \"1\"\n\t\\ \u6c42");
	assert_null(journal_find(&j, key_of(0)));
	journal_release(&j);
	open_journal(&j);
	for (uint64_t n = 1; n <= 1000; n++) {
		const struct cell *cell = journal_find(&j, key_of(n));

		assert_non_null(cell);
		assert_int_equal(cell->verdict, n % 2 ? VERDICT_WA : VERDICT_AC);
		assert_int_equal(cell->time_ms, n);
		assert_int_equal(cell->near, n % 2);
		assert_int_equal(cell->cut, n % 3 == 0);
		assert_string_equal(cell->message, "says \"1\"\n\t\\ \u6c42");
	}
	assert_null(journal_find(&j, key_of(1001)));
	journal_release(&j);
}

static void two_writers_see_each_others_lines(void **state)
{
	(void)state;
	struct journal one, other;

	unlink(JOURNAL);
	open_journal(&one);
	open_journal(&other);
	add(&one, 1, VERDICT_WA, "");
	add(&other, 2, VERDICT_TLE, "");
	assert_null(journal_find(&one, key_of(2)));
	journal_reread(&one);
	assert_int_equal(journal_find(&one, key_of(1))->verdict, VERDICT_WA);
	assert_int_equal(journal_find(&one, key_of(2))->verdict, VERDICT_TLE);
	journal_release(&one);
	journal_release(&other);
}

static void the_later_of_two_lines_counts(void **state)
{
	(void)state;
	struct journal j;

	unlink(JOURNAL);
	open_journal(&j);
	add(&j, 1, VERDICT_WA, "");
	add(&j, 1, VERDICT_AC, "");
	assert_int_equal(journal_find(&j, key_of(1))->verdict, VERDICT_AC);
	journal_release(&j);
	open_journal(&j);
	assert_int_equal(journal_find(&j, key_of(1))->verdict, VERDICT_AC);
	journal_release(&j);
}

/* Cut off anywhere: the lines before are there, and the next one is whole. */
static void a_line_that_was_cut_short_spoils_nothing(void **state)
{
	(void)state;
	struct journal j;

	for (int cut = 1; cut < 60; cut++) {
		struct stat about;

		unlink(JOURNAL);
		open_journal(&j);
		add(&j, 1, VERDICT_WA, "one");
		add(&j, 2, VERDICT_WA, "two");
		journal_release(&j);
		assert_int_equal(stat(JOURNAL, &about), 0);
		assert_int_equal(truncate(JOURNAL, about.st_size - cut), 0);
		open_journal(&j);
		assert_non_null(journal_find(&j, key_of(1)));
		/* Without its line end alone it is complete. */
		assert_int_equal(journal_find(&j, key_of(2)) != NULL, cut == 1);
		add(&j, 3, VERDICT_WA, "three");
		journal_release(&j);
		open_journal(&j);
		assert_non_null(journal_find(&j, key_of(3)));
		journal_release(&j);
	}
}

/* Whichever bit is another: what is found is what was written, or nothing. */
static void a_line_that_was_damaged_is_left_out(void **state)
{
	(void)state;
	char line[1024];
	ssize_t length;
	struct journal j;
	int fd;

	unlink(JOURNAL);
	open_journal(&j);
	add(&j, 2, VERDICT_WA, "says 7");
	journal_release(&j);
	fd = open(JOURNAL, O_RDWR);
	length = read(fd, line, sizeof line);
	assert_in_range(length, 100, sizeof line - 1);
	for (ssize_t bit = 0; bit < 8 * length; bit++) {
		line[bit / 8] ^= (char)(1 << bit % 8);
		assert_int_equal(pwrite(fd, line, (size_t)length, 0), length);
		line[bit / 8] ^= (char)(1 << bit % 8);
		open_journal(&j);
		assert_null(journal_find(&j, key_of(2)));
		assert_int_equal(j.count, 0);
		journal_release(&j);
		assert_int_equal(ftruncate(fd, length), 0);
	}
	close(fd);
}

static void failures_of_the_judge_are_not_kept(void **state)
{
	(void)state;
	struct journal j;

	unlink(JOURNAL);
	open_journal(&j);
	for (uint64_t n = 1; n <= 300; n++)
		add(&j, n, n % 3 ? VERDICT_WA : VERDICT_SE, "");
	assert_int_equal(journal_find(&j, key_of(3))->verdict, VERDICT_SE);
	journal_release(&j);
	open_journal(&j);
	for (uint64_t n = 1; n <= 300; n++)
		assert_int_equal(journal_find(&j, key_of(n)) != NULL, n % 3 != 0);
	journal_release(&j);
}

static void junk_is_no_journal(void **state)
{
	(void)state;
	struct journal j;

	write_file(JOURNAL,
			"\n{}\n[1]\n{\"key\":\"12\",\"verdict\":\"AC\"}\nnonsense\n"
			"{\"key\":\"000000000000000a000000000000000b\",\"verdict\":\"AC\"}\n");
	open_journal(&j);
	assert_int_equal(j.count, 0);
	journal_release(&j);
}

/* --- JSON ------------------------------------------------------------------------------- */

static void expect_no_document(const char *text)
{
	json_t *v = json_read(text, strlen(text));

	if (v)
		fail_msg("'%s' was taken for JSON", text);
}

static void documents_are_read(void **state)
{
	(void)state;
	static const char text[] =
			" {\"a\": [1, -23, true, false, null, \"x\\u00e9\\n\\\"\", 33.5],"
			"\"b\": {\"c\": 9223372036854775807}, \"d\": {}, \"e\": []} ";
	json_t *v = json_read(text, strlen(text));
	const json_t *a;

	assert_non_null(v);
	a = json_object_get(v, "a");
	assert_int_equal(json_array_size(a), 7);
	assert_int_equal(json_integer_value(json_array_get(a, 1)), -23);
	assert_true(json_is_true(json_array_get(a, 2)));
	assert_true(json_is_null(json_array_get(a, 4)));
	assert_string_equal(json_string_value(json_array_get(a, 5)), "x\u00e9\n\"");
	assert_true(json_real_value(json_array_get(a, 6)) == 33.5);
	assert_true(json_read_number(json_object_get(v, "b"), "c", 0) == 9223372036854775807);
	assert_int_equal(json_read_number(v, "missing", 5), 5);
	assert_string_equal(json_read_string(v, "a", "no text"), "no text");
	json_decref(v);
}

static void what_is_no_document_is_refused(void **state)
{
	(void)state;
	static const char *const junk[] = { "", " ", "{", "[", "[1,]", "{\"a\"}", "{\"a\":}",
		"{a:1}", "[1 2]", "\"x", "\"\\x\"", "\"\\u00\"", "\"\\u0000\"", "\"a\nb\"", "- 1",
		"nul", "{} {}", "99999999999999999999", "-9223372036854775809", "1e400",
		"\"\\ud800\"", "\"\xff\"", "{\"a\": 1, \"a\": 1}" };
	static char deep[200000];

	for (size_t i = 0; i < sizeof junk / sizeof *junk; i++)
		expect_no_document(junk[i]);
	memset(deep, '[', 100000);
	memset(deep + 100000, ']', 99999);
	expect_no_document(deep);
}

static void what_waited_is_not_kept(void **state)
{
	(void)state;
	struct cell cell = { .judged = true, .verdict = VERDICT_TLE, .idle = true };
	struct journal j;

	unlink(JOURNAL);
	open_journal(&j);
	assert_int_equal(journal_add(&j, key_of(1), &cell), 0);
	cell.idle = false;
	assert_int_equal(journal_add(&j, key_of(2), &cell), 0);
	assert_non_null(journal_find(&j, key_of(1)));
	journal_release(&j);
	open_journal(&j);
	assert_null(journal_find(&j, key_of(1)));
	assert_non_null(journal_find(&j, key_of(2)));
	journal_release(&j);
}

/* A score is that of what is partly right, and of what is near the limit. */
static void scores_are_kept(void **state)
{
	static const struct cell cells[] = {
		{ .judged = true, .verdict = VERDICT_PC, .score = 1, .message = (char *)"a" },
		{ .judged = true, .verdict = VERDICT_AC, .score = SCORE_FULL },
		{ .judged = true, .verdict = VERDICT_TLE, .near = true, .score = SCORE_FULL / 2 },
		{ .judged = true, .verdict = VERDICT_TLE, .near = true, .score = SCORE_FULL },
		{ .judged = true, .verdict = VERDICT_WA, .score = 0 },
	};
	struct journal j;

	(void)state;
	unlink(JOURNAL);
	open_journal(&j);
	for (size_t i = 0; i < sizeof cells / sizeof *cells; i++)
		assert_int_equal(journal_add(&j, key_of(i), &cells[i]), 0);
	journal_release(&j);
	open_journal(&j);
	for (size_t i = 0; i < sizeof cells / sizeof *cells; i++) {
		const struct cell *cell = journal_find(&j, key_of(i));

		assert_int_equal(cell->verdict, cells[i].verdict);
		assert_int_equal(cell->score, cells[i].score);
	}
	journal_release(&j);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_digest_is_sha256),
		cmocka_unit_test(scores_are_kept),
		cmocka_unit_test(what_was_added_is_found_by_whoever_comes_later),
		cmocka_unit_test(two_writers_see_each_others_lines),
		cmocka_unit_test(the_later_of_two_lines_counts),
		cmocka_unit_test(a_line_that_was_cut_short_spoils_nothing),
		cmocka_unit_test(a_line_that_was_damaged_is_left_out),
		cmocka_unit_test(failures_of_the_judge_are_not_kept),
		cmocka_unit_test(what_waited_is_not_kept),
		cmocka_unit_test(junk_is_no_journal),
		cmocka_unit_test(documents_are_read),
		cmocka_unit_test(what_is_no_document_is_refused),
	};

	return RUN_KIT_TESTS(tests);
}
