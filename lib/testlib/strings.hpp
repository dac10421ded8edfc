/* strings.hpp - text of numbers, pieces of text, text of pieces. */
#ifndef TESTLIB_STRINGS_HPP
#define TESTLIB_STRINGS_HPP

/* The same text for the C side: it keeps nothing of it. */
inline tl__c::tl_span tl__span(const std::string &text)
{
	const tl__c::tl_span span = { text.data(), text.size() };

	return span;
}

inline std::string tl__string(tl__c::tl_span span)
{
	return std::string(span.text, span.length);
}

/* --- format ----------------------------------------------------------------------- */

inline std::string tl__vformat(const char *text, va_list values)
{
	std::string result;
	va_list again;

	va_copy(again, values);
	const int length = tl__vsnprintf(NULL, 0, text, again);
	va_end(again);
	if (length <= 0)
		return result;
	result.resize(size_t(length) + 1);
	tl__vsnprintf(&result[0], result.size(), text, values);
	result.resize(size_t(length));
	return result;
}

/* Declares `result`: what follows `text` in a function with "...", formatted. */
#define TL__FORMATTED(text, format, result) \
	std::string result; \
	do { \
		va_list tl__values; \
		va_start(tl__values, text); \
		(result) = tl__vformat(format, tl__values); \
		va_end(tl__values); \
	} while (0)

TL__PRINTF(1, 2) inline std::string testlib_format_(const char *format, ...)
{
	TL__FORMATTED(format, format, result);
	return result;
}

inline std::string testlib_format_(const std::string format, ...)
{
	TL__FORMATTED(format, format.c_str(), result);
	return result;
}

/* A template where the library has a std::format, or a call by its bare name would be ambiguous. */
#if (__cplusplus >= 202002L && __has_include(<format>)) || defined(__cpp_lib_format)
inline std::string tl__format(const char *format, ...)
{
	TL__FORMATTED(format, format, result);
	return result;
}

template <typename... Values> std::string format(const char *format, Values &&...values)
{
	return tl__format(format, values...);
}

template <typename... Values> std::string format(const std::string format, Values &&...values)
{
	return tl__format(format.c_str(), values...);
}
#else
TL__PRINTF(1, 2) inline std::string format(const char *format, ...)
{
	TL__FORMATTED(format, format, result);
	return result;
}

inline std::string format(const std::string format, ...)
{
	TL__FORMATTED(format, format.c_str(), result);
	return result;
}
#endif

/* --- numbers ---------------------------------------------------------------------- */

/* Of any type, unsigned too, without a warning. */
template <typename T> bool tl__is_negative(const T &value)
{
	return value != 0 && !(value > 0);
}

/* Digit by digit, so that it serves __int128 too. */
template <typename T> std::string tl__digits(T value)
{
	const bool negative = tl__is_negative(value);
	std::string digits;

	do {
		const int digit = int(value % 10);

		digits += char('0' + (digit < 0 ? -digit : digit));
		value = T(value / 10);
	} while (value != 0);
	if (negative)
		digits += '-';
	return std::string(digits.rbegin(), digits.rend());
}

template <typename T> std::string tl__vtos(const T &value, std::true_type)
{
	return tl__digits(+value);
}

template <typename T> std::string tl__vtos(const T &value, std::false_type)
{
	std::stringstream stream;
	std::string word;

	stream << value;
	stream >> word;
	return word;
}

/* An integer in decimal (a char too); of anything else the first word it prints. */
template <typename T> std::string vtos(const T &value)
{
	return tl__vtos(value, std::is_integral<T>());
}

template <typename T> std::string toString(const T &value)
{
	return vtos(value);
}

template <typename T> std::string toHumanReadableString(const T &value)
{
	T rest = value;
	int zeros = 0;

	while (rest != 0 && rest % 10 == 0) {
		rest = T(rest / 10);
		zeros++;
	}
	if (zeros < TL__MANY_ZEROS)
		return vtos(value);
	const std::string digits = vtos(rest);
	const std::string factor = digits == "1" ? "" : digits == "-1" ? "-" : digits + "*";
	return factor + "10^" + vtos(zeros);
}

inline std::string removeDoubleTrailingZeroes(std::string value)
{
	if (value.find('.') == std::string::npos)
		return value;
	while (value.back() == '0')
		value.pop_back();
	return value.back() == '.' ? value + '0' : value;
}

inline bool doubleCompare(double expected, double result, double eps)
{
	return tl__c::doubleCompare(expected, result, eps);
}

inline double doubleDelta(double expected, double result)
{
	return tl__c::doubleDelta(expected, result);
}

/* --- pieces of text ------------------------------------------------------------------ */

template <typename C> bool isEof(C c)
{
	return c == EOFC;
}

template <typename C> bool isEoln(C c)
{
	return c == LF || c == CR;
}

template <typename C> bool isBlanks(C c)
{
	return c == LF || c == CR || c == SPACE || c == TAB;
}

inline std::string upperCase(std::string text)
{
	for (size_t i = 0; i < text.size(); i++)
		if (text[i] >= 'a' && text[i] <= 'z')
			text[i] = char(text[i] - 'a' + 'A');
	return text;
}

inline std::string lowerCase(std::string text)
{
	for (size_t i = 0; i < text.size(); i++)
		if (text[i] >= 'A' && text[i] <= 'Z')
			text[i] = char(text[i] - 'A' + 'a');
	return text;
}

inline std::string trim(const std::string &text)
{
	const size_t from = text.find_first_not_of(" \t\r\n");

	if (from == std::string::npos)
		return "";
	return text.substr(from, text.find_last_not_of(" \t\r\n") + 1 - from);
}

inline std::string compress(const std::string &text)
{
	return tl__c::compressSpan(tl__span(text));
}

inline std::string englishEnding(int n)
{
	return tl__c::englishEnding(n);
}

/* Pieces between any of the separators; with none of them the text is one piece. */
inline std::vector<std::string> tl__cut(const std::string &text, const std::string &separators,
		bool keep_empty)
{
	std::vector<std::string> pieces;
	bool separates[UCHAR_MAX + 1] = { false };
	size_t from = 0;

	if (separators.empty())
		return std::vector<std::string>(1, text);
	for (size_t i = 0; i < separators.size(); i++)
		separates[(unsigned char)separators[i]] = true;
	for (size_t i = 0; i <= text.size(); i++) {
		if (i < text.size() && !separates[(unsigned char)text[i]])
			continue;
		if (keep_empty || i > from)
			pieces.emplace_back(text, from, i - from);
		from = i + 1;
	}
	return pieces;
}

inline std::vector<std::string> split(const std::string &text, char separator)
{
	return tl__cut(text, std::string(1, separator), true);
}

inline std::vector<std::string> split(const std::string &text, const std::string &separators)
{
	return tl__cut(text, separators, true);
}

inline std::vector<std::string> tokenize(const std::string &text, char separator)
{
	return tl__cut(text, std::string(1, separator), false);
}

inline std::vector<std::string> tokenize(const std::string &text, const std::string &separators)
{
	return tl__cut(text, separators, false);
}

/* --- text of pieces --------------------------------------------------------------------- */

template <typename Iterator, typename Separator>
std::string join(Iterator first, Iterator last, Separator separator)
{
	std::stringstream text;
	bool repeated = false;

	for (Iterator i = first; i != last; i++) {
		if (repeated)
			text << separator;
		text << *i;
		repeated = true;
	}
	return text.str();
}

template <typename Iterator> std::string join(Iterator first, Iterator last)
{
	return ::join(first, last, ' ');
}

template <typename Collection, typename Separator>
std::string join(const Collection &collection, Separator separator)
{
	return ::join(collection.begin(), collection.end(), separator);
}

template <typename Collection> std::string join(const Collection &collection)
{
	return ::join(collection, ' ');
}

#endif
