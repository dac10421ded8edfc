/*
 * probe - calls single functions of testlib, as a script says.
 *
 *     PROBE_MODE=checker|validator|interactor|gen PROBE_SCRIPT=file probe [argument ...]
 *
 * One line of the script is one call: its name and arguments, separated by
 * blanks, each percent-encoded.  What the call returns is printed.  This is how
 * run_vectors compares the library with recorded results, function by function.
 */
#include "percent.h"
#include "testlib_internal.h"

#define WORDS 10

/* The words behind the name of the call; NULL where there is none. */
typedef char **words;

static const char *text(const char *word, const char *otherwise)
{
	return word ? word : otherwise;
}

static long long whole(const char *word, long long otherwise)
{
	return word ? strtoll(word, NULL, 10) : otherwise;
}

static unsigned long long natural(const char *word, unsigned long long otherwise)
{
	return word ? strtoull(word, NULL, 10) : otherwise;
}

static double real(const char *word, double otherwise)
{
	return word ? strtod(word, NULL) : otherwise;
}

static int integer(const char *word, int otherwise)
{
	return (int)whole(word, otherwise);
}

/* Room for as many elements as a call may really deliver. */
static void *room_for(int count, size_t size)
{
	return calloc(count > 0 && count <= 1000000 ? (size_t)count : 1, size);
}

static TResult verdict(const char *word)
{
	static const struct {
		const char *name;
		TResult result;
	} table[] = {
		{ "ok", _ok },
		{ "wa", _wa },
		{ "pe", _pe },
		{ "fail", _fail },
		{ "dirt", _dirt },
		{ "points", _points },
		{ "unexpected_eof", _unexpected_eof },
	};

	for (size_t i = 0; i < sizeof table / sizeof *table; i++)
		if (!strcmp(word, table[i].name))
			return table[i].result;
	if (!strncmp(word, "pc:", 3))
		return _pc(integer(word + 3, 0));
	return (TResult)integer(word, 0);
}

/* --- What is printed -------------------------------------------------------- */

static void print_text(const char *label, const char *s, size_t length)
{
	printf("%s -> ", label);
	if (length > 0)
		percent_print(stdout, s, length);
	putchar('\n');
}

static void print_string(const char *label, const char *s)
{
	print_text(label, s, strlen(s));
}

static void print_whole(const char *label, long long value)
{
	printf("%s -> %lld\n", label, value);
}

static void print_natural(const char *label, unsigned long long value)
{
	printf("%s -> %llu\n", label, value);
}

static void print_real(const char *label, double value)
{
	printf("%s -> %.17g\n", label, value);
}

static void print_ints(const char *label, const int *value, int count)
{
	printf("%s ->", label);
	for (int i = 0; i < count; i++)
		printf(" %d", value[i]);
	putchar('\n');
}

static void print_spans(const char *label, const struct tl_span *value, int count)
{
	printf("%s ->", label);
	for (int i = 0; i < count; i++) {
		putchar(' ');
		percent_print(stdout, value[i].text, value[i].length);
	}
	putchar('\n');
}

/* --- Calls on a stream: numbers ----------------------------------------------- */

static void call_readInt(InStream *S, words w)
{
	print_whole("int",
			readInt(S, integer(w[0], INT_MIN), integer(w[1], INT_MAX), text(w[2], "")));
}

static void call_readLong(InStream *S, words w)
{
	print_whole("long",
			readLong(S, whole(w[0], LLONG_MIN), whole(w[1], LLONG_MAX),
					text(w[2], "")));
}

static void call_readUnsignedLong(InStream *S, words w)
{
	print_natural("ulong",
			readUnsignedLong(S, natural(w[0], 0), natural(w[1], ULLONG_MAX),
					text(w[2], "")));
}

static void call_readReal(InStream *S, words w)
{
	print_real("real",
			w[0] ? readReal(S, real(w[0], 0), real(w[1], 0), text(w[2], ""))
			     : readReal(S));
}

static void call_readStrictReal(InStream *S, words w)
{
	print_real("strictreal",
			readStrictReal(S, real(w[0], 0), real(w[1], 0), integer(w[2], 0),
					integer(w[3], 0), text(w[4], "")));
}

static void call_readInts(InStream *S, words w)
{
	const int n = integer(w[0], 0);
	int *value = room_for(n, sizeof *value);

	readInts(S, value, n, integer(w[1], INT_MIN), integer(w[2], INT_MAX), text(w[3], ""),
			integer(w[4], 1));
	print_ints("ints", value, n);
	free(value);
}

static void call_readLongs(InStream *S, words w)
{
	const int n = integer(w[0], 0);
	long long *value = room_for(n, sizeof *value);

	readLongs(S, value, n, whole(w[1], LLONG_MIN), whole(w[2], LLONG_MAX), text(w[3], ""),
			integer(w[4], 1));
	printf("longs ->");
	for (int i = 0; i < n; i++)
		printf(" %lld", value[i]);
	putchar('\n');
	free(value);
}

static void call_readUnsignedLongs(InStream *S, words w)
{
	const int n = integer(w[0], 0);
	unsigned long long *value = room_for(n, sizeof *value);

	readUnsignedLongs(S, value, n, natural(w[1], 0), natural(w[2], ULLONG_MAX), text(w[3], ""),
			integer(w[4], 1));
	printf("ulongs ->");
	for (int i = 0; i < n; i++)
		printf(" %llu", value[i]);
	putchar('\n');
	free(value);
}

static void call_readReals(InStream *S, words w)
{
	const int n = integer(w[0], 0);
	double *value = room_for(n, sizeof *value);

	if (w[1])
		readReals(S, value, n, real(w[1], 0), real(w[2], 0), text(w[3], ""),
				integer(w[4], 1));
	else
		readReals(S, value, n);
	for (int i = 0; i < n; i++)
		print_real("real", value[i]);
	free(value);
}

static void call_readStrictReals(InStream *S, words w)
{
	const int n = integer(w[0], 0);
	double *value = room_for(n, sizeof *value);

	readStrictReals(S, value, n, real(w[1], 0), real(w[2], 0), integer(w[3], 0),
			integer(w[4], 0), text(w[5], ""), integer(w[6], 1));
	for (int i = 0; i < n; i++)
		print_real("strictreal", value[i]);
	free(value);
}

/* --- Calls on a stream: texts -------------------------------------------------- */

static void call_readToken(InStream *S, words w)
{
	struct tl_span token;

	if (w[0])
		readTokenTo(S, &token, w[0], text(w[1], ""));
	else
		readTokenTo(S, &token);
	print_text("token", token.text, token.length);
}

static void call_readLine(InStream *S, words w)
{
	struct tl_span line;

	if (w[0])
		readLineTo(S, &line, w[0], text(w[1], ""));
	else
		readLineTo(S, &line);
	print_text("line", line.text, line.length);
}

static void call_readTokens(InStream *S, words w)
{
	const int n = integer(w[0], 0);
	struct tl_span *value = room_for(n, sizeof *value);

	tl__readTokens(S, NULL, value, n, w[1], text(w[2], ""), integer(w[3], 1), "readTokens");
	print_spans("tokens", value, n);
	free(value);
}

static void call_readLines(InStream *S, words w)
{
	const int n = integer(w[0], 0);
	struct tl_span *value = room_for(n, sizeof *value);

	tl__readLines(S, NULL, value, n, w[1], text(w[2], ""), integer(w[3], 1), "readLines");
	print_spans("lines", value, n);
	free(value);
}

/* --- Calls on a stream: characters ----------------------------------------------- */

static void call_readChar(InStream *S, words w)
{
	print_whole("char", w[0] ? readCharIs(S, integer(w[0], 0)) : readChar(S));
}

static void call_readSpace(InStream *S, words w)
{
	(void)w;
	readSpace(S);
	puts("space");
}

static void call_readEoln(InStream *S, words w)
{
	(void)w;
	readEoln(S);
	puts("eoln");
}

static void call_readEof(InStream *S, words w)
{
	(void)w;
	readEof(S);
	puts("eof");
}

static void call_eof(InStream *S, words w)
{
	(void)w;
	print_whole("eof", eof(S));
}

static void call_eoln(InStream *S, words w)
{
	(void)w;
	print_whole("eoln", eoln(S));
}

static void call_seekEof(InStream *S, words w)
{
	(void)w;
	print_whole("seekEof", seekEof(S));
}

static void call_seekEoln(InStream *S, words w)
{
	(void)w;
	print_whole("seekEoln", seekEoln(S));
}

static void call_skipBlanks(InStream *S, words w)
{
	(void)w;
	skipBlanks(S);
	puts("skipBlanks");
}

static void call_skipBom(InStream *S, words w)
{
	(void)w;
	skipBom(S);
	puts("skipBom");
}

static void call_nextLine(InStream *S, words w)
{
	(void)w;
	nextLine(S);
	puts("nextLine");
}

static void call_skipChar(InStream *S, words w)
{
	(void)w;
	skipChar(S);
	puts("skipChar");
}

static void call_curChar(InStream *S, words w)
{
	(void)w;
	print_whole("cur", curChar(S));
}

static void call_nextChar(InStream *S, words w)
{
	(void)w;
	print_whole("next", nextChar(S));
}

static void call_unreadChar(InStream *S, words w)
{
	unreadChar(S, integer(w[0], 0));
	puts("unread");
}

/* --- Calls on a stream: the rest --------------------------------------------------- */

static void call_stream_quitf(InStream *S, words w)
{
	streamQuitf(S, verdict(w[0]), "%s", text(w[1], ""));
}

static void call_stream_quitif(InStream *S, words w)
{
	streamQuitif(S, integer(w[0], 0) != 0, verdict(w[1]), "%s", text(w[2], ""));
	puts("quitif passed");
}

static void call_stream_ensuref(InStream *S, words w)
{
	streamEnsuref(S, integer(w[0], 0) != 0, "%s", text(w[1], ""));
	puts("ensuref passed");
}

static void call_strict(InStream *S, words w)
{
	S->strict = integer(w[0], 0) != 0;
	puts("strict set");
}

static void call_maxTokenLength(InStream *S, words w)
{
	S->maxTokenLength = (size_t)natural(w[0], 0);
	puts("maxTokenLength set");
}

static void call_maxMessageLength(InStream *S, words w)
{
	S->maxMessageLength = (size_t)natural(w[0], 0);
	puts("maxMessageLength set");
}

static const struct stream_call {
	const char *name;
	void (*run)(InStream *S, words w);
} stream_calls[] = {
	{ "readInt", call_readInt },
	{ "readLong", call_readLong },
	{ "readUnsignedLong", call_readUnsignedLong },
	{ "readReal", call_readReal },
	{ "readStrictReal", call_readStrictReal },
	{ "readInts", call_readInts },
	{ "readLongs", call_readLongs },
	{ "readUnsignedLongs", call_readUnsignedLongs },
	{ "readReals", call_readReals },
	{ "readStrictReals", call_readStrictReals },
	{ "readToken", call_readToken },
	{ "readLine", call_readLine },
	{ "readTokens", call_readTokens },
	{ "readLines", call_readLines },
	{ "readChar", call_readChar },
	{ "readSpace", call_readSpace },
	{ "readEoln", call_readEoln },
	{ "readEof", call_readEof },
	{ "eof", call_eof },
	{ "eoln", call_eoln },
	{ "seekEof", call_seekEof },
	{ "seekEoln", call_seekEoln },
	{ "skipBlanks", call_skipBlanks },
	{ "skipBom", call_skipBom },
	{ "nextLine", call_nextLine },
	{ "skipChar", call_skipChar },
	{ "curChar", call_curChar },
	{ "nextChar", call_nextChar },
	{ "unreadChar", call_unreadChar },
	{ "quitf", call_stream_quitf },
	{ "quitif", call_stream_quitif },
	{ "ensuref", call_stream_ensuref },
	{ "strict", call_strict },
	{ "maxTokenLength", call_maxTokenLength },
	{ "maxMessageLength", call_maxMessageLength },
};

/* --- Calls that end the program ------------------------------------------------------ */

static void call_quitf(words w)
{
	quitf(verdict(w[0]), "%s", text(w[1], ""));
}

static void call_quitif(words w)
{
	quitif(integer(w[0], 0) != 0, verdict(w[1]), "%s", text(w[2], ""));
	puts("quitif passed");
}

static void call_ensuref(words w)
{
	ensuref(integer(w[0], 0) != 0, "%s", text(w[1], ""));
	puts("ensuref passed");
}

static void call_ensure_1_equals_2(words w)
{
	(void)w;
	ensure(1 == 2);
}

static void call_quitp_double(words w)
{
	if (w[1])
		quitp(real(w[0], 0), "%s", w[1]);
	quitp(real(w[0], 0));
}

static void call_quitp_int(words w)
{
	if (w[1])
		quitpInt(integer(w[0], 0), "%s", w[1]);
	quitpInt(integer(w[0], 0));
}

static void call_quitpi(words w)
{
	if (w[1])
		quitpi(w[0], w[1]);
	quitpi(w[0]);
}

static void call_expected_int(words w)
{
	expectedButFoundInt(verdict(w[0]), integer(w[1], 0), integer(w[2], 0), "%s",
			text(w[3], ""));
}

static void call_expected_long(words w)
{
	expectedButFoundLong(verdict(w[0]), whole(w[1], 0), whole(w[2], 0), "%s", text(w[3], ""));
}

static void call_expected_double(words w)
{
	expectedButFoundDouble(verdict(w[0]), real(w[1], 0), real(w[2], 0), "%s", text(w[3], ""));
}

static void call_expected_string(words w)
{
	expectedButFoundStr(verdict(w[0]), w[1], w[2], "%s", text(w[3], ""));
}

static char *letters(int count)
{
	char *message = room_for(count + 1, 1);

	memset(message, 'x', (size_t)count);
	return message;
}

static InStream *stream_named(const char *name)
{
	return !strcmp(name, "inf") ? inf : !strcmp(name, "ouf") ? ouf : ans;
}

static void call_repeat_message_quitf(words w)
{
	quitf(verdict(w[0]), "%s", letters(integer(w[1], 0)));
}

static void call_repeat_message_stream_quitf(words w)
{
	streamQuitf(stream_named(w[0]), verdict(w[1]), "%s", letters(integer(w[2], 0)));
}

/* --- Calls about test cases, features, arguments --------------------------------------- */

static void call_setTestCase(words w)
{
	setTestCase(integer(w[0], 0));
	puts("setTestCase");
}

static void call_unsetTestCase(words w)
{
	(void)w;
	unsetTestCase();
	puts("unsetTestCase");
}

static void call_addFeature(words w)
{
	addFeature(w[0]);
	puts("addFeature");
}

static void call_feature(words w)
{
	feature(w[0]);
	puts("feature");
}

static void call_testset(words w)
{
	(void)w;
	printf("testset -> %s\n", getTestset());
}

static void call_group(words w)
{
	(void)w;
	printf("group -> %s\n", getGroup());
}

static void call_tout(words w)
{
	fprintf(tout, "%s\n", w[0]);
}

static void call_print(words w)
{
	puts(w[0]);
}

static void call_setAppesModeEncoding(words w)
{
	setAppesModeEncoding(w[0]);
}

/* --- Calls of generators ------------------------------------------------------------------ */

static void call_has_opt(words w)
{
	print_whole("has_opt", has_opt(w[0]));
}

static void call_opt_int(words w)
{
	print_whole("opt", opt_int(w[0]));
}

static void call_opt_ll(words w)
{
	print_whole("opt", opt_ll(w[0]));
}

static void call_opt_uint(words w)
{
	print_natural("opt", opt_uint(w[0]));
}

static void call_opt_ull(words w)
{
	print_natural("opt", opt_ull(w[0]));
}

static void call_opt_double(words w)
{
	print_real("opt", opt_double(w[0]));
}

static void call_opt_bool(words w)
{
	print_whole("opt", opt_bool(w[0]));
}

static void call_opt_string(words w)
{
	print_string("opt", opt_str(w[0]));
}

static void call_opt_int_default(words w)
{
	print_whole("opt", opt_int(w[0], integer(w[1], 0)));
}

static void call_opt_double_default(words w)
{
	print_real("opt", opt_double(w[0], real(w[1], 0)));
}

static void call_opt_string_default(words w)
{
	print_string("opt", opt_str(w[0], w[1]));
}

static void call_opt_bool_default(words w)
{
	print_whole("opt", opt_bool(w[0], integer(w[1], 0) != 0));
}

static void call_optidx_int(words w)
{
	print_whole("opt", opt_int_at(integer(w[0], 0)));
}

static void call_optidx_ll(words w)
{
	print_whole("opt", opt_ll_at(integer(w[0], 0)));
}

static void call_optidx_double(words w)
{
	print_real("opt", opt_double_at(integer(w[0], 0)));
}

static void call_optidx_bool(words w)
{
	print_whole("opt", opt_bool_at(integer(w[0], 0)));
}

static void call_optidx_string(words w)
{
	print_string("opt", opt_str_at(integer(w[0], 0)));
}

static void call_optidx_int_default(words w)
{
	print_whole("opt", opt_int_at(integer(w[0], 0), integer(w[1], 0)));
}

static void call_ensureNoUnusedOpts(words w)
{
	(void)w;
	ensureNoUnusedOpts();
	puts("no unused");
}

static void call_suppressEnsureNoUnusedOpts(words w)
{
	(void)w;
	suppressEnsureNoUnusedOpts();
}

static void call_rnd_int(words w)
{
	print_whole("rnd", nextInt(rnd, integer(w[0], 0)));
}

static void call_rnd_range(words w)
{
	print_whole("rnd", nextInt(rnd, integer(w[0], 0), integer(w[1], 0)));
}

static void call_rnd_wnext(words w)
{
	print_whole("rnd", wnextInt(rnd, integer(w[0], 0), integer(w[1], 0)));
}

static void call_rnd_pattern(words w)
{
	struct tl__text drawn = { NULL, 0, 0 }; /* it may hold NUL */

	tl__pattern_next(newPattern(w[0]), rnd, &drawn);
	print_text("rnd", drawn.s, drawn.length);
}

static void call_rnd_any_of_size(words w)
{
	const int n = integer(w[0], 0);
	int *zeros = room_for(n, sizeof *zeros);

	print_whole("rnd", anyInt(rnd, zeros, n));
	free(zeros);
}

static void call_rnd_distinct(words w)
{
	const int n = integer(w[0], 0);
	int *value = room_for(n, sizeof *value);

	distinctInt(rnd, value, n, integer(w[1], 0), integer(w[2], 0));
	print_ints("rnd", value, n);
	free(value);
}

static void call_rnd_partition(words w)
{
	const int n = integer(w[0], 0);
	int *value = room_for(n, sizeof *value);

	partitionInt(rnd, value, n, integer(w[1], 0), integer(w[2], 0));
	print_ints("rnd", value, n);
	free(value);
}

static void call_rnd_double_range(words w)
{
	print_real("rnd", nextDouble(rnd, real(w[0], 0), real(w[1], 0)));
}

static const struct call {
	const char *name;
	void (*run)(words w);
} calls[] = {
	{ "quitf", call_quitf },
	{ "quitif", call_quitif },
	{ "ensuref", call_ensuref },
	{ "ensure_1_equals_2", call_ensure_1_equals_2 },
	{ "quitp_double", call_quitp_double },
	{ "quitp_int", call_quitp_int },
	{ "quitpi", call_quitpi },
	{ "expected_int", call_expected_int },
	{ "expected_long", call_expected_long },
	{ "expected_double", call_expected_double },
	{ "expected_string", call_expected_string },
	{ "repeat_message_quitf", call_repeat_message_quitf },
	{ "repeat_message_stream_quitf", call_repeat_message_stream_quitf },
	{ "setTestCase", call_setTestCase },
	{ "unsetTestCase", call_unsetTestCase },
	{ "addFeature", call_addFeature },
	{ "feature", call_feature },
	{ "testset", call_testset },
	{ "group", call_group },
	{ "tout", call_tout },
	{ "print", call_print },
	{ "setAppesModeEncoding", call_setAppesModeEncoding },
	{ "has_opt", call_has_opt },
	{ "opt_int", call_opt_int },
	{ "opt_ll", call_opt_ll },
	{ "opt_uint", call_opt_uint },
	{ "opt_ull", call_opt_ull },
	{ "opt_double", call_opt_double },
	{ "opt_bool", call_opt_bool },
	{ "opt_string", call_opt_string },
	{ "opt_int_default", call_opt_int_default },
	{ "opt_double_default", call_opt_double_default },
	{ "opt_string_default", call_opt_string_default },
	{ "opt_bool_default", call_opt_bool_default },
	{ "optidx_int", call_optidx_int },
	{ "optidx_ll", call_optidx_ll },
	{ "optidx_double", call_optidx_double },
	{ "optidx_bool", call_optidx_bool },
	{ "optidx_string", call_optidx_string },
	{ "optidx_int_default", call_optidx_int_default },
	{ "ensureNoUnusedOpts", call_ensureNoUnusedOpts },
	{ "suppressEnsureNoUnusedOpts", call_suppressEnsureNoUnusedOpts },
	{ "rnd_int", call_rnd_int },
	{ "rnd_range", call_rnd_range },
	{ "rnd_wnext", call_rnd_wnext },
	{ "rnd_pattern", call_rnd_pattern },
	{ "rnd_any_of_size", call_rnd_any_of_size },
	{ "rnd_distinct", call_rnd_distinct },
	{ "rnd_partition", call_rnd_partition },
	{ "rnd_double_range", call_rnd_double_range },
};

/* --- The script ---------------------------------------------------------------------------- */

/* A script that cannot be obeyed gives no result: it ends at once, past all guards. */
static void give_up(const char *what)
{
	fprintf(stderr, "probe: cannot obey '%s'\n", what);
	_Exit(99);
}

static bool run_stream_call(const char *name, words w)
{
	const char *point = strchr(name, '.');

	for (size_t i = 0; point && i < sizeof stream_calls / sizeof *stream_calls; i++)
		if (!strcmp(point + 1, stream_calls[i].name)) {
			char stream[4] = { name[0], name[1], name[2], '\0' };

			stream_calls[i].run(stream_named(stream), w);
			return true;
		}
	return false;
}

static bool run_call(const char *name, words w)
{
	for (size_t i = 0; i < sizeof calls / sizeof *calls; i++)
		if (!strcmp(name, calls[i].name)) {
			calls[i].run(w);
			return true;
		}
	return false;
}

/* word[] gets the decoded words, and NULL behind them. */
static void split_line(char *line, char *word[WORDS])
{
	size_t count = 0;

	line[strcspn(line, "\n")] = '\0';
	for (char *at = strtok(line, " "); at && count < WORDS; at = strtok(NULL, " ")) {
		percent_decode(at);
		word[count++] = at;
	}
	while (count < WORDS)
		word[count++] = NULL;
}

/* Returns what main is to return. */
static int run_script(FILE *script)
{
	static char line[1 << 20];
	char *word[WORDS];

	while (fgets(line, sizeof line, script)) {
		split_line(line, word);
		if (!word[0])
			continue;
		if (!strcmp(word[0], "return"))
			return integer(word[1], 0);
		if (!run_stream_call(word[0], word + 1) && !run_call(word[0], word + 1))
			give_up(word[0]);
		fflush(stdout);
	}
	return 0;
}

static void register_as(const char *mode, int argc, char *argv[])
{
	if (!strcmp(mode, "checker"))
		registerTestlibCmd(argc, argv);
	else if (!strcmp(mode, "validator"))
		registerValidation(argc, argv);
	else if (!strcmp(mode, "interactor"))
		registerInteraction(argc, argv);
	else if (!strcmp(mode, "gen"))
		registerGen(argc, argv, 1);
	else
		give_up(mode);
}

int main(int argc, char *argv[])
{
	register_as(text(getenv("PROBE_MODE"), "no PROBE_MODE"), argc, argv);

	const char *path = text(getenv("PROBE_SCRIPT"), "no PROBE_SCRIPT");
	FILE *script = fopen(path, "r");

	if (!script)
		give_up(path);
	return run_script(script);
}
