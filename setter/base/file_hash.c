#include "base/file_hash.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

#define CACHE_TITLE "setter-hashes 1\n"

/* A clock tick of the kernel is at most 10 ms: two writes in one have the same time stamp. */
#define MOMENT_NS 20000000LL

struct hash_text hash_text(struct hash hash)
{
	struct hash_text text;

	snprintf(text.s, sizeof text.s, "%016" PRIx64 "%016" PRIx64, hash.high, hash.low);
	return text;
}

bool hash_parse(const char *text, struct hash *hash)
{
	if (strspn(text, "0123456789abcdef") != 32 || text[32])
		return false;
	return sscanf(text, "%16" SCNx64 "%16" SCNx64, &hash->high, &hash->low) == 2;
}

bool hash_equal(struct hash a, struct hash b)
{
	return a.high == b.high && a.low == b.low;
}

static struct hash of_xxh(XXH128_hash_t from)
{
	const struct hash hash = { from.high64, from.low64 };

	return hash;
}

void hasher_init(struct hasher *h)
{
	h->state = XXH3_createState();
	if (!h->state || XXH3_128bits_reset(h->state) != XXH_OK)
		die("out of memory");
}

void hasher_add(struct hasher *h, const void *bytes, size_t length)
{
	const uint64_t prefix = length;

	XXH3_128bits_update(h->state, &prefix, sizeof prefix);
	XXH3_128bits_update(h->state, bytes, length);
}

void hasher_add_string(struct hasher *h, const char *s)
{
	hasher_add(h, s, strlen(s));
}

void hasher_add_hash(struct hasher *h, struct hash hash)
{
	hasher_add_string(h, hash_text(hash).s);
}

struct hash hasher_finish(struct hasher *h)
{
	const struct hash hash = of_xxh(XXH3_128bits_digest(h->state));

	XXH3_freeState(h->state);
	h->state = NULL;
	return hash;
}

/* --- Files --------------------------------------------------------------------------- */

static bool read_and_hash(const char *path, struct hash *hash)
{
	static char block[1 << 16];
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	XXH3_state_t *state;
	ssize_t n;

	if (fd < 0)
		return false;
	state = XXH3_createState();
	if (!state)
		die("out of memory");
	XXH3_128bits_reset(state);
	while ((n = read(fd, block, sizeof block)) > 0)
		XXH3_128bits_update(state, block, (size_t)n);
	*hash = of_xxh(XXH3_128bits_digest(state));
	XXH3_freeState(state);
	close(fd);
	return n == 0;
}

/* Where a path is in the table, or would be. */
static size_t slot_of(const struct file_hashes *all, const char *path)
{
	size_t slot = (size_t)XXH3_64bits(path, strlen(path)) & (all->capacity - 1);

	while (all->table[slot] && strcmp(all->table[slot]->path, path) != 0)
		slot = (slot + 1) & (all->capacity - 1);
	return slot;
}

static void make_room(struct file_hashes *all)
{
	struct known_hash **old = all->table;
	const size_t old_capacity = all->capacity;

	if (2 * (all->count + 1) <= all->capacity)
		return;
	all->capacity = old_capacity ? 2 * old_capacity : 256;
	all->table = xcalloc(all->capacity, sizeof *all->table);
	for (size_t i = 0; i < old_capacity; i++)
		if (old[i])
			all->table[slot_of(all, old[i]->path)] = old[i];
	free(old);
}

/* The entry of a path, new and empty if there was none. */
static struct known_hash *entry_of(struct file_hashes *all, const char *path)
{
	struct known_hash **slot;

	make_room(all);
	slot = &all->table[slot_of(all, path)];
	if (!*slot) {
		*slot = xcalloc(1, sizeof **slot);
		(*slot)->path = xstrdup(path);
		(*slot)->size = -1;
		all->count++;
	}
	return *slot;
}

static long long nanoseconds(struct timespec t)
{
	return (long long)t.tv_sec * 1000000000 + t.tv_nsec;
}

static bool is_same(const struct known_hash *known, const struct stat *about)
{
	return known->size == about->st_size && known->mtime == nanoseconds(about->st_mtim) &&
			known->inode == (long long)about->st_ino;
}

static void know(struct file_hashes *all, struct known_hash *known, const struct stat *about,
		struct hash hash)
{
	known->size = about->st_size;
	known->mtime = nanoseconds(about->st_mtim);
	known->inode = (long long)about->st_ino;
	known->hash = hash;
	all->changed = true;
}

bool file_hash(struct file_hashes *all, const char *path, struct hash *hash)
{
	struct known_hash *known = entry_of(all, path);
	struct stat about;

	if (!known->looked) {
		if (stat(path, &about) || !S_ISREG(about.st_mode))
			return false;
		if (all->verify || !is_same(known, &about)) {
			known->size = -1;
			if (!read_and_hash(path, hash))
				return false;
			know(all, known, &about, *hash);
		}
		known->looked = true;
	}
	*hash = known->hash;
	return true;
}

bool file_hash_as(struct file_hashes *all, const char *link, const char *path, struct hash *hash)
{
	const struct known_hash from = *entry_of(all, path);
	struct known_hash *known = entry_of(all, link);

	known->looked = false;
	known->size = from.size;
	known->mtime = from.mtime;
	known->inode = from.inode;
	known->hash = from.hash;
	return file_hash(all, link, hash);
}

bool file_hash_is_current(struct file_hashes *all, const char *path)
{
	struct stat about;

	return !stat(path, &about) && is_same(entry_of(all, path), &about);
}

void file_hash_learn(struct file_hashes *all, const char *path, struct hash hash)
{
	struct known_hash *known = entry_of(all, path);
	struct stat about;

	if (stat(path, &about) || !S_ISREG(about.st_mode))
		return;
	know(all, known, &about, hash);
	known->looked = true;
}

long long file_hash_size(struct file_hashes *all, const char *path)
{
	return entry_of(all, path)->size;
}

void file_hash_forget(struct file_hashes *all, const char *path)
{
	struct known_hash *known = entry_of(all, path);

	known->looked = false;
	known->size = -1;
}

void file_hashes_release(struct file_hashes *all)
{
	for (size_t i = 0; i < all->capacity; i++)
		if (all->table[i]) {
			free(all->table[i]->path);
			free(all->table[i]);
		}
	free(all->table);
	*all = FILE_HASHES_INIT;
}

/* --- The cache ------------------------------------------------------------------------- */

/* A line is HASH SIZE MTIME INODE PATH; one that is not is left out. */
static void load_line(struct file_hashes *all, char *line)
{
	struct known_hash read, *known;
	char digits[33];
	int behind = 0;

	if (sscanf(line, "%32s %lld %lld %lld %n", digits, &read.size, &read.mtime, &read.inode,
			    &behind) != 4 ||
			!behind || !line[behind] || !hash_parse(digits, &read.hash))
		return;
	known = entry_of(all, line + behind);
	known->size = read.size;
	known->mtime = read.mtime;
	known->inode = read.inode;
	known->hash = read.hash;
}

void file_hashes_load(struct file_hashes *all)
{
	SCOPED(text) text = TEXT_INIT;

	if (!text_read_file(&text, BUILD_HASHES) &&
			!strncmp(text.s, CACHE_TITLE, strlen(CACHE_TITLE)))
		for (char *line = strtok(text.s + strlen(CACHE_TITLE), "\n"); line;
				line = strtok(NULL, "\n"))
			load_line(all, line);
}

void file_hashes_save(const struct file_hashes *all)
{
	SCOPED(text) text = TEXT_INIT;
	struct timespec now;

	if (!all->changed)
		return;
	clock_gettime(CLOCK_REALTIME, &now);
	text_add_string(&text, CACHE_TITLE);
	for (size_t i = 0; i < all->capacity; i++) {
		const struct known_hash *known = all->table[i];

		if (known && known->size >= 0 && known->mtime < nanoseconds(now) - MOMENT_NS &&
				!strchr(known->path, '\n'))
			text_printf(&text, "%s %lld %lld %lld %s\n", hash_text(known->hash).s,
					known->size, known->mtime, known->inode, known->path);
	}
	if (file_try_replace(BUILD_HASHES, text.s, text.length) && !file_disk_is_full())
		warning("cannot write '%s', so everything is hashed again next time: %s",
				BUILD_HASHES, strerror(errno));
}
