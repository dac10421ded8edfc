/*
 * number_list.h - an array of integers that grows.
 */
#ifndef NUMBER_LIST_H
#define NUMBER_LIST_H

#include "testlib.h"

/* Starts as { NULL, 0, 0 }. */
struct number_list {
	long long *at;
	size_t count, capacity;
};

static void number_list_add(struct number_list *list, long long value)
{
	if (list->count == list->capacity) {
		list->capacity = list->capacity ? 2 * list->capacity : 1024;
		list->at = (long long *)realloc(list->at, list->capacity * sizeof *list->at);
		if (!list->at)
			quitf(_fail, "no memory for %lu numbers", (unsigned long)list->capacity);
	}
	list->at[list->count++] = value;
}

/* "1 2 3 ... 9 10": all if there are at most five, else `head` of them and the last two. */
static const char *number_list_text(const struct number_list *list, size_t head)
{
	if (list->count <= 5)
		return joinLong(list->at, list->count, " ");
	return format("%s ... %lld %lld", joinLong(list->at, head, " "), list->at[list->count - 2],
			list->at[list->count - 1]);
}

#endif
