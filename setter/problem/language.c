#include "problem/language.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "problem/yaml_source.h"

/*
 * SOURCE and PROGRAM stand for the two paths, HEAP for three quarters of the memory limit in
 * MiB: the rest is the virtual machine's own.  SHELL means that the next word is a script for
 * /bin/sh, and those after it are $1 and $2; the first word then is only what it needs.
 * A script is compiled too: its syntax is checked, and what is started is a copy, so that
 * every language has a program of its own.
 */
static const struct language_row languages[LANGUAGE_COUNT] = {
	{ "c", { ".c" }, "main.c", { "gcc", "-O2", "-std=gnu17", "-o", "PROGRAM", "SOURCE", "-lm" },
			{ "PROGRAM" }, false },
	{ "cpp", { ".cpp", ".cc", ".cxx" }, "main.cpp",
			{ "g++", "-O2", "-std=gnu++20", "-o", "PROGRAM", "SOURCE" }, { "PROGRAM" },
			false },
	{ "python", { ".py", ".py3" }, "main.py",
			{ "/usr/bin/python3", "-c",
					"import sys; t = open(sys.argv[1], 'rb').read(); "
					"compile(t, sys.argv[1], 'exec'); open(sys.argv[2], 'wb').write(t)",
					"SOURCE", "PROGRAM" },
			{ "/usr/bin/python3", "PROGRAM" }, false },
	{ "java", { ".java" }, "Main.java",
			{ "javac", "SHELL",
					"javac -J-XX:-UsePerfData -encoding UTF-8 -d classes \"$1\" && "
					"jar cfe \"$2\" Main -C classes .",
					"SOURCE", "PROGRAM" },
			{ "java", "-XmxHEAPm", "-Xss64m", "-XX:+UseSerialGC", "-XX:-UsePerfData",
					"-jar", "PROGRAM" },
			true },
	{ "rust", { ".rs" }, "main.rs",
			{ "rustc", "--edition=2021", "-O", "-o", "PROGRAM", "SOURCE" },
			{ "PROGRAM" }, false },
	{ "go", { ".go" }, "main.go", { "go", "build", "-o", "PROGRAM", "SOURCE" }, { "PROGRAM" },
			true },
	{ "pascal", { ".pas" }, "main.pas",
			{ "fpc", "-O2", "-v0ew", "-FE.", "-oPROGRAM", "SOURCE" }, { "PROGRAM" },
			false },
	{ "javascript", { ".js", ".mjs" }, "main.js",
			{ "node", "SHELL", "node --check \"$1\" && cp \"$1\" \"$2\"", "SOURCE",
					"PROGRAM" },
			{ "node", "--max-old-space-size=HEAP", "PROGRAM" }, true },
};

static struct language_row more[LANGUAGE_MAX - LANGUAGE_COUNT];
static int more_count;

static const struct language_row *row_of(enum language l)
{
	return l < LANGUAGE_COUNT ? &languages[l] : &more[l - LANGUAGE_COUNT];
}

int language_count(void)
{
	return LANGUAGE_COUNT + more_count;
}

bool language_add(const struct language_row *row)
{
	if (language_count() == LANGUAGE_MAX)
		return false;
	more[more_count++] = *row;
	return true;
}

const char *language_name(enum language l)
{
	return row_of(l)->name;
}

const char *language_ending(enum language l)
{
	return row_of(l)->endings[0];
}

const char *const *language_endings(enum language l)
{
	return row_of(l)->endings;
}

bool language_of(const char *path, enum language *found)
{
	const char *dot = strrchr(path, '.');

	for (int l = 0; dot && l < language_count(); l++)
		for (const char *const *ending = row_of((enum language)l)->endings; *ending;
				ending++)
			if (!strcmp(dot, *ending)) {
				*found = (enum language)l;
				return true;
			}
	return false;
}

/* What the words of a row stand for. */
struct meaning {
	const char *source, *program;
	long long heap_mib;
};

/* A copy in which `name` is replaced, if it is there. */
static char *replaced(const char *word, const char *name, const char *value)
{
	const char *at = value ? strstr(word, name) : NULL;

	if (!at)
		return xstrdup(word);
	return xprintf("%.*s%s%s", (int)(at - word), word, value, at + strlen(name));
}

static char *expanded(const char *word, const struct meaning *m)
{
	SCOPED_FREE char *heap = xprintf("%lld", m->heap_mib);
	SCOPED_FREE char *first = replaced(word, "SOURCE", m->source);
	SCOPED_FREE char *second = replaced(first, "PROGRAM", m->program);

	return replaced(second, "HEAP", heap);
}

static void add_words(struct names *argv, const char *const *words, const struct meaning *m)
{
	if (words[0] && words[1] && !strcmp(words[1], "SHELL")) {
		names_add(argv, "/bin/sh");
		names_add(argv, "-c");
		names_add(argv, words[2]);
		names_add(argv, "sh");
		words += 3;
	}
	for (; *words; words++)
		names_take(argv, expanded(*words, m));
}

void language_compile_command(enum language l, const char *source, const char *program,
		struct names *argv)
{
	const struct meaning m = { source, program, 192 };

	add_words(argv, row_of(l)->compile, &m);
}

void language_run_command(enum language l, const char *program, struct names *argv)
{
	const struct meaning m = { NULL, program, 192 };

	add_words(argv, row_of(l)->run, &m);
}

/* --- In the jail ------------------------------------------------------------------------- */

/* Where the machine keeps it, if that can be seen in the jail.  To be freed. */
static char *path_in_jail(const char *name)
{
	static const char *const folders[] = { "/usr/local/bin", "/usr/bin", "/bin" };

	if (*name == '/')
		return access(name, X_OK) ? NULL : xstrdup(name);
	for (size_t i = 0; i < sizeof folders / sizeof *folders; i++) {
		char *path = xprintf("%s/%s", folders[i], name);
		SCOPED_FREE char *real = realpath(path, NULL);
		const bool seen = real && !access(real, X_OK) && !strncmp(real, "/usr/", 5);

		if (seen)
			return path;
		free(path);
	}
	return NULL;
}

const char *language_tool_name(enum language l)
{
	return row_of(l)->compile[0];
}

char *language_tool(enum language l)
{
	return path_in_jail(row_of(l)->compile[0]);
}

const char *language_source_name(enum language l)
{
	return row_of(l)->source_name;
}

bool language_is_managed(enum language l)
{
	return row_of(l)->managed;
}

/* The first word as a path; as it is when there is none, so that the failure names it. */
static void add_jail_words(struct names *argv, const char *const *words, const struct meaning *m)
{
	const size_t first = argv->count;
	char *path;

	add_words(argv, words, m);
	path = path_in_jail(argv->list[first]);
	if (path) {
		free(argv->list[first]);
		argv->list[first] = path;
	}
}

void language_jail_compile_command(enum language l, const char *source, const char *program,
		struct names *argv)
{
	const struct meaning m = { source, program, 192 };

	add_jail_words(argv, row_of(l)->compile, &m);
}

void language_jail_run_command(enum language l, const char *program, long long memory_mib,
		struct names *argv)
{
	const struct meaning m = { NULL, program, memory_mib * 3 / 4 };

	add_jail_words(argv, row_of(l)->run, &m);
}

/* --- Languages that a kit adds: languages.yaml, beside problems/ ----------------------------- */

#define FILE_NAME "languages.yaml"

/* The words of a text; the list keeps them for ever, as the table of languages does. */
static int read_words(struct yaml_source *yaml, const yaml_node_t *node, const char *what,
		const char **words, size_t most)
{
	char *text = NULL;
	size_t count = 0;

	if (yaml_read_text(yaml, node, what, &text))
		return -1;
	for (char *word = strtok(text, " \t\n"); word; word = strtok(NULL, " \t\n")) {
		if (count == most) {
			free(text);
			return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
					"'%s' has more than %zu words", what, most);
		}
		words[count++] = word;
	}
	return 0;
}

static int read_ending(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct language_row *row = object;
	enum language other;

	if (read_words(yaml, node, "ending", row->endings, 3))
		return -1;
	for (const char *const *ending = row->endings; *ending; ending++) {
		if (**ending != '.' || strchr(*ending + 1, '.') || strchr(*ending, '/'))
			return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
					"an ending is a dot and a word, not '%s'", *ending);
		if (language_of(*ending, &other))
			return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
					"'%s' is already the ending of '%s'", *ending,
					language_name(other));
	}
	return 0;
}

static int read_source_name(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct language_row *row = object;
	char *name = NULL;

	if (yaml_read_text(yaml, node, "source", &name))
		return -1;
	if (strchr(name, '/') || *name == '.' || *name == '-') {
		diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL,
				"'source' must be the name of a file, not '%s'", name);
		free(name);
		return -1;
	}
	row->source_name = name;
	return 0;
}

static int read_compile(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct language_row *row = object;

	return read_words(yaml, node, "compile", row->compile, LANGUAGE_WORDS_MAX);
}

static int read_run(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct language_row *row = object;

	return read_words(yaml, node, "run", row->run, LANGUAGE_WORDS_MAX);
}

static int read_managed(struct yaml_source *yaml, const yaml_node_t *node, void *object)
{
	struct language_row *row = object;
	const char *text = yaml_text(node);

	row->managed = text && !strcmp(text, "yes");
	if (row->managed || (text && !strcmp(text, "no")))
		return 0;
	return diag_at(DIAG_ERROR, yaml_place(yaml, node), NULL, "'managed' must be yes or no");
}

static const struct yaml_key keys[] = {
	{ "ending", .read = read_ending, .required = true },
	{ "source", .read = read_source_name },
	{ "compile", .read = read_compile, .required = true },
	{ "run", .read = read_run },
	{ "managed", .read = read_managed },
	{ NULL },
};

static bool is_taken(const char *name)
{
	for (int l = 0; l < language_count(); l++)
		if (!strcmp(language_name((enum language)l), name))
			return true;
	return false;
}

static int read_language(struct yaml_source *yaml, const yaml_node_t *key, const yaml_node_t *value,
		void *object)
{
	struct language_row row = { .run = { "PROGRAM" } };

	(void)object;
	if (is_taken(yaml_text(key)))
		return diag_at(DIAG_ERROR, yaml_place(yaml, key), NULL,
				"the language '%s' already exists", yaml_text(key));
	if (yaml_read_mapping(yaml, value, keys, yaml_text(key), &row))
		return -1;
	row.name = xstrdup(yaml_text(key));
	if (!row.source_name)
		row.source_name = xprintf("main%s", row.endings[0]);
	if (!language_add(&row))
		return diag_at(DIAG_ERROR, yaml_place(yaml, key), NULL, "too many languages");
	return 0;
}

int languages_read(void)
{
	static bool done;
	SCOPED(source) source = SOURCE_INIT;
	struct yaml_source yaml;
	int rc;

	if (done || !file_exists(FILE_NAME))
		return 0;
	done = true;
	rc = source_read_text(&source, FILE_NAME);
	if (!rc)
		rc = yaml_source_parse(&yaml, &source);
	if (!rc) {
		rc = yaml_read_pairs(&yaml, yaml_root(&yaml), FILE_NAME, NULL, read_language);
		yaml_source_release(&yaml);
	}
	return rc;
}
