/*
 * whole_file.h - files that are there whole or not at all.
 *
 * Everything is written to a name of its own in the same folder, "NAME.PID-N.tmp", and
 * then renamed.  So whoever reads sees the old file or the new one, and a driver that is
 * killed leaves at most a file that ends in ".tmp".
 */
#ifndef WHOLE_FILE_H
#define WHOLE_FILE_H

#include <stdbool.h>
#include <stddef.h>
#include <sys/types.h>

/* A name that no other process and no other call uses.  To be freed. */
char *temporary_name(const char *path);
/* The name that it was made of; any other name as it is.  To be freed. */
char *final_name(const char *path);

/*
 * Makes `path` hold these bytes; does nothing if it does already, so that its time stamp
 * stays.  Reports an error and returns -1.
 */
int file_replace(const char *path, const void *bytes, size_t length);
/* The same, but only errno says what is wrong. */
int file_try_replace(const char *path, const void *bytes, size_t length);

/* Renames; removes `from`, reports an error and returns -1 if that fails. */
int file_move(const char *from, const char *to);

/* Makes `to`, which may be there already, a copy.  Reports an error and returns -1. */
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
 * is what disk_was_full() tells.  What comes next would fail for the same reason.
 */
bool disk_is_full(void);
void disk_was_full(void);

/* With all that is in it; a file as well.  What is not there is no error. */
void folder_remove(const char *path);

/* Removes what killed drivers left in a folder, files and folders; nobody else may be writing there. */
void remove_temporaries(const char *folder);
/* The same where others may be writing: what their living processes made stays. */
void remove_dead_temporaries(const char *folder);

#endif
