/*
 * twins.h - C programs of this tree, spoken in C++.
 *
 * The drivers of the recorded results and the stock checkers are written for the C
 * interface.  Compiled as C++ with -include of this header, every call of theirs is a
 * call of upstream's interface: readInt(inf, 1, n, "n") becomes inf.readInt(1, n, "n").
 * So every recorded case is one for both faces.
 */
#ifndef TWINS_H
#define TWINS_H

#include "testlib.h"
#include <deque>

struct tl_span {
	const char *text;
	size_t length;
};

/* Strings that a C program holds by their address live until it ends. */
inline const std::string &twin_kept(const std::string &text)
{
	static std::deque<std::string> all;

	all.push_back(text);
	return all.back();
}

inline const char *twin_text(const std::string &text)
{
	return twin_kept(text).c_str();
}

inline tl_span twin_span(const std::string &text)
{
	const std::string &kept = twin_kept(text);

	return { kept.data(), kept.size() };
}

inline std::string twin_string(tl_span span)
{
	return std::string(span.text, span.length);
}

template <typename T> void twin_copy(const std::vector<T> &values, T *out)
{
	if (out)
		std::copy(values.begin(), values.end(), out);
}

/* --- streams ------------------------------------------------------------------------ */

#define TWIN(method) \
	template <typename... A> auto method(InStream *S, A... a)->decltype(S->method(a...)) \
	{ \
		return S->method(a...); \
	}
TWIN(readInt)
TWIN(readInteger)
TWIN(readUnsignedLong)
TWIN(readDouble)
TWIN(readReal)
TWIN(readStrictDouble)
TWIN(readStrictReal)
TWIN(readSpace)
TWIN(readEoln)
TWIN(readEof)
TWIN(eof)
TWIN(eoln)
TWIN(seekEof)
TWIN(seekEoln)
TWIN(skipBlanks)
TWIN(skipBom)
TWIN(skipChar)
TWIN(nextLine)

/* Of two ints upstream does not know which long it is. */
template <typename... A> long long readLong(InStream *S, long long lo, long long hi, A... a)
{
	return S->readLong(lo, hi, a...);
}

inline long long readLong(InStream *S)
{
	return S->readLong();
}

#define TWIN_ARRAY(type, method) \
	template <typename... A> void method(InStream *S, type *out, A... a) \
	{ \
		twin_copy<type>(S->method(a...), out); \
	}
TWIN_ARRAY(int, readInts)
TWIN_ARRAY(long long, readLongs)
TWIN_ARRAY(unsigned long long, readUnsignedLongs)
TWIN_ARRAY(double, readDoubles)
TWIN_ARRAY(double, readReals)
TWIN_ARRAY(double, readStrictDoubles)
TWIN_ARRAY(double, readStrictReals)

#define TWIN_TEXT(method, methodPattern, methodTo) \
	inline const char *method(InStream *S) \
	{ \
		return twin_text(S->method()); \
	} \
	template <typename... A> const char *methodPattern(InStream *S, A... a) \
	{ \
		return twin_text(S->method(a...)); \
	} \
	template <typename... A> void methodTo(InStream *S, tl_span *span, A... a) \
	{ \
		std::string text; \
		S->methodTo(text, a...); \
		*span = twin_span(text); \
	}
TWIN_TEXT(readToken, readTokenPattern, readTokenTo)
TWIN_TEXT(readWord, readWordPattern, readWordTo)
TWIN_TEXT(readLine, readLinePattern, readLineTo)
TWIN_TEXT(readString, readStringPattern, readStringTo)

inline void twin_spans(const std::vector<std::string> &texts, const char **out, tl_span *spans)
{
	for (size_t i = 0; i < texts.size(); i++) {
		if (out)
			out[i] = twin_text(texts[i]);
		if (spans)
			spans[i] = twin_span(texts[i]);
	}
}

#define TWIN_TEXTS(method) \
	inline void tl__##method(InStream *S, const char **out, tl_span *spans, int n, \
			const char *pattern, const char *name, int base, const char *) \
	{ \
		twin_spans(pattern ? S->method(n, pattern, name, base) : S->method(n, base), out, \
				spans); \
	} \
	inline void method(InStream *S, const char **out, int n) \
	{ \
		twin_spans(S->method(n), out, NULL); \
	} \
	template <typename... A> \
	void method##Pattern(InStream *S, const char **out, int n, A... a) \
	{ \
		twin_spans(S->method(n, a...), out, NULL); \
	}
TWIN_TEXTS(readTokens)
TWIN_TEXTS(readLines)

inline int readChar(InStream *S)
{
	return (unsigned char)S->readChar();
}

inline int readCharIs(InStream *S, int c)
{
	return (unsigned char)S->readChar((char)c);
}

inline int curChar(InStream *S)
{
	return (unsigned char)S->curChar();
}

inline int nextChar(InStream *S)
{
	return (unsigned char)S->nextChar();
}

inline void unreadChar(InStream *S, int c)
{
	S->unreadChar((char)c);
}

inline long long stringToLongLong(InStream *S, tl_span token)
{
	return stringToLongLong(*S, twin_string(token));
}

inline double stringToDouble(InStream *S, tl_span token)
{
	return stringToDouble(*S, twin_string(token));
}

/* Nothing is known in bulk; the callers read on. */
inline long long twin_skip_nothing(InStream *, InStream *)
{
	return 0;
}
#define skipEqualTokens twin_skip_nothing
#define skipEqualLongs twin_skip_nothing
#define skipEqualDoubles twin_skip_nothing
#define skipEqualLines twin_skip_nothing

/* --- verdicts ------------------------------------------------------------------------ */

#define streamQuit(S, ...) (S)->quit(__VA_ARGS__)
#define streamQuitf(S, ...) (S)->quitf(__VA_ARGS__)
#define streamQuitif(S, ...) (S)->quitif(__VA_ARGS__)
#define streamEnsuref(S, ...) (S)->ensuref(__VA_ARGS__)
#define quitpInt quitp
#define expectedButFoundInt expectedButFound<int>
#define expectedButFoundLong expectedButFound<long long>
#define expectedButFoundDouble expectedButFound<double>
#define expectedButFoundStr expectedButFound<std::string>

inline const char *twin_testset()
{
	return twin_text(testlibMode == _checker                    ? checker.testset()
					: testlibMode == _validator ? validator.testset()
								    : getTestset());
}

inline const char *twin_group()
{
	return twin_text(testlibMode == _checker                    ? checker.group()
					: testlibMode == _validator ? validator.group()
								    : getGroup());
}
#define getTestset twin_testset
#define getGroup twin_group

inline int fprintf(std::fstream &file, const char *format, const char *text)
{
	file << ::format(format, text);
	return 0;
}

/* --- random numbers ---------------------------------------------------------------------- */

#define TWIN_RANDOM(type, Type) \
	template <typename... A> type next##Type(random_t *r, A... a) \
	{ \
		return r->next(type(a)...); \
	} \
	inline type wnext##Type(random_t *r, type n, int weight) \
	{ \
		return r->wnext(n, weight); \
	} \
	inline type wnext##Type(random_t *r, type lo, type hi, int weight) \
	{ \
		return r->wnext(lo, hi, weight); \
	} \
	inline type any##Type(random_t *r, const type *a, int n) \
	{ \
		return r->any(std::vector<type>(a, a + n)); \
	} \
	inline type wany##Type(random_t *r, const type *a, int n, int weight) \
	{ \
		return r->wany(std::vector<type>(a, a + n), weight); \
	} \
	inline void shuffle##Type(type *a, int n) \
	{ \
		shuffle(a, a + n); \
	} \
	inline void perm##Type(random_t *r, type *out, type n, type first = 0) \
	{ \
		twin_copy(r->perm(n, first), out); \
	} \
	template <typename... A> void distinct##Type(random_t *r, type *out, int n, A... a) \
	{ \
		twin_copy(r->distinct(n, type(a)...), out); \
	} \
	template <typename... A> void partition##Type(random_t *r, type *out, int n, A... a) \
	{ \
		twin_copy(r->partition(n, type(a)...), out); \
	}
typedef unsigned long long twin_ull;
typedef long long twin_ll;
TWIN_RANDOM(int, Int)
TWIN_RANDOM(unsigned, UInt)
TWIN_RANDOM(twin_ll, Long)
TWIN_RANDOM(twin_ull, ULong)
TWIN_RANDOM(double, Double)

inline double wnextDouble(random_t *r, int weight)
{
	return r->wnext(weight);
}

template <typename T> void shuffle(T *a, size_t count, size_t)
{
	shuffle(a, a + count);
}

inline random_t newRandom()
{
	return random_t();
}

inline void setSeed(random_t *r, long long seed)
{
	r->setSeed(seed);
}

inline void tl__seed_from_args(random_t *r, int argc, char *argv[])
{
	r->setSeed(argc, argv);
}

/* --- patterns and options --------------------------------------------------------------------- */

struct tl__text {
	const char *s;
	size_t length, capacity;
};

inline const pattern *newPattern(const char *text)
{
	return new pattern(text);
}

inline bool tl__pattern_matches(const pattern *p, tl_span text)
{
	return p->matches(twin_string(text));
}

inline void tl__pattern_next(const pattern *p, random_t *r, tl__text *text)
{
	const tl_span drawn = twin_span(p->next(*r));

	text->s = drawn.text;
	text->length = drawn.length;
}

inline const char *nextPattern(random_t *r, const char *text)
{
	return twin_text(r->next("%s", text));
}

#define opt_int(...) opt<int>(__VA_ARGS__)
#define opt_uint(...) opt<unsigned>(__VA_ARGS__)
#define opt_ll(...) opt<long long>(__VA_ARGS__)
#define opt_ull(...) opt<unsigned long long>(__VA_ARGS__)
#define opt_double(...) opt<double>(__VA_ARGS__)
#define opt_bool(...) opt<bool>(__VA_ARGS__)
#define opt_str(...) twin_text(opt<std::string>(__VA_ARGS__))
#define opt_int_at opt_int
#define opt_ll_at opt_ll
#define opt_double_at opt_double
#define opt_bool_at opt_bool
#define opt_str_at opt_str

/* --- writing, strings ----------------------------------------------------------------------------- */

inline void writeInt(int value)
{
	std::cout << value;
}

inline void writeLong(long long value)
{
	std::cout << value;
}

inline void writeStr(const char *text)
{
	std::cout << text;
}

inline void writeChar(char c)
{
	std::cout << c;
}

inline void writeSpace()
{
	std::cout << ' ';
}

inline void writeEoln()
{
	std::cout << '\n';
}

inline void writeFlush()
{
	std::cout.flush();
}

inline const char **twin_list(const std::vector<std::string> &pieces, size_t *count)
{
	const char **list = new const char *[pieces.size() + 1];

	*count = pieces.size();
	for (size_t i = 0; i < pieces.size(); i++)
		list[i] = twin_text(pieces[i]);
	return list;
}

/* One separator is a char. */
inline const char **split(const char *text, const char *separators, size_t *count)
{
	return twin_list(strlen(separators) == 1 ? split(text, *separators)
						 : split(text, std::string(separators)),
			count);
}

inline const char **tokenize(const char *text, const char *separators, size_t *count)
{
	return twin_list(strlen(separators) == 1 ? tokenize(text, *separators)
						 : tokenize(text, std::string(separators)),
			count);
}

template <typename T> const char *twin_join(const T *a, size_t n, const char *separator)
{
	const std::vector<T> list(a, a + n);

	return twin_text(strcmp(separator, " ") ? join(list, separator) : join(list));
}

inline const char *twin_compress(const char *text)
{
	return twin_text(compress(text));
}

inline const char *twin_compress(tl_span text)
{
	return twin_text(compress(twin_string(text)));
}

inline const char *vtosLong(long long value)
{
	return twin_text(vtos(value));
}

inline const char *vtosULong(unsigned long long value)
{
	return twin_text(vtos(value));
}

inline const char *vtosDouble(double value)
{
	return twin_text(vtos(value));
}

inline const char *vtosStr(const char *text)
{
	return twin_text(vtos(std::string(text)));
}

inline const char *toHumanReadableStringLong(long long value)
{
	return twin_text(toHumanReadableString(value));
}

inline const char *toHumanReadableStringULong(unsigned long long value)
{
	return twin_text(toHumanReadableString(value));
}

struct twin_result {
	int testIndex;
	const char *testset, *group, *verdict;
	double points;
	long long timeConsumed, memoryConsumed;
	const char *input, *output, *answer;
	int exitCode;
	const char *checkerComment;
};

/* There and back again, and there. */
inline const char *twin_serialize(const twin_result *r)
{
	const TestResult result = { r->testIndex, r->testset, r->group,
		deserializeTestResultVerdict(r->verdict), r->points, r->timeConsumed,
		r->memoryConsumed, r->input, r->output, r->answer, r->exitCode, r->checkerComment };
	const std::string line = serializeTestResult(result);

	ensuref(serializeTestResult(deserializeTestResult(line)) == line, "%s", line.c_str());
	return twin_text(line);
}

#define joinInt twin_join
#define joinLong twin_join
#define joinDouble twin_join
#define compress twin_compress
#define compressSpan twin_compress
#define format(...) twin_text(::format(__VA_ARGS__))
#define englishEnding(n) twin_text(::englishEnding(n))
#define trim(text) twin_text(::trim(text))
#define upperCase(text) twin_text(::upperCase(text))
#define lowerCase(text) twin_text(::lowerCase(text))
#define removeDoubleTrailingZeroes(text) twin_text(::removeDoubleTrailingZeroes(text))
#define parseExponentialOptValue(text) twin_text(::parseExponentialOptValue(text))
#define serializePoints(points) twin_text(::serializePoints(points))
#define serializeTestResult twin_serialize
#define TestResult twin_result
#define tl__now tl__c::tl__now

/* What is an object here is a pointer to the C program. */
#define inf (&inf)
#define ouf (&ouf)
#define ans (&ans)
#define rnd (&rnd)

#endif
