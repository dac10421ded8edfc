#include "problem/problem.h"

#include <string.h>

#include "base/diag.h"
#include "base/text.h"
#include "base/whole_file.h"

/* 1500 is 1.5, and 1000 is 1.0. */
static void add_seconds(struct text *out, long long ms)
{
	text_printf(out, "%lld.%03lld", ms / 1000, ms % 1000);
	while (out->s[out->length - 1] == '0' && out->s[out->length - 2] != '.')
		out->s[--out->length] = '\0';
}

/* What comes before the limit, the limit, what comes after; returns where to go on. */
static size_t add_limit(const struct problem *p, struct text *out, long long ms)
{
	const struct source *s = &p->source;
	const struct span *there = &p->time_limit_place, *limits = &p->limits_place;

	if (there->length) {
		text_add(out, s->text, there->offset);
		add_seconds(out, ms);
		return there->offset + there->length;
	}
	if (!limits->source) {
		text_add(out, s->text, s->length);
		text_printf(out, "%slimits: {time_limit: ",
				s->length && s->text[s->length - 1] != '\n' ? "\n" : "");
		add_seconds(out, ms);
		text_add_string(out, "}\n");
		return s->length;
	}

	const bool flow = s->text[limits->offset] == '{';
	const size_t at = limits->offset + flow;

	text_add(out, s->text, at);
	text_add_string(out, "time_limit: ");
	add_seconds(out, ms);
	if (!flow)
		text_printf(out, "\n%*s", (int)span_place(*limits).column - 1, "");
	else if (s->text[at + strspn(s->text + at, " \t\n")] != '}')
		text_add_string(out, ", ");
	return at;
}

/* Does the new text say this, and is it as right as the old one? */
static bool says(const struct problem *p, const struct text *text, long long ms)
{
	SCOPED(problem) again = PROBLEM_INIT;
	SCOPED_FREE char *ignored = NULL;
	size_t length;
	FILE *nowhere = open_memstream(&ignored, &length);
	FILE *before = diag_stream();
	bool right;

	if (!nowhere)
		die("no memory");
	source_set(&again.source, p->source.path, text->s, text->length);
	diag_to(nowhere);
	right = !problem_parse(&again, p->kit, p->id) && again.time_ms == ms &&
			again.memory_mib == p->memory_mib && again.output_mib == p->output_mib;
	diag_to(before);
	fclose(nowhere);
	return right;
}

int problem_write_time_limit(const struct problem *p, long long ms)
{
	SCOPED(text) out = TEXT_INIT;
	const size_t rest = add_limit(p, &out, ms);
	int code = EXIT_AS_DECLARED;

	text_add(&out, p->source.text + rest, p->source.length - rest);
	if (!says(p, &out, ms)) {
		error("cannot put the limit into '%s'", p->source.path);
		hint("write it by hand: limits: {time_limit: %lld.%03lld}", ms / 1000, ms % 1000);
		code = EXIT_BAD_REQUEST;
	} else if (file_replace(p->source.path, out.s, out.length)) {
		code = EXIT_BROKEN;
	}
	return code;
}
