/*
 * export_programs.c - programs of a problem in a package: which a judge takes, and under which name.
 */
#include "export/export.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/embed.h"
#include "base/source.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/compile.h"
#include "build/roles.h"

/* --- What a judge takes ------------------------------------------------------------------- */

static enum language language_of_program(const struct export *e, enum kit_folder folder,
		const char *name)
{
	SCOPED_FREE char *source = name
			? kit_any_source(e->problem->kit, e->problem->id, folder, name)
			: NULL;
	enum language language = LANGUAGE_C;

	if (source)
		language_of(source, &language);
	return language;
}

const char *export_ending(const struct export *e, enum kit_folder folder, const char *name)
{
	return language_ending(language_of_program(e, folder, name)) + 1;
}

static bool is_kattis(const struct export *e, enum kit_folder folder)
{
	return folder == KIT_CHECKER ? e->problem->checker_protocol == PROTOCOL_KATTIS
			: folder == KIT_VALIDATOR
			? e->problem->validator_protocol == PROTOCOL_KATTIS
			: false;
}

int export_check_program(const struct export *e, enum kit_folder folder, const char *name,
		const struct paste_for *what)
{
	if (is_kattis(e, folder) && !what->kattis)
		return export_refuse(e, "its %s '%s' follows Kattis' protocol, not testlib's",
				kit_folder_role(folder), name);
	if (!what->python && language_of_program(e, folder, name) == LANGUAGE_PYTHON)
		return export_refuse(e, "its %s '%s' is in Python", kit_folder_role(folder), name);
	return EXIT_AS_DECLARED;
}

static bool note_no_validator(struct export *e)
{
	if (export_has_no_validator(e))
		export_note(e, "there is no validator");
	return export_has_no_validator(e);
}

bool export_takes_validator(struct export *e)
{
	const bool in_python = language_of_program(e, KIT_VALIDATOR, e->problem->validator) ==
			LANGUAGE_PYTHON;

	if (note_no_validator(e))
		return false;
	if (!in_python && !is_kattis(e, KIT_VALIDATOR))
		return true;
	export_note(e, "the validator is left out: it %s",
			in_python ? "is in Python" : "follows Kattis' protocol");
	return false;
}

/* --- Python ----------------------------------------------------------------------------------- */

EMBED(python_program, "setter/export/kattis/program.py.in");

/* A line of the text is a line of the literal. */
static void add_python_string(struct text *out, const char *s)
{
	text_add_string(out, "(");
	do {
		text_add_string(out, "\"");
		for (; *s && *s != '\n'; s++) {
			if (*s == '"' || *s == '\\')
				text_add_char(out, '\\');
			text_add_char(out, *s);
		}
		text_add_string(out, *s ? "\\n\"\n\t" : "\"");
	} while (*s++);
	text_add_string(out, ")");
}

/* Does a line of the text import it? */
static bool imports(const char *text, const char *module)
{
	static const char *const words[] = { "import ", "from " };
	const size_t length = strlen(module);

	for (size_t i = 0; i < 2; i++)
		for (const char *at = text; (at = strstr(at, words[i]));) {
			at += strlen(words[i]);
			if (!strncmp(at, module, length) && strchr(" \t\r\n.,;", at[length]))
				return true;
		}
	return false;
}

/* Those beside the source that it, or one of them, imports. */
static int add_modules(struct text *out, const char *source, const char *text)
{
	SCOPED_FREE char *folder = xstrndup(source, (size_t)(strrchr(source, '/') - source));
	SCOPED(text) all = TEXT_INIT;
	SCOPED(names) beside = NAMES_INIT;
	int rc = 0;

	text_add_string(&all, text);
	names_add_folder(&beside, folder, ".py");
	text_add_char(out, '{');
	for (size_t i = 0; !rc && i < beside.count; i++) {
		SCOPED_FREE char *path = xprintf("%s/%s.py", folder, beside.list[i]);
		SCOPED(source) module = SOURCE_INIT;

		if (strcmp(path, source) != 0 && imports(all.s, beside.list[i])) {
			rc = source_read(&module, path);
			text_printf(out, "\n\t'%s': ", beside.list[i]);
			add_python_string(out, rc ? "" : module.text);
			text_add_char(out, ',');
			text_add_string(&all, rc ? "" : module.text);
		}
	}
	text_add_char(out, '}');
	return rc;
}

static int add_bounds(struct text *out, const struct problem *problem)
{
	SCOPED_FREE char *path = problem_bounds_json(problem, NULL);
	SCOPED(source) bounds = SOURCE_INIT;
	int rc = 0;

	if (file_exists(path))
		rc = source_read(&bounds, path);
	add_python_string(out, rc || !bounds.text ? "{}" : bounds.text);
	return rc;
}

/* The value of a @NAME@ of the template. */
static int add_value(struct text *out, const char *name, size_t length,
		const struct problem *problem, const char *kind, const struct source *source,
		const char *path)
{
	if (!strncmp(name, "KIND", length))
		text_printf(out, "'%s'", kind);
	else if (!strncmp(name, "PATH", length))
		add_python_string(out, path);
	else if (!strncmp(name, "TEXT", length))
		add_python_string(out, source->text);
	else if (!strncmp(name, "MODULES", length))
		return add_modules(out, path, source->text);
	else if (!strncmp(name, "BOUNDS", length))
		return add_bounds(out, problem);
	else
		text_add_string(out, strrchr(path, '/') + 1);
	return 0;
}

static int wrap_python(const struct problem *problem, const char *kind, const struct source *source,
		const char *path, struct text *out)
{
	const char *at = python_program, *mark;
	int rc = 0;

	while (!rc && (mark = strchr(at, '@'))) {
		const size_t length = strcspn(mark + 1, "@");

		text_add(out, at, (size_t)(mark - at));
		rc = add_value(out, mark + 1, length, problem, kind, source, path);
		at = mark + length + 2;
	}
	text_add_string(out, at);
	return rc;
}

/* One that follows Kattis' protocol goes as it is. */
static int paste_python(const struct export *e, enum kit_folder folder, const char *name,
		struct text *out)
{
	static const char *const kinds[] = { [KIT_GEN] = "program",
		[KIT_CHECKER] = "checker",
		[KIT_INTERACTOR] = "interactor",
		[KIT_VALIDATOR] = "validator" };
	SCOPED_FREE char *path = kit_any_source(e->problem->kit, e->problem->id, folder, name);
	SCOPED(source) source = SOURCE_INIT;
	int rc = source_read(&source, path);

	if (!rc && is_kattis(e, folder))
		text_add(out, source.text, source.length);
	else if (!rc)
		rc = wrap_python(e->problem, kinds[folder], &source, path, out);
	return rc ? EXIT_BAD_REQUEST : EXIT_AS_DECLARED;
}

/* --- Into the package ------------------------------------------------------------------------------ */

static const struct paste_for nothing = { .macros = { NULL } };

static int paste(const struct export *e, enum kit_folder folder, const char *name,
		const struct paste_for *what, struct text *out)
{
	int code = export_check_program(e, folder, name, what);

	if (code)
		return code;
	if (language_of_program(e, folder, name) == LANGUAGE_PYTHON)
		return paste_python(e, folder, name, out);
	what = is_kattis(e, folder) ? &nothing : what;
	switch (folder) {
	case KIT_CHECKER:
		return paste_checker(e->problem, what, out);
	case KIT_INTERACTOR:
		return paste_interactor(e->problem, what, out);
	case KIT_VALIDATOR:
		return paste_validator(e->problem, what, out);
	default:
		return paste_generator(e->problem, name, out);
	}
}

/* The name, with the ending of the language where that is not the one that it has. */
static char *name_in_package(const struct export *e, enum kit_folder folder, const char *program,
		const char *name)
{
	const char *dot = strrchr(name, '.');
	const enum language language = language_of_program(e, folder, program);

	if (language == LANGUAGE_C || (language == LANGUAGE_CPP && !strcmp(dot, ".cpp")))
		return xstrdup(name);
	return xprintf("%.*s%s", (int)(dot - name), name, language_ending(language));
}

static int add_program(struct export *e, enum kit_folder folder, const char *program,
		const char *name, const struct paste_for *what)
{
	SCOPED(text) text = TEXT_INIT;
	SCOPED_FREE char *place = name_in_package(e, folder, program, name);
	const int code = paste(e, folder, program, what ? what : &nothing, &text);

	if (!code)
		package_add_text(&e->package, place, text.s, text.length);
	return code;
}

int export_add_checker(struct export *e, const char *name, const struct paste_for *what)
{
	return add_program(e, KIT_CHECKER, e->problem->checker, name, what);
}

struct export_referee export_referee(const struct export *e)
{
	const struct problem *p = e->problem;

	return p->interactor
			? (struct export_referee){ KIT_INTERACTOR, p->interactor, "interactor" }
			: (struct export_referee){ KIT_CHECKER, p->checker, "checker" };
}

int export_add_referee(struct export *e, const char *name, const struct paste_for *what)
{
	const struct export_referee referee = export_referee(e);

	return add_program(e, referee.folder, referee.program, name, what);
}

int export_add_validator(struct export *e, const char *name, const struct paste_for *what)
{
	return note_no_validator(e)
			? EXIT_AS_DECLARED
			: add_program(e, KIT_VALIDATOR, e->problem->validator, name, what);
}

int export_add_generator(struct export *e, const char *generator, const char *name,
		const struct paste_for *what)
{
	return add_program(e, KIT_GEN, generator, name, what);
}
