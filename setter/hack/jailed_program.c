#include "hack/trials.h"

#include <stdlib.h>
#include <string.h>

#include "base/diag.h"
#include "base/printable.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "judge/judge_file.h"

static int check_file(const char *file, const char *path, bool foreign, enum language *language)
{
	SCOPED_FREE char *shown = printable_name(file), *tool = NULL;
	int rc = judge_check_source(shown, path, foreign, language);

	if (!rc) {
		tool = language_tool(*language);
		if (!tool)
			rc = error("'%s' is not installed; cannot run '%s'",
					language_tool_name(*language), shown);
	}
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
	if (folder_make(scratch))
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
	*program = JAILED_PROGRAM_INIT;
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

static void talk_in_jail(void *jail, const struct jail_job *program,
		const struct jail_job *interactor, struct jail_talk *talk)
{
	jail_talk_run(jail, program, interactor, talk);
}

void jailed_program_talk(const struct jailed_program *program, struct jail *jail,
		struct judge_talk *talk, long long cpu_ms, const struct printed *output,
		const struct printed *own)
{
	const struct judge_runner runner = { .context = jail, .talk = talk_in_jail };
	struct jail_job job = JAIL_JOB_INIT;
	SCOPED(names) argv = NAMES_INIT;

	jailed_program_job(program, talk->problem, cpu_ms, &job, &argv);
	judge_talk_run(talk, &runner, &job, output, own);
}
