/*
 * file_hash.h - XXH3 of files, with a memory.
 *
 * Hashing every program and every test on every build would take longer than the build
 * that has nothing to do.  So the hash of a file is kept with its size, time stamp and
 * inode, in build/hashes, and believed as long as these are the same.  A file that was
 * written within the last moments is not kept: it might change again without its time
 * stamp saying so.
 *
 *     struct file_hashes hashes = FILE_HASHES_INIT;
 *     struct hash hash;
 *
 *     file_hashes_load(&hashes);
 *     if (file_hash(&hashes, "build/gen/near", &hash))
 *             puts(hash_text(hash).s);
 *     file_hashes_save(&hashes);
 *     file_hashes_release(&hashes);
 */
#ifndef FILE_HASH_H
#define FILE_HASH_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <xxhash.h>

/* 128 bits. */
struct hash {
	uint64_t high, low;
};

/* In xxHash's canonical form, as `xxhsum -H2` prints it: 32 hex digits. */
struct hash_text {
	char s[33];
};
struct hash_text hash_text(struct hash);
/* The other way; false when these are not 32 lower-case hex digits. */
bool hash_parse(const char *text, struct hash *);
bool hash_equal(struct hash, struct hash);

/* --- Of anything ------------------------------------------------------------------- */

/* Feeds words one by one: "ab","c" is something else than "a","bc". */
struct hasher {
	XXH3_state_t *state;
};
void hasher_init(struct hasher *);
void hasher_add(struct hasher *, const void *bytes, size_t length);
void hasher_add_string(struct hasher *, const char *);
void hasher_add_hash(struct hasher *, struct hash);
/* The end of it; the hasher is released. */
struct hash hasher_finish(struct hasher *);

/* --- Of files ------------------------------------------------------------------------ */

struct known_hash {
	char *path;
	long long size, mtime, inode; /* mtime in nanoseconds */
	struct hash hash;
	bool looked; /* this process has compared the three already */
};

struct file_hashes {
	struct known_hash **table; /* open addressing, by path */
	size_t capacity, count;
	bool verify, changed;
};
#define FILE_HASHES_INIT ((struct file_hashes){ 0 })

/* A cache that cannot be read or written is not an error: everything is hashed again. */
void file_hashes_load(struct file_hashes *);
void file_hashes_save(const struct file_hashes *);
void file_hashes_release(struct file_hashes *);

/* False when the file cannot be read.  It is looked at once only: see file_hash_forget(). */
bool file_hash(struct file_hashes *, const char *path, struct hash *);
/* That of a link, without reading it again if it is still the file that was hashed as `path`. */
bool file_hash_as(struct file_hashes *, const char *link, const char *path, struct hash *);
/* Has it the size, time stamp and inode still with which it was hashed? */
bool file_hash_is_current(struct file_hashes *, const char *path);
/* The size that goes with it; the file must have been hashed. */
long long file_hash_size(struct file_hashes *, const char *path);
/* The file is not what it was: whoever writes one says so. */
void file_hash_forget(struct file_hashes *, const char *path);
/* Somebody else has just hashed it, and is to be believed. */
void file_hash_learn(struct file_hashes *, const char *path, struct hash);

#endif
