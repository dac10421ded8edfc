#include "judge/journal.h"

#include <errno.h>
#include <fcntl.h>
#include <inttypes.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>
#include <xxhash.h>

#include "base/diag.h"
#include "base/json.h"
#include "base/json_read.h"
#include "base/xalloc.h"

/* --- The table ------------------------------------------------------------------------- */

static struct journal_entry *find_slot(const struct journal *j, struct digest key)
{
	size_t i;

	memcpy(&i, key.bytes, sizeof i);
	i &= j->capacity - 1;
	while (j->table[i].cell.judged && !digest_equal(j->table[i].key, key))
		i = (i + 1) & (j->capacity - 1);
	return &j->table[i];
}

static void grow(struct journal *j)
{
	SCOPED_FREE struct journal_entry *old = j->table;
	const size_t old_capacity = j->capacity;

	j->capacity = old_capacity ? 2 * old_capacity : 256;
	j->table = xcalloc(j->capacity, sizeof *j->table);
	for (size_t i = 0; i < old_capacity; i++)
		if (old[i].cell.judged)
			*find_slot(j, old[i].key) = old[i];
}

/* The table takes the cell over; of two with one key the later counts. */
static void put(struct journal *j, struct digest key, struct cell cell)
{
	struct journal_entry *slot;

	if (2 * j->count >= j->capacity)
		grow(j);
	slot = find_slot(j, key);
	if (slot->cell.judged)
		cell_clear(&slot->cell);
	else
		j->count++;
	slot->key = key;
	slot->cell = cell;
}

const struct cell *journal_find(const struct journal *j, struct digest key)
{
	const struct journal_entry *slot = j->capacity ? find_slot(j, key) : NULL;

	return slot && slot->cell.judged ? &slot->cell : NULL;
}

struct cell journal_copy(const struct cell *cell)
{
	struct cell copy = *cell;

	copy.message = xstrdup(cell->message ? cell->message : "");
	copy.dialogue = cell->dialogue ? xstrdup(cell->dialogue) : NULL;
	return copy;
}

/* Forgets those that may have failed through no fault of the program: SE, and idle. */
static void journal_forget_failures(struct journal *j)
{
	SCOPED_FREE struct journal_entry *old = j->table;
	const size_t capacity = j->capacity;

	j->table = capacity ? xcalloc(capacity, sizeof *j->table) : NULL;
	j->count = 0;
	for (size_t i = 0; i < capacity; i++) {
		if (!old[i].cell.judged)
			continue;
		if (old[i].cell.verdict == VERDICT_SE || old[i].cell.idle)
			cell_clear(&old[i].cell);
		else
			put(j, old[i].key, old[i].cell);
	}
}

/* --- Checks --------------------------------------------------------------------------------- */

/* Of so many bytes of a line, against accidents. */
struct check_text {
	char s[17];
};

static struct check_text check_of(const char *line, size_t length)
{
	struct check_text check;

	snprintf(check.s, sizeof check.s, "%016" PRIx64, (uint64_t)XXH3_64bits(line, length));
	return check;
}

/* Does it end in the check of what is before that? */
static bool is_whole(const char *line, size_t length)
{
	static const char model[] = ",\"check\":\"0123456789abcdef\"}";
	const size_t ending = sizeof model - 1;
	char expected[sizeof model];

	if (length < ending)
		return false;
	snprintf(expected, sizeof expected, ",\"check\":\"%s\"}",
			check_of(line, length - ending).s);
	return !memcmp(line + length - ending, expected, ending);
}

/* --- Lines ----------------------------------------------------------------------------------- */

static void read_line(struct journal *j, const char *line, size_t length)
{
	json_t *v = is_whole(line, length) ? json_read(line, length) : NULL;
	const char *verdict = json_read_string(v, "verdict", "");
	const char *dialogue = json_read_string(v, "dialogue", NULL);
	struct cell cell = { .judged = true };
	struct digest key;

	if (v && digest_parse(json_read_string(v, "key", ""), &key) &&
			verdict_of(verdict, strlen(verdict), &cell.verdict)) {
		cell.time_ms = json_read_number(v, "time_ms", 0);
		cell.wall_ms = json_read_number(v, "wall_ms", 0);
		cell.memory_kb = json_read_number(v, "memory_kb", 0);
		cell.near = json_read_number(v, "near", 0) != 0;
		cell.score = json_read_number(v, "score",
				verdict_is_failure(cell.verdict) && !cell.near ? 0 : SCORE_FULL);
		cell.idle = json_read_number(v, "idle", 0) != 0;
		cell.cut = json_read_number(v, "cut", 0) != 0;
		cell.message = xstrdup(json_read_string(v, "message", ""));
		if (dialogue)
			cell.dialogue = xstrdup(dialogue);
		digest_parse(json_read_string(v, "program", ""), &cell.program);
		put(j, key, cell);
	}
	json_decref(v);
}

static void write_line(struct text *line, struct digest key, const struct cell *cell)
{
	struct json json = { TEXT_INIT, false };

	json_open(&json, '{');
	json_put_string(&json, "key", digest_text(key).s);
	json_put_string(&json, "verdict", verdict_word(cell->verdict));
	if (cell->score > 0 && cell->score < SCORE_FULL)
		json_put_number(&json, "score", cell->score);
	json_put_number(&json, "time_ms", cell->time_ms);
	json_put_number(&json, "wall_ms", cell->wall_ms);
	json_put_number(&json, "memory_kb", cell->memory_kb);
	json_put_bool(&json, "near", cell->near);
	json_put_bool(&json, "cut", cell->cut);
	json_put_bool(&json, "idle", cell->idle);
	json_put_string(&json, "message", cell->message ? cell->message : "");
	if (cell->dialogue)
		json_put_string(&json, "dialogue", cell->dialogue);
	if (!digest_equal(cell->program, (struct digest){ { 0 } }))
		json_put_string(&json, "program", digest_text(cell->program).s);
	json_put_string(&json, "check", check_of(json.text.s, json.text.length).s);
	json_close(&json, '}');
	text_add_char(&json.text, '\n');
	*line = json.text;
}

/* --- The file -------------------------------------------------------------------------------- */

void journal_reread(struct journal *j)
{
	const int fd = open(j->path, O_RDONLY | O_CLOEXEC);
	struct text all = TEXT_INIT;

	if (fd < 0)
		return;
	if (lseek(fd, j->read_to, SEEK_SET) == j->read_to && !text_add_file(&all, fd))
		for (size_t at = 0; at < all.length;) {
			const char *line = all.s + at;
			const char *end = memchr(line, '\n', all.length - at);

			if (!end)
				break;
			read_line(j, line, (size_t)(end - line));
			at += (size_t)(end - line) + 1;
			j->read_to += (off_t)(end - line) + 1;
		}
	text_release(&all);
	close(fd);
}

/* A line that a crash cut short must not spoil the next one. */
static int end_last_line(int fd)
{
	char last = '\n';
	const off_t size = lseek(fd, 0, SEEK_END);

	if (size > 0 && pread(fd, &last, 1, size - 1) == 1 && last != '\n')
		return write(fd, "\n", 1) == 1 ? 0 : -1;
	return 0;
}

int journal_open(struct journal *j, const char *path)
{
	*j = JOURNAL_INIT;
	j->path = xstrdup(path);
	j->fd = open(path, O_RDWR | O_APPEND | O_CREAT | O_CLOEXEC, 0666);
	if (j->fd < 0 || end_last_line(j->fd))
		return error("cannot write '%s': %s", path, strerror(errno));
	journal_reread(j);
	journal_forget_failures(j);
	return 0;
}

int journal_add(struct journal *j, struct digest key, const struct cell *cell)
{
	struct text line;
	ssize_t n;

	write_line(&line, key, cell);
	n = write(j->fd, line.s, line.length);
	const bool written = n == (ssize_t)line.length;

	text_release(&line);
	if (!written)
		return error("cannot write '%s': %s", j->path,
				n < 0 ? strerror(errno) : "no space left");
	put(j, key, journal_copy(cell));
	return 0;
}

void journal_release(struct journal *j)
{
	for (size_t i = 0; i < j->capacity; i++)
		cell_clear(&j->table[i].cell);
	free(j->table);
	free(j->path);
	if (j->fd >= 0)
		close(j->fd);
	*j = JOURNAL_INIT;
}
