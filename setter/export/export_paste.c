#include "export/export.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/source.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* Includes of includes of includes: a file that includes itself ends here. */
#define PASTE_DEPTH_MAX 20

struct paste {
	const struct kit *kit;
	const char *more; /* folder, or NULL */
	bool is_cpp;
	const char *problem; /* whose own program it is; or NULL */
	struct names done;
	struct text *out;
	int depth;
};

static int paste_file(struct paste *, const char *path);

/* --- Finding includes in a text that may have them in comments ------------------------------- */

enum inside { CODE, BLOCK_COMMENT, LINE_COMMENT, QUOTED };

/* What a character leaves us in; *i moves over the second half of a pair. */
static enum inside step(enum inside where, const struct source *s, size_t *i, char *quote)
{
	const char c = s->text[*i], next = *i + 1 < s->length ? s->text[*i + 1] : '\0';

	switch (where) {
	case CODE:
		if (c == '/' && next == '*')
			return ++*i, BLOCK_COMMENT;
		if (c == '/' && next == '/')
			return LINE_COMMENT;
		if (c == '"' || c == '\'')
			return *quote = c, QUOTED;
		return CODE;
	case BLOCK_COMMENT:
		return c == '*' && next == '/' ? (++*i, CODE) : BLOCK_COMMENT;
	case LINE_COMMENT:
		return c == '\n' ? CODE : LINE_COMMENT;
	default:
		if (c == '\\' && next)
			return ++*i, QUOTED;
		return c == *quote || c == '\n' ? CODE : QUOTED;
	}
}

static size_t skip_blanks(const struct source *s, size_t i)
{
	while (i < s->length && (s->text[i] == ' ' || s->text[i] == '\t'))
		i++;
	return i;
}

/* If the line at `start` is an include with quotes, or of <testlib.h>, the name that is in there. */
static bool is_include(struct source *s, size_t start, struct span *name)
{
	static const char word[] = "include";
	size_t i = skip_blanks(s, start), end;
	char close;

	if (i >= s->length || s->text[i] != '#')
		return false;
	i = skip_blanks(s, i + 1);
	if (s->length - i < sizeof word || memcmp(s->text + i, word, sizeof word - 1) != 0)
		return false;
	i = skip_blanks(s, i + sizeof word - 1);
	if (i >= s->length || (s->text[i] != '"' && s->text[i] != '<'))
		return false;
	close = s->text[i] == '<' ? '>' : '"';
	for (end = ++i; end < s->length && s->text[end] != close && s->text[end] != '\n';)
		end++;
	if (end >= s->length || s->text[end] != close || end == i)
		return false;
	*name = source_span(s, i, end - i);
	return close == '"' || span_is(*name, "testlib.h");
}

/* --- Pasting ---------------------------------------------------------------------------------- */

static char *beside(const char *path, const char *name)
{
	const char *slash = strrchr(path, '/');

	return slash ? xprintf("%.*s/%s", (int)(slash - path), path, name) : xstrdup(name);
}

#define CANDIDATES 7

/* Where the compiler would find it; NULL if nowhere. */
static char *find_include(const struct paste *p, const char *from, const char *name)
{
	/* Ours also stands for one that lies beside a C++ program: it follows every judge's convention. */
	const bool is_testlib = p->is_cpp && !strcmp(name, "testlib.h");
	char *candidates[CANDIDATES] = { is_testlib ? NULL : beside(from, name),
		p->more ? xprintf("%s/%s", p->more, name) : NULL,
		p->problem ? xprintf("problems/%s/%s", p->problem, name) : NULL,
		p->problem ? xprintf("problems/%s/include/%s", p->problem, name) : NULL,
		xprintf("include/%s", name),
		xprintf("%s/%s", p->is_cpp ? p->kit->cpp_headers : p->kit->headers, name),
		xprintf("%s/%s", p->kit->headers, name) };
	char *found = NULL;

	for (size_t i = is_testlib ? CANDIDATES - 2 : 0; i < CANDIDATES; i++) {
		if (!found && candidates[i] && file_exists(candidates[i])) {
			found = candidates[i];
			candidates[i] = NULL;
		}
	}
	for (size_t i = 0; i < CANDIDATES; i++)
		free(candidates[i]);
	return found;
}

/* A path as others may see it: without the folders of this machine. */
static const char *shown(const char *path)
{
	const char *base = strrchr(path, '/');

	return *path == '/' && base ? base + 1 : path;
}

static int paste_include(struct paste *p, const char *from, struct span at)
{
	SCOPED_FREE char *name = span_copy(at), *path = find_include(p, from, name);
	int rc = 0;

	if (!path)
		rc = diag_at(DIAG_ERROR, at, "a package can only contain files of the kit",
				"no file '%s' to replace this include", name);
	else if (p->depth > PASTE_DEPTH_MAX)
		rc = diag_at(DIAG_ERROR, at, NULL, "includes are nested too deeply");
	else if (!names_have(&p->done, path))
		rc = paste_file(p, path);
	return rc;
}

static void add_place(struct paste *p, size_t line, const char *path)
{
	text_printf(p->out, "#line %zu \"%s\"\n", line, shown(path));
}

static size_t end_of_line(const struct source *s, size_t i)
{
	const char *end = memchr(s->text + i, '\n', s->length - i);

	return end ? (size_t)(end - s->text) + 1 : s->length;
}

/* Line by line; `where` is what the line before left us in. */
static int paste_lines(struct paste *p, struct source *s, const char *path)
{
	enum inside where = CODE;
	char quote = '\0';
	size_t line = 1;

	for (size_t i = 0, end; i < s->length; i = end, line++) {
		struct span name;

		end = end_of_line(s, i);
		if (where == CODE && is_include(s, i, &name)) {
			if (paste_include(p, path, name))
				return -1;
			add_place(p, line + 1, path);
			continue;
		}
		text_add(p->out, s->text + i, end - i);
		for (size_t at = i; at < end; at++)
			where = step(where, s, &at, &quote);
	}
	if (s->length && s->text[s->length - 1] != '\n')
		text_add_char(p->out, '\n');
	return 0;
}

static int paste_file(struct paste *p, const char *path)
{
	SCOPED(source) source = SOURCE_INIT;
	int rc;

	names_add(&p->done, path);
	p->depth++;
	rc = source_read(&source, path);
	if (!rc) {
		add_place(p, 1, path);
		rc = paste_lines(p, &source, path);
	}
	p->depth--;
	return rc;
}

/* --- The top of it ------------------------------------------------------------------------------ */

/* It is written in one place: the first line of the one-file headers. */
static int add_license_line(const struct kit *kit, struct text *out)
{
	SCOPED_FREE char *path = xprintf("%s/testlib.h", kit->headers);
	SCOPED(source) header = SOURCE_INIT;
	int rc = source_read(&header, path);

	if (!rc && strncmp(header.text, "/* SPDX-", 8) != 0)
		rc = error("'%s' does not begin with its license", path);
	if (rc)
		hint("make it again with: make dist");
	else
		text_add(out, header.text, end_of_line(&header, 0));
	return rc;
}

int paste_check(const struct kit *kit)
{
	SCOPED(text) line = TEXT_INIT;
	const int rc = add_license_line(kit, &line);

	return rc ? EXIT_BROKEN : EXIT_AS_DECLARED;
}

static bool has_testlib(const struct paste *p)
{
	for (size_t i = 0; i < p->done.count; i++)
		if (strstr(p->done.list[i], "/testlib.h"))
			return true;
	return false;
}

static int no_testlib(const char *source)
{
	error("'%s' does not include testlib.h, and this judge starts programs in another way",
			source);
	hint("write it with testlib.h, or as Kattis wants it (protocol: in problem.yaml)");
	return -1;
}

/* Must it be called otherwise than testlib's programs are? */
static bool has_other_convention(const struct paste_for *what)
{
	for (size_t i = 0; what && what->macros[i]; i++)
		if (!strncmp(what->macros[i], "TESTLIB_ABI_", 12))
			return true;
	return false;
}

/* A program that has nothing of ours keeps the licence that it has. */
static int add_top(const struct paste *p, const char *source, const struct paste_for *what,
		struct text *out)
{
	const char *base = strrchr(source, '/');

	if (p->is_cpp && !has_testlib(p))
		return has_other_convention(what) ? no_testlib(source) : 0;
	if (add_license_line(p->kit, out))
		return -1;
	text_printf(out, "/* %s and what it includes, as one file, made by setter export. */\n",
			base ? base + 1 : source);
	for (size_t i = 0; what && what->macros[i]; i++)
		text_printf(out, "#define %s\n", what->macros[i]);
	return 0;
}

int paste_source(const struct kit *kit, const char *source, const char *more,
		const struct paste_for *what, struct text *out)
{
	SCOPED_FREE char *problem = kit_problem_of(source);
	struct text pasted = TEXT_INIT;
	struct paste p = { .kit = kit, .more = more, .problem = problem, .out = &pasted };
	enum language language;
	int rc;

	p.is_cpp = language_of(source, &language) && language == LANGUAGE_CPP;
	rc = paste_file(&p, source) || add_top(&p, source, what, out) ? -1 : 0;
	text_add(out, pasted.s, pasted.length);
	text_release(&pasted);
	names_release(&p.done);
	return rc ? EXIT_BAD_REQUEST : EXIT_AS_DECLARED;
}

static int paste_kit_program(const struct problem *problem, enum kit_folder folder,
		const char *name, const struct paste_for *what, struct text *out)
{
	SCOPED_FREE char *source = kit_any_source(problem->kit, problem->id, folder, name);
	int code;

	if (source) {
		code = paste_source(problem->kit, source, NULL, what, out);
	} else {
		error("the program '%s' in %s/ has no source", name, kit_folder_name(folder));
		code = EXIT_BAD_REQUEST;
	}
	return code;
}

int paste_checker(const struct problem *problem, const struct paste_for *what, struct text *out)
{
	return paste_kit_program(problem, KIT_CHECKER, problem->checker, what, out);
}

int paste_interactor(const struct problem *problem, const struct paste_for *what, struct text *out)
{
	return paste_kit_program(problem, KIT_INTERACTOR, problem->interactor, what, out);
}

int paste_generator(const struct problem *problem, const char *name, struct text *out)
{
	return paste_kit_program(problem, KIT_GEN, name, NULL, out);
}

int paste_validator(const struct problem *problem, const struct paste_for *what, struct text *out)
{
	struct paste_for exact = { .macros = { "TESTLIB_EXACT_EOF" } };
	SCOPED_FREE char *folder = path_of(problem->id, PATH_ITSELF);
	int code;

	for (size_t i = 0; what && what->macros[i] && i < 2; i++)
		exact.macros[i + 1] = what->macros[i];
	code = paste_source(problem->kit, problem->validator_source, folder, &exact, out);
	return code;
}
