#include "process/stage.h"

#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>

#include "base/whole_file.h"
#include "base/xalloc.h"
#include "jail/jail.h"

/* Where paths from the root are, so that no path from here is taken for one. */
#define FROM_ROOT "/@"

static const char *prefix_of(const char *path)
{
	return *path == '/' ? FROM_ROOT : "/";
}

char *stage_inside(const char *path)
{
	return xprintf("%s%s%s", STAGE_PLACE, prefix_of(path), path);
}

static int copy_into(const struct stage *stage, const char *path)
{
	SCOPED_FREE char *to = xprintf("%s%s%s", stage->folder, prefix_of(path), path);
	SCOPED_FREE char *folder = xstrndup(to, (size_t)(strrchr(to, '/') - to));
	/* In the jail, root's compiler is somebody else. */
	const mode_t mask = umask(022);
	const int rc = folder_make(folder) || file_copy(path, to, 0644);

	umask(mask);
	return rc ? -1 : 0;
}

int stage_file(struct stage *stage, const char *path)
{
	names_add(&stage->paths, path);
	return copy_into(stage, path);
}

static int copy_all(const struct stage *stage, const char *folder, const char *ending)
{
	SCOPED(names) files = NAMES_INIT;
	int rc = 0;

	names_add_folder(&files, folder, ending);
	for (size_t i = 0; !rc && i < files.count; i++) {
		SCOPED_FREE char *path = xprintf("%s/%s%s", folder, files.list[i], ending);

		rc = copy_into(stage, path);
	}
	return rc;
}

int stage_headers(struct stage *stage, const char *folder)
{
	names_add(&stage->paths, folder);
	return copy_all(stage, folder, ".h") || copy_all(stage, folder, ".hpp") ? -1 : 0;
}

int stage_modules(struct stage *stage, const char *folder)
{
	names_add(&stage->paths, folder);
	return copy_all(stage, folder, ".py");
}

void stage_release(struct stage *stage)
{
	if (stage->folder)
		folder_remove(stage->folder);
	free(stage->folder);
	names_release(&stage->paths);
}

static void remove_all(struct text *text, const char *words)
{
	const size_t length = strlen(words);
	char *to = text->s, *from = text->s, *at;

	while ((at = strstr(from, words))) {
		memmove(to, from, (size_t)(at - from));
		to += at - from;
		from = at + length;
	}
	memmove(to, from, strlen(from) + 1);
	text->length = strlen(text->s);
}

void stage_rename_back(struct text *text)
{
	/* A byte 0 would hide what follows it. */
	if (!text->length || strlen(text->s) != text->length)
		return;
	jail_restore_names(text->s);
	remove_all(text, STAGE_PLACE FROM_ROOT);
	remove_all(text, STAGE_PLACE "/");
}
