#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/source.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "cmd/cmd.h"
#include "cmd/new_problem.h"
#include "problem/problem.h"

/* --- problem.yaml ---------------------------------------------------------------------------- */

/*
 * A key at the beginning of a line, with its value: those of the lines below that are indented, or
 * close a bracket.  Returns its length, 0 if it is not there.
 */
static size_t find_key(const char *yaml, const char *key, const char **at)
{
	const size_t length = strlen(key);
	const char *line = yaml;

	while (strncmp(line, key, length) != 0) {
		line = strchr(line, '\n');
		if (!line)
			return 0;
		line++;
	}
	*at = line;
	do
		line += strcspn(line, "\n") + (strchr(line, '\n') != NULL);
	while (*line && strchr(" \t}]", *line));
	return (size_t)(line - *at);
}

static void replace_key(struct text *yaml, const char *key, const char *line)
{
	struct text out = TEXT_INIT;
	const char *at = yaml->s;
	const size_t length = find_key(yaml->s, key, &at);

	text_add(&out, yaml->s, (size_t)(at - yaml->s));
	text_add_string(&out, line);
	text_add_string(&out, at + length);
	text_release(yaml);
	*yaml = out;
}

/* A uuid belongs to one problem only, and so may the title. */
static void make_own(struct text *yaml, const char *title)
{
	SCOPED(text) line = TEXT_INIT;

	replace_key(yaml, "uuid:", "");
	if (title) {
		text_add_string(&line, "name: {en: \"");
		new_template_add_quoted(&line, title);
		text_add_string(&line, "\"}\n");
		replace_key(yaml, "name:", line.s);
	}
}

/* --- Files ------------------------------------------------------------------------------------- */

static int add_file(struct new_files *files, const char *path, char *to, const char *title)
{
	SCOPED(source) file = SOURCE_INIT;
	struct text *bytes;

	if (source_read(&file, path)) {
		free(to);
		return -1;
	}
	bytes = new_files_add(files, to);
	text_add(bytes, file.text, file.length);
	if (!strcmp(strrchr(path, '/'), "/problem.yaml"))
		make_own(bytes, title);
	return 0;
}

static int add_folder(struct new_files *files, const char *path, const char *to, const char *title,
		const struct names *left_out)
{
	SCOPED(names) entries = NAMES_INIT;
	int rc = 0;

	names_add_folder(&entries, path, "");
	for (size_t i = 0; !rc && i < entries.count; i++) {
		const char *name = entries.list[i];
		SCOPED_FREE char *old = xprintf("%s/%s", path, name);
		char *copy = xprintf("%s/%s", to, name);

		if (names_have(left_out, old) || !strcmp(name, "tests.xxh"))
			free(copy);
		else if (!folder_exists(old))
			rc = add_file(files, old, copy, title);
		else {
			rc = add_folder(files, old, copy, title, left_out);
			free(copy);
		}
	}
	return rc;
}

/* --- Which solutions ------------------------------------------------------------------------- */

static int solution_unknown(const char *id, const struct names *paths, const char *word)
{
	struct names known = NAMES_INIT;

	for (size_t i = 0; i < paths->count; i++) {
		const char *file = strrchr(paths->list[i], '/') + 1;

		names_take(&known, xstrndup(file, name_stem_length(file)));
	}
	return diag_unknown(diag_nowhere, known, word, NULL, "'%s' has no solution '%s'", id, word);
}

/* Marks those that a word names. */
static int choose(const char *id, const struct names *paths, const char *word, bool *chosen)
{
	bool found = false;

	for (size_t i = 0; i < paths->count; i++)
		if (kit_solution_is_called(paths->list[i], word))
			chosen[i] = found = true;
	return found ? 0 : solution_unknown(id, paths, word);
}

/* All but those of the list, and but the reference, without which nothing can be built. */
static int leave_out(const char *list, const char *id, const struct kit *kit,
		struct names *left_out)
{
	SCOPED(problem) problem = PROBLEM_INIT;
	SCOPED(names) paths = NAMES_INIT, words = NAMES_INIT;
	int rc = problem_read(&problem, kit, id);

	kit_solutions(id, &paths);

	SCOPED_FREE bool *chosen = xcalloc(paths.count + 1, sizeof *chosen);

	for (const char *s = list; !rc && *s; s += strspn(s, ",")) {
		names_take(&words, xstrndup(s, strcspn(s, ",")));
		s += strcspn(s, ",");
	}
	for (size_t i = 0; i < words.count; i++)
		rc |= choose(id, &paths, words.list[i], chosen);
	for (size_t i = 0; !rc && i < paths.count; i++)
		if (!chosen[i] && strcmp(paths.list[i], problem.reference_source) != 0)
			names_add(left_out, paths.list[i]);
	return rc;
}

int new_copy_add(struct new_files *files, const struct new_problem *new, const struct kit *kit)
{
	static const char *const folders[] = { "problems", "solutions" };
	SCOPED(names) one = NAMES_INIT, ids = NAMES_INIT, left_out = NAMES_INIT;
	int rc;

	names_add(&one, new->from);
	rc = command_problems(kit, &one, &ids);
	if (!rc && new->solutions)
		rc = leave_out(new->solutions, ids.list[0], kit, &left_out);
	for (size_t i = 0; !rc && i < sizeof folders / sizeof *folders; i++) {
		SCOPED_FREE char *path = xprintf("%s/%s", folders[i], ids.list[0]);
		SCOPED_FREE char *to = xprintf("%s/%s", folders[i], new->id);

		rc = add_folder(files, path, to, new->title, &left_out);
	}
	return rc;
}
