/*
 * export_targets.h - the rows of the table of targets, one in each export_NAME.c.
 */
#ifndef EXPORT_TARGETS_H
#define EXPORT_TARGETS_H

#include "export/export.h"

extern const struct export_target export_kattis;
extern const struct export_target export_kattis_2025_09;
extern const struct export_target export_domjudge;
extern const struct export_target export_polygon;
extern const struct export_target export_hydro;
extern const struct export_target export_luogu;
extern const struct export_target export_uoj;
extern const struct export_target export_dmoj;
extern const struct export_target export_qduoj;
extern const struct export_target export_lyrio;
extern const struct export_target export_syzoj;
extern const struct export_target export_cms;

#endif
