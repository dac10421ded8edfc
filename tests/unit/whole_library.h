/*
 * whole_library.h - all parts of testlib in this file, with their statics in reach.
 *
 * Define the compile switches of the library before including it.
 */
#ifndef WHOLE_LIBRARY_H
#define WHOLE_LIBRARY_H

#define TESTLIB_ONE_FILE
#include "../../lib/testlib/testlib_internal.h"
#include "../../lib/testlib/state.c"
#include "../../lib/testlib/memory.c"
#include "../../lib/testlib/stream.c"
#include "../../lib/testlib/random.c"
#include "../../lib/testlib/random_arrays.c"
#include "../../lib/testlib/options.c"
#include "../../lib/testlib/overview.c"
#include "../../lib/testlib/checker.c"
#include "../../lib/testlib/compare_doubles.c"
#include "../../lib/testlib/generator.c"
#include "../../lib/testlib/interactor.c"
#include "../../lib/testlib/judges.c"
#include "../../lib/testlib/numbers.c"
#include "../../lib/testlib/pattern.c"
#include "../../lib/testlib/quit.c"
#include "../../lib/testlib/read_numbers.c"
#include "../../lib/testlib/read_patterns.c"
#include "../../lib/testlib/read_text.c"
#include "../../lib/testlib/result_file.c"
#include "../../lib/testlib/scorer.c"
#include "../../lib/testlib/skip_equal.c"
#include "../../lib/testlib/strings.c"
#include "../../lib/testlib/testset.c"
#include "../../lib/testlib/validator.c"
#include "../../lib/testlib/writer.c"

#endif
