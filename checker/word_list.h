/*
 * word_list.h - words joined by blanks, which no word contains.
 */
#ifndef WORD_LIST_H
#define WORD_LIST_H

#include "testlib.h"

/* Starts as { NULL, 0, 0, 0 }. */
struct word_list {
	char *text;
	size_t length, capacity, count;
};

static void word_list_clear(struct word_list *list)
{
	list->length = list->count = 0;
}

static void word_list_add(struct word_list *list, struct tl_span word)
{
	const size_t needed = list->length + word.length + 1;

	if (needed > list->capacity) {
		list->capacity = 2 * needed;
		list->text = (char *)realloc(list->text, list->capacity);
		if (!list->text)
			quitf(_fail, "no memory for %lu bytes", (unsigned long)list->capacity);
	}
	if (list->count++ > 0)
		list->text[list->length++] = ' ';
	memcpy(list->text + list->length, word.text, word.length);
	list->length += word.length;
}

static struct tl_span word_list_text(const struct word_list *list)
{
	struct tl_span text = { list->length ? list->text : "", list->length };

	return text;
}

#endif
