/* result_file.c - the verdict in a file instead of on stderr, plain or as XML ("appes"). */
#include "testlib_internal.h"

static const char *tl__outcome_of(TResult result)
{
	switch ((int)result) {
	case _ok:
		return "accepted";
	case _wa:
		return "wrong-answer";
	case _pe:
	case _dirt:
		return "presentation-error";
	case _points:
#ifdef PCMS2
		return "relative-scoring";
#else
		return "points";
#endif
	case _unexpected_eof:
		return "unexpected-eof";
	default:
		return result >= _partially ? "partially-correct" : "fail";
	}
}

static void tl__write_escaped(FILE *file, const char *message)
{
	for (; *message; message++) {
		const unsigned char c = (unsigned char)*message;

		if (c == '&')
			fputs("&amp;", file);
		else if (c == '<')
			fputs("&lt;", file);
		else if (c == '>')
			fputs("&gt;", file);
		else if (c == '"')
			fputs("&quot;", file);
		else
			fputc(c < 32 ? '.' : c, file);
	}
}

static void tl__write_xml(FILE *file, TResult result, const char *message)
{
	fprintf(file, "<?xml version=\"1.0\" encoding=\"%s\"?><result outcome = \"%s\"",
			tl__now.encoding, tl__outcome_of(result));
	if (result >= _partially)
		fprintf(file, " pctype = \"%d\"", (int)result - (int)_partially);
	if (result == _points)
		fprintf(file, " points = \"%s\"", tl__points_text(tl__now.points));
	fputc('>', file);
	tl__write_escaped(file, message);
	fputs("</result>\n", file);
}

static bool tl__write_and_close(FILE *file, TResult result, const char *message)
{
	bool failed;

	if (tl__now.appes)
		tl__write_xml(file, result, message);
	else
		fputs(message, file);
	failed = ferror(file) != 0;
	return !(fclose(file) || failed);
}

static void tl__give_up_result_file(const char *message)
{
	tl__now.result_file = NULL;
	tl__fail("%s", message);
}

TL_API void tl__write_result_file(TResult result, const char *message)
{
	FILE *file;

	if (tl__now.appes && result == _points && tl__now.points > 1e300)
		tl__fail("Expected points, but infinity found");
	file = fopen(tl__now.result_file, "w");
	if (!file || !tl__write_and_close(file, result, message))
		tl__give_up_result_file("Can not write to the result file");
}

TL_API void tl__take_result_file(int argc, char *argv[], int first)
{
#ifdef EJUDGE
	(void)argc, (void)argv, (void)first;
#else
	const char *last = argc > first + 1 ? argv[first + 1] : "-appes";

	if (strcmp(last, "-appes") && strcmp(last, "-APPES"))
		tl__fail("Program must be run with the following arguments: " TL__CHECKER_USAGE);
	if (argc > first && *argv[first])
		tl__now.result_file = argv[first];
	tl__now.appes = argc > first + 1;
#endif
}

/* Names that a judge's XML reader may meet, one blank before and after each. */
static const char *const tl__encodings =
		" ascii utf-7 utf-8 utf-16 utf-16le utf-16be utf-32 utf-32le utf-32be iso-8859-1 "
		"iso-8859-2 iso-8859-3 iso-8859-4 iso-8859-5 iso-8859-6 iso-8859-7 iso-8859-8 "
		"iso-8859-9 iso-8859-10 iso-8859-11 iso-8859-13 iso-8859-14 iso-8859-15 "
		"iso-8859-16 windows-1250 windows-1251 windows-1252 windows-1253 windows-1254 "
		"windows-1255 windows-1256 windows-1257 windows-1258 gb2312 gbk gb18030 big5 "
		"shift-jis euc-jp euc-kr euc-cn euc-tw koi8-r koi8-u koi8-t koi8-ru tis-620 "
		"ibm437 ibm850 ibm852 ibm855 ibm857 ibm860 ibm861 ibm862 ibm863 ibm865 ibm866 "
		"ibm869 macroman maccentraleurope maciceland maccroatian macromania maccyrillic "
		"macukraine macgreek macturkish machebrew macarabic macthai hz-gb-2312 "
		"iso-2022-jp iso-2022-kr iso-2022-cn armscii-8 tscii iscii viscii geostd8 cp949 "
		"cp874 cp1006 cp775 cp858 cp737 cp853 cp856 cp922 cp1046 cp1125 cp1131 cp1133 "
		"ptcp154 mulelao-1 iso-ir-166 tcvn iso-ir-14 iso-ir-87 iso-ir-159 ";

TL_API void setAppesModeEncoding(const char *encoding)
{
	const char *name = lowerCase(encoding);

	if (!*name || strchr(name, ' ') || !strstr(tl__encodings, format(" %s ", name)))
		tl__fail("Unexpected encoding for setAppesModeEncoding(encoding)");
	tl__now.encoding = name;
}
