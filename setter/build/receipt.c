#include "build/receipt.h"

#include <errno.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/whole_file.h"

/* The first line is the key, each other one HASH PATH. */

static bool line_holds(char *line, struct file_hashes *hashes)
{
	char *path = strchr(line, ' ');
	struct hash recorded, now;

	if (!path)
		return false;
	*path++ = '\0';
	return hash_parse(line, &recorded) && file_hash(hashes, path, &now) &&
			hash_equal(recorded, now);
}

static bool lines_hold(char *text, struct hash key, struct file_hashes *hashes)
{
	char *rest = text, *line = strsep(&rest, "\n");
	struct hash recorded;

	if (!rest || !hash_parse(line, &recorded) || !hash_equal(recorded, key))
		return false;
	while ((line = strsep(&rest, "\n")) && *line)
		if (!line_holds(line, hashes))
			return false;
	return true;
}

bool receipt_holds(const char *path, struct hash key, struct file_hashes *hashes)
{
	SCOPED(text) text = TEXT_INIT;

	return !text_read_file(&text, path) && lines_hold(text.s, key, hashes);
}

void receipt_learn(const char *path, struct file_hashes *hashes)
{
	SCOPED(text) text = TEXT_INIT;
	char *rest, *line;

	if (!text_read_file(&text, path)) {
		rest = strchr(text.s, '\n');
		while (rest && (line = strsep(&rest, "\n"))) {
			char *file = strchr(line, ' ');
			struct hash hash;

			if (!file)
				continue;
			*file++ = '\0';
			if (hash_parse(line, &hash))
				file_hash_learn(hashes, file, hash);
		}
	}
}

void receipt_init(struct receipt *r, struct hash key)
{
	r->lines = TEXT_INIT;
	text_printf(&r->lines, "%s\n", hash_text(key).s);
}

int receipt_add(struct receipt *r, struct file_hashes *hashes, const char *file)
{
	struct hash hash;

	if (!file_hash(hashes, file, &hash))
		return error("cannot read '%s': %s", file, strerror(errno));
	text_printf(&r->lines, "%s %s\n", hash_text(hash).s, file);
	return 0;
}

int receipt_write(struct receipt *r, const char *path)
{
	const int rc = file_replace(path, r->lines.s, r->lines.length);

	text_release(&r->lines);
	return rc;
}
