/* patterns.hpp - a pattern, as the C side reads it. */
#ifndef TESTLIB_PATTERNS_HPP
#define TESTLIB_PATTERNS_HPP

class random_t;

class pattern
{
public:
	pattern(std::string text) : tl__p(tl__c::newPattern(text.c_str()))
	{
	}

	std::string next(random_t &rnd) const;

	bool matches(const std::string &text) const
	{
		return tl__c::tl__pattern_matches(tl__p, tl__span(text));
	}

	std::string src() const
	{
		return tl__c::patternSrc(tl__p);
	}

	const tl__c::pattern *tl__p; /* lives until the program ends */
};

#endif
