#include "base/html.h"

#include <assert.h>
#include <string.h>

#include "base/utf8.h"

#define REPLACEMENT "\xef\xbf\xbd"

static const struct {
	char character;
	const char *html;
} entities[] = { { '&', "&amp;" }, { '<', "&lt;" }, { '>', "&gt;" }, { '"', "&quot;" },
	{ '\'', "&#39;" }, { '\n', "\n" }, { '\t', " " } };

static const char *entity_of(char c)
{
	for (size_t i = 0; i < sizeof entities / sizeof *entities; i++)
		if (entities[i].character == c)
			return entities[i].html;
	return NULL;
}

void html_add(struct text *out, const char *s)
{
	while (*s) {
		const char *entity = entity_of(*s);
		const size_t length = utf8_length(s);

		if (entity)
			text_add_string(out, entity);
		else if (length && !utf8_is_direction(s))
			text_add(out, s, length);
		else
			text_add_string(out, REPLACEMENT);
		s += length ? length : 1;
	}
}

/* The conversion that begins after a '%'; returns its length. */
static size_t convert(struct text *out, const char *format, va_list *values)
{
	if (*format == 's')
		html_add(out, va_arg(*values, const char *));
	else if (*format == 'd')
		text_printf(out, "%d", va_arg(*values, int));
	else if (*format == '%')
		text_add_char(out, '%');
	else if (!strncmp(format, "zu", 2))
		text_printf(out, "%zu", va_arg(*values, size_t));
	else if (!strncmp(format, "lld", 3))
		text_printf(out, "%lld", va_arg(*values, long long));
	else
		assert(!"a conversion that html_put() knows");
	return *format == 'z' ? 2 : *format == 'l' ? 3 : 1;
}

void html_put(struct text *out, const char *format, ...)
{
	va_list values;

	va_start(values, format);
	while (*format) {
		const size_t plain = strcspn(format, "%");

		text_add(out, format, plain);
		format += plain;
		if (*format)
			format += 1 + convert(out, format + 1, &values);
	}
	va_end(values);
}
