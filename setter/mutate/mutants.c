#include "mutate/mutants.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

#include "base/source.h"
#include "base/xalloc.h"

void mutants_release(struct mutants *m)
{
	free(m->list);
	text_release(&m->texts);
	*m = MUTANTS_INIT;
}

static const char *new_text(const struct mutants *m, const struct mutant *mutant)
{
	return m->texts.s + mutant->text;
}

/* The same change by another kind, or none at all. */
static bool is_known(const struct mutants *m, const struct mutant *mutant)
{
	const char *text = new_text(m, mutant);

	if (strlen(text) == mutant->length && !memcmp(m->bytes + mutant->at, text, mutant->length))
		return true;
	for (size_t i = m->count; i--;)
		if (m->list[i].at == mutant->at && m->list[i].length == mutant->length &&
				!strcmp(new_text(m, &m->list[i]), text))
			return true;
	return false;
}

void mutant_add(struct mutant_finder *f, size_t first, size_t last, const char *format, ...)
{
	struct mutants *m = f->mutants;
	const struct token *from = token_at(f->tokens, first), *to = token_at(f->tokens, last);
	const struct mutant mutant = { from->at, to->at + to->length - from->at, m->texts.length,
		f->number };
	va_list args;

	if (memchr(m->bytes + mutant.at, '\n', mutant.length))
		return;
	va_start(args, format);
	text_vprintf(&m->texts, format, args);
	va_end(args);
	text_add_char(&m->texts, '\0');
	if (is_known(m, &mutant)) {
		m->texts.length = mutant.text;
		return;
	}
	GROW(m->list, m->count);
	m->list[m->count++] = mutant;
}

static int by_place(const void *left, const void *right)
{
	const struct mutant *a = left, *b = right;

	if (a->at != b->at)
		return a->at < b->at ? -1 : 1;
	if (a->kind != b->kind)
		return a->kind < b->kind ? -1 : 1;
	return a->text < b->text ? -1 : a->text > b->text;
}

void mutants_find(struct mutants *m, enum language language, const char *bytes, size_t length)
{
	SCOPED(tokens) tokens = TOKENS_INIT;

	m->bytes = bytes;
	m->length = length;
	if (!tokens_know(language))
		return;
	tokens_read(&tokens, language, bytes, length);
	for (size_t i = 0; i < tokens.count; i++)
		mutate_kinds_at(m, &tokens, i);
	if (m->count)
		qsort(m->list, m->count, sizeof *m->list, by_place);
}

void mutant_apply(const struct mutants *m, size_t i, struct text *out)
{
	const struct mutant *mutant = &m->list[i];
	const size_t behind = mutant->at + mutant->length;

	text_add(out, m->bytes, mutant->at);
	text_add_string(out, new_text(m, mutant));
	text_add(out, m->bytes + behind, m->length - behind);
}

char *mutant_name(const struct mutants *m, size_t i, const char *file)
{
	const struct mutant *mutant = &m->list[i];
	size_t line = 1, start = 0;

	for (size_t at = 0; at < mutant->at; at++)
		if (m->bytes[at] == '\n') {
			line++;
			start = at + 1;
		}
	return xprintf("%s:%zu:%zu %.*s -> %s", file, line, mutant->at - start + 1,
			(int)mutant->length, m->bytes + mutant->at, new_text(m, mutant));
}
