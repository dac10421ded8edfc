/* streams.hpp - a stream with upstream's methods. */
#ifndef TESTLIB_STREAMS_HPP
#define TESTLIB_STREAMS_HPP

/*
 * Numbers: readInt(), readInt(lo, hi [, name]), and arrays of them, readInts(n [, base])
 * and readInts(n, lo, hi [, name [, base]]); `base` is the first index in messages, 1.
 */
#define TL__READS_NUMBERS(type, read, reads, function, least, most) \
	type read() \
	{ \
		return tl__c::tl__##function(this, least, most, ""); \
	} \
	type read(type lo, type hi, const std::string &name = "") \
	{ \
		return tl__c::tl__##function(this, lo, hi, name.c_str()); \
	} \
	std::vector<type> reads(int n, int base = 1) \
	{ \
		std::vector<type> values(tl__size(n, "", #reads)); \
		tl__c::tl__##function##s(this, values.data(), n, least, most, "", base, #reads); \
		return values; \
	} \
	std::vector<type> reads(int n, type lo, type hi, const std::string &name = "", \
			int base = 1) \
	{ \
		std::vector<type> values(tl__size(n, name, #reads)); \
		tl__c::tl__##function##s(this, values.data(), n, lo, hi, name.c_str(), base, \
				#reads); \
		return values; \
	}

#define TL__READS_STRICT_DOUBLES(read, reads) \
	double read(double lo, double hi, int min, int max, const std::string &name = "") \
	{ \
		return tl__c::tl__readStrictDouble(this, lo, hi, min, max, name.c_str()); \
	} \
	std::vector<double> reads(int n, double lo, double hi, int min, int max, \
			const std::string &name = "", int base = 1) \
	{ \
		std::vector<double> values(tl__size(n, name, #reads)); \
		tl__c::tl__readStrictDoubles(this, values.data(), n, lo, hi, min, max, \
				name.c_str(), base, #reads); \
		return values; \
	}

/*
 * Text: readToken(), readToken(pattern [, name]), the same into a string, readTokenTo,
 * and readTokens(n [, base]), readTokens(n, pattern [, name [, base]]).  A pattern is
 * one, or its text.
 */
#define TL__READS_TEXT(read, readTo, reads, kind) \
	std::string read() \
	{ \
		return tl__string(tl__##kind()); \
	} \
	std::string read(const pattern &p, const std::string &name = "") \
	{ \
		return tl__string(tl__##kind(p.tl__p, name)); \
	} \
	std::string read(const std::string &p, const std::string &name = "") \
	{ \
		return read(pattern(p), name); \
	} \
	void readTo(std::string &text) \
	{ \
		tl__assign(text, tl__##kind()); \
	} \
	void readTo(std::string &text, const pattern &p, const std::string &name = "") \
	{ \
		tl__assign(text, tl__##kind(p.tl__p, name)); \
	} \
	void readTo(std::string &text, const std::string &p, const std::string &name = "") \
	{ \
		readTo(text, pattern(p), name); \
	} \
	std::vector<std::string> reads(int n, int base = 1) \
	{ \
		return tl__##kind##s(n, NULL, "", base, #reads); \
	} \
	std::vector<std::string> reads(int n, const pattern &p, const std::string &name = "", \
			int base = 1) \
	{ \
		return tl__##kind##s(n, p.tl__p, name, base, #reads); \
	} \
	std::vector<std::string> reads(int n, const std::string &p, const std::string &name = "", \
			int base = 1) \
	{ \
		return reads(n, pattern(p), name, base); \
	}

/* `strict`, `mode` and the limits are fields of the C stream, whose functions these call. */
struct InStream : tl__c::InStream {
	std::string name; /* as it was given */

	InStream() : tl__c::InStream(tl__c::tl__fresh_stream())
	{
	}

	/* Over a text, with the mode and strictness of `base`. */
	InStream(const InStream &base, std::string text) : name("based on " + base.name)
	{
		tl__c::tl__open_text(this, &base, text.data(), text.size());
	}

	InStream(const InStream &) = delete;
	InStream &operator=(const InStream &) = delete;

	~InStream()
	{
		close();
	}

	void init(std::string path, TMode of);
	void init(std::FILE *file, TMode of);
	void reset(std::FILE *file = NULL);

	void close()
	{
		tl__c::tl__close(this);
	}

	/* Marks the place in the input; the free setTestCase(i) also gets into messages. */
	void setTestCase(int testCase)
	{
		if (!tl__c::tl__now.mark_test_case || this != tl__c::inf)
			tl__c::tl__fail("InStream::setTestCase can be used only for inf in validator-mode. "
					"Actually, prefer setTestCase function instead of InStream member");
		tl__c::tl__now.mark_test_case(testCase);
	}

	/* --- characters --------------------------------------------------------------- */

	char curChar()
	{
		return char(tl__c::curChar(this));
	}

	char nextChar()
	{
		return char(tl__c::nextChar(this));
	}

	char readChar()
	{
		return char(tl__c::nextChar(this));
	}

	char readChar(char c)
	{
		return char(tl__c::readCharIs(this, (unsigned char)c));
	}

	char readSpace()
	{
		return readChar(' ');
	}

	void skipChar()
	{
		tl__c::skipChar(this);
	}

	void unreadChar(char c)
	{
		tl__c::unreadChar(this, (unsigned char)c);
	}

	void skipBlanks()
	{
		tl__c::skipBlanks(this);
	}

	void skipBom()
	{
		tl__c::skipBom(this);
	}

	bool eof()
	{
		return tl__c::eof(this);
	}

	bool eoln()
	{
		return tl__c::eoln(this);
	}

	bool seekEof()
	{
		return tl__c::seekEof(this);
	}

	bool seekEoln()
	{
		return tl__c::seekEoln(this);
	}

	void readEoln()
	{
		tl__c::readEoln(this);
	}

	void readEof()
	{
		tl__c::readEof(this);
	}

	void nextLine()
	{
		tl__c::nextLine(this);
	}

	/* --- numbers, tokens, lines ----------------------------------------------------- */

	TL__READS_NUMBERS(int, readInt, readInts, readInt, INT_MIN, INT_MAX)
	TL__READS_NUMBERS(int, readInteger, readIntegers, readInt, INT_MIN, INT_MAX)
	TL__READS_NUMBERS(long long, readLong, readLongs, readLong, LLONG_MIN, LLONG_MAX)
	TL__READS_NUMBERS(unsigned long long, readUnsignedLong, readUnsignedLongs, readUnsignedLong,
			0, ULLONG_MAX)
	TL__READS_NUMBERS(double, readDouble, readDoubles, readDouble, -TL__HUGE, TL__HUGE)
	TL__READS_NUMBERS(double, readReal, readReals, readDouble, -TL__HUGE, TL__HUGE)
	TL__READS_STRICT_DOUBLES(readStrictDouble, readStrictDoubles)
	TL__READS_STRICT_DOUBLES(readStrictReal, readStrictReals)
	TL__READS_TEXT(readToken, readTokenTo, readTokens, token)
	TL__READS_TEXT(readWord, readWordTo, readWords, token)
	TL__READS_TEXT(readLine, readLineTo, readLines, line)
	TL__READS_TEXT(readString, readStringTo, readStrings, line)

	unsigned long long readLong(unsigned long long lo, unsigned long long hi,
			const std::string &name = "")
	{
		return readUnsignedLong(lo, hi, name);
	}

	std::vector<unsigned long long> readLongs(int n, unsigned long long lo,
			unsigned long long hi, const std::string &name = "", int base = 1)
	{
		std::vector<unsigned long long> values(tl__size(n, name, "readLongs"));
		tl__c::tl__readUnsignedLongs(this, values.data(), n, lo, hi, name.c_str(), base,
				"readLongs");
		return values;
	}

	/* --- verdicts -------------------------------------------------------------------- */

	TL__NORETURN void quit(TResult result, const char *message)
	{
		tl__c::streamQuit(this, result, message);
	}

	TL__NORETURN void quits(TResult result, std::string message)
	{
		tl__c::streamQuit(this, result, message.c_str());
	}

	TL__PRINTF(3, 4) TL__NORETURN void quitf(TResult result, const char *format, ...)
	{
		TL__FORMATTED(format, format, message);
		quits(result, message);
	}

	TL__PRINTF(4, 5) void quitif(bool condition, TResult result, const char *format, ...)
	{
		if (!condition)
			return;
		TL__FORMATTED(format, format, message);
		quits(result, message);
	}

	TL__PRINTF(3, 4) void ensuref(bool condition, const char *format, ...)
	{
		if (condition)
			return;
		TL__FORMATTED(format, format, message);
		quits(_wa, message);
	}

	void tl__ensure(bool condition, const char *message)
	{
		if (!condition)
			quit(_wa, message);
	}

private:
	size_t tl__size(int n, const std::string &name, const char *caller)
	{
		tl__c::tl__check_array_size(this, n, name.c_str(), caller);
		return size_t(n);
	}

	/* Of a short text always as much is copied, and cut off again: no branch on its length. */
	static size_t tl__copied(tl__c::tl_span span)
	{
		const size_t few = 15;

		return span.length < few ? few : span.length;
	}

	static void tl__assign(std::string &text, tl__c::tl_span span)
	{
		text.assign(span.text, tl__copied(span));
		text.erase(span.length);
	}

	static std::string tl__string(tl__c::tl_span span)
	{
		std::string text(span.text, tl__copied(span));

		text.erase(span.length);
		return text;
	}

	tl__c::tl_span tl__token(const tl__c::pattern *p, const std::string &name,
			const int *index = NULL)
	{
		const tl__c::tl_span text = tl__token();

		tl__c::tl__check_pattern(this, &tl__c::tl__token_words, text, p, name.c_str(),
				index);
		return text;
	}

	tl__c::tl_span tl__line(const tl__c::pattern *p, const std::string &name,
			const int *index = NULL)
	{
		const tl__c::tl_span text = tl__line();

		tl__c::tl__check_pattern(this, &tl__c::tl__line_words, text, p, name.c_str(),
				index);
		return text;
	}

	tl__c::tl_span tl__token()
	{
		tl__c::tl_span text;

		tl__c::tl__readTokenTo(this, &text);
		return text;
	}

	tl__c::tl_span tl__line()
	{
		tl__c::tl_span text;

		tl__c::tl__readLineTo(this, &text);
		return text;
	}

	std::vector<std::string> tl__tokens(int n, const tl__c::pattern *p, const std::string &name,
			int base, const char *caller)
	{
		std::vector<std::string> tokens(tl__size(n, name, caller));

		for (int i = 0; i < n; i++, base++) {
			if (i > 0 && strict)
				readSpace();
			tl__assign(tokens[size_t(i)], tl__token(p, name, &base));
		}
		return tokens;
	}

	std::vector<std::string> tl__lines(int n, const tl__c::pattern *p, const std::string &name,
			int base, const char *caller)
	{
		std::vector<std::string> lines(tl__size(n, name, caller));

		for (int i = 0; i < n; i++, base++)
			tl__assign(lines[size_t(i)], tl__line(p, name, &base));
		return lines;
	}
};

/* --- opening by hand ------------------------------------------------------------------ */

inline void InStream::init(std::string path, TMode of)
{
	const bool was_strict = strict;

	name = path;
	tl__c::tl__open_file(this, tl__c::tl__copy(path.data(), path.size()), of);
	strict = was_strict;
}

inline void InStream::init(std::FILE *file, TMode of)
{
	if (file == stdin) {
		tl__c::tl__open_stdin(this, of);
	} else {
		tl__c::tl__start(this, "untitled", of, tl__c::TL__FROM_FILE);
		tl__file = file;
	}
	name = tl__c::InStream::name;
}

inline void InStream::reset(std::FILE *file)
{
	if (tl__kind == tl__c::TL__FROM_STDIN)
		quit(_fail, "Can't reset standard handle");
	close();
	if (file)
		init(file, mode);
	else
		init(name, mode);
}

/* --- text that was read already --------------------------------------------------------- */

inline long long stringToLongLong(InStream &in, const std::string &text)
{
	return tl__c::stringToLongLong(&in, tl__span(text));
}

inline unsigned long long stringToUnsignedLongLong(InStream &in, const std::string &text)
{
	return tl__c::stringToUnsignedLongLong(&in, tl__span(text));
}

inline double stringToDouble(InStream &in, const std::string &text)
{
	return tl__c::stringToDouble(&in, tl__span(text));
}

inline double stringToStrictDouble(InStream &in, const std::string &text, int minDigits,
		int maxDigits)
{
	return tl__c::stringToStrictDouble(&in, tl__span(text), minDigits, maxDigits);
}

static InStream inf, ouf, ans;

#endif
