#include "build/make_times.h"

#include <stdlib.h>
#include <string.h>

#include "base/paths.h"
#include "base/text.h"
#include "base/whole_file.h"

const char *const make_step_words[MAKE_STEPS] = { "generator", "validator", "reference",
	"checker" };

static char *times_file(const struct problem *problem, const struct test *test)
{
	return path_in(problem->id, PATH_TIMES, "%s", test->name);
}

void make_times_init(struct make_times *times)
{
	for (int s = 0; s < MAKE_STEPS; s++)
		times->us[s] = TIME_UNKNOWN;
}

static void read_line(struct make_times *times, const char *line)
{
	const size_t length = strcspn(line, " ");

	for (int s = 0; s < MAKE_STEPS; s++)
		if (line[length] && strlen(make_step_words[s]) == length &&
				!strncmp(line, make_step_words[s], length))
			times->us[s] = strtoll(line + length, NULL, 10);
}

bool make_times_read(struct make_times *times, const struct problem *problem,
		const struct test *test)
{
	char *path = times_file(problem, test), *save = NULL;
	SCOPED(text) text = TEXT_INIT;
	const bool found = !text_read_file(&text, path) && text.length;

	make_times_init(times);
	if (found)
		for (char *line = strtok_r(text.s, "\n", &save); line;
				line = strtok_r(NULL, "\n", &save))
			read_line(times, line);
	free(path);
	return found;
}

int make_times_write(const struct make_times *times, const struct problem *problem,
		const struct test *test)
{
	SCOPED_FREE char *path = times_file(problem, test);
	SCOPED(text) text = TEXT_INIT;

	for (int s = 0; s < MAKE_STEPS; s++)
		if (times->us[s] != TIME_UNKNOWN)
			text_printf(&text, "%s %lld\n", make_step_words[s], times->us[s]);
	return file_replace(path, text.s, text.length);
}
