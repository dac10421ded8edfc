/*
 * test_setter_export.c - packages whose bytes depend on their contents only, and programs
 * pasted into one file.
 */
#include <setjmp.h>
#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include <cmocka.h>

#include <archive.h>
#include <archive_entry.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "export/export.h"
#include "export/package.h"

static char *folder; /* where each test may write */

static int make_folder(void **state)
{
	char name[] = "/tmp/test-setter-export-XXXXXX";

	*state = folder = xstrdup(mkdtemp(name));
	return 0;
}

static int remove_folder(void **state)
{
	char *command = xprintf("rm -rf %s", folder);
	const int rc = system(command);

	free(command);
	free(*state);
	return rc;
}

static char *in_folder(const char *name)
{
	return xprintf("%s/%s", folder, name);
}

static void write_string(const char *name, const char *contents)
{
	char *path = in_folder(name);

	assert_int_equal(file_replace(path, contents, strlen(contents)), 0);
	free(path);
}

static void read_whole(const char *path, struct text *text)
{
	FILE *file = fopen(path, "rb");

	assert_non_null(file);
	assert_int_equal(text_add_file(text, fileno(file)), 0);
	fclose(file);
}

/* --- Packages --------------------------------------------------------------------------- */

static void fill(struct package *package, bool backwards)
{
	static const char *const names[] = { "a/b", "a.b", "\303\237/z" };

	for (size_t i = 0; i < 3; i++) {
		const char *name = names[backwards ? 2 - i : i];

		package_add_string(package, name, name);
	}
}

static void write_in(const char *zone, bool backwards, const char *name, struct text *bytes)
{
	struct package package = PACKAGE_INIT;
	char *path = in_folder(name);
	long long size = 0;

	setenv("TZ", zone, 1);
	fill(&package, backwards);
	assert_int_equal(package_write(&package, path, &size), 0);
	assert_string_equal(getenv("TZ"), zone);
	read_whole(path, bytes);
	assert_int_equal(size, bytes->length);
	package_release(&package);
	free(path);
}

static void neither_zone_nor_order_is_in_a_package(void **state)
{
	struct text one = TEXT_INIT, other = TEXT_INIT;

	(void)state;
	write_in("Asia/Kathmandu", false, "one.zip", &one);
	write_in("America/St_Johns", true, "other.zip", &other);
	assert_int_equal(one.length, other.length);
	assert_memory_equal(one.s, other.s, one.length);
	text_release(&one);
	text_release(&other);
}

/* Bit 11 of the flags, in the local header of 30 bytes before the name. */
static bool says_utf8(const struct text *zip, const char *name)
{
	for (size_t i = 30; i + strlen(name) <= zip->length; i++)
		if (!memcmp(zip->s + i, name, strlen(name)))
			return zip->s[i - 30 + 7] & 8;
	return false;
}

static void entries_are_sorted_and_plain(void **state)
{
	static const char *const expected[] = { "a.b", "a/b", "\303\237/z" };
	struct text bytes = TEXT_INIT;
	struct archive *archive = archive_read_new();
	struct archive_entry *entry;
	size_t count = 0;

	(void)state;
	write_in("UTC", false, "plain.zip", &bytes);
	archive_read_support_format_zip(archive);
	assert_int_equal(archive_read_open_memory(archive, bytes.s, bytes.length), ARCHIVE_OK);
	/* A warning: in this locale there is no word for the third name. */
	while (archive_read_next_header(archive, &entry) != ARCHIVE_EOF) {
		if (count < 2)
			assert_string_equal(archive_entry_pathname(entry), expected[count]);
		assert_int_equal(archive_entry_mtime(entry), PACKAGE_TIME);
		assert_int_equal(archive_entry_uid(entry), 0);
		assert_int_equal(archive_entry_perm(entry), 0644);
		count++;
	}
	assert_int_equal(count, 3);
	assert_true(says_utf8(&bytes, expected[2]));
	archive_read_free(archive);
	text_release(&bytes);
}

static void a_name_may_be_there_once(void **state)
{
	struct package package = PACKAGE_INIT;
	char *path = in_folder("twice.zip"), *heard = NULL;
	size_t length;
	FILE *stream = open_memstream(&heard, &length);
	long long size;

	(void)state;
	package_add_string(&package, "x", "1");
	package_add_string(&package, "x", "2");
	diag_to(stream);
	assert_int_equal(package_write(&package, path, &size), -1);
	diag_to(NULL);
	fclose(stream);
	assert_string_equal(heard, "error: two files of the package are called 'x'\n");
	assert_int_equal(access(path, F_OK), -1);
	package_release(&package);
	free(heard);
	free(path);
}

static void texts_end_in_a_line_end_of_unix(void **state)
{
	struct package package = PACKAGE_INIT;

	(void)state;
	package_add_string(&package, "dos", "a\r\nb\r\rc");
	package_add_string(&package, "empty", "");
	package_add_bytes(&package, "raw", "a\r\n", 3, true);
	assert_string_equal(package.entries[0].bytes, "a\nb\r\rc\n");
	assert_int_equal(package.entries[1].length, 0);
	assert_int_equal(package.entries[2].length, 3);
	assert_int_equal(package_content_bytes(&package), 7 + 0 + 3);
	package_release(&package);
}

/* --- Pasting ------------------------------------------------------------------------------- */

static int paste(const char *source, struct text *out)
{
	struct kit kit = KIT_INIT;
	char *path = in_folder(source), *more = in_folder("more");
	static const struct paste_for what = { .macros = { "FOR_A_JUDGE", "CODE 43" } };
	int code;

	kit.headers = in_folder("dist");
	code = paste_source(&kit, path, more, &what, out);
	free(kit.headers);
	free(path);
	free(more);
	return code;
}

static void write_kit(void)
{
	char *more = in_folder("more"), *dist = in_folder("dist");

	assert_int_equal(folder_make(more) | folder_make(dist), 0);
	write_string("dist/testlib.h", "/* SPDX-License-Identifier: X. */\nint testlib;\n");
	write_string("more/bounds.h", "#include \"testlib.h\"\nint bounds;");
	free(more);
	free(dist);
}

static void includes_are_replaced_once(void **state)
{
	struct text out = TEXT_INIT;

	(void)state;
	write_kit();
	write_string("main.c",
			"/* first */\n"
			"  #  include \"bounds.h\" // here\n"
			"#include \"testlib.h\"\n"
			"#include <stdio.h>\n"
			"int after;");
	assert_int_equal(paste("main.c", &out), EXIT_AS_DECLARED);
	assert_string_equal(out.s,
			"/* SPDX-License-Identifier: X. */\n"
			"/* main.c and what it includes, as one file, made by setter export. */\n"
			"#define FOR_A_JUDGE\n"
			"#define CODE 43\n"
			"#line 1 \"main.c\"\n"
			"/* first */\n"
			"#line 1 \"bounds.h\"\n"
			"#line 1 \"testlib.h\"\n"
			"/* SPDX-License-Identifier: X. */\n"
			"int testlib;\n"
			"#line 2 \"bounds.h\"\n"
			"int bounds;\n"
			"#line 3 \"main.c\"\n"
			"#line 4 \"main.c\"\n"
			"#include <stdio.h>\n"
			"int after;\n");
	text_release(&out);
}

static void an_include_in_a_comment_is_none(void **state)
{
	static const char program[] = "/* a\n"
				      "#include \"no.h\"\n"
				      "*/ const char *s = \"/*\";\n"
				      "// '\n"
				      "char c = '\"'; /* \" */\n"
				      "#include \"testlib.h\"\n"
				      "const char *t = \"\\\"/*\";\n"
				      "#include \"testlib.h\"\n";
	struct text out = TEXT_INIT;

	(void)state;
	write_kit();
	write_string("comment.c", program);
	assert_int_equal(paste("comment.c", &out), EXIT_AS_DECLARED);
	assert_non_null(strstr(out.s, "/* a\n#include \"no.h\"\n*/ const"));
	assert_non_null(strstr(out.s, "#line 1 \"testlib.h\"\n"));
	assert_non_null(strstr(out.s, "#line 9 \"comment.c\"\n"));
	text_release(&out);
}

static void what_cannot_be_pasted_is_an_error(void **state)
{
	struct text out = TEXT_INIT;
	char *heard = NULL;
	size_t length;
	FILE *stream = open_memstream(&heard, &length);

	(void)state;
	write_kit();
	write_string("lost.c", "#include \"nowhere.h\"\n");
	diag_to(stream);
	assert_int_equal(paste("lost.c", &out), EXIT_BAD_REQUEST);
	assert_int_equal(paste("not_there.c", &out), EXIT_BAD_REQUEST);
	write_string("dist/testlib.h", "int no_license;\n");
	write_string("plain.c", "int plain;\n");
	assert_int_equal(paste("plain.c", &out), EXIT_BAD_REQUEST);
	diag_to(NULL);
	fclose(stream);
	assert_non_null(strstr(heard, "lost.c:1:11: error: no file 'nowhere.h'"));
	assert_non_null(strstr(heard, "does not begin with its license"));
	free(heard);
	text_release(&out);
}

/* --- Words of formats ------------------------------------------------------------------------- */

static void strings_survive_yaml_and_xml(void **state)
{
	struct text out = TEXT_INIT;

	(void)state;
	text_add_yaml_string(&out, "a \"b\" \\ \n#: \303\237");
	assert_string_equal(out.s, "\"a \\\"b\\\" \\\\ \\x0a#: \303\237\"");
	text_reset(&out);
	/* NEL and U+2028 end a line, U+FEFF is a mark, U+00A0 and the dash are letters. */
	text_add_yaml_pair(&out, "no",
			"\302\205\342\200\250\342\200\251\357\273\277\302\240\342\200\223");
	assert_string_equal(out.s, "no: \"\\x85\\u2028\\u2029\\ufeff\302\240\342\200\223\"\n");
	text_reset(&out);
	text_add_xml(&out, "a<b & \"c\"\n\001");
	assert_string_equal(out.s, "a&#60;b &#38; &#34;c&#34;&#10;");
	text_reset(&out);
	text_add_seconds(&out, 1000);
	text_add_char(&out, ' ');
	text_add_seconds(&out, 1250);
	text_add_char(&out, ' ');
	text_add_seconds(&out, 5);
	assert_string_equal(out.s, "1.0 1.25 0.005");
	text_release(&out);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(neither_zone_nor_order_is_in_a_package),
		cmocka_unit_test(entries_are_sorted_and_plain),
		cmocka_unit_test(a_name_may_be_there_once),
		cmocka_unit_test(texts_end_in_a_line_end_of_unix),
		cmocka_unit_test(includes_are_replaced_once),
		cmocka_unit_test(an_include_in_a_comment_is_none),
		cmocka_unit_test(what_cannot_be_pasted_is_an_error),
		cmocka_unit_test(strings_survive_yaml_and_xml),
	};

	return cmocka_run_group_tests(tests, make_folder, remove_folder);
}
