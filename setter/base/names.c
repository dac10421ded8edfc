#include "base/names.h"

#include <dirent.h>
#include <fnmatch.h>
#include <stdlib.h>
#include <string.h>

#include "base/text.h"
#include "base/xalloc.h"

void names_release(struct names *n)
{
	for (size_t i = 0; i < n->count; i++)
		free(n->list[i]);
	free(n->list);
	*n = NAMES_INIT;
}

void names_take(struct names *n, char *name)
{
	n->list = xrealloc(n->list, (n->count + 2) * sizeof *n->list);
	n->list[n->count++] = name;
	n->list[n->count] = NULL;
}

void names_add(struct names *n, const char *name)
{
	names_take(n, xstrdup(name));
}

bool names_have(const struct names *n, const char *name)
{
	for (size_t i = 0; i < n->count; i++)
		if (!strcmp(n->list[i], name))
			return true;
	return false;
}

static int by_bytes(const void *a, const void *b)
{
	return strcmp(*(char *const *)a, *(char *const *)b);
}

struct names names_of(const char *const *words)
{
	struct names names = NAMES_INIT;

	for (; *words; words++)
		names_add(&names, *words);
	return names;
}

void names_sort(struct names *n)
{
	size_t kept = 0;

	if (!n->count)
		return;
	qsort(n->list, n->count, sizeof *n->list, by_bytes);
	for (size_t i = 0; i < n->count; i++)
		if (kept && !strcmp(n->list[kept - 1], n->list[i]))
			free(n->list[i]);
		else
			n->list[kept++] = n->list[i];
	n->count = kept;
	n->list[kept] = NULL;
}

const char *const *names_known(const struct names *n)
{
	static const char *const nothing[] = { NULL };

	return n->count ? (const char *const *)n->list : nothing;
}

void names_add_folder(struct names *n, const char *folder, const char *ending)
{
	const size_t end = strlen(ending);
	DIR *dir = opendir(folder);

	if (!dir)
		return;
	for (const struct dirent *entry; (entry = readdir(dir));) {
		const size_t length = strlen(entry->d_name);

		if (entry->d_name[0] != '.' && length > end &&
				!strcmp(entry->d_name + length - end, ending))
			names_take(n, xstrndup(entry->d_name, length - end));
	}
	closedir(dir);
	names_sort(n);
}

size_t name_stem_length(const char *name)
{
	const char *dot = strrchr(name, '.');

	return dot && dot != name ? (size_t)(dot - name) : strlen(name);
}

char *names_joined(const struct names *n)
{
	struct text line = TEXT_INIT;

	for (size_t i = 0; i < n->count; i++)
		text_printf(&line, "%s%s", i ? " " : "", n->list[i]);
	return text_detach(&line);
}

bool name_is_plain(const char *s)
{
	return *s && *s != '-' &&
			s[strspn(s,
					"abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
					"0123456789_-")] == '\0';
}

bool name_matches(const char *name, const char *globs)
{
	bool found = !globs;

	while (globs && !found) {
		const size_t length = strcspn(globs, ",");
		SCOPED_FREE char *glob = xstrndup(globs, length);

		found = !fnmatch(glob, name, 0);
		globs = globs[length] ? globs + length + 1 : NULL;
	}
	return found;
}

/* --- The nearest ---------------------------------------------------------------------- */

/* Nobody mistypes a word as long as this; longer ones are as far as they are long. */
#define LONGEST 63

static size_t smaller(size_t x, size_t y)
{
	return x < y ? x : y;
}

size_t name_distance(const char *a, const char *b)
{
	size_t rows[3][LONGEST + 1], *before = rows[0], *above = rows[1], *row = rows[2];
	const size_t la = strlen(a), lb = strlen(b);

	if (la > LONGEST || lb > LONGEST)
		return la > lb ? la : lb;
	for (size_t j = 0; j <= lb; j++)
		row[j] = before[j] = above[j] = j;
	for (size_t i = 1; i <= la; i++) {
		size_t *const free_row = before;

		before = above, above = row, row = free_row;
		row[0] = i;
		for (size_t j = 1; j <= lb; j++) {
			row[j] = smaller(above[j - 1] + (a[i - 1] != b[j - 1]),
					smaller(above[j], row[j - 1]) + 1);
			if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1])
				row[j] = smaller(row[j], before[j - 2] + 1);
		}
	}
	return row[lb];
}

const char *name_nearest(const char *word, const char *const *known)
{
	size_t least = strlen(word) / 3 + 1;
	const char *guess = NULL;

	for (; *known; known++) {
		const size_t distance = name_distance(word, *known);

		if (distance < least || (distance == least && !guess)) {
			least = distance;
			guess = *known;
		}
	}
	return guess;
}
