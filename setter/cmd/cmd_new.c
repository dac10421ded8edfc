/*
 * setter new - a problem to start from: the smallest that has everything, or a copy of another.
 */
#include "cmd/cmd.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/embed.h"
#include "base/utf8.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "cmd/new_files.h"
#include "cmd/new_problem.h"

static struct new_problem new;
static const char *ci;

static const struct cli_option options[] = {
	{ 0, "title", OPTION_WORD, &new.title, "TEXT",
			"call it so in statements (default: from ID)" },
	{ 0, "language", OPTION_WORD, &new.language, "NAME",
			"write its programs in c (default), cpp or python" },
	{ 0, "checker", OPTION_WORD, &new.checker, "NAME",
			"take this checker (default: ncmp), or write an own one" },
	{ 0, "interactive", OPTION_FLAG, &new.interactive, NULL,
			"begin with a problem in which programs talk to an interactor" },
	{ 0, "from", OPTION_WORD, &new.from, "PROBLEM", "copy that problem and its solutions" },
	{ 0, "solutions", OPTION_WORD, &new.solutions, "NAMES",
			"with --from: copy only these and the reference, as in 'exact,table'" },
	{ 0, "ci", OPTION_WORD, &ci, "SERVICE",
			"instead of a problem, write what makes github or gitlab check all problems" },
	{ .kind = OPTION_END },
};

static const char *const examples[] = { "setter new sums --title='Range sums'",
	"setter new sums --language=python --checker=own",
	"setter new guess --interactive --language=cpp",
	"setter new two-piles --from=one-pair --solutions=exact,nim_xor", "setter new --ci=github",
	NULL };

EMBED(gitignore, "setter/cmd/new/gitignore");
EMBED(github, "setter/cmd/new/github.yml");
EMBED(gitlab, "setter/cmd/new/gitlab.yml");

static const struct ci_service {
	const char *name, *path, *text;
} services[] = {
	{ "github", ".github/workflows/problems.yml", github },
	{ "gitlab", ".gitlab-ci.yml", gitlab },
	{ NULL, NULL, NULL },
};

/* --- What is asked for --------------------------------------------------------------------- */

static int check_title(void)
{
	for (const char *s = new.title; s &&*s;) {
		const size_t length = utf8_length(s);

		if (!length)
			return error("a title is one line of UTF-8");
		s += length;
	}
	return new.title && !*new.title ? error("the title is empty") : 0;
}

static int check_options(void)
{
	int rc = check_title();

	if (ci)
		rc = error("--ci is not for one problem");
	if (ci)
		hint("setter new --ci=%s", ci);
	if (new.from &&new.language)
		rc = error("--language and --from exclude each other");
	if (new.from &&new.checker)
		rc = error("--checker and --from exclude each other");
	if (new.from &&new.interactive)
		rc = error("--interactive and --from exclude each other");
	if (rc && new.from)
		hint("a copy has the programs of '%s'", new.from);
	if (new.interactive &&new.checker)
		rc = error("--interactive and --checker exclude each other: the interactor judges");
	if (new.solutions && !new.from) {
		rc = error("--solutions wants --from");
		hint("setter new ID --from=PROBLEM --solutions=NAMES");
	}
	return rc;
}

static int check_arguments(const struct names *arguments)
{
	if (arguments->count != 1) {
		error("new wants one name");
		hint("setter new ID");
		return -1;
	}
	if (!name_is_plain(arguments->list[0])) {
		error("'%s' cannot be the name of a problem", arguments->list[0]);
		hint("a name has letters, digits, '_' and '-'");
		return -1;
	}
	return check_options();
}

/* --- The command ---------------------------------------------------------------------------- */

/* The first problem of a folder makes it a kit. */
static int open_or_make_kit(struct kit *kit)
{
	char *problems = xprintf("%s/problems", common.folder ? common.folder : ".");
	int code = EXIT_AS_DECLARED;

	if (!kit_is_above(common.folder) && folder_make(problems))
		code = EXIT_BROKEN;
	free(problems);
	if (!code && kit_open(kit, common.folder))
		code = EXIT_BAD_REQUEST;
	return code;
}

static int make_problem(const struct kit *kit)
{
	struct new_files files = NEW_FILES_INIT;
	char *folder = xprintf("problems/%s", new.id);
	int code = EXIT_BAD_REQUEST;

	if (new_files_are_blocked(folder)) {
		error("'%s' already exists", folder);
		hint("choose another name for the problem");
	} else if (!(new.from ? new_copy_add : new_template_add)(&files, &new, kit)) {
		if (!new_files_are_blocked(".gitignore"))
			text_add_string(new_files_add(&files, xstrdup(".gitignore")), gitignore);
		code = new_files_write(&files, "choose another name for the problem");
	}
	new_files_release(&files);
	free(folder);
	if (!code && !common.quiet)
		hint("build it with: setter build %s --update-hashes", new.id);
	return code;
}

static int make_ci(const struct ci_service *service)
{
	struct new_files files = NEW_FILES_INIT;
	int code;

	text_add_string(new_files_add(&files, xstrdup(service->path)), service->text);
	code = new_files_write(&files, "move it away first");
	new_files_release(&files);
	if (!code)
		hint("put the address of wythoff-kit into KIT in that file");
	return code;
}

static int cmd_ci(void)
{
	const struct ci_service *service = services;
	struct names known = NAMES_INIT;
	SCOPED(kit) kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	for (; service->name && strcmp(service->name, ci) != 0; service++)
		names_add(&known, service->name);
	if (!service->name)
		diag_unknown(diag_nowhere, known, ci, "write it for github or gitlab",
				"no template for '%s'", ci);
	else if (!kit_open(&kit, common.folder))
		code = make_ci(service);
	if (service->name)
		names_release(&known);
	return code;
}

static int cmd_new(const struct names *arguments)
{
	struct kit kit = KIT_INIT;
	int code = EXIT_BAD_REQUEST;

	if (ci && !arguments->count)
		return cmd_ci();
	if (check_arguments(arguments))
		return code;
	new.id = arguments->list[0];
	code = open_or_make_kit(&kit);
	if (!code)
		code = make_problem(&kit);
	kit_release(&kit);
	return code;
}

const struct command command_new_entry = { "new",
	"start a problem: a small one that has everything, or a copy", "ID", options, examples,
	cmd_new, NULL };
