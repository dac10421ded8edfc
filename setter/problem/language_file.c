#include "problem/language_file.h"

#include <stdbool.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "problem/kit.h"
#include "problem/language.h"
#include "base/xalloc.h"
#include "problem/yaml_source.h"

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
					"'%s' is the ending of '%s' already", *ending,
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
	{ "ending", read_ending, true },
	{ "source", read_source_name, false },
	{ "compile", read_compile, true },
	{ "run", read_run, false },
	{ "managed", read_managed, false },
	{ NULL, NULL, false },
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
				"there is a language '%s' already", yaml_text(key));
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
	struct source source = SOURCE_INIT;
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
	source_release(&source);
	return rc;
}
