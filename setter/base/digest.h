/*
 * digest.h - SHA-256, for what a stranger wrote.
 *
 * XXH3 (file_hash.h) is fast and good against accidents, but anybody can write two files with one
 * XXH3.  Where such a pair would let one program have the verdict of another, keys are digests:
 * of sources, of programs, of all that the journal knows.
 */
#ifndef DIGEST_H
#define DIGEST_H

#include <stdbool.h>
#include <stddef.h>

#include <nettle/sha2.h>

#include "base/file_hash.h"

struct digest {
	unsigned char bytes[SHA256_DIGEST_SIZE];
};

/* 64 hex digits, as sha256sum prints them. */
struct digest_text {
	char s[2 * SHA256_DIGEST_SIZE + 1];
};
struct digest_text digest_text(struct digest);
/* The other way; false when these are not 64 lower-case hex digits. */
bool digest_parse(const char *text, struct digest *);
bool digest_equal(struct digest, struct digest);

/* Feeds words one by one: "ab","c" is something else than "a","bc". */
struct digester {
	struct sha256_ctx state;
};
void digester_init(struct digester *);
void digester_add(struct digester *, const void *bytes, size_t length);
void digester_add_string(struct digester *, const char *);
void digester_add_hash(struct digester *, struct hash);
void digester_add_digest(struct digester *, struct digest);
struct digest digester_finish(struct digester *);

/* Of a file's present contents, read again each time.  False when it cannot be read. */
bool digest_file(const char *path, struct digest *);

#endif
