/*
 * doctor.h - what this machine gives a judge, found out by trying.
 *
 * Every part is tried in a process of its own, which does the thing once and says with what
 * error it failed: settings and versions promise much that a container then refuses.
 */
#ifndef DOCTOR_H
#define DOCTOR_H

#include <stdbool.h>

#include "base/names.h"
#include "jail/jail.h"

struct doctor_finding {
	const char *part; /* "user namespace" */
	bool works;
	char detail[JAIL_MESSAGE_MAX]; /* the error, or what there is */
	const char *cure;              /* or NULL */
};

#define DOCTOR_FINDINGS_MAX 16
struct doctor {
	struct doctor_finding findings[DOCTOR_FINDINGS_MAX];
	int count;
	/* Of each level from JAIL_LEVEL_UNSAFE on, whether a run works at it. */
	struct doctor_finding levels[JAIL_LEVELS];
	enum jail_level level; /* the strongest of them */
};

void doctor_examine(struct doctor *);

/* Can untrusted programs be judged here? */
bool doctor_can_judge(const struct doctor *);

/* Adds what makes times less even on this machine, or programs slow, a sentence each. */
void doctor_warnings(struct names *);
/* Only what matters to processor time, as notes: for who measures it. */
void doctor_note_times(void);

#endif
