#include "build/workpiece.h"

#include <gnu/libc-version.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/xalloc.h"
#include "jail/jail.h"
#include "process/process.h"

static const char *const endings[] = { "in", "ans" };

/* One file of an existing test, and its line. */
struct checked_file {
	const struct workpiece *of;
	const struct test *test;
	const char *ending;
	char *name, *path; /* "full-03.in", "build/problems/x/tests/full-03.in" */
	struct hash hash;
	const struct manifest_line *line; /* or NULL */
};

static void checked_file_release(struct checked_file *f)
{
	free(f->name);
	free(f->path);
}

/* False when it cannot be read, which is reported. */
static bool checked_file_init(struct checked_file *f, const struct workpiece *w, size_t test,
		const char *ending, struct file_hashes *hashes)
{
	f->of = w;
	f->test = &w->plan.tests[test];
	f->ending = ending;
	f->name = xprintf("%s.%s", f->test->name, ending);
	f->path = test_file(&w->problem, f->test, ending);
	f->line = manifest_find(&w->manifest, f->name);
	if (file_hash(hashes, f->path, &f->hash))
		return true;
	error("cannot read '%s'", f->path);
	checked_file_release(f);
	return false;
}

static int for_each_file(const struct workpiece *w, struct file_hashes *hashes,
		int (*act)(const struct checked_file *, struct file_hashes *, void *),
		void *context)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < w->plan.test_count; i++)
		for (size_t e = 0; w->states[i] != TEST_LEFT_OUT && e < 2; e++) {
			struct checked_file f;

			if (!checked_file_init(&f, w, i, endings[e], hashes))
				return EXIT_BROKEN;
			code = worse(code, act(&f, hashes, context));
			checked_file_release(&f);
		}
	return code;
}

/* --- Where two files begin to differ ------------------------------------------------------- */

static void put_byte(struct text *out, const struct source *s, size_t at)
{
	if (at >= s->length)
		text_add_string(out, "the end");
	else if (s->text[at] > ' ' && s->text[at] < 127)
		text_printf(out, "'%c'", s->text[at]);
	else
		text_printf(out, "byte %d", (unsigned char)s->text[at]);
}

static void note_difference(struct source *was, struct source *is)
{
	SCOPED(text) before = TEXT_INIT, now = TEXT_INIT;
	size_t at = 0;

	while (at < was->length && at < is->length && was->text[at] == is->text[at])
		at++;
	const struct place place = span_place(source_span(is, at, 0));

	put_byte(&before, was, at);
	put_byte(&now, is, at);
	note("'%s' differs from '%s' first at byte %zu (line %zu, column %zu): %s became %s",
			is->path, was->path, at + 1, place.line, place.column, before.s, now.s);
}

/* If the file with the right hash was kept. */
static void note_previous(const struct checked_file *f, struct file_hashes *hashes)
{
	SCOPED_FREE char *previous = test_previous_file(&f->of->problem, f->test, f->ending);
	SCOPED(source) was = SOURCE_INIT, is = SOURCE_INIT;
	struct hash hash;

	file_hash_forget(hashes, previous);
	if (file_hash(hashes, previous, &hash) && hash_equal(hash, f->line->hash) &&
			!source_read(&was, previous) && !source_read(&is, f->path))
		note_difference(&was, &is);
}

/* --- Against the manifest -------------------------------------------------------------------- */

struct findings {
	size_t files, missing, different, unknown;
};

static int check_file(const struct checked_file *f, struct file_hashes *hashes, void *context)
{
	struct findings *found = context;

	found->files++;
	if (!f->line) {
		found->missing++;
		diag_at(DIAG_ERROR, f->test->place, NULL, "'%s' is not in %s/tests.xxh", f->name,
				f->of->problem.folder);
		return EXIT_NOT_AS_DECLARED;
	}
	if (hash_equal(f->hash, f->line->hash))
		return EXIT_AS_DECLARED;
	diag_at(DIAG_ERROR, f->line->place, NULL,
			"'%s' does not match this line: its hash is "
			"now %s",
			f->name, hash_text(f->hash).s);
	note_previous(f, hashes);
	found->different++;
	return EXIT_NOT_AS_DECLARED;
}

/* Lines of tests that the plan does not have. */
static int check_other_lines(const struct workpiece *w, struct findings *found)
{
	int code = EXIT_AS_DECLARED;

	for (size_t i = 0; i < w->manifest.count; i++) {
		const struct manifest_line *line = &w->manifest.lines[i];
		const char *dot = strrchr(line->name, '.');
		char *name = xstrndup(line->name, dot ? (size_t)(dot - line->name) : 0);
		const bool known = dot && (!strcmp(dot, ".in") || !strcmp(dot, ".ans")) &&
				plan_find_test(&w->plan, name) < w->plan.test_count;

		free(name);
		if (!known) {
			diag_at(DIAG_ERROR, line->place, NULL, "tests.plan has no test for '%s'",
					line->name);
			found->unknown++;
			code = EXIT_NOT_AS_DECLARED;
		}
	}
	return code;
}

/* What else may be the reason when the hashes differ on another machine. */
static void note_versions(void)
{
	char *argv[] = { "sh", "-c", "${CC:-cc} --version", NULL };
	SCOPED(process) p = { .argv = argv, .time_ms = 10000, .trusted = true };

	if (!process_run(&p) && process_succeeded(&p))
		note("compiler: %.*s; C library: glibc %s", (int)strcspn(p.said.s, "\n"), p.said.s,
				gnu_get_libc_version());
}

int manifest_check(const struct workpiece *w, struct file_hashes *hashes)
{
	struct findings found = { 0, 0, 0, 0 };
	int code;

	if (!w->manifest.exists) {
		note("there is no '%s/tests.xxh' to compare the tests with", w->problem.folder);
		hint("write it with: setter build %s --update-hashes%s", w->problem.id,
				jail_choice_words().s);
		return EXIT_AS_DECLARED;
	}
	code = for_each_file(w, hashes, check_file, &found);
	code = worse(code, check_other_lines(w, &found));
	if (found.different)
		note_versions();
	if (code == EXIT_NOT_AS_DECLARED) {
		error("'%s' does not match tests.xxh: of %zu files %zu differ and %zu are new, "
		      "%zu lines have no file",
				w->problem.id, found.files, found.different, found.missing,
				found.unknown);
		hint("if this is intended: setter build %s --update-hashes%s", w->problem.id,
				jail_choice_words().s);
	}
	return code;
}

/* --- A new manifest ------------------------------------------------------------------------------ */

/* The new manifest, how many lines of it changed, and where that is printed, or NULL. */
struct update {
	struct workpiece *of;
	size_t changes;
	FILE *out;
};

static void tell_change(struct update *u, const char *what, const char *name)
{
	u->changes++;
	if (u->out)
		fprintf(u->out, "%s: %-8s %s\n", u->of->problem.id, what, name);
}

static int update_file(const struct checked_file *f, struct file_hashes *hashes, void *context)
{
	struct update *u = context;

	(void)hashes;
	if (!f->line)
		tell_change(u, "new", f->name);
	else if (!hash_equal(f->hash, f->line->hash))
		tell_change(u, "changed", f->name);
	manifest_set(&u->of->manifest, f->name, f->hash);
	return EXIT_AS_DECLARED;
}

static void drop_other_lines(struct update *u)
{
	struct workpiece *w = u->of;

	for (size_t i = w->manifest.count; i-- > 0;) {
		const char *name = w->manifest.lines[i].name;
		SCOPED_FREE char *test = xstrndup(name, strcspn(name, "."));

		if (plan_find_test(&w->plan, test) == w->plan.test_count) {
			tell_change(u, "gone", name);
			manifest_drop(&w->manifest, name);
		}
	}
}

int manifest_update(struct workpiece *w, struct file_hashes *hashes, FILE *out)
{
	SCOPED_FREE char *path = xprintf("%s/tests.xxh", w->problem.folder);
	struct update u = { w, 0, out };
	int code = for_each_file(w, hashes, update_file, &u);

	drop_other_lines(&u);
	if (!code && manifest_write(&w->manifest, path))
		code = EXIT_BROKEN;
	if (!code && (u.changes || w->manifest.has_returns))
		note("wrote '%s': commit it with the problem", path);
	else if (!code)
		note("'%s' is unchanged", path);
	return code;
}

/* --- Duplicates ------------------------------------------------------------------------------------ */

static bool input_hash(const struct workpiece *w, size_t test, struct file_hashes *hashes,
		struct hash *hash)
{
	SCOPED_FREE char *in = test_file(&w->problem, &w->plan.tests[test], "in");

	return w->states[test] != TEST_LEFT_OUT && file_hash(hashes, in, hash);
}

void manifest_warn_of_duplicates(const struct workpiece *w, struct file_hashes *hashes)
{
	for (size_t i = 0; i < w->plan.test_count; i++) {
		struct hash one, other;

		for (size_t j = 0; j < i && input_hash(w, i, hashes, &one); j++) {
			if (!input_hash(w, j, hashes, &other) || !hash_equal(one, other))
				continue;
			diag_at(DIAG_WARNING, w->plan.tests[i].place, NULL,
					"%s has the same input as %s", w->plan.tests[i].name,
					w->plan.tests[j].name);
			diag_at(DIAG_NOTE, w->plan.tests[j].place,
					"an extra word at the end of a line changes the seed; "
					"include= shares a test between groups",
					"%s is here", w->plan.tests[j].name);
			break;
		}
	}
}
