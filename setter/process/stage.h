/*
 * stage.h - the files that a compiler may see, copied into a folder of their own.
 *
 *     struct stage stage = { file_temporary_name(program), { ... } };
 *
 *     if (stage_file(&stage, "validator/pairs.c") || stage_headers(&stage, "dist"))
 *             ...
 *     stage_release(&stage);
 *
 * In the jail the folder is STAGE_PLACE, and what is in it has its own name there.  A compiler
 * repeats these names in messages and lists, from which they are removed again.
 */
#ifndef STAGE_H
#define STAGE_H

#include "base/names.h"
#include "base/text.h"

#define STAGE_PLACE "/sub"

struct stage {
	char *folder;       /* made by the first file; released, and removed, with the stage */
	struct names paths; /* of files, and of folders with headers, as they were given */
};

/* They report an error and return -1. */
int stage_file(struct stage *, const char *path);
/* The headers in a folder, not those below; all of them, whichever are needed. */
int stage_headers(struct stage *, const char *folder);
/* The modules of Python there. */
int stage_modules(struct stage *, const char *folder);
void stage_release(struct stage *);

/* What the path, one of stage.paths, is called in the jail.  To be freed. */
char *stage_inside(const char *path);
/* Gives files in what a compiler wrote the names back that they have here. */
void stage_rename_back(struct text *);

#endif
