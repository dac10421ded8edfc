#include "judge/judge_place.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include "base/diag.h"
#include "judge/journal.h"
#include "build/test_maker.h"
#include "base/whole_file.h"
#include "base/xalloc.h"

/* --- Tidying ------------------------------------------------------------------------------ */

/* Without a journal nobody knows what the compiled programs were made of. */
static void start_journal_anew(const char *id)
{
	char *journal = xprintf("build/problems/%s/journal.jsonl", id);
	char *programs = xprintf("build/problems/%s/judged", id);
	struct stat about;

	if (stat(journal, &about) || !about.st_size || about.st_size > JOURNAL_BYTES_MAX) {
		unlink(journal);
		folder_remove(programs);
	}
	free(journal);
	free(programs);
}

static void tidy(const char *id)
{
	char *judging = xprintf("build/problems/%s/judging", id);

	folder_remove(judging);
	start_journal_anew(id);
	free(judging);
}

/* Alone for a moment, if nobody else judges; then one of many. */
static int take_lock(struct judge_place *place)
{
	char *path = xprintf("build/problems/%s/judging.lock", place->id);

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
	free(path);
	return place->lock < 0 ? -1 : 0;
}

/* --- The checker ---------------------------------------------------------------------------- */

/* A run sees the whole folder of its program: so the checker gets one for itself. */
static int lay_out_checker(struct judge_place *place, const struct problem *problem,
		struct file_hashes *hashes)
{
	char *program = kit_program(problem->kit, KIT_CHECKER, problem->checker);
	char *copy;
	int rc;

	place->checker = xprintf("%s/checker", place->folder);
	copy = xprintf("%s/checker", place->checker);
	rc = make_folders(place->checker) || file_copy(program, copy, 0755);
	if (!rc && !file_hash(hashes, program, &place->checker_hash))
		rc = error("cannot read '%s'", program);
	free(program);
	free(copy);
	return rc ? -1 : 0;
}

int judge_place_open(struct judge_place *place, const struct problem *problem,
		struct file_hashes *hashes)
{
	place->id = problem->id;
	if (take_lock(place))
		return -1;
	place->folder = xprintf("build/problems/%s/judging/%ld", place->id, (long)getpid());
	return make_folders(place->folder) || lay_out_checker(place, problem, hashes) ? -1 : 0;
}

/* --- The tests ------------------------------------------------------------------------------ */

/* Links one file of a test, or copies it where there are no links; the hash is the same. */
static int keep_file(const struct problem *problem, const struct test *test, const char *folder,
		const char *ending, struct file_hashes *hashes)
{
	char *path = test_file(problem, test, ending);
	char *kept = xprintf("%s/%s.%s", folder, test->name, ending);
	struct hash hash;
	int rc = 0;

	if (!file_hash(hashes, path, &hash))
		rc = error("cannot read '%s'", path);
	else if (link(path, kept))
		rc = file_copy(path, kept, 0755);
	if (!rc)
		file_hash_learn(hashes, kept, hash);
	free(path);
	free(kept);
	return rc;
}

int judge_place_keep_tests(const struct judge_place *place, struct plan *plan, const bool *chosen,
		struct file_hashes *hashes)
{
	char *folder = xprintf("%s/tests", place->folder);
	int rc = make_folders(folder);

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
	free(folder);
	return rc ? -1 : 0;
}

/* --- The end ---------------------------------------------------------------------------------- */

static void forget_file(const struct problem *problem, const struct test *test, const char *ending,
		struct file_hashes *hashes)
{
	char *path = test_file(problem, test, ending);

	file_hash_forget(hashes, path);
	free(path);
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

void judge_place_close(struct judge_place *place, struct plan *plan, struct file_hashes *hashes)
{
	if (place->folder) {
		char *judging = xprintf("build/problems/%s/judging", place->id);

		forget_tests(plan, hashes);
		folder_remove(place->folder);
		/* Another judge makes its folder with the lock in its hand. */
		if (!flock(place->lock, LOCK_EX | LOCK_NB))
			rmdir(judging);
		free(judging);
	}
	if (place->lock >= 0)
		close(place->lock);
	free(place->folder);
	free(place->checker);
	*place = (struct judge_place)JUDGE_PLACE_INIT;
}
