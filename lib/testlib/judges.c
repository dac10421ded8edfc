/*
 * judges.c - checkers for judges that do not call them as testlib does.
 *
 *     TESTLIB_ABI_    call                                verdict
 *     KATTIS          prog in ans dir/ [flag...] < out    exit code, files in dir/
 *                     with --points 30, a score of 30 for all, and of a part for a part
 *     QDUOJ           prog in out                         exit code
 *     CMS             prog in ans out                     0 to 1 on stdout
 *     SYZOJ           prog, in a folder of known files    0 to 100 on stdout
 *
 * An interactor is called by Kattis as a checker, its stdout the participant's stdin, and by CMS
 * with two FIFOs; with testlib's own way, UOJ calls it so, too (interactor.c).
 *
 * A FAIL is a message on stderr and an exit code that the judge takes for no
 * verdict.  A program that is made for none of them knows Kattis by the slash.
 */
#include "testlib_internal.h"

#ifdef __unix__
#include <unistd.h>
#endif

#if 1 < defined(TESTLIB_ABI_KATTIS) + defined(TESTLIB_ABI_QDUOJ) + defined(TESTLIB_ABI_CMS) + \
				defined(TESTLIB_ABI_SYZOJ)
#error "define one TESTLIB_ABI_... at most"
#endif
#if defined(TESTLIB_ABI_QDUOJ)
#define TL__QDUOJ
#elif defined(TESTLIB_ABI_SYZOJ)
#define TL__SYZOJ
#elif defined(TESTLIB_ABI_CMS) || (defined(CMS) && !defined(TESTLIB_ABI_KATTIS))
#define TL__CMS /* CMS is defined where CMS compiles a checker out of a Polygon package */
#else
#define TL__KATTIS
#endif

/* --- what an output is worth ------------------------------------------------------- */

/* 1 is everything, as quitp() counts; _pc() counts percents. */
static double tl__worth(TResult result)
{
	if (result >= _partially)
		return ((int)result - (int)_partially) / 100.0;
	if (result != _points)
		return result == _ok;
	if (tl__now.points > 1e300)
		tl__fail("Expected points, but there is no number");
	return tl__now.points;
}

#ifndef TL__KATTIS
static double tl__share(TResult result)
{
	const double share = tl__worth(result);

	if (share > 1)
		tl__fail("Expected points in [0, 1], but found %s", tl__points_text(share));
	return share;
}

#if !defined(TL__CMS) || !defined(__unix__)
TL_API bool tl__register_judge_interaction(int argc, char *argv[])
{
	(void)argc, (void)argv;
	return false;
}
#endif
#endif

#if defined(TL__SYZOJ) || defined(TL__CMS)
static int tl__print_score(const char *score)
{
	if (printf("%s\n", score) < 0 || fflush(stdout))
		tl__fail("Can not write to the standard output");
	return 0;
}
#endif

#if defined(TL__QDUOJ)
/* --- QDUOJ: no answer, no files may be written, what is printed is thrown away --------- */

#define TL__QDUOJ_ERROR 255

static int tl__report_qduoj(TResult result, const char *message)
{
	const double share = tl__share(result);

	fprintf(stderr, "%s%s\n", tl__prefix_of(result), message);
	return result == _fail ? TL__QDUOJ_ERROR : share < 1;
}

TL_API bool tl__register_judge(int argc, char *argv[])
{
	tl__now.report = tl__report_qduoj;
	if (argc < 3)
		tl__fail("Program must be run with the following arguments: <input-file> "
			 "<output-file>");
	tl__open_file(inf, argv[1], _input);
	tl__open_file(ouf, argv[2], _output);
	skipBom(ouf);
	tl__open_nothing(ans, "unopened answer stream", _answer);
	return true;
}

#elif defined(TL__SYZOJ)
/* --- SYZOJ ---------------------------------------------------------------------------- */

static int tl__report_syzoj(TResult result, const char *message)
{
	const double share = tl__share(result);

	fprintf(stderr, "%s%s\n", tl__prefix_of(result), message);
	if (result == _fail)
		return tl__exit_code_of(_fail);
	return tl__print_score(format("%d", (int)(100 * share + 1e-9)));
}

TL_API bool tl__register_judge(int argc, char *argv[])
{
	(void)argc, (void)argv;
	tl__now.report = tl__report_syzoj;
	tl__open_file(inf, "input", _input);
	tl__open_file(ouf, "user_out", _output);
	skipBom(ouf);
	tl__open_file(ans, "answer", _answer);
	return true;
}

#elif defined(TL__CMS)
/* --- CMS -------------------------------------------------------------------------------- */

/* Of an interactor, as a descriptor: its stdout is the participant's stdin. */
static int tl__cms_score = -1;

static int tl__print_cms_score(const char *score)
{
#ifdef __unix__
	const char *const line = format("%s\n", score);

	if (tl__cms_score < 0)
		return tl__print_score(score);
	if (write(tl__cms_score, line, strlen(line)) != (ssize_t)strlen(line))
		tl__fail("Can not write the score");
	return 0;
#else
	(void)tl__cms_score;
	return tl__print_score(score);
#endif
}

static const char *tl__cms_word(double share)
{
	if (share >= 1)
		return "success";
	return share > 0 ? "partial" : "wrong";
}

/*
 * Participants see the first line of stderr, in their language, administrators the other, because
 * of its prefix; all of it must be UTF-8.
 */
static int tl__report_cms(TResult result, const char *message)
{
	const double share = tl__share(result);
	const char *const line = format("%s%s", tl__prefix_of(result), printable(message));

	if (result == _fail) {
		fprintf(stderr, "%s\n", line);
		return tl__exit_code_of(_fail);
	}
	fprintf(stderr, "translate:%s\nADMIN_MESSAGE: %s\n", tl__cms_word(share), line);
	return tl__print_cms_score(tl__points_text(share));
}

TL_API bool tl__register_judge(int argc, char *argv[])
{
	tl__now.report = tl__report_cms;
	if (argc < 4)
		tl__fail("Program must be run with the following arguments: <input-file> "
			 "<answer-file> <output-file>");
	tl__open_file(inf, argv[1], _input);
	tl__open_file(ans, argv[2], _answer);
	tl__open_file(ouf, argv[3], _output);
	skipBom(ouf);
	return true;
}

#ifdef __unix__
/*
 * The manager of a Communication task: the input is a file, there is no answer.  A FIFO opens when
 * the other end does, and the participant's sandbox opens stdin first.
 */
TL_API bool tl__register_judge_interaction(int argc, char *argv[])
{
	tl__now.report = tl__report_cms;
	if (argc < 3)
		tl__fail("Program must be run with the following arguments: "
			 "<fifo-from-participant> <fifo-to-participant>");
	tl__cms_score = dup(1);
	if (tl__cms_score < 0 || !freopen(argv[2], "w", stdout) || !freopen(argv[1], "r", stdin))
		tl__fail("Can not open the FIFOs of the participant");
	tl__open_stdin(ouf, _output);
	tl__open_file(inf, "input.txt", _input);
	tl__open_nothing(ans, "unopened answer stream", _answer);
	if (!tl__open_test_output("/dev/null"))
		tl__fail("Can not write to '/dev/null'");
	return true;
}
#endif

#elif defined(TL__KATTIS)
/* --- Kattis, DOMjudge -------------------------------------------------------------------- */

/* With its slash. */
static const char *tl__feedback_folder;

static bool tl__ends_in_slash(const char *path)
{
	return *path && path[strlen(path) - 1] == '/';
}

static bool tl__write_feedback(const char *name, const char *mode, const char *text)
{
	FILE *file = fopen(format("%s%s", tl__feedback_folder, name), mode);
	bool failed;

	if (!file)
		return false;
	failed = fputs(text, file) < 0;
	return !(fclose(file) || failed);
}

/*
 * What all of it is worth: --points 30, or --quitp-of 30 if quitp() counts these points; without
 * such a flag only quitp() and _pc() make a score.
 */
static double tl__kattis_points = -1;
static bool tl__kattis_counts;

static void tl__take_kattis_flags(int argc, char *argv[])
{
	int i;

	for (i = 4; i + 1 < argc; i++) {
		tl__kattis_counts = !strcmp(argv[i], "--quitp-of");
		if (tl__kattis_counts || !strcmp(argv[i], "--points")) {
			tl__kattis_points = atof(argv[i + 1]);
			return;
		}
	}
}

static void tl__must_write_feedback(const char *name, const char *mode, const char *text)
{
	if (!tl__write_feedback(name, mode, text))
		tl__fail("Can not write to '%s%s'", tl__feedback_folder, name);
}

static void tl__must_write_score(const char *name, double score)
{
	tl__must_write_feedback(name, "wb", format("%s\n", tl__points_text(score)));
}

static bool tl__is_scored(TResult result)
{
	return result == _points || result >= _partially;
}

/* Where a score is a part of what is known: nothing of it is wrong, and has no score. */
static bool tl__accept_part(TResult result)
{
	const double most = tl__kattis_counts && result == _points ? tl__kattis_points : 1;
	const double worth = tl__worth(result), share = most > 0 ? worth / most : worth > 0;

	if (share > 1)
		tl__fail("Expected points in [0, %s], but found %s",
				most > 1 ? tl__points_text(most) : "1", tl__points_text(worth));
	if (share <= 0)
		return false;
	if (tl__kattis_points >= 0)
		tl__must_write_score("score.txt", share * tl__kattis_points);
	else if (tl__is_scored(result))
		tl__must_write_score("score_multiplier.txt", share);
	return true;
}

/* With any score at all, if no more is known. */
static bool tl__accept(TResult result)
{
#ifdef TESTLIB_SCORE_MULTIPLIER
	const bool is_part = true;
#else
	const bool is_part = tl__kattis_points >= 0;
#endif

	if (is_part)
		return tl__accept_part(result);
	if (tl__is_scored(result))
		tl__must_write_score("score.txt", tl__worth(result));
	return result == _ok || tl__is_scored(result);
}

/* A problem may take several passes, which share the message's file. */
static int tl__report_kattis(TResult result, const char *message)
{
	const char *const line = format("%s%s\n", tl__prefix_of(result), message);
	bool accepted;

	if (result == _fail) {
		tl__write_feedback("judgemessage.txt", "ab", line);
		fputs(line, stderr);
		return tl__exit_code_of(_fail);
	}
	accepted = tl__accept(result);
	tl__must_write_feedback("judgemessage.txt", "ab", line);
	return accepted ? TL__KATTIS_YES : TL__KATTIS_NO;
}

/* Opens the streams, if this is Kattis; the output as a participant who talks. */
static bool tl__open_as_kattis(int argc, char *argv[])
{
#ifdef TESTLIB_ABI_KATTIS
	if (argc < 4)
		tl__fail("Program must be run with the following arguments: <input-file> "
			 "<answer-file> <feedback-folder>");
#else
	if (argc < 4 || !tl__ends_in_slash(argv[3]))
		return false;
#endif
	tl__feedback_folder = format("%s%s", argv[3], tl__ends_in_slash(argv[3]) ? "" : "/");
	tl__take_kattis_flags(argc, argv);
	tl__now.report = tl__report_kattis;
	tl__open_stdin(ouf, _output);
	tl__open_file(inf, argv[1], _input);
	tl__open_file(ans, argv[2], _answer);
	return true;
}

TL_API bool tl__register_judge(int argc, char *argv[])
{
	if (!tl__open_as_kattis(argc, argv))
		return false;
	ouf->tl__stop = TL__BLANK; /* byte 0xFF ends nothing: this is not a conversation */
	skipBom(ouf);
	return true;
}

TL_API bool tl__register_judge_interaction(int argc, char *argv[])
{
	if (!tl__open_as_kattis(argc, argv))
		return false;
	if (!tl__open_test_output(format("%stout.txt", tl__feedback_folder)))
		tl__fail("Can not write to '%stout.txt'", tl__feedback_folder);
	return true;
}
#endif
