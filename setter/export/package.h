/*
 * package.h - a zip file whose bytes depend on its contents only.
 *
 *     struct package package = PACKAGE_INIT;
 *
 *     package_add_text(&package, "problem.yaml", yaml.s, yaml.length);
 *     package_add_file(&package, "data/secret/01.in", "build/problems/x/tests/full-01.in");
 *     package_write(&package, "dist/kattis/x.zip");
 *     package_release(&package);
 *
 * Entries are sorted by their bytes, have one time stamp (PACKAGE_TIME, UTC), belong to user
 * 0, and their names are UTF-8, whatever the time zone and the locale are.  Folders have no
 * entries of their own.  A name may be added once only.
 */
#ifndef PACKAGE_H
#define PACKAGE_H

#include <stdbool.h>
#include <stddef.h>

/* 2000-01-01 00:00:00 UTC: old enough for every calendar, young enough for a zip. */
#define PACKAGE_TIME 946684800

struct package_entry {
	char *name;
	char *path;  /* of the file whose contents it has, or NULL: these bytes */
	char *bytes; /* NULL when there is a path */
	size_t length;
	bool runs; /* mode 0755 instead of 0644 */
};

struct package {
	struct package_entry *entries;
	size_t count;
};
#define PACKAGE_INIT ((struct package){ 0 })

/* --- Adding ----------------------------------------------------------------------------- */

/* A text: every CR LF becomes LF, and the last line gets its end if it has none. */
void package_add_text(struct package *, const char *name, const char *text, size_t length);
void package_add_string(struct package *, const char *name, const char *text);
/* A text that can be started. */
void package_add_script(struct package *, const char *name, const char *text);

/* Bytes as they are; `runs` for a program. */
void package_add_bytes(struct package *, const char *name, const void *bytes, size_t length,
		bool runs);
/* A file as it is, read when the package is written. */
void package_add_file(struct package *, const char *name, const char *path);
/* The same for a file that can be started. */
void package_add_program(struct package *, const char *name, const char *path);
/* As package_add_file(), but read now.  Reports an error and returns -1. */
int package_add_copy(struct package *, const char *name, const char *path);

/* --- Writing ------------------------------------------------------------------------------ */

/*
 * Writes the zip, whole or not at all; "-" is standard output.  Reports an error and returns
 * -1.  *bytes becomes its size.
 */
int package_write(struct package *, const char *path, long long *bytes);
void package_release(struct package *);

/* Bytes of all contents; -1 if a file is not there. */
long long package_content_bytes(const struct package *);

#endif
