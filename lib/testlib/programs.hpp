/* programs.hpp - registration, what the command line said, and the exit. */
#ifndef TESTLIB_PROGRAMS_HPP
#define TESTLIB_PROGRAMS_HPP

/* --- the interactor's file for the checker ----------------------------------------------- */

static std::fstream tout;

namespace tl__c
{
TL_API bool tl__open_test_output(const char *path)
{
	::tout.open(path, std::ios_base::out);
	return ::tout.is_open();
}

TL_API bool tl__test_output_is_lost(void)
{
	return ::tout.is_open() && ::tout.flush().bad();
}

TL_API void tl__close_test_output(void)
{
	if (::tout.is_open())
		::tout.close();
}
} // namespace tl__c

/* --- what kind of program it is ------------------------------------------------------------ */

enum TTestlibMode { _unknown, _checker, _validator, _generator, _interactor, _scorer };

class tl__Mode
{
public:
	operator TTestlibMode() const
	{
		return TTestlibMode(tl__c::tl__now.program);
	}

	void operator=(TTestlibMode mode)
	{
		tl__c::tl__now.program = tl__c::tl__program(mode);
	}
};

static tl__Mode testlibMode TL__UNUSED;

/* --- --testset and --group ------------------------------------------------------------------ */

static std::string tl__testset, tl__group;

/* As given; "" without the option.  validator and checker know their defaults. */
inline std::string getTestset()
{
	return tl__testset;
}

inline std::string getGroup()
{
	return tl__group;
}

inline void tl__note_arguments(int argc, char *argv[])
{
	for (int i = 1; i + 1 < argc; i++) {
		if (!strcmp(argv[i], "--testset"))
			tl__testset = argv[++i];
		else if (!strcmp(argv[i], "--group"))
			tl__group = argv[++i];
	}
}

class Validator
{
public:
	std::string testset() const
	{
		return tl__c::tl__known(tl__is_initialized() ? tl__c::tl__now.testset : NULL,
				"testset");
	}

	std::string group() const
	{
		return tl__c::tl__known(tl__is_initialized() ? tl__c::tl__now.group : NULL,
				"group");
	}

	std::string testOverviewLogFileName() const
	{
		return tl__c::tl__overview_file;
	}

	std::string testMarkupFileName() const
	{
		return tl__c::tl__markup_file;
	}

	int testCase() const
	{
		return tl__c::tl__wanted_test_case;
	}

	std::string testCaseFileName() const
	{
		return tl__c::tl__test_case_file;
	}

	void addFeature(const std::string &name)
	{
		tl__c::addFeature(tl__c::tl__copy(name.data(), name.size()));
	}

	void feature(const std::string &name)
	{
		tl__c::feature(name.c_str());
	}

private:
	static bool tl__is_initialized()
	{
		return tl__c::tl__now.program == tl__c::TL__VALIDATOR;
	}
};

static Validator validator TL__UNUSED;

class Checker
{
public:
	std::string testset() const
	{
		tl__need("testset");
		return tl__c::tl__now.testset;
	}

	std::string group() const
	{
		tl__need("group");
		return tl__c::tl__now.group;
	}

private:
	static void tl__need(const char *what)
	{
		if (tl__c::tl__now.program != tl__c::TL__CHECKER)
			tl__c::tl__fail("Checker should be initialized with "
					"registerTestlibCmd(argc, argv) instead of "
					"registerTestlibCmd() to support checker.%s()",
					what);
	}
};

static Checker checker TL__UNUSED;

inline void addFeature(const std::string &name)
{
	validator.addFeature(name);
}

inline void feature(const std::string &name)
{
	validator.feature(name);
}

/* --- registration --------------------------------------------------------------------------- */

inline void tl__note_names()
{
	inf.name = tl__c::inf->name;
	ouf.name = tl__c::ouf->name;
	ans.name = tl__c::ans->name;
}

inline void registerGen(int argc, char *argv[], int version)
{
	tl__c::tl__registerGen(argc, argv, version);
}

#ifdef __GNUC__
__attribute__((__deprecated__(
		"say registerGen(argc, argv, 1), or 0 for a generator of before 2013")))
#endif
inline void
registerGen(int argc, char *argv[])
{
#ifndef USE_RND_AS_BEFORE_087
	fputs("Use registerGen(argc, argv, 0) or registerGen(argc, argv, 1). The third parameter "
	      "stands for the random generator version. If you are trying to compile old generator "
	      "use macro -DUSE_RND_AS_BEFORE_087 or registerGen(argc, argv, 0). Version 1 has been "
	      "released on Spring, 2013. Use it to write new generators.\n\n",
			stderr);
#endif
	tl__c::tl__registerGen(argc, argv, 0);
}

inline void registerValidation()
{
	tl__c::tl__registerValidation();
	tl__note_names();
}

inline void registerValidation(int argc, char *argv[])
{
	tl__note_arguments(argc, argv);
	tl__c::tl__registerValidationArgs(argc, argv);
	tl__note_names();
}

inline void registerInteraction(int argc, char *argv[])
{
	tl__note_arguments(argc, argv);
	tl__c::registerInteraction(argc, argv);
	tl__note_names();
}

inline void registerTestlibCmd(int argc, char *argv[])
{
	tl__note_arguments(argc, argv);
	tl__c::registerTestlibCmd(argc, argv);
	tl__note_names();
}

/* registerTestlib(3, "in", "out", "ans") */
inline void registerTestlib(int argc, ...)
{
	std::vector<char *> argv(1, tl__c::tl__copy("", 0));
	va_list words;

	if (argc < 3 || argc > 5)
		tl__c::tl__fail("Program must be run with the following arguments: " TL__CHECKER_USAGE);
	va_start(words, argc);
	for (int i = 0; i < argc; i++)
		argv.push_back(va_arg(words, char *));
	va_end(words);
	registerTestlibCmd(argc + 1, argv.data());
}

inline void startTest(int test)
{
	const std::string name = vtos(test);

	if (!freopen(name.c_str(), "w", stdout))
		tl__c::tl__fail("Unable to write file '%s'", name.c_str());
}

#endif
