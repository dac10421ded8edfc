#include "base/digest.h"

#include <fcntl.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>
#include <unistd.h>

struct digest_text digest_text(struct digest digest)
{
	struct digest_text text = { "" };

	for (size_t i = 0; i < sizeof digest.bytes; i++)
		snprintf(text.s + 2 * i, 3, "%02x", digest.bytes[i]);
	return text;
}

bool digest_parse(const char *text, struct digest *digest)
{
	const size_t digits = 2 * sizeof digest->bytes;

	if (strspn(text, "0123456789abcdef") != digits || text[digits])
		return false;
	for (size_t i = 0; i < sizeof digest->bytes; i++)
		sscanf(text + 2 * i, "%2hhx", &digest->bytes[i]);
	return true;
}

bool digest_equal(struct digest a, struct digest b)
{
	return !memcmp(a.bytes, b.bytes, sizeof a.bytes);
}

void digester_init(struct digester *d)
{
	sha256_init(&d->state);
}

void digester_add(struct digester *d, const void *bytes, size_t length)
{
	const uint64_t prefix = length;

	sha256_update(&d->state, sizeof prefix, (const uint8_t *)&prefix);
	sha256_update(&d->state, length, bytes);
}

void digester_add_string(struct digester *d, const char *s)
{
	digester_add(d, s, strlen(s));
}

void digester_add_hash(struct digester *d, struct hash hash)
{
	digester_add_string(d, hash_text(hash).s);
}

void digester_add_digest(struct digester *d, struct digest digest)
{
	digester_add(d, digest.bytes, sizeof digest.bytes);
}

struct digest digester_finish(struct digester *d)
{
	struct digest digest;

	sha256_digest(&d->state, sizeof digest.bytes, digest.bytes);
	return digest;
}

bool digest_file(const char *path, struct digest *digest)
{
	static uint8_t block[1 << 16];
	const int fd = open(path, O_RDONLY | O_CLOEXEC);
	struct sha256_ctx state;
	ssize_t n;

	if (fd < 0)
		return false;
	sha256_init(&state);
	while ((n = read(fd, block, sizeof block)) > 0)
		sha256_update(&state, (size_t)n, block);
	sha256_digest(&state, sizeof digest->bytes, digest->bytes);
	close(fd);
	return n == 0;
}
