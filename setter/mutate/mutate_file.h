/*
 * mutate_file.h - mutate.json, read: what the last whole `setter mutate` of a problem found.
 *
 *     struct mutate_file file;
 *
 *     if (mutate_file_last(&file, "one-pair"))
 *             printf("%lld\n", mutate_file_number(&file, "fallen"));
 *     mutate_file_release(&file);
 *
 * It is the document that `setter mutate --json` prints; whatever is missing in it is 0 or "".
 */
#ifndef MUTATE_FILE_H
#define MUTATE_FILE_H

#include <stdbool.h>

#include "base/json_read.h"
#include "base/scoped.h"

struct mutate_file {
	json_t *document;        /* or NULL: it was never measured */
	json_t *mutants, *tests; /* its lists: the document's */
};
#define MUTATE_FILE_INIT ((struct mutate_file){ 0 })

/* False: there is none, or it cannot be read; that is no error. */
bool mutate_file_last(struct mutate_file *, const char *id);
void mutate_file_release(struct mutate_file *);

long long mutate_file_number(const struct mutate_file *, const char *key);

#endif
