/*
 * manual.h - setter.1, from the tables that parse.
 */
#ifndef MANUAL_H
#define MANUAL_H

#include <stdio.h>

/* The whole page, in the man macros; docs/setter.1 is this. */
void print_manual(FILE *);

#endif
