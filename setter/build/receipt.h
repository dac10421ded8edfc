/*
 * receipt.h - what a product was made of, so that it need not be made again.
 *
 * Beside a product lies its receipt: a key (the command, in a hash) and the hash of every
 * file that went in or came out.  The product is up to date if the key is the same and
 * all these files still have those hashes.
 *
 *     if (receipt_holds(path, key, hashes))
 *             return 0;
 *     ... make it ...
 *     receipt_add(&receipt, hashes, "gen/near.c");
 *     receipt_write(&receipt, path);
 */
#ifndef RECEIPT_H
#define RECEIPT_H

#include <stdbool.h>

#include "base/file_hash.h"
#include "base/text.h"

struct receipt {
	struct text lines;
};

/* True when the product need not be made. */
bool receipt_holds(const char *path, struct hash key, struct file_hashes *);

/* The receipt was written just now, by a task of ours: its hashes need not be made again. */
void receipt_learn(const char *path, struct file_hashes *);

void receipt_init(struct receipt *, struct hash key);
/* A file that went in, or came out.  Reports an error and returns -1 if it cannot be read. */
int receipt_add(struct receipt *, struct file_hashes *, const char *file);
/* Writes and releases it.  Reports an error and returns -1. */
int receipt_write(struct receipt *, const char *path);

#endif
