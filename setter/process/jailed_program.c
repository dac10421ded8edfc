#include "process/jailed_program.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "judge/judge_compile.h"
#include "base/printable.h"
#include "base/xalloc.h"

static int check_file(const char *file, const char *path, bool foreign, enum language *language)
{
	char *shown = printable_name(file), *tool = NULL;
	int rc = judge_check_source(shown, path, foreign, language);

	if (!rc) {
		tool = language_tool(*language);
		if (!tool)
			rc = error("no '%s' here: '%s' cannot be run",
					language_tool_name(*language), shown);
	}
	free(tool);
	free(shown);
	return rc;
}

int jailed_program_make(struct jailed_program *program, const struct judging *judging,
		const char *file, const char *path, const struct solution *solution,
		const char *scratch)
{
	const struct problem *problem = judging->problem;
	const char *slash = strrchr(path, '/');
	struct row *row = &program->row;

	if (check_file(file, path, !solution, &row->language))
		return EXIT_BAD_REQUEST;
	row->solution = solution;
	row->file = xstrdup(file);
	row->path = xstrdup(path);
	row->name = printable_name(slash ? slash + 1 : path);
	row->time_ms = problem->time_ms * problem->time_percent[row->language] / 100;
	row->compile_words = xstrdup("");
	if (make_folders(scratch))
		return EXIT_BROKEN;
	program->folder = judge_compile_file(judging, row, scratch, true);
	if (program->folder || row->compiled == VERDICT_CE)
		return EXIT_AS_DECLARED;
	error("'%s' cannot be compiled: %s", file, row->compile_words);
	return EXIT_BROKEN;
}

void jailed_program_release(struct jailed_program *program)
{
	free(program->row.file);
	free(program->row.path);
	free(program->row.name);
	free(program->row.compile_words);
	free(program->folder);
	*program = (struct jailed_program)JAILED_PROGRAM_INIT;
}

void jailed_program_job(const struct jailed_program *program, const struct problem *problem,
		long long cpu_ms, struct jail_job *job, struct names *argv)
{
	language_jail_run_command(program->row.language, "/sub/program", problem->memory_mib, argv);
	job->argv = argv->list;
	job->folder = program->folder;
	job->limits.cpu_ms = (int)cpu_ms;
	job->limits.memory_bytes = (int64_t)problem->memory_mib << 20;
	job->limits.output_bytes = problem->output_mib << 20;
	job->limits.no_address_limit = language_is_managed(program->row.language);
}
