/*
 * report_sections.h - the parts of the HTML report, in the order in which they stand there.
 */
#ifndef REPORT_SECTIONS_H
#define REPORT_SECTIONS_H

#include "mutate/mutate_file.h"
#include "report/report.h"

void report_page_begin(struct text *, const char *title);
void report_page_end(struct text *);

void report_put_matrix(const struct run_file *, struct text *);
void report_put_redundancy(const struct run_file *, struct text *);
/* Nothing, if that was never measured. */
void report_put_mutants(const struct run_file *, const struct mutate_file *, struct text *);
void report_put_plots(const struct run_file *, struct text *);
void report_put_bounds(const struct run_file *, struct text *);
void report_put_answers(const struct run_file *, struct text *);
void report_put_time(const struct run_file *, struct text *);
void report_put_provenance(const struct run_file *, struct text *);

#endif
