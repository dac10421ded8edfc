/* randoms.hpp - random numbers of every type, elements, orders, subsets and partitions. */
#ifndef TESTLIB_RANDOMS_HPP
#define TESTLIB_RANDOMS_HPP

/* Values that were seen already; integers go into the C side's table. */
template <typename T, bool integral> class tl__Seen
{
public:
	explicit tl__Seen(int)
	{
	}

	bool add(T value)
	{
		return values.insert(value).second;
	}

private:
	std::set<T> values;
};

template <typename T> class tl__Seen<T, true>
{
public:
	explicit tl__Seen(int count) : seen(tl__c::tl__new_seen(size_t(count)))
	{
	}

	~tl__Seen()
	{
		free(seen.place);
	}

	bool add(T value)
	{
		return tl__c::tl__see(&seen, (unsigned long long)value);
	}

private:
	tl__c::tl__seen seen;
};

class random_t
{
public:
	static int &version;

	random_t() : tl__r(tl__c::newRandom())
	{
	}

	void setSeed(int argc, char *argv[])
	{
		tl__c::tl__seed_from_args(&tl__r, argc, argv);
	}

	void setSeed(long long seed)
	{
		tl__c::setSeed(&tl__r, seed);
	}

	/* --- uniform: next(n) is below n, next(lo, hi) has both ends -------------------- */

	int next(int n)
	{
		return tl__c::tl__nextInt(&tl__r, n);
	}

	unsigned next(unsigned n)
	{
		return tl__c::tl__nextUInt(&tl__r, n);
	}

	long long next(long long n)
	{
		return tl__c::tl__nextLong(&tl__r, n);
	}

	unsigned long long next(unsigned long long n)
	{
		return tl__c::tl__nextULong(&tl__r, n);
	}

	long next(long n)
	{
		return long(next((long long)n));
	}

	unsigned long next(unsigned long n)
	{
		if (n >= (unsigned long)LONG_MAX)
			tl__c::tl__fail("random_t::next(unsigned long n): n must be less LONG_MAX");
		return (unsigned long)next((unsigned long long)n);
	}

	int next(int lo, int hi)
	{
		return tl__c::tl__nextIntRange(&tl__r, lo, hi);
	}

	unsigned next(unsigned lo, unsigned hi)
	{
		return tl__c::tl__nextUIntRange(&tl__r, lo, hi);
	}

	long long next(long long lo, long long hi)
	{
		return tl__c::tl__nextLongRange(&tl__r, lo, hi);
	}

	unsigned long long next(unsigned long long lo, unsigned long long hi)
	{
		return tl__c::tl__nextULongRange(&tl__r, lo, hi);
	}

	long next(long lo, long hi)
	{
		return long(next((long long)lo, (long long)hi));
	}

	unsigned long next(unsigned long lo, unsigned long hi)
	{
		if (lo > hi)
			tl__c::tl__fail("random_t::next(unsigned long from, unsigned long to): "
					"from can't not exceed to");
		return next(hi - lo + 1) + lo;
	}

	double next()
	{
		return tl__c::tl__nextDouble(&tl__r);
	}

	double next(double n)
	{
		return tl__c::tl__nextDoubleBelow(&tl__r, n);
	}

	double next(double lo, double hi)
	{
		return tl__c::tl__nextDoubleRange(&tl__r, lo, hi);
	}

	/* A string that matches; the first form takes what printf() takes. */
	TL__PRINTF(2, 3) std::string next(const char *format, ...)
	{
		TL__FORMATTED(format, format, text);
		return next(text);
	}

	std::string next(const std::string &text)
	{
		return pattern(text).next(*this);
	}

	/* --- weighted -------------------------------------------------------------------- */

	int wnext(int n, int type)
	{
		return tl__c::tl__wnextInt(&tl__r, n, type);
	}

	unsigned wnext(unsigned n, int type)
	{
		return tl__c::tl__wnextUInt(&tl__r, n, type);
	}

	long long wnext(long long n, int type)
	{
		return tl__c::tl__wnextLong(&tl__r, n, type);
	}

	unsigned long long wnext(unsigned long long n, int type)
	{
		return tl__c::tl__wnextULong(&tl__r, n, type);
	}

	long wnext(long n, int type)
	{
		return long(wnext((long long)n, type));
	}

	unsigned long wnext(unsigned long n, int type)
	{
		if (n >= (unsigned long)LONG_MAX)
			tl__c::tl__fail("random_t::wnext(unsigned long n, int type): "
					"n must be less LONG_MAX");
		return (unsigned long)wnext((unsigned long long)n, type);
	}

	double wnext(double n, int type)
	{
		return tl__c::tl__wnextDouble(&tl__r, n, type);
	}

	double wnext(int type)
	{
		return wnext(1.0, type);
	}

	int wnext(int lo, int hi, int type)
	{
		return tl__c::tl__wnextIntRange(&tl__r, lo, hi, type);
	}

	int wnext(unsigned lo, unsigned hi, int type)
	{
		return int(tl__c::tl__wnextUIntRange(&tl__r, lo, hi, type));
	}

	long long wnext(long long lo, long long hi, int type)
	{
		return tl__c::tl__wnextLongRange(&tl__r, lo, hi, type);
	}

	unsigned long long wnext(unsigned long long lo, unsigned long long hi, int type)
	{
		return tl__c::tl__wnextULongRange(&tl__r, lo, hi, type);
	}

	long wnext(long lo, long hi, int type)
	{
		tl__c::tl__need_wnext_range(lo <= hi, "long");
		return long(wnext((long long)lo, (long long)hi, type));
	}

	unsigned long wnext(unsigned long lo, unsigned long hi, int type)
	{
		tl__c::tl__need_wnext_range(lo <= hi, "unsigned long");
		return wnext(hi - lo + 1, type) + lo;
	}

	double wnext(double lo, double hi, int type)
	{
		return tl__c::tl__wnextDoubleRange(&tl__r, lo, hi, type);
	}

	/* --- elements ---------------------------------------------------------------------- */

	template <typename Container> typename Container::value_type any(const Container &c)
	{
		return tl__at(c.begin(), tl__c::tl__any_index(&tl__r, int(c.size())));
	}

	template <typename Iterator>
	typename Iterator::value_type any(const Iterator &begin, const Iterator &end)
	{
		const int size = int(std::distance(begin, end));

		if (size <= 0)
			tl__c::tl__fail("random_t::any(const Iter& begin, const Iter& end): "
					"range must have positive length");
		return tl__at(begin, next(size));
	}

	template <typename Container>
	typename Container::value_type wany(const Container &c, int type)
	{
		return tl__at(c.begin(), tl__c::tl__wany_index(&tl__r, int(c.size()), type));
	}

	template <typename Iterator>
	typename Iterator::value_type wany(const Iterator &begin, const Iterator &end, int type)
	{
		const int size = int(std::distance(begin, end));

		if (size <= 0)
			tl__c::tl__fail("random_t::any(const Iter& begin, const Iter& end, "
					"int type): range must have positive length");
		return tl__at(begin, wnext(size, type));
	}

	/* --- orders, subsets, partitions ------------------------------------------------------ */

	/* first, first + 1 ... in random order; draws are of the type of `size`. */
	template <typename T, typename E> std::vector<E> perm(T size, E first)
	{
		tl__c::tl__need_perm_size(!tl__is_negative(size));
		std::vector<E> p(size);
		for (T i = 0; i < size; i++)
			p[i] = first++;
		for (T i = 1; i < size; i++)
			std::swap(p[i], p[next(i + 1)]);
		return p;
	}

	template <typename T> std::vector<T> perm(T size)
	{
		return perm(size, T(0));
	}

	template <typename T> std::vector<T> distinct(int size, T from, T to)
	{
		if (size == 0)
			return std::vector<T>();
		if (from > to)
			tl__c::tl__fail("random_t::distinct expected from <= to");
		if (size < 0)
			tl__c::tl__fail("random_t::distinct expected size >= 0");
		const uint64_t range = uint64_t(to - from + 1);
		if (uint64_t(size) > range)
			tl__c::tl__fail("random_t::distinct expected size <= to - from + 1");
		if (tl__c::tl__is_sparse(size, range))
			return tl__draw_new_ones(size, from, to);
		if (range > TL__LONGEST_DENSE_RANGE)
			tl__c::tl__fail("random_t::distinct here expected to - from + 1 <= "
					"1000000000");
		std::vector<T> p = perm(int(range), from);
		p.resize(size_t(size));
		return p;
	}

	template <typename T> std::vector<T> distinct(int size, T upper)
	{
		if (size < 0)
			tl__c::tl__fail("random_t::distinct expected size >= 0");
		if (size == 0)
			return std::vector<T>();
		if (!(upper > 0))
			tl__c::tl__fail("random_t::distinct expected upper > 0");
		if (uint64_t(size) > uint64_t(upper))
			tl__c::tl__fail("random_t::distinct expected size <= upper");
		return distinct(size, T(0), T(upper - 1));
	}

	/* Bars between stars: the gaps are the summands. */
	template <typename T> std::vector<T> partition(int size, T sum, T min_part)
	{
		if (size < 0)
			tl__c::tl__fail("random_t::partition: size < 0");
		if (size == 0 && sum != 0)
			tl__c::tl__fail("random_t::partition: size == 0 && sum != 0");
		if (min_part * T(size) > sum)
			tl__c::tl__fail("random_t::partition: min_part * size > sum");
		if (size == 0)
			return std::vector<T>();
		const T places = T(sum - min_part * T(size) + T(size) - 1);
		std::vector<T> parts = distinct(size - 1, T(1), places);
		std::sort(parts.begin(), parts.end());
		parts.push_back(T(places + 1));
		T before = 0;
		for (size_t i = 0; i < parts.size(); i++) {
			const T bar = parts[i];

			parts[i] = T(bar - before - 1 + min_part);
			before = bar;
		}
		return parts;
	}

	template <typename T> std::vector<T> partition(int size, T sum)
	{
		return partition(size, sum, T(1));
	}

	tl__c::random_t tl__r;

private:
	template <typename Iterator>
	static typename std::iterator_traits<Iterator>::value_type tl__at(Iterator begin, int index)
	{
		std::advance(begin, index);
		return *begin;
	}

	template <typename T> std::vector<T> tl__draw_new_ones(int size, T from, T to)
	{
		tl__Seen<T, std::is_integral<T>::value> seen(size);
		std::vector<T> result;

		while (int(result.size()) < size) {
			const T value = T(next(from, to));

			if (seen.add(T(value - from)))
				result.push_back(value);
		}
		return result;
	}
};

inline std::string pattern::next(random_t &rnd) const
{
	static tl__c::tl__text text;

	text.length = 0;
	tl__c::tl__pattern_next(tl__p, &rnd.tl__r, &text);
	return std::string(text.s ? text.s : "", text.length);
}

int &random_t::version = tl__c::tl__now.random_version;

static random_t rnd;

template <typename Iterator> void shuffle(Iterator first, Iterator last)
{
	if (first == last)
		return;
	for (Iterator i = first + 1; i != last; ++i)
		std::iter_swap(i, first + rnd.next(int(i - first) + 1));
}

/* --- what is not the same on every machine ------------------------------------------------- */

#if defined(__GNUC__) && !defined(__clang__)
#define TL__FORBIDDEN(message) __attribute__((__error__(message)))
#else
#define TL__FORBIDDEN(message)
#endif
#ifdef __GLIBC__
#define TL__C_FUNCTION noexcept
#else
#define TL__C_FUNCTION
#endif
#define TL__NO_SHUFFLE "Don't use random_shuffle(), use shuffle() instead"
#define TL__NO_RAND "Don't use rand(), use rnd.next() instead"
#define TL__NO_SRAND \
	"Don't use srand(), you should use 'registerGen(argc, argv, 1);' to initialize generator " \
	"seed by hash code of the command line params. The third parameter is " \
	"randomGeneratorVersion (currently the latest is 1)"

template <typename Iterator> TL__FORBIDDEN(TL__NO_SHUFFLE) void random_shuffle(Iterator, Iterator)
{
	tl__c::tl__fail(TL__NO_SHUFFLE);
}

TL__FORBIDDEN(TL__NO_RAND) int rand() TL__C_FUNCTION
{
	tl__c::tl__fail(TL__NO_RAND);
}

TL__FORBIDDEN(TL__NO_SRAND ".") void srand(unsigned seed) TL__C_FUNCTION
{
	tl__c::tl__fail(TL__NO_SRAND " [ignored seed=%u].", seed);
}

#endif
