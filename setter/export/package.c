#include "export/package.h"

#include <archive.h>
#include <archive_entry.h>
#include <errno.h>
#include <fcntl.h>
#include <locale.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* --- Adding ----------------------------------------------------------------------------- */

static struct package_entry *add_entry(struct package *p, const char *name)
{
	struct package_entry *e;

	GROW(p->entries, p->count);
	e = &p->entries[p->count++];
	e->name = xstrdup(name);
	return e;
}

void package_add_bytes(struct package *p, const char *name, const void *bytes, size_t length,
		bool runs)
{
	struct package_entry *e = add_entry(p, name);

	e->bytes = xmalloc(length + 1);
	if (length)
		memcpy(e->bytes, bytes, length);
	e->bytes[length] = '\0';
	e->length = length;
	e->runs = runs;
}

/* LF, and one at the end. */
static void add_as_text(struct package *p, const char *name, const char *text, size_t length,
		bool runs)
{
	SCOPED(text) clean = TEXT_INIT;

	for (size_t i = 0; i < length; i++)
		if (text[i] != '\r' || i + 1 == length || text[i + 1] != '\n')
			text_add_char(&clean, text[i]);
	if (clean.length && clean.s[clean.length - 1] != '\n')
		text_add_char(&clean, '\n');
	package_add_bytes(p, name, clean.s, clean.length, runs);
}

void package_add_text(struct package *p, const char *name, const char *text, size_t length)
{
	add_as_text(p, name, text, length, false);
}

void package_add_string(struct package *p, const char *name, const char *text)
{
	add_as_text(p, name, text, strlen(text), false);
}

void package_add_script(struct package *p, const char *name, const char *text)
{
	add_as_text(p, name, text, strlen(text), true);
}

void package_add_file(struct package *p, const char *name, const char *path)
{
	add_entry(p, name)->path = xstrdup(path);
}

void package_add_program(struct package *p, const char *name, const char *path)
{
	struct package_entry *e = add_entry(p, name);

	e->path = xstrdup(path);
	e->runs = true;
}

static int read_file(const char *path, struct text *text)
{
	return text_read_file(text, path) ? error("cannot read '%s': %s", path, strerror(errno))
					  : 0;
}

int package_add_copy(struct package *p, const char *name, const char *path)
{
	SCOPED(text) bytes = TEXT_INIT;
	const int rc = read_file(path, &bytes);

	if (!rc)
		package_add_bytes(p, name, bytes.s, bytes.length, false);
	return rc;
}

long long package_content_bytes(const struct package *p)
{
	long long sum = 0;

	for (size_t i = 0; i < p->count; i++) {
		struct stat about;

		if (!p->entries[i].path)
			sum += (long long)p->entries[i].length;
		else if (stat(p->entries[i].path, &about))
			return -1;
		else
			sum += about.st_size;
	}
	return sum;
}

void package_release(struct package *p)
{
	for (size_t i = 0; i < p->count; i++) {
		free(p->entries[i].name);
		free(p->entries[i].path);
		free(p->entries[i].bytes);
	}
	free(p->entries);
	*p = PACKAGE_INIT;
}

/* --- Where and when we are must not matter ------------------------------------------------ */

/* libarchive asks localtime() for the time stamp, and the locale for the letters of a name. */
struct surroundings {
	char *zone; /* the former TZ, or NULL */
	locale_t utf8, before;
};

static void enter_utc(struct surroundings *s)
{
	const char *zone = getenv("TZ");

	s->zone = zone ? xstrdup(zone) : NULL;
	s->utf8 = newlocale(LC_CTYPE_MASK, "C.UTF-8", (locale_t)0);
	if (!s->utf8)
		die("this machine has no locale C.UTF-8: %s", strerror(errno));
	s->before = uselocale(s->utf8);
	setenv("TZ", "UTC", 1);
	tzset();
}

static void leave_utc(struct surroundings *s)
{
	uselocale(s->before);
	freelocale(s->utf8);
	if (s->zone)
		setenv("TZ", s->zone, 1);
	else
		unsetenv("TZ");
	tzset();
	free(s->zone);
}

/* --- Writing -------------------------------------------------------------------------------- */

static int by_name(const void *a, const void *b)
{
	return strcmp(((const struct package_entry *)a)->name,
			((const struct package_entry *)b)->name);
}

/* An archive that is being written, and what it is called. */
struct output {
	struct archive *archive;
	const char *path;
};

static int output_failed(const struct output *out)
{
	const int reason = archive_errno(out->archive);

	/* Its words say what it did, "Write error"; why that failed is the number, if positive. */
	return error("cannot write '%s': %s", out->path,
			reason > 0 ? strerror(reason) : archive_error_string(out->archive));
}

/*
 * Without a size: libarchive would write it beside a sum and a compressed size of 0, which come
 * after the data only, and libzip before 1.10 calls that inconsistent.
 */
static int write_header(const struct output *out, const struct package_entry *e)
{
	struct archive_entry *entry = archive_entry_new();
	int rc = 0;

	archive_entry_set_pathname_utf8(entry, e->name);
	archive_entry_set_filetype(entry, AE_IFREG);
	archive_entry_set_perm(entry, e->runs ? 0755 : 0644);
	archive_entry_set_mtime(entry, PACKAGE_TIME, 0);
	archive_entry_set_uid(entry, 0);
	archive_entry_set_gid(entry, 0);
	if (archive_write_header(out->archive, entry) != ARCHIVE_OK)
		rc = output_failed(out);
	archive_entry_free(entry);
	return rc;
}

static int write_bytes(const struct output *out, const struct package_entry *e, const char *bytes,
		size_t length)
{
	if (write_header(out, e))
		return -1;
	if (length && archive_write_data(out->archive, bytes, length) != (la_ssize_t)length)
		return output_failed(out);
	return 0;
}

static int write_entry(const struct output *out, const struct package_entry *e)
{
	struct text contents = TEXT_INIT;
	int rc;

	if (!e->path)
		return write_bytes(out, e, e->bytes, e->length);
	rc = read_file(e->path, &contents);
	if (!rc)
		rc = write_bytes(out, e, contents.s, contents.length);
	text_release(&contents);
	return rc;
}

static int write_entries(struct package *p, const struct output *out)
{
	int rc = 0;

	for (size_t i = 0; !rc && i < p->count; i++) {
		if (i && !strcmp(p->entries[i - 1].name, p->entries[i].name))
			return error("two files of the package are called '%s'",
					p->entries[i].name);
		rc = write_entry(out, &p->entries[i]);
	}
	return rc;
}

static int write_archive(struct package *p, int fd, const char *path, long long *bytes)
{
	struct archive *a = archive_write_new();
	const struct output out = { a, strcmp(path, "-") ? path : "stdout" };
	int rc = -1;

	archive_write_set_format_zip(a);
	archive_write_set_bytes_in_last_block(a, 1);
	if (archive_write_set_options(a, "hdrcharset=UTF-8,compression=deflate,!zip64") <
					ARCHIVE_WARN ||
			archive_write_open_fd(a, fd) != ARCHIVE_OK)
		output_failed(&out);
	else
		rc = write_entries(p, &out);
	if (archive_write_close(a) != ARCHIVE_OK && !rc)
		rc = output_failed(&out);
	*bytes = archive_filter_bytes(a, -1);
	archive_write_free(a);
	return rc;
}

static int write_whole_file(struct package *p, const char *path, long long *bytes)
{
	SCOPED_FREE char *temporary = file_temporary_name(path);
	const int fd = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
	int rc;

	if (fd < 0) {
		rc = error("cannot write '%s': %s", path, strerror(errno));
	} else {
		rc = write_archive(p, fd, path, bytes);
		if (close(fd) && !rc)
			rc = error("cannot write '%s': %s", path, strerror(errno));
		if (rc)
			unlink(temporary);
		else
			rc = file_move(temporary, path);
	}
	return rc;
}

int package_write(struct package *p, const char *path, long long *bytes)
{
	struct surroundings surroundings;
	int rc;

	if (p->count)
		qsort(p->entries, p->count, sizeof *p->entries, by_name);
	enter_utc(&surroundings);
	rc = strcmp(path, "-") ? write_whole_file(p, path, bytes)
			       : write_archive(p, STDOUT_FILENO, path, bytes);
	leave_utc(&surroundings);
	return rc;
}
