#include "base/names.h"

#include <dirent.h>
#include <stdlib.h>
#include <string.h>

#include "base/xalloc.h"

void names_release(struct names *n)
{
	for (size_t i = 0; i < n->count; i++)
		free(n->list[i]);
	free(n->list);
	*n = (struct names)NAMES_INIT;
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
