/*
 * new_files.h - files that are written together, or not at all.
 *
 *     struct new_files files = NEW_FILES_INIT;
 *
 *     text_add_string(new_files_add(&files, xstrdup("problems/x/problem.yaml")), text);
 *     code = new_files_write(&files);
 *     new_files_release(&files);
 */
#ifndef NEW_FILES_H
#define NEW_FILES_H

#include <stdbool.h>
#include <stddef.h>

#include "base/text.h"

struct new_file {
	char *path;
	struct text bytes;
	bool written;
};

struct new_files {
	struct new_file *list;
	size_t count;
};
#define NEW_FILES_INIT ((struct new_files){ 0 })

/* Takes the path over; the bytes are for the caller to add, before it adds another file. */
struct text *new_files_add(struct new_files *, char *path);
/*
 * Writes and lists them.  If one of them is there already, or a write fails, there is none of them
 * afterwards: reports an error, with `otherwise` as the hint about the former, and returns an exit code.
 */
int new_files_write(struct new_files *, const char *otherwise);
void new_files_release(struct new_files *);

/* Is there anything at that path, even a link to nothing? */
bool new_files_are_blocked(const char *path);

#endif
