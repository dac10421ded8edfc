/*
 * matrix_json.h - a matrix as one JSON document, and what changed since an older one.
 *
 * docs/schemas/ describes both forms: "setter-judge", and "setter-run", which is the
 * same and more: what was declared, the plan, bounds and hashes, all that a report needs.
 */
#ifndef MATRIX_JSON_H
#define MATRIX_JSON_H

#include <stdio.h>

#include "base/file_hash.h"
#include "judge/matrix.h"
#include "judge/run_facts.h"
#include "judge/run_file.h"

void matrix_json_judge(const struct matrix *, FILE *);

/* `hashes` knows the files of the tests. */
void matrix_json_run(const struct matrix *, const struct run_facts *, struct file_hashes *, FILE *);

/* How many solutions were judged, and those that are not as declared: members of an open object. */
void matrix_json_surprises(const struct matrix *, struct json *);

/*
 * The verdicts that differ from those in an older run.json, and how many of each kind:
 *
 *     double_phi  full-03  WA -> AC
 *     1 of 480 verdicts changed: 1 WA -> AC; 2 tests are new, 1 is gone
 */
void matrix_print_changes(const struct matrix *, const struct run_file *old, FILE *);

#endif
