/* leaving.hpp - the objects of this side for the C side, and the exit. */
#ifndef TESTLIB_LEAVING_HPP
#define TESTLIB_LEAVING_HPP

#ifdef TESTLIB_THROW_EXIT_EXCEPTION_INSTEAD_OF_EXIT
class exit_exception : public std::exception
{
public:
	explicit exit_exception(int code) : tl__code(code)
	{
	}

	int getExitCode()
	{
		return tl__code;
	}

private:
	int tl__code;
};
#endif

/* At the end of the program nobody would flush std::cout any more. */
inline void tl__before_exit(int code)
{
#ifdef TESTLIB_THROW_EXIT_EXCEPTION_INSTEAD_OF_EXIT
	throw exit_exception(code);
#else
	(void)code;
	if (tl__c::tl__now.leaving)
		std::cout.flush();
#endif
}

/* The C side gets the objects of this one; its guard goes before they do, so this is the last object. */
struct tl__Binding {
	tl__Binding()
	{
		tl__c::inf = &inf;
		tl__c::ouf = &ouf;
		tl__c::ans = &ans;
		tl__c::rnd = &rnd.tl__r;
		tl__c::tl__opts.prepared = true;
		tl__c::tl__now.leave = tl__before_exit;
		tl__c::tl__guard_exit();
	}
};

static tl__Binding tl__binding;

#endif
