/*
 * jail_why.c - why a step of the jail failed.
 */
#define _GNU_SOURCE
#include <stdio.h>
#include <string.h>

#include "jail/jail_internal.h"

void jail_say_why(char *why, const char *what, int cause)
{
	const char *text = cause ? strerrordesc_np(cause) : NULL;

	snprintf(why, JAIL_MESSAGE_MAX, "%s%s%s", what, cause ? ": " : "",
			text                    ? text
					: cause ? "unknown error"
						: "");
}
