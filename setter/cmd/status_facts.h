/*
 * status_facts.h - what the files of a problem say about its tests; nothing is started.
 *
 *     struct status_facts facts = STATUS_FACTS_INIT;
 *
 *     status_facts_collect(&facts, &plan, &manifest, &solutions, &hashes);
 *     ... facts.duplicates ...
 *     status_facts_release(&facts);
 */
#ifndef STATUS_FACTS_H
#define STATUS_FACTS_H

#include <stddef.h>

#include "base/file_hash.h"
#include "base/names.h"
#include "build/manifest.h"
#include "problem/plan.h"
#include "problem/solution.h"

/* More different answers than this are not counted. */
#define STATUS_ANSWERS 3

/* How often a group's answers are this line. */
struct answer_share {
	char *text;
	long long count;
};

struct answer_shares {
	struct answer_share list[STATUS_ANSWERS];
	size_t count;
	long long total; /* 0: there are too many, or the answers are not one line per case */
};

enum run_state {
	RUN_NONE,
	RUN_OLD, /* of other tests, or of other solutions */
	RUN_CURRENT,
};

struct status_facts {
	struct names duplicates;   /* "full-02 sample-01" */
	struct names differ;       /* files that are not what tests.xxh says */
	struct names unlisted;     /* files that it does not have */
	struct names misplaced;    /* "full-02 small": has no larger values, does not count there */
	struct names not_included; /* "small full": smaller bounds, but does not count there */
	struct answer_shares *shares; /* one for each group */
	size_t group_count;

	enum run_state run;       /* of run.json; the rest is from there */
	struct names survivors;   /* must fail, but nothing kills them */
	struct names kill_nobody; /* tests that every solution passes */
	long long slowest_ms;     /* of those that are right in every group */
	char *slowest;            /* "exact on full-03"; NULL: there is none */
};
#define STATUS_FACTS_INIT ((struct status_facts){ 0 })

void status_facts_collect(struct status_facts *, const struct plan *, const struct manifest *,
		const struct solutions *, struct file_hashes *);
void status_facts_release(struct status_facts *);

#endif
