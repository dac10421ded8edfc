/*
 * plot_answers.h - the verdicts of an answer file, as classes of cases: for plots.
 *
 *     open_plot_answers(argc, argv);       the last word of the line, unless it is an option
 *     ... write a case's points, then
 *     write_class_of_verdict();            nothing without an answer file
 *     close_plot_answers();                refuses what is left
 */
#ifndef PLOT_ANSWERS_H
#define PLOT_ANSWERS_H

#include "cases.h"

static struct {
	FILE *file; /* NULL without answers */
	int read;
} plot_answers;

CASES_API bool asks_for_axes(int argc, char *argv[])
{
	return argc > 1 && strcmp(argv[argc - 1], "--axes") == 0;
}

CASES_API void open_plot_answers(int argc, char *argv[])
{
	if (argc < 2 || is_option(argv[argc - 1]))
		return;
	plot_answers.file = fopen(argv[argc - 1], "r");
	if (!plot_answers.file)
		quitf(_fail, "cannot read '%s'", compress(argv[argc - 1]));
}

CASES_API void write_class_of_verdict(void)
{
	char word[24];

	if (!plot_answers.file)
		return;
	plot_answers.read++;
	if (fscanf(plot_answers.file, "%23s", word) != 1)
		quitf(_fail, "the answers end before case %d", plot_answers.read);
	if (strcmp(word, "First") != 0 && strcmp(word, "Second") != 0)
		quitf(_fail, "case %d: '%s' is not an answer", plot_answers.read, compress(word));
	writeStr(strcmp(word, "First") == 0 ? "class won\n" : "class lost\n");
}

CASES_API void close_plot_answers(void)
{
	if (plot_answers.file && fscanf(plot_answers.file, " %*c") != EOF)
		quitf(_fail, "there are more answers than cases");
}

#endif
