/*
 * whole_file.h - files that are written completely or not at all.
 *
 * Everything is written to a name of its own in the same folder, "NAME.RANDOM-N.tmp", and
 * then renamed.  So whoever reads sees the old file or the new one, and a driver that is
 * killed leaves at most a file that ends in ".tmp".
 */
#ifndef WHOLE_FILE_H
#define WHOLE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* A name that no other process and no other call uses.  To be freed. */
char *file_temporary_name(const char *path);
/* The name that it was made of; any other name as it is.  To be freed. */
char *file_final_name(const char *path);

/*
 * Makes `path` hold these bytes; does nothing if it does already, so that its time stamp
 * stays.  Reports an error and returns -1.
 */
int file_replace(const char *path, const void *bytes, size_t length);
/* The same, but only errno says what is wrong. */
int file_try_replace(const char *path, const void *bytes, size_t length);

/* Renames; removes `from`, reports an error and returns -1 if that fails. */
int file_move(const char *from, const char *to);

/*
 * Makes `to` a copy.  If it is there already, the copy is a new file in its place: other links
 * to the old one keep what it holds.  Reports an error and returns -1.
 */
int file_copy(const char *from, const char *to, mode_t mode);

/* Makes `to` hold all that an open file holds.  Reports an error, and leaves no half of it. */
int file_write_from(int from, const char *to);

/*
 * "cannot VERB 'PATH': REASON", for errno, and what to do about a disk that is full.  Always
 * returns -1.
 */
int file_error(const char *verb, const char *path);

/*
 * An error has said that a disk, or a quota, is full: here, or in a task of a pool (pool.h), which
 * is what file_disk_was_full() tells.  What comes next would fail for the same reason.
 */
bool file_disk_is_full(void);
void file_disk_was_full(void);

bool file_exists(const char *path);
bool folder_exists(const char *path);
/* Makes a folder and those above it; reports an error and returns -1. */
int folder_make(const char *path);
/* With all that is in it; a file as well.  A missing file is not an error. */
void folder_remove(const char *path);

/*
 * Removes what killed drivers left in a folder, files and folders; no other process may write
 * there.
 */
void file_remove_temporaries(const char *folder);

#endif
