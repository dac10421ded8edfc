/*
 * doctor.h - what this machine gives a judge, found out by trying.
 *
 * Every part is tried in a process of its own, which does the thing once and says with what
 * error it failed: settings and versions promise much that a container then refuses.
 */
#ifndef DOCTOR_H
#define DOCTOR_H

#include <stdbool.h>
#include <stdio.h>

#include "jail.h"

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
	enum jail_level level;
	char why[JAIL_MESSAGE_MAX]; /* there is no jail */
};

void doctor_examine(struct doctor *);

/* "full: namespaces, filter and cgroups", ... */
const char *doctor_level_name(enum jail_level);

/* What makes times less even on this machine, one sentence a line. */
void doctor_print_warnings(FILE *);
/* Only what matters to processor time: for who measures it. */
void doctor_print_time_warnings(FILE *);

#endif
