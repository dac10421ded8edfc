/*
 * report_sections.h - the parts of the HTML report, in the order in which they stand there.
 */
#ifndef REPORT_SECTIONS_H
#define REPORT_SECTIONS_H

#include "report/report.h"

void report_page_begin(struct text *, const char *title);
void report_page_end(struct text *);

void report_put_matrix(const struct report *, struct text *);
void report_put_redundancy(const struct report *, struct text *);
void report_put_plots(const struct report *, struct text *);
void report_put_bounds(const struct report *, struct text *);
void report_put_answers(const struct report *, struct text *);
void report_put_time(const struct report *, struct text *);
void report_put_provenance(const struct report *, struct text *);

#endif
