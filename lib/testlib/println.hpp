/*
 * println.hpp - values, collections and ranges, one blank between two, and a line end.
 *
 * Everything goes to std::cout, so the order is right with whatever else a program
 * prints.  A line is put together here and handed over at once.
 */
#ifndef TESTLIB_PRINTLN_HPP
#define TESTLIB_PRINTLN_HPP

static std::string tl__line;

/* Nothing but plain text is asked of std::cout: then numbers need not pass through it. */
inline bool tl__is_plain()
{
	const std::ios_base::fmtflags usual = std::ios_base::dec | std::ios_base::skipws;

	return std::cout.flags() == usual && std::cout.width() == 0 && std::cout.good();
}

inline void tl__hand_over()
{
	if (!tl__line.empty())
		std::cout.rdbuf()->sputn(tl__line.data(), std::streamsize(tl__line.size()));
	tl__line.clear();
}

/*
 * The end of a line is also a flush, but in a generator whose std::cout has no buffer of its
 * own: what is in that of stdio comes out in its turn.  (The query changes nothing.)
 */
inline void tl__end_line()
{
	tl__hand_over();
	std::cout.put('\n');
	if (tl__c::tl__now.program != tl__c::TL__GENERATOR || !std::ios_base::sync_with_stdio(true))
		std::cout.flush();
}

/* --- one value ------------------------------------------------------------------------- */

template <typename T> void tl__print_any(const T &value)
{
	tl__hand_over();
	std::cout << value;
}

template <typename T> void tl__print_integer(T value)
{
	char digits[TL__LONGEST_NUMBER];
	char *to = digits;
	unsigned long long size = (unsigned long long)value;

	if (!tl__is_plain())
		return tl__print_any(value);
	if (tl__is_negative(value)) {
		*to++ = '-';
		size = 0 - size;
	}
	to = tl__c::tl__put_number(to, size);
	tl__line.append(digits, size_t(to - digits));
}

template <typename T> void tl__print_value(const T &value)
{
	tl__print_any(value);
}

inline void tl__print_value(const int &value)
{
	tl__print_integer(value);
}

inline void tl__print_value(const unsigned &value)
{
	tl__print_integer(value);
}

inline void tl__print_value(const long &value)
{
	tl__print_integer(value);
}

inline void tl__print_value(const unsigned long &value)
{
	tl__print_integer(value);
}

inline void tl__print_value(const long long &value)
{
	tl__print_integer(value);
}

inline void tl__print_value(const unsigned long long &value)
{
	tl__print_integer(value);
}

inline void tl__print_value(const char &value)
{
	if (tl__is_plain())
		tl__line += value;
	else
		tl__print_any(value);
}

inline void tl__print_value(const std::string &value)
{
	if (tl__is_plain())
		tl__line += value;
	else
		tl__print_any(value);
}

inline void tl__print_blank()
{
	tl__print_value(' ');
}

/* --- one item: a value, or a collection of values ---------------------------------------- */

template <typename T> struct is_iterable {
	template <typename U> static char test(typename U::iterator *);
	template <typename U> static long test(...);
	static const bool value = sizeof(test<T>(NULL)) == 1;
};

/* A class with a category, or a pointer; an array is none. */
template <typename T> struct is_iterator {
	template <typename U> static char test(typename U::iterator_category *);
	template <typename U> static long test(...);
	static const bool value = sizeof(test<T>(NULL)) == 1 || std::is_pointer<T>::value;
};

template <typename T> typename std::enable_if<!is_iterable<T>::value>::type tl__print(const T &item)
{
	tl__print_value(item);
}

template <typename T> typename std::enable_if<is_iterable<T>::value>::type tl__print(const T &item)
{
	bool repeated = false;

	for (typename T::const_iterator i = item.begin(); i != item.end(); i++) {
		if (repeated)
			tl__print_blank();
		tl__print_value(*i);
		repeated = true;
	}
}

inline void tl__print(const std::string &item)
{
	tl__print_value(item);
}

/* --- println --------------------------------------------------------------------------------- */

inline void tl__print_items()
{
	tl__end_line();
}

template <typename T, typename... Rest> void tl__print_items(const T &item, const Rest &...rest)
{
	tl__print(item);
	if (sizeof...(rest) > 0)
		tl__print_blank();
	tl__print_items(rest...);
}

/* A range may hold collections. */
template <typename A, typename B> void tl__print_range(A begin, B end)
{
	bool repeated = false;

	for (B i = B(begin); i != end; i++) {
		if (repeated)
			tl__print_blank();
		tl__print(*i);
		repeated = true;
	}
	tl__end_line();
}

template <typename T> void println(const T &item)
{
	tl__print_items(item);
}

template <typename A, typename B>
typename std::enable_if<!is_iterator<B>::value>::type println(const A &a, const B &b)
{
	tl__print_items(a, b);
}

template <typename A, typename B>
typename std::enable_if<is_iterator<B>::value>::type println(const A &a, const B &b)
{
	tl__print_range(a, b);
}

template <typename T> void println(const T *a, const T *b)
{
	tl__print_range(a, b);
}

template <> inline void println<char>(const char *a, const char *b)
{
	tl__print_items(a, b);
}

template <typename A, typename B, typename C, typename... Rest>
void println(const A &a, const B &b, const C &c, const Rest &...rest)
{
	tl__print_items(a, b, c, rest...);
}

#endif
