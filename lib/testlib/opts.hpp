/* opts.hpp - options of every type. */
#ifndef TESTLIB_OPTS_HPP
#define TESTLIB_OPTS_HPP

/* What a word is as a T: an integer of any size, a number with a point, or itself. */
template <typename T> T tl__opt_value(const char *word, std::true_type /* integral */)
{
	const char *const digits = tl__c::tl__expand(word, false);
	const T most = std::numeric_limits<T>::max();

	if (std::is_unsigned<T>::value)
		return T(tl__c::tl__unsigned_of(digits, (unsigned long long)most, word));
	return T(tl__c::tl__signed_of(digits, (long long)most, word));
}

template <typename T> T tl__opt_value(const char *word, std::false_type)
{
	return T(tl__c::tl__float_of(tl__c::tl__expand(word, false), word));
}

template <> inline std::string tl__opt_value<std::string>(const char *word, std::false_type)
{
	return word;
}

template <typename T> T opt(int index)
{
	return tl__opt_value<T>(tl__c::tl__value_at(index), std::is_integral<T>());
}

template <> inline bool opt<bool>(int index)
{
	return tl__c::tl__opt_bool_at(index);
}

inline std::string opt(int index)
{
	return opt<std::string>(index);
}

template <typename T> T opt(int index, const T &otherwise)
{
	return tl__c::tl__is_behind_last(index) ? otherwise : opt<T>(index);
}

inline std::string opt(int index, const std::string &otherwise)
{
	return opt<std::string>(index, otherwise);
}

inline bool has_opt(const std::string &key)
{
	return tl__c::has_opt(key.c_str());
}

template <typename T> T opt(const std::string &key)
{
	return tl__opt_value<T>(tl__c::tl__value_of_key(key.c_str()), std::is_integral<T>());
}

/* A flag that is not given is false. */
template <> inline bool opt<bool>(const std::string &key)
{
	return tl__c::tl__opt_bool(key.c_str());
}

inline std::string opt(const std::string &key)
{
	return opt<std::string>(key);
}

template <typename T> T opt(const std::string &key, const T &otherwise)
{
	return has_opt(key) ? opt<T>(key) : otherwise;
}

inline std::string opt(const std::string &key, const std::string &otherwise)
{
	return opt<std::string>(key, otherwise);
}

inline std::string parseExponentialOptValue(const std::string &text)
{
	return tl__c::parseExponentialOptValue(text.c_str());
}

inline void prepareOpts(int argc, char *argv[])
{
	tl__c::prepareOpts(argc, argv);
}

inline void ensureNoUnusedOpts()
{
	tl__c::ensureNoUnusedOpts();
}

inline void suppressEnsureNoUnusedOpts()
{
	tl__c::suppressEnsureNoUnusedOpts();
}

#endif
