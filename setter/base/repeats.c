#include "base/repeats.h"

#include <ctype.h>
#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/xalloc.h"

struct kind {
	char *key, *example;
	size_t count;
};

static struct kind *kinds;
static size_t kind_count;
static bool show_all;

void repeats_show_all(void)
{
	show_all = true;
}

/* The line without its numbers and without what is quoted. */
static char *key_of(const char *line, size_t length)
{
	struct text key = TEXT_INIT;
	bool quoted = false;

	for (size_t i = 0; i < length; i++) {
		quoted ^= line[i] == '\'';
		if (!quoted && !isdigit((unsigned char)line[i]))
			text_add_char(&key, line[i]);
	}
	return text_detach(&key);
}

static struct kind *kind_of(const char *line, size_t length)
{
	char *key = key_of(line, length);

	for (size_t i = 0; i < kind_count; i++)
		if (!strcmp(kinds[i].key, key)) {
			free(key);
			return &kinds[i];
		}
	GROW(kinds, kind_count);
	kinds[kind_count].key = key;
	kinds[kind_count].example = xstrndup(line, length);
	return &kinds[kind_count++];
}

/* The line that says what kind it is. */
static const char *telling_line(const char *message)
{
	const char *at = strstr(message, "error: ");

	while (at && at > message && at[-1] != '\n')
		at--;
	return at ? at : message;
}

bool repeats_may_show(const char *message)
{
	const char *line = telling_line(message);

	return show_all || ++kind_of(line, strcspn(line, "\n"))->count <= REPEATS_SHOWN;
}

void repeats_tell(void)
{
	for (size_t i = 0; i < kind_count; i++) {
		if (kinds[i].count > REPEATS_SHOWN)
			note("...and %zu more of the same (-v shows them): %s",
					kinds[i].count - REPEATS_SHOWN, kinds[i].example);
		free(kinds[i].key);
		free(kinds[i].example);
	}
	free(kinds);
	kinds = NULL;
	kind_count = 0;
}
