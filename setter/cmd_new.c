/*
 * setter new - a problem to start from: the smallest that builds, or a copy of another.
 */
#include "cmd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "diag.h"
#include "kit.h"
#include "source.h"
#include "text.h"
#include "whole_file.h"
#include "xalloc.h"

static const char *from;

static const struct cli_option options[] = {
	{ 0, "from", OPTION_WORD, &from, "PROBLEM", "copy that problem and its solutions" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter new sums", "setter new two-piles --from=one-pair",
	NULL };

/* --- The smallest problem ---------------------------------------------------------------- */

/* In the texts, @ID@ is the problem, @NAME@ the same as a C identifier. */
static const struct {
	const char *path, *text;
} templates[] = {
	{ "problems/@ID@/problem.yaml",
			"name: {en: \"Sums\"}\n"
			"validator: @NAME@_pairs     # validator/@NAME@_pairs.c\n"
			"checker: wcmp               # compares words; or a file checker/NAME.c\n"
			"reference: plain            # solutions/@ID@/plain.c writes the answers\n"
			"limits: {time_limit: 1.0, memory: 256, output: 16}\n"
			"bounds: {t: 1000, value: 10^9}\n"
			"cases: {count: first-line, lines: 1, max: 1000, answer_lines: 1}\n" },
	{ "problems/@ID@/tests.plan",
			"# One line is one test; the line is also its seed.\n"
			"@group sample points=0\n"
			"copy samples/1.in\n"
			"\n"
			"@group small points=40 value=1000\n"
			"@NAME@_random -t 10 -max {value}     # a few small ones\n"
			"\n"
			"@group full points=60 include=small\n"
			"@NAME@_random -t {t} -max {value}    # as many and as large as there may be\n" },
	{ "problems/@ID@/unit.plan",
			"test \"a leading zero\"\n"
			"input <<END\n"
			"1\n"
			"01 2\n"
			"END\n"
			"INVALID line=2 name=a\n"
			"\n"
			"test \"one sum\"\n"
			"input <<END\n"
			"1\n"
			"1 2\n"
			"END\n"
			"VALID\n"
			"output reference\n"
			"AC\n"
			"output <<END\n"
			"4\n"
			"END\n"
			"WA\n" },
	{ "problems/@ID@/samples/1.in", "2\n1 2\n1000 1000\n" },
	{ "problems/@ID@/statement.en.md",
			"Add pairs of numbers.\n"
			"\n"
			"## Input\n"
			"\n"
			"The first line has one integer $t$ ($1 \\le t \\le {{t}}$). Each of the next $t$\n"
			"lines has two integers $a$ and $b$ ($0 \\le a, b \\le {{value}}$).\n"
			"\n"
			"## Output\n"
			"\n"
			"For each pair print one line with $a + b$.\n" },
	{ "validator/@NAME@_pairs.c",
			"/*\n"
			" * @NAME@_pairs - t, then t lines of two numbers.\n"
			" */\n"
			"#include \"testlib.h\"\n"
			"#include \"bounds.h\"\n"
			"\n"
			"int main(int argc, char *argv[])\n"
			"{\n"
			"\tregisterValidation(argc, argv);\n"
			"\tconst struct bound_row *bound = bounds_for(getGroup());\n"
			"\tconst int t = readInt(inf, 1, (int)bound->t, \"t\");\n"
			"\n"
			"\treadEoln(inf);\n"
			"\tfor (int i = 1; i <= t; i++) {\n"
			"\t\tsetTestCase(i);\n"
			"\t\treadLong(inf, 0, bound->value, \"a\");\n"
			"\t\treadSpace(inf);\n"
			"\t\treadLong(inf, 0, bound->value, \"b\");\n"
			"\t\treadEoln(inf);\n"
			"\t}\n"
			"\treadEof(inf);\n"
			"\treturn 0;\n"
			"}\n" },
	{ "gen/@NAME@_random.c",
			"/*\n"
			" * @NAME@_random - uniformly random pairs.\n"
			" *\n"
			" *     @NAME@_random -t T -max M [salt]\n"
			" */\n"
			"#include \"testlib.h\"\n"
			"\n"
			"int main(int argc, char *argv[])\n"
			"{\n"
			"\tregisterGen(argc, argv, 1);\n"
			"\tconst int t = opt_int(\"t\");\n"
			"\tconst long long most = opt_ll(\"max\");\n"
			"\n"
			"\twriteInt(t), writeEoln();\n"
			"\tfor (int i = 0; i < t; i++) {\n"
			"\t\twriteLong(nextLong(rnd, 0, most)), writeSpace();\n"
			"\t\twriteLong(nextLong(rnd, 0, most)), writeEoln();\n"
			"\t}\n"
			"\treturn 0;\n"
			"}\n" },
	{ "solutions/@ID@/plain.c",
			"/*\n"
			" * Adds.\n"
			" *\n"
			" * @expect AC\n"
			" */\n"
			"#include <stdio.h>\n"
			"\n"
			"int main(void)\n"
			"{\n"
			"\tlong long a, b;\n"
			"\tint t;\n"
			"\n"
			"\tif (scanf(\"%d\", &t) != 1)\n"
			"\t\treturn 1;\n"
			"\twhile (t-- > 0 && scanf(\"%lld %lld\", &a, &b) == 2)\n"
			"\t\tprintf(\"%lld\\n\", a + b);\n"
			"\treturn 0;\n"
			"}\n" },
	{ "solutions/@ID@/short_sum.c",
			"/*\n"
			" * Adds in 16 bits.\n"
			" *\n"
			" * @expect  full WA\n"
			" * @witness 32768 0\n"
			" * @because 32768 does not fit in a short\n"
			" */\n"
			"#include <stdio.h>\n"
			"\n"
			"int main(void)\n"
			"{\n"
			"\tint t, a, b;\n"
			"\n"
			"\tif (scanf(\"%d\", &t) != 1)\n"
			"\t\treturn 1;\n"
			"\twhile (t-- > 0 && scanf(\"%d %d\", &a, &b) == 2)\n"
			"\t\tprintf(\"%d\\n\", (short)(a + b));\n"
			"\treturn 0;\n"
			"}\n" },
};

static char *fill_in(const char *template, const char *id, const char *name)
{
	struct text out = TEXT_INIT;

	for (const char *s = template; *s; s++)
		if (!strncmp(s, "@ID@", 4)) {
			text_add_string(&out, id);
			s += 3;
		} else if (!strncmp(s, "@NAME@", 6)) {
			text_add_string(&out, name);
			s += 5;
		} else {
			text_add_char(&out, *s);
		}
	return text_detach(&out);
}

/* --- Writing --------------------------------------------------------------------------------- */

/* Never over a file that is there. */
static int write_new(const char *path, const char *bytes, size_t length)
{
	char *folder = xstrndup(path, (size_t)(strrchr(path, '/') - path));
	int rc;

	if (file_exists(path))
		rc = error("'%s' is there already", path);
	else
		rc = make_folders(folder) || file_replace(path, bytes, length) ? -1 : 0;
	if (!rc && !common.quiet)
		puts(path);
	free(folder);
	return rc;
}

static int write_templates(const char *id)
{
	char *name = xstrdup(id);
	int rc = 0;

	for (char *s = name; *s; s++)
		*s = *s == '-' ? '_' : *s;
	for (size_t i = 0; !rc && i < sizeof templates / sizeof *templates; i++) {
		char *path = fill_in(templates[i].path, id, name);
		char *text = fill_in(templates[i].text, id, name);

		rc = write_new(path, text, strlen(text));
		free(path);
		free(text);
	}
	free(name);
	return rc;
}

/* --- A copy -------------------------------------------------------------------------------------- */

/* Hashes and a uuid belong to one problem only. */
static void remove_uuid(struct source *yaml)
{
	char *line = !strncmp(yaml->text, "uuid:", 5) ? yaml->text : strstr(yaml->text, "\nuuid:");
	char *end;

	if (!line)
		return;
	line += *line == '\n';
	end = line + strcspn(line, "\n");
	end += *end == '\n';
	memmove(line, end, strlen(end) + 1);
	yaml->length -= (size_t)(end - line);
}

static int copy_file(const char *path, const char *to)
{
	struct source file = SOURCE_INIT;
	int rc = source_read(&file, path);

	if (!rc && strlen(path) > 13 && !strcmp(path + strlen(path) - 13, "/problem.yaml"))
		remove_uuid(&file);
	if (!rc)
		rc = write_new(to, file.text, file.length);
	source_release(&file);
	return rc;
}

static int copy_folder(const char *path, const char *to)
{
	struct names entries = NAMES_INIT;
	int rc = 0;

	names_add_folder(&entries, path, "");
	for (size_t i = 0; !rc && i < entries.count; i++) {
		char *old = xprintf("%s/%s", path, entries.list[i]);
		char *copy = xprintf("%s/%s", to, entries.list[i]);

		if (folder_exists(old))
			rc = copy_folder(old, copy);
		else if (strcmp(entries.list[i], "tests.xxh") != 0)
			rc = copy_file(old, copy);
		free(old);
		free(copy);
	}
	names_release(&entries);
	return rc;
}

static int copy_problem(const struct kit *kit, const char *id)
{
	struct names one = NAMES_INIT, ids = NAMES_INIT;
	char *to_problem = xprintf("problems/%s", id), *to_solutions = xprintf("solutions/%s", id);
	int rc;

	names_add(&one, from);
	rc = command_problems(kit, &one, &ids);
	if (!rc) {
		char *problem = xprintf("problems/%s", ids.list[0]);
		char *solutions = xprintf("solutions/%s", ids.list[0]);

		rc = copy_folder(problem, to_problem) || copy_folder(solutions, to_solutions);
		free(problem);
		free(solutions);
	}
	free(to_problem);
	free(to_solutions);
	names_release(&one);
	names_release(&ids);
	return rc ? -1 : 0;
}

/* --- The command ------------------------------------------------------------------------------------- */

/* The first problem of a folder makes it a kit. */
static int open_or_make_kit(struct kit *kit)
{
	char *problems = xprintf("%s/problems", common.folder ? common.folder : ".");
	int rc = 0;

	if (!kit_is_above(common.folder))
		rc = make_folders(problems);
	free(problems);
	return rc ? -1 : kit_open(kit, common.folder);
}

static int make_problem(const struct kit *kit, const char *id)
{
	char *folder = xprintf("problems/%s", id);
	int rc;

	if (folder_exists(folder))
		rc = error("'%s' is there already", folder);
	else
		rc = from ? copy_problem(kit, id) : write_templates(id);
	free(folder);
	if (rc)
		return EXIT_BAD_REQUEST;
	hint("build it with: setter build %s --update-hashes", id);
	return EXIT_AS_DECLARED;
}

static int cmd_new(const struct names *arguments)
{
	struct kit kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	if (arguments->count != 1) {
		error("new wants one name");
		hint("setter new ID");
		return code;
	}
	if (!is_plain_name(arguments->list[0])) {
		error("'%s' cannot be the name of a problem", arguments->list[0]);
		hint("a name has letters, digits, '_' and '-'");
		return code;
	}
	if (!open_or_make_kit(&kit))
		code = make_problem(&kit, arguments->list[0]);
	kit_release(&kit);
	return code;
}

const struct command command_new_entry = { "new",
	"write a problem to start from, the smallest that builds or a copy", "ID", options,
	examples, cmd_new };
