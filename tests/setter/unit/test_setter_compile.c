/*
 * Programs: how they end, in words; hashes that know when a file changed; and solutions
 * that are compiled again only when something did.
 */
#include "setter_unit.h"

#include <fcntl.h>
#include <time.h>

#include "base/whole_file.h"
#include "build/compile.h"
#include "jail/jail.h"
#include "process/process.h"

/* Runs a shell command with a limit of one second, and expects this ending. */
static void expect_ending(const char *command, const char *ending, const char *said)
{
	char *argv[] = { "sh", "-c", (char *)(uintptr_t)command, NULL };
	struct process p = { .argv = argv, .out = "out", .time_ms = 1000, .trusted = true };

	assert_int_equal(process_run(&p), 0);
	assert_string_equal(process_ending(&p).s, ending);
	assert_string_equal(p.said.s, said);
	process_release(&p);
}

static void endings_are_told_in_words(void **state)
{
	(void)state;
	expect_ending("exit 0", "ended with exit code 0", "");
	expect_ending("echo no >&2; exit 3", "ended with exit code 3", "no\n");
	expect_ending("kill -SEGV $$", "was killed by SIGSEGV", "");
	expect_ending("while :; do :; done", "did not end within 1 s", "");
	expect_ending("exec sleep 100", "did not end within 1 s", "");

	const struct process greedy = { .over_mib = 2048 };

	assert_string_equal(process_ending(&greedy).s, "used more than 2048 MiB of memory");
	assert_int_equal(process_exit_code(&greedy), -1);
}

static void nobody_waits_for_what_a_program_left_behind(void **state)
{
	(void)state;
	expect_ending("sleep 2 & exit 4", "ended with exit code 4", "");
}

static void output_goes_to_its_file(void **state)
{
	char *argv[] = { "cat", NULL };
	struct process p = { .argv = argv,
		.in = "problems/x/samples/1.in",
		.out = "out",
		.time_ms = 5000,
		.trusted = true };
	struct source out = SOURCE_INIT;
	struct text command = TEXT_INIT;

	(void)state;
	assert_int_equal(process_run(&p), 0);
	assert_true(process_succeeded(&p));
	assert_int_equal(source_read(&out, "out"), 0);
	assert_string_equal(out.text, "1\n");
	process_command(&p, &command);
	assert_string_equal(command.s, "cat < problems/x/samples/1.in");
	text_release(&command);
	source_release(&out);
	process_release(&p);
}

static void a_program_that_is_not_there_is_reported(void **state)
{
	char *argv[] = { "no-such-program", NULL };
	struct process p = { .argv = argv, .time_ms = 5000, .trusted = true };

	(void)state;
	start_listening();
	assert_int_equal(process_run(&p), -1);
	assert_string_equal(heard(),
			"error: cannot start 'no-such-program': No such file or directory\n");
	process_release(&p);
}

static void words_are_quoted_for_a_shell(void **state)
{
	struct text text = TEXT_INIT;

	(void)state;
	text_add_shell_word(&text, "a-b=c/d");
	text_add_char(&text, ' ');
	text_add_shell_word(&text, "it's");
	text_add_char(&text, ' ');
	text_add_shell_word(&text, "");
	text_add_char(&text, ' ');
	text_add_shell_word(&text, "two\nlines");
	assert_string_equal(text.s, "a-b=c/d 'it'\\''s' '' 'two'$'\\012''lines'");
	text_release(&text);
}

/* `printf abc | xxhsum -H2` says this. */
static const char hash_of_abc[] = "06b05ab6733a618578af5f94892f3950";

static void hashes_are_those_of_xxhsum(void **state)
{
	struct file_hashes hashes = FILE_HASHES_INIT;
	struct hash hash, again;

	(void)state;
	write_file("abc", "abc");
	assert_true(file_hash(&hashes, "abc", &hash));
	assert_string_equal(hash_text(hash).s, hash_of_abc);
	assert_true(hash_parse(hash_of_abc, &again));
	assert_true(hash_equal(hash, again));
	assert_false(hash_parse("06b05ab6", &again));
	assert_false(hash_parse("06B05AB6733A618578AF5F94892F3950", &again));
	assert_false(file_hash(&hashes, "no such file", &hash));
	file_hashes_release(&hashes);
}

/* Size, time and inode decide; `verify` looks into the file. */
static void a_kept_hash_is_believed_until_verified(void **state)
{
	const struct timespec long_ago[2] = { { 1000000000, 0 }, { 1000000000, 0 } };
	struct file_hashes hashes = FILE_HASHES_INIT;
	struct hash hash;
	FILE *file;

	(void)state;
	assert_int_equal(folder_make("build"), 0);
	assert_int_equal(utimensat(AT_FDCWD, "abc", long_ago, 0), 0);
	assert_true(file_hash(&hashes, "abc", &hash));
	file_hashes_save(&hashes);
	file_hashes_release(&hashes);

	file = fopen("abc", "r+");
	assert_non_null(file);
	fputs("xyz", file);
	fclose(file);
	assert_int_equal(utimensat(AT_FDCWD, "abc", long_ago, 0), 0);
	file_hashes_load(&hashes);
	assert_true(file_hash(&hashes, "abc", &hash));
	assert_string_equal(hash_text(hash).s, hash_of_abc);
	file_hashes_release(&hashes);

	file_hashes_load(&hashes);
	hashes.verify = true;
	assert_true(file_hash(&hashes, "abc", &hash));
	assert_string_not_equal(hash_text(hash).s, hash_of_abc);
	file_hashes_release(&hashes);
}

static void a_file_of_this_moment_is_not_kept(void **state)
{
	struct file_hashes hashes = FILE_HASHES_INIT;
	struct source cache = SOURCE_INIT;
	const time_t hour = time(NULL) + 3600;
	const struct timespec in_an_hour[2] = { { hour, 0 }, { hour, 0 } };
	struct hash hash;

	(void)state;
	/* However long this takes, that is not over. */
	write_file("fresh", "abc");
	assert_int_equal(utimensat(AT_FDCWD, "fresh", in_an_hour, 0), 0);
	assert_true(file_hash(&hashes, "fresh", &hash));
	file_hashes_save(&hashes);
	assert_int_equal(source_read(&cache, "build/hashes"), 0);
	assert_null(strstr(cache.text, "fresh"));
	source_release(&cache);
	file_hashes_release(&hashes);
}

static void compile_and_run(const char *source, enum language language, const char *printed)
{
	struct file_hashes hashes = FILE_HASHES_INIT;
	char *program = solution_program("x", source);
	struct names argv = NAMES_INIT;
	struct process p = { .program = program, .time_ms = 10000 };

	assert_int_equal(compile_solution(&hashes, "x", source), EXIT_AS_DECLARED);
	language_run_command(language, program, &argv);
	p.argv = argv.list;
	assert_int_equal(process_run(&p), 0);
	assert_string_equal(p.said.s, printed);
	process_release(&p);
	names_release(&argv);
	free(program);
	file_hashes_release(&hashes);
}

static void solutions_are_compiled_in_each_language(void **state)
{
	(void)state;
	write_file("solutions/x/one.c", "#include <stdio.h>\nint main(void) { puts(\"C\"); }\n");
	compile_and_run("solutions/x/one.c", LANGUAGE_C, "C\n");
	write_file("solutions/x/one.cpp",
			"#include <cstdio>\nint main() { std::puts(\"C++\"); }\n");
	compile_and_run("solutions/x/one.cpp", LANGUAGE_CPP, "C++\n");
	write_file("solutions/x/one.py", "print('Python')\n");
	compile_and_run("solutions/x/one.py", LANGUAGE_PYTHON, "Python\n");
}

static bool compiled(const char *source)
{
	struct file_hashes hashes = FILE_HASHES_INIT;
	const bool is = solution_is_compiled(&hashes, "x", source);

	file_hashes_release(&hashes);
	return is;
}

static void a_program_is_made_again_when_something_changed(void **state)
{
	const char *source = "solutions/x/one.c";

	(void)state;
	assert_true(compiled(source));
	write_file(source, "#include <stdio.h>\nint main(void) { puts(\"D\"); }\n");
	assert_false(compiled(source));
	compile_and_run(source, LANGUAGE_C, "D\n");
	assert_true(compiled(source));
	write_file("build/solutions/x/one.c", "damaged");
	assert_false(compiled(source));
}

static void what_the_compiler_said_is_shown(void **state)
{
	struct file_hashes hashes = FILE_HASHES_INIT;

	(void)state;
	write_file("solutions/x/bad.c", "int main(void) { return y; }\n");
	start_listening();
	assert_int_equal(compile_solution(&hashes, "x", "solutions/x/bad.c"), EXIT_BAD_REQUEST);
	assert_non_null(strstr(heard(), "error: 'solutions/x/bad.c' does not compile\n"));
	assert_non_null(strstr(heard(), "    solutions/x/bad.c:1:25: error: "));
	assert_non_null(strstr(heard(),
			"hint: repeat it with: gcc -O2 -std=gnu17 -o "
			"build/solutions/x/bad.c solutions/x/bad.c -lm\n"));
	assert_false(file_exists("build/solutions/x/bad.c"));
	write_file("solutions/x/bad.py", "def\n");
	assert_int_equal(compile_solution(&hashes, "x", "solutions/x/bad.py"), EXIT_BAD_REQUEST);
	file_hashes_release(&hashes);
}

static void without_a_compiler_the_machine_is_at_fault(void **state)
{
	struct file_hashes hashes = FILE_HASHES_INIT;
	char *path = xstrdup(getenv("PATH"));

	(void)state;
	setenv("PATH", "/nowhere", 1);
	start_listening();
	assert_int_equal(compile_solution(&hashes, "x", "solutions/x/one.c"), EXIT_BROKEN);
	assert_string_equal(heard(),
			"error: cannot start 'gcc': No such file or directory\n"
			"hint: install it: solutions in that language need it\n");
	setenv("PATH", path, 1);
	free(path);
	file_hashes_release(&hashes);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(endings_are_told_in_words),
		cmocka_unit_test(nobody_waits_for_what_a_program_left_behind),
		cmocka_unit_test(output_goes_to_its_file),
		cmocka_unit_test(a_program_that_is_not_there_is_reported),
		cmocka_unit_test(words_are_quoted_for_a_shell),
		cmocka_unit_test(hashes_are_those_of_xxhsum),
		cmocka_unit_test(a_kept_hash_is_believed_until_verified),
		cmocka_unit_test(a_file_of_this_moment_is_not_kept),
		cmocka_unit_test(solutions_are_compiled_in_each_language),
		cmocka_unit_test(a_program_is_made_again_when_something_changed),
		cmocka_unit_test(what_the_compiler_said_is_shown),
		cmocka_unit_test(without_a_compiler_the_machine_is_at_fault),
	};

	return RUN_KIT_TESTS(tests);
}
