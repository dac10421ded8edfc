/*
 * problem_keys.h - readers of the keys of problem.yaml, for the table in problem.c.
 *
 * Each reads one value into the struct problem, reports what is wrong with it at its place,
 * and returns -1 then.
 */
#ifndef PROBLEM_KEYS_H
#define PROBLEM_KEYS_H

#include "problem/problem.h"
#include "problem/yaml_source.h"

int problem_read_validator(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_checker(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_interactor(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_reference(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_protocol(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_shrink(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_plot(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_limits(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_bounds(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_cases(struct yaml_source *, const yaml_node_t *, void *problem);
int problem_read_hack(struct yaml_source *, const yaml_node_t *, void *problem);

/* The words of hack, shrink and plot, once the bounds are known. */
void problem_check_lines(struct problem *);

#endif
