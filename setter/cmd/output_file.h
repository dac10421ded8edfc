/*
 * output_file.h - where -o says that a file goes.
 *
 * A file is written anew or replaced as a whole, by a rename.  A folder, a device, a pipe or a
 * link cannot be replaced like that without being lost, so they are refused; '-' is standard
 * output.
 */
#ifndef OUTPUT_FILE_H
#define OUTPUT_FILE_H

#include "problem/kit.h"

/* Where it is, now that we are in the root: as it is given, if we were started there. */
char *output_place(const struct kit *, const char *output);

/*
 * What the user calls `output`, seen from the root; "-" stays as it is.  Reports an error and
 * returns an exit code if no file can be written there.  *path is to be freed in any case.
 */
int output_path(const struct kit *, const char *output, char **path);

/*
 * May a file take this place?  Reports an error and returns an exit code if not; `shown` is
 * what the message calls it.
 */
int output_check(const char *path, const char *shown);

#endif
