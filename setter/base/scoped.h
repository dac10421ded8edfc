/*
 * scoped.h - what a function owns ends with its block, on every way out of it.
 *
 *     SCOPED(text) words = TEXT_INIT;                  then text_release(&words)
 *     SCOPED_FREE char *path = path_of(id, PATH_TESTS);        then free(path)
 *
 * The last declared goes first, after the value that is returned was computed.  What is handed over to
 * somebody else (returned, kept in a structure) is declared without it.
 */
#ifndef SCOPED_H
#define SCOPED_H

#include <stdlib.h>
#include <string.h>

#define SCOPED(type) __attribute__((cleanup(type##_release))) struct type
#define SCOPED_FREE __attribute__((cleanup(scoped_free)))

static inline void scoped_free(void *variable)
{
	void *memory;

	memcpy(&memory, variable, sizeof memory);
	free(memory);
}

#endif
