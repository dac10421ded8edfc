/*
 * report_provenance.c - what exactly was run: hashes, compilers, the machine, the plan.
 */

#include "base/html.h"
#include "report/report_sections.h"

static const char *word(const json_t *object, const char *key)
{
	return json_read_string(object, key, "");
}

static void open_table(struct text *out, const char *heads)
{
	text_printf(out,
			"<div class=\"scroll\"><table class=\"plain\"><thead><tr>%s</tr></thead>\n<tbody>\n",
			heads);
}

static void close_table(struct text *out)
{
	text_add_string(out, "</tbody></table></div>\n");
}

static void put_hash(struct text *out, const char *hash)
{
	html_put(out, "<td class=\"hash\">%s</td>", *hash ? hash : "–");
}

static void put_machine(const struct run_file *r, struct text *out)
{
	const json_t *machine = json_object_get(r->document, "machine"),
		     *languages = json_object_get(r->document, "languages");

	html_put(out, "<p>%s, %lld processor(s): %s. ", word(machine, "system"),
			json_read_number(machine, "processors", 0), word(machine, "processor"));
	if (*r->jail)
		html_put(out, "Jail of level %s, limits kept by %s", r->jail,
				word(r->document, "limits"));
	else
		html_put(out, "Limits kept by %s%s", word(r->document, "limits"),
				r->is_unsafe ? ", without a jail" : "");
	html_put(out, "; wythoff-kit %s.</p>\n", word(r->document, "kit"));
	open_table(out, "<th>language</th><th>version</th><th>command</th>");
	for (size_t i = 0; i < json_array_size(languages); i++) {
		const json_t *of = json_array_get(languages, i);

		html_put(out, "<tr><th>%s</th><td>%s</td><td class=\"wide\"><code>%s</code></td></tr>\n",
				word(of, "name"), *word(of, "version") ? word(of, "version") : "–",
				word(of, "command"));
	}
	close_table(out);
}

static void put_programs(const struct run_file *r, struct text *out)
{
	const json_t *programs = json_object_get(r->document, "programs"),
		     *sources = json_object_get(r->document, "sources");

	if (*word(r->document, "compiler"))
		html_put(out, "<p>Compiler of the programs below, solutions aside: %s.</p>\n",
				word(r->document, "compiler"));
	open_table(out, "<th>what</th><th>name</th><th>hash of the source</th><th>hash of the program</th><th>command, or language</th>");
	for (size_t i = 0; i < json_array_size(sources); i++) {
		html_put(out, "<tr><td>file</td><th>%s</th>",
				word(json_array_get(sources, i), "file"));
		put_hash(out, word(json_array_get(sources, i), "hash"));
		text_add_string(out, "<td></td><td></td></tr>\n");
	}
	for (size_t i = 0; i < json_array_size(programs); i++) {
		const json_t *of = json_array_get(programs, i);

		html_put(out, "<tr><td>%s</td><th>%s</th>", word(of, "role"), word(of, "name"));
		put_hash(out, word(of, "source_hash"));
		put_hash(out, word(of, "program_hash"));
		html_put(out, "<td class=\"wide\"><code>%s</code></td></tr>\n",
				*word(of, "command") ? word(of, "command") : "–");
	}
	for (size_t i = 0; i < r->solution_count; i++) {
		html_put(out, "<tr><td>solution</td><th>%s</th>", r->solutions[i].name);
		put_hash(out, r->solutions[i].source);
		put_hash(out, r->solutions[i].program);
		html_put(out, "<td class=\"soft\">%s</td></tr>\n", r->solutions[i].language);
	}
	close_table(out);
}

static void put_plan(const struct run_file *r, struct text *out)
{
	text_add_string(out, "<h3>The plan</h3>\n");
	open_table(out, "<th>test</th><th>line</th><th>hash of the input</th><th>hash of the answer</th>");
	for (size_t t = 0; t < r->test_count; t++) {
		const struct run_test *test = &r->tests[t];

		html_put(out, "<tr><th>%s</th><td class=\"wide\"><code>%s</code>", test->name,
				test->line);
		if (*test->description)
			html_put(out, "<br><span class=\"soft\">%s</span>", test->description);
		text_add_string(out, "</td>");
		put_hash(out, test->in);
		put_hash(out, test->ans);
		text_add_string(out, "</tr>\n");
	}
	close_table(out);
}

void report_put_provenance(const struct run_file *r, struct text *out)
{
	text_add_string(out, "<section id=\"provenance\">\n<h2>Provenance</h2>\n");
	if (json_object_get(r->document, "machine"))
		put_machine(r, out);
	else
		text_add_string(out,
				"<p class=\"soft\">This run recorded nothing about the machine "
				"and its compilers.</p>\n");
	put_programs(r, out);
	put_plan(r, out);
	text_add_string(out,
			"<p class=\"soft\">Hashes are XXH3, 128 bits, as <code>xxhsum -H2</code> prints "
			"them.</p>\n</section>\n");
}
