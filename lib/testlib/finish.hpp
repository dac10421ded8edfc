/* finish.hpp - the quits. */
#ifndef TESTLIB_FINISH_HPP
#define TESTLIB_FINISH_HPP

TL__NORETURN inline void quit(TResult result, const std::string &message)
{
	tl__c::quit(result, message.c_str());
}

TL__NORETURN inline void quit(TResult result, const char *message)
{
	tl__c::quit(result, message);
}

TL__PRINTF(2, 3) TL__NORETURN inline void quitf(TResult result, const char *format, ...)
{
	TL__FORMATTED(format, format, message);
	::quit(result, message);
}

TL__PRINTF(3, 4) inline void quitif(bool condition, TResult result, const char *format, ...)
{
	if (!condition)
		return;
	TL__FORMATTED(format, format, message);
	::quit(result, message);
}

/* ouf.ensure(x) finds the stream's own. */
#define ensure(condition) tl__ensure((condition), "Condition failed: \"" #condition "\"")
inline void tl__ensure(bool condition, const char *message)
{
	if (!condition)
		::quit(_fail, message);
}

TL__PRINTF(2, 3) inline void ensuref(bool condition, const char *format, ...)
{
	if (condition)
		return;
	TL__FORMATTED(format, format, message);
	::quit(_fail, message);
}

/* --- points --------------------------------------------------------------------------- */

TL__NORETURN inline void quitp(double points, const std::string &message = "")
{
	tl__c::tl__quitp(points, "%s", message.c_str());
}

TL__NORETURN inline void quitp(float points, const std::string &message = "")
{
	tl__c::tl__quitp(double(points), "%s", message.c_str());
}

TL__NORETURN inline void quitp(long double points, const std::string &message = "")
{
	tl__c::tl__quitp(double(points), "%s", message.c_str());
}

TL__NORETURN inline void quitp(int points, const std::string &message = "")
{
	tl__c::tl__quitpInt(points, "%s", message.c_str());
}

template <typename F> TL__PRINTF(2, 3) TL__NORETURN void quitp(F points, const char *format, ...)
{
	TL__FORMATTED(format, format, message);
	::quitp(points, message);
}

TL__NORETURN inline void quitpi(const std::string &points_info, const std::string &message = "")
{
	tl__c::tl__quitpi(points_info.c_str(), message.c_str());
}

/* --- expected and found ------------------------------------------------------------------ */

inline std::string tl__shown(const std::string &value)
{
	return value;
}

inline std::string tl__shown(const char *value)
{
	return value;
}

inline std::string tl__shown(double value)
{
	return tl__c::tl__twelve_digits(value);
}

inline std::string tl__shown(float value)
{
	return tl__shown(double(value));
}

inline std::string tl__shown(long double value)
{
	return tl__shown(double(value));
}

template <typename T> std::string tl__shown(const T &value)
{
	return vtos(value);
}

template <typename T>
TL__PRINTF(4, 5)
TL__NORETURN void expectedButFound(TResult result, T expected, T found, const char *format = "",
		...)
{
	TL__FORMATTED(format, format, prefix);
	tl__c::tl__quit_difference(result, ::compress(tl__shown(expected)).c_str(),
			::compress(tl__shown(found)).c_str(), prefix.c_str());
}

/* --- the end -------------------------------------------------------------------------------- */

inline int resultExitCode(TResult result)
{
	return tl__c::tl__exit_code_of(result);
}

TL__NORETURN inline void halt(int code)
{
	tl__c::tl__leave(code);
}

inline void setName(const char *format, ...) TL__PRINTF(1, 2);
inline void setName(const char *format, ...)
{
	TL__FORMATTED(format, format, name);
	tl__c::setName("%s", name.c_str());
}

inline void setTestCase(int testCase)
{
	tl__c::setTestCase(testCase);
}

inline void unsetTestCase()
{
	tl__c::unsetTestCase();
}

inline void setAppesModeEncoding(std::string encoding)
{
	tl__c::setAppesModeEncoding(encoding.c_str());
}

inline void disableFinalizeGuard()
{
	tl__c::disableFinalizeGuard();
}

#endif
