/*
 * testlib.hpp - testlib 0.9.45 for C++: upstream's interface over the parts of testlib.h.
 *
 * C++11 and later, for C++ programs alone.  `make dist` puts it and everything it
 * needs into one file, dist/c++/testlib.h, which takes the place of upstream's
 * testlib.h: programs compile as they are, draw the same random numbers, and end
 * with the same verdicts and messages.  What is different on purpose is in
 * docs/testlib.md.  What a function does is said in testlib.h, under its name
 * there; these files say only what C++ adds.
 *
 *     strings.hpp    text: format, join, split, vtos ...
 *     streams.hpp    struct InStream: inf, ouf, ans
 *     finish.hpp     quitf, ensuref, quitp, expectedButFound ...
 *     patterns.hpp   class pattern
 *     randoms.hpp    class random_t: rnd; shuffle
 *     opts.hpp       opt<T>, has_opt
 *     println.hpp    println
 *     printf.hpp     printf, faster
 *     programs.hpp   registerGen and the others; validator, checker, tout
 *     scorers.hpp    registerScorer and TestResult
 *     leaving.hpp    where both sides meet
 *
 * The C side stands in a namespace of its own, so that its names are free here.
 */
#ifndef TESTLIB_HPP
#define TESTLIB_HPP

/* Programs rely on these, as upstream's header includes them. */
#include <algorithm>
#include <cctype>
#include <climits>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <functional>
#include <iostream>
#include <iterator>
#include <limits>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include <fcntl.h>
#include <stdarg.h>
#include <stdlib.h>

/* And these are the parts' own. */
#include <errno.h>
#include <float.h>
#include <limits.h>
#include <math.h>
#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <string.h>
#ifdef _WIN32
#include <io.h>
#else
#include <unistd.h>
#endif

#include "verdicts.h"

namespace tl__c
{
#include "testlib.h"
}

/* Upstream's macros that programs use. */
#define _TESTLIB_H_
#define VERSION TESTLIB_VERSION
#define LF ((char)10)
#define CR ((char)13)
#define TAB ((char)9)
#define SPACE ((char)' ')
#define EOFC (255)
#ifdef _WIN32
#define ON_WINDOWS
#define I64 "%I64d"
#define U64 "%I64u"
#else
#define I64 "%lld"
#define U64 "%llu"
#endif
#define NORETURN TL__NORETURN

#ifdef __GNUC__
#define TL__UNUSED __attribute__((__unused__))
#else
#define TL__UNUSED
#endif

#include "strings.hpp"

#include "patterns.hpp"

#include "streams.hpp"

#include "finish.hpp"

#include "randoms.hpp"

#include "opts.hpp"

#include "println.hpp"

#include "printf.hpp"

#include "programs.hpp"

#include "scorers.hpp"

#include "leaving.hpp"

#endif
