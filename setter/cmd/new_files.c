#include "cmd/new_files.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/command_line.h"
#include "base/diag.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

struct text *new_files_add(struct new_files *files, char *path)
{
	GROW(files->list, files->count);
	files->list[files->count] = (struct new_file){ path, TEXT_INIT, false };
	return &files->list[files->count++].bytes;
}

void new_files_release(struct new_files *files)
{
	for (size_t i = 0; i < files->count; i++) {
		free(files->list[i].path);
		text_release(&files->list[i].bytes);
	}
	free(files->list);
}

bool new_files_are_blocked(const char *path)
{
	struct stat about;

	return !lstat(path, &about);
}

static int check_none_is_there(const struct new_files *files, const char *otherwise)
{
	int rc = 0;

	for (size_t i = 0; i < files->count; i++)
		if (new_files_are_blocked(files->list[i].path))
			rc = error("'%s' already exists", files->list[i].path);
	if (rc)
		hint("%s; nothing was written", otherwise);
	return rc;
}

static int write_file(struct new_file *f)
{
	const char *slash = strrchr(f->path, '/');
	SCOPED_FREE char *folder = slash ? xstrndup(f->path, (size_t)(slash - f->path)) : NULL;
	const int rc = (folder && folder_make(folder)) ||
			file_replace(f->path, f->bytes.s, f->bytes.length);

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

int new_files_write(struct new_files *files, const char *otherwise)
{
	if (check_none_is_there(files, otherwise))
		return EXIT_BAD_REQUEST;
	for (size_t i = 0; i < files->count; i++)
		if (write_file(&files->list[i])) {
			take_back(files);
			return EXIT_BROKEN;
		}
	for (size_t i = 0; !common.quiet && i < files->count; i++)
		puts(files->list[i].path);
	return EXIT_AS_DECLARED;
}
