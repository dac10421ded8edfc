#include "mutate/mutate_file.h"

#include <stdlib.h>
#include <string.h>

#include "base/paths.h"
#include "base/text.h"

bool mutate_file_last(struct mutate_file *f, const char *id)
{
	SCOPED_FREE char *path = path_of(id, PATH_MUTATE);
	SCOPED(text) text = TEXT_INIT;

	*f = MUTATE_FILE_INIT;
	if (text_read_file(&text, path))
		return false;
	f->document = json_read(text.s, text.length);
	if (strcmp(json_read_string(f->document, "format", ""), "setter-mutate") != 0 ||
			json_read_number(f->document, "version", 0) != 1) {
		mutate_file_release(f);
		return false;
	}
	f->mutants = json_object_get(f->document, "mutants");
	f->tests = json_object_get(f->document, "tests");
	return true;
}

void mutate_file_release(struct mutate_file *f)
{
	json_decref(f->document);
	*f = MUTATE_FILE_INIT;
}

long long mutate_file_number(const struct mutate_file *f, const char *key)
{
	const long long number = json_read_number(f->document, key, 0);

	return number > 0 ? number : 0;
}
