#define _XOPEN_SOURCE 700
#include "build/cache_folder.h"

#include <fcntl.h>
#include <ftw.h>
#include <stdlib.h>
#include <sys/stat.h>

#include "base/names.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

void cache_touch(const char *path)
{
	utimensat(AT_FDCWD, path, NULL, 0);
}

struct thing {
	char *path;
	struct timespec used;
	long long bytes;
};

static int latest_first(const void *left, const void *right)
{
	const struct thing *a = left, *b = right;

	if (a->used.tv_sec != b->used.tv_sec)
		return a->used.tv_sec < b->used.tv_sec ? 1 : -1;
	return (a->used.tv_nsec < b->used.tv_nsec) - (a->used.tv_nsec > b->used.tv_nsec);
}

static long long counted;

static int count_entry(const char *path, const struct stat *about, int type, struct FTW *at)
{
	(void)path, (void)at;
	if (type == FTW_F)
		counted += about->st_size;
	return 0;
}

static long long bytes_in(const char *path)
{
	counted = 0;
	nftw(path, count_entry, 16, FTW_PHYS);
	return counted;
}

static struct thing *list(const char *folder, const struct names *names)
{
	struct thing *things = xcalloc(names->count, sizeof *things);

	for (size_t i = 0; i < names->count; i++) {
		struct stat about;

		things[i].path = xprintf("%s/%s", folder, names->list[i]);
		things[i].bytes = bytes_in(things[i].path);
		if (!lstat(things[i].path, &about))
			things[i].used = about.st_mtim;
	}
	qsort(things, names->count, sizeof *things, latest_first);
	return things;
}

void cache_shrink(const char *folder, long long bytes)
{
	SCOPED(names) names = NAMES_INIT;

	names_add_folder(&names, folder, "");

	SCOPED_FREE struct thing *things = list(folder, &names);

	for (size_t i = 0; i < names.count; i++) {
		bytes -= things[i].bytes;
		if (bytes < 0)
			folder_remove(things[i].path);
		free(things[i].path);
	}
}
