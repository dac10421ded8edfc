#include "judge/judge_place.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "base/paths.h"
#include "base/whole_file.h"
#include "base/xalloc.h"
#include "build/cache_folder.h"
#include "build/test_maker.h"
#include "judge/journal.h"

/* Of compiled programs: they are only a cache. */
#define PROGRAM_BYTES_MAX (256LL << 20)

/* --- Tidying ------------------------------------------------------------------------------ */

/* Only the journal knows what the compiled programs were made of. */
static void start_journal_anew(const char *id)
{
	SCOPED_FREE char *journal = path_of(id, PATH_JOURNAL);
	SCOPED_FREE char *programs = path_of(id, PATH_JUDGED);
	struct stat about;

	if (stat(journal, &about) || !about.st_size || about.st_size > JOURNAL_BYTES_MAX) {
		unlink(journal);
		folder_remove(programs);
	}
}

static void tidy(const char *id)
{
	SCOPED_FREE char *judging = path_of(id, PATH_JUDGING), *batches = path_of(id, PATH_HACK);
	SCOPED_FREE char *programs = path_of(id, PATH_JUDGED);

	folder_remove(judging);
	file_remove_temporaries(batches);
	file_remove_temporaries(programs);
	start_journal_anew(id);
}

/* Alone for a moment, if no other process judges; then one of many. */
static int take_lock(struct judge_place *place)
{
	SCOPED_FREE char *path = path_of(place->id, PATH_JUDGING_LOCK);

	place->lock = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0666);
	if (place->lock >= 0 && !flock(place->lock, LOCK_EX | LOCK_NB))
		tidy(place->id);
	while (place->lock >= 0 && flock(place->lock, LOCK_SH))
		if (errno != EINTR) {
			close(place->lock);
			place->lock = -1;
		}
	if (place->lock < 0)
		error("cannot lock '%s': %s", path, strerror(errno));
	return place->lock < 0 ? -1 : 0;
}

/* --- The checker, and the interactor ------------------------------------------------------- */

/* A run sees the whole folder of its program: so each gets one for itself, which is returned. */
static char *lay_out(const struct judge_place *place, const struct problem *problem,
		enum kit_folder role, const char *name, struct file_hashes *hashes,
		struct hash *hash)
{
	SCOPED_FREE char *program = kit_program(problem->kit, problem->id, role, name);
	char *folder = xprintf("%s/%s", place->folder, kit_folder_role(role));
	SCOPED_FREE char *copy = xprintf("%s/%s", folder, kit_folder_role(role));
	int rc = folder_make(folder) || file_copy(program, copy, 0755);

	if (!rc && !file_hash(hashes, copy, hash))
		rc = error("cannot read '%s'", copy);
	file_hash_forget(hashes, copy);
	if (rc) {
		free(folder);
		folder = NULL;
	}
	return folder;
}

static int lay_out_referees(struct judge_place *place, const struct problem *problem,
		struct file_hashes *hashes)
{
	if (problem_has_checker(problem))
		place->checker = lay_out(place, problem, KIT_CHECKER, problem->checker, hashes,
				&place->checker_hash);
	if (problem->interactor)
		place->interactor = lay_out(place, problem, KIT_INTERACTOR, problem->interactor,
				hashes, &place->interactor_hash);
	return (problem_has_checker(problem) && !place->checker) ||
					(problem->interactor && !place->interactor)
			? -1
			: 0;
}

static int make_folder(struct judge_place *place)
{
	SCOPED_FREE char *judging = path_of(place->id, PATH_JUDGING);
	int rc = folder_make(judging);

	place->folder = xprintf("%s/XXXXXX", judging);
	if (!rc && !mkdtemp(place->folder))
		rc = file_error("create", place->folder);
	return rc;
}

int judge_place_open(struct judge_place *place, const struct problem *problem,
		struct file_hashes *hashes)
{
	place->id = problem->id;
	return take_lock(place) || make_folder(place) || lay_out_referees(place, problem, hashes)
			? -1
			: 0;
}

/* --- The tests ------------------------------------------------------------------------------ */

/* Links one file of a test, or copies it where there are no links, and hashes what it has then. */
static int keep_file(const struct problem *problem, const struct test *test, const char *folder,
		const char *ending, struct file_hashes *hashes)
{
	SCOPED_FREE char *path = test_file(problem, test, ending);
	SCOPED_FREE char *kept = xprintf("%s/%s.%s", folder, test->name, ending);
	struct hash hash;
	int rc = 0;

	if (link(path, kept))
		rc = file_copy(path, kept, 0755);
	if (!rc && !file_hash_as(hashes, kept, path, &hash))
		rc = error("cannot read '%s'", kept);
	return rc;
}

int judge_place_keep_tests(const struct judge_place *place, struct plan *plan, const bool *chosen,
		struct file_hashes *hashes)
{
	SCOPED_FREE char *folder = xprintf("%s/tests", place->folder);
	int rc = folder_make(folder);

	for (size_t i = 0; !rc && i < plan->test_count; i++) {
		struct test *test = &plan->tests[i];

		if (!chosen[i])
			continue;
		rc = keep_file(plan->problem, test, folder, "in", hashes) ||
				keep_file(plan->problem, test, folder, "ans", hashes);
		if (rc)
			break;
		free(test->folder);
		test->folder = xstrdup(folder);
	}
	return rc ? -1 : 0;
}

/* --- The end ---------------------------------------------------------------------------------- */

static void forget_file(const struct problem *problem, const struct test *test, const char *ending,
		struct file_hashes *hashes)
{
	SCOPED_FREE char *path = test_file(problem, test, ending);

	file_hash_forget(hashes, path);
}

static void forget_tests(struct plan *plan, struct file_hashes *hashes)
{
	for (size_t i = 0; i < plan->test_count; i++)
		if (plan->tests[i].folder) {
			forget_file(plan->problem, &plan->tests[i], "in", hashes);
			forget_file(plan->problem, &plan->tests[i], "ans", hashes);
			free(plan->tests[i].folder);
			plan->tests[i].folder = NULL;
		}
}

/* What is no longer needed; another judge makes its folder with the lock in its hand. */
static void leave_alone(const char *id)
{
	SCOPED_FREE char *judging = path_of(id, PATH_JUDGING);
	SCOPED_FREE char *programs = path_of(id, PATH_JUDGED);

	rmdir(judging);
	cache_shrink(programs, PROGRAM_BYTES_MAX);
}

void judge_place_close(struct judge_place *place, struct plan *plan, struct file_hashes *hashes)
{
	if (place->folder) {
		forget_tests(plan, hashes);
		folder_remove(place->folder);
		if (!flock(place->lock, LOCK_EX | LOCK_NB))
			leave_alone(place->id);
	}
	if (place->lock >= 0)
		close(place->lock);
	free(place->folder);
	free(place->checker);
	free(place->interactor);
	*place = JUDGE_PLACE_INIT;
}

/* --- Names, sizes and times of tests, hidden from the programs that are judged --------------- */

#define OF_OTHERS (S_IRWXG | S_IRWXO)

int judge_hide_tests(const struct jail *jail)
{
	struct stat about;

	if (jail->level != JAIL_LEVEL_LANDLOCK || !jail->root)
		return 0;
	if (folder_make(BUILD_PROBLEMS))
		return -1;
	if (!stat(BUILD_PROBLEMS, &about) && about.st_mode & OF_OTHERS &&
			chmod(BUILD_PROBLEMS, about.st_mode & 07777 & ~OF_OTHERS))
		return error("cannot hide '%s' from judged programs: %s", BUILD_PROBLEMS,
				strerror(errno));
	if (stat(BUILD_PROBLEMS, &about) || about.st_mode & OF_OTHERS)
		return error("cannot hide '%s' from judged programs: the file system does not "
			     "store modes",
				BUILD_PROBLEMS);
	return 0;
}
