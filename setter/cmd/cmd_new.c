/*
 * setter new - a problem to start from: the smallest that builds, or a copy of another.
 */
#include "cmd/cmd.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/embed.h"
#include "base/source.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "problem/kit.h"

static const char *from;

static const struct cli_option options[] = {
	{ 0, "from", OPTION_WORD, &from, "PROBLEM", "copy that problem and its solutions" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter new sums", "setter new two-piles --from=one-pair",
	NULL };

/* --- The smallest problem ---------------------------------------------------------------- */

/* In the texts, @ID@ is the problem, @NAME@ the same as a C identifier. */
EMBED(problem_yaml, "setter/cmd/new/problem.yaml");
EMBED(tests_plan, "setter/cmd/new/tests.plan");
EMBED(unit_plan, "setter/cmd/new/unit.plan");
EMBED(sample, "setter/cmd/new/sample.in");
EMBED(statement, "setter/cmd/new/statement.en.md");
EMBED(validator, "setter/cmd/new/validator.c.in");
EMBED(generator, "setter/cmd/new/generator.c.in");
EMBED(plain, "setter/cmd/new/plain.c.in");
EMBED(short_sum, "setter/cmd/new/short_sum.c.in");

static const struct {
	const char *path, *text;
} templates[] = {
	{ "problems/@ID@/problem.yaml", problem_yaml },
	{ "problems/@ID@/tests.plan", tests_plan },
	{ "problems/@ID@/unit.plan", unit_plan },
	{ "problems/@ID@/samples/1.in", sample },
	{ "problems/@ID@/statement.en.md", statement },
	{ "validator/@NAME@_pairs.c", validator },
	{ "gen/@NAME@_random.c", generator },
	{ "solutions/@ID@/plain.c", plain },
	{ "solutions/@ID@/short_sum.c", short_sum },
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

/* --- The files to write ---------------------------------------------------------------------- */

/* All are known before the first is written, so that there is a whole problem or none. */
struct new_file {
	char *path;
	struct text bytes;
	bool written;
};

struct new_files {
	struct new_file *list;
	size_t count;
};

/* Takes the path over; the bytes are for the caller to add. */
static struct text *new_files_add(struct new_files *files, char *path)
{
	GROW(files->list, files->count);
	files->list[files->count] = (struct new_file){ path, TEXT_INIT, false };
	return &files->list[files->count++].bytes;
}

static void new_files_release(struct new_files *files)
{
	for (size_t i = 0; i < files->count; i++) {
		free(files->list[i].path);
		text_release(&files->list[i].bytes);
	}
	free(files->list);
}

/* By anything, even a link to nothing. */
static bool is_taken(const char *path)
{
	struct stat about;

	return !lstat(path, &about);
}

/* Never overwrites a file. */
static int check_none_is_there(const struct new_files *files)
{
	int rc = 0;

	for (size_t i = 0; i < files->count; i++)
		if (is_taken(files->list[i].path))
			rc = error("'%s' already exists", files->list[i].path);
	if (rc)
		hint("choose another name for the problem; nothing was written");
	return rc;
}

static int write_file(struct new_file *f)
{
	char *folder = xstrndup(f->path, (size_t)(strrchr(f->path, '/') - f->path));
	const int rc = folder_make(folder) || file_replace(f->path, f->bytes.s, f->bytes.length);

	free(folder);
	f->written = !rc;
	return rc;
}

/* Removes what was written before a failure, and the folders that are empty then. */
static void take_back(const struct new_files *files)
{
	for (size_t i = 0; i < files->count; i++) {
		char *path = files->list[i].path;

		if (files->list[i].written)
			remove(path);
		for (char *slash; (slash = strrchr(path, '/'));) {
			*slash = '\0';
			if (!strchr(path, '/') || rmdir(path))
				break;
		}
	}
}

static int write_all(struct new_files *files)
{
	for (size_t i = 0; i < files->count; i++)
		if (write_file(&files->list[i])) {
			take_back(files);
			return EXIT_BROKEN;
		}
	for (size_t i = 0; !common.quiet && i < files->count; i++)
		puts(files->list[i].path);
	return EXIT_AS_DECLARED;
}

static void add_templates(struct new_files *files, const char *id)
{
	char *name = xstrdup(id);

	for (char *s = name; *s; s++)
		*s = *s == '-' ? '_' : *s;
	for (size_t i = 0; i < sizeof templates / sizeof *templates; i++) {
		char *text = fill_in(templates[i].text, id, name);

		text_add_string(new_files_add(files, fill_in(templates[i].path, id, name)), text);
		free(text);
	}
	free(name);
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

static int add_copy(struct new_files *files, const char *path, const char *name, const char *to)
{
	struct source file = SOURCE_INIT;
	const int rc = source_read(&file, path);

	if (!rc && !strcmp(name, "problem.yaml"))
		remove_uuid(&file);
	if (!rc)
		text_add(new_files_add(files, xstrdup(to)), file.text, file.length);
	source_release(&file);
	return rc;
}

static int add_copies(struct new_files *files, const char *path, const char *to)
{
	struct names entries = NAMES_INIT;
	int rc = 0;

	names_add_folder(&entries, path, "");
	for (size_t i = 0; !rc && i < entries.count; i++) {
		const char *name = entries.list[i];
		char *old = xprintf("%s/%s", path, name), *copy = xprintf("%s/%s", to, name);

		if (folder_exists(old))
			rc = add_copies(files, old, copy);
		else if (strcmp(name, "tests.xxh") != 0)
			rc = add_copy(files, old, name, copy);
		free(old);
		free(copy);
	}
	names_release(&entries);
	return rc;
}

static int add_problem(struct new_files *files, const struct kit *kit, const char *id)
{
	static const char *const folders[] = { "problems", "solutions" };
	struct names one = NAMES_INIT, ids = NAMES_INIT;
	int rc;

	names_add(&one, from);
	rc = command_problems(kit, &one, &ids);
	for (size_t i = 0; !rc && i < 2; i++) {
		char *path = xprintf("%s/%s", folders[i], ids.list[0]);
		char *to = xprintf("%s/%s", folders[i], id);

		rc = add_copies(files, path, to);
		free(path);
		free(to);
	}
	names_release(&one);
	names_release(&ids);
	return rc;
}

/* --- The command ------------------------------------------------------------------------------------- */

/* The first problem of a folder makes it a kit. */
static int open_or_make_kit(struct kit *kit)
{
	char *problems = xprintf("%s/problems", common.folder ? common.folder : ".");
	int code = EXIT_AS_DECLARED;

	if (!kit_is_above(common.folder) && folder_make(problems))
		code = EXIT_BROKEN;
	free(problems);
	if (!code && kit_open(kit, common.folder))
		code = EXIT_BAD_REQUEST;
	return code;
}

static int make_problem(const struct kit *kit, const char *id)
{
	struct new_files files = { NULL, 0 };
	char *folder = xprintf("problems/%s", id);
	int code = EXIT_BAD_REQUEST, rc = 0;

	if (is_taken(folder)) {
		rc = error("'%s' already exists", folder);
		hint("choose another name for the problem");
	} else if (from) {
		rc = add_problem(&files, kit, id);
	} else {
		add_templates(&files, id);
	}
	if (!rc && !check_none_is_there(&files))
		code = write_all(&files);
	new_files_release(&files);
	free(folder);
	if (!code)
		hint("build it with: setter build %s --update-hashes", id);
	return code;
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
	if (!name_is_plain(arguments->list[0])) {
		error("'%s' cannot be the name of a problem", arguments->list[0]);
		hint("a name has letters, digits, '_' and '-'");
		return code;
	}
	code = open_or_make_kit(&kit);
	if (!code)
		code = make_problem(&kit, arguments->list[0]);
	kit_release(&kit);
	return code;
}

const struct command command_new_entry = { "new",
	"start a problem: a small one that builds, or a copy", "ID", options, examples, cmd_new,
	NULL };
