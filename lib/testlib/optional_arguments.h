/*
 * optional_arguments.h - arguments that may be left out.
 *
 * A macro counts the arguments and picks the function.  A wrong number ends in
 * a name that says so: readInt_takes_1_3_or_4_arguments.  Part of testlib.h.
 */
#ifndef TESTLIB_OPTIONAL_ARGUMENTS_H
#define TESTLIB_OPTIONAL_ARGUMENTS_H

/* The name behind the arguments: the eleventh of the list. */
#define TL__PICK(a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, name, ...) name

#define TL__PICK_1_2(bad, f1, f2, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, bad, bad, bad, bad, f2, f1, 0)
#define TL__PICK_1_2_3(bad, f1, f2, f3, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, bad, bad, bad, f3, f2, f1, 0)
#define TL__PICK_1_3_4(bad, f1, f3, f4, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, bad, bad, f4, f3, bad, f1, 0)
#define TL__PICK_2_3(bad, f2, f3, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, bad, bad, bad, f3, f2, bad, 0)
#define TL__PICK_2_3_4(bad, f2, f3, f4, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, bad, bad, f4, f3, f2, bad, 0)
#define TL__PICK_3_4(bad, f3, f4, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, bad, bad, f4, f3, bad, bad, 0)
#define TL__PICK_3_5_6_7(bad, f3, f5, f6, f7, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, f7, f6, f5, bad, f3, bad, bad, 0)
#define TL__PICK_4_5(bad, f4, f5, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, bad, f5, f4, bad, bad, bad, 0)
#define TL__PICK_4_5_6(bad, f4, f5, f6, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, f6, f5, f4, bad, bad, bad, 0)
#define TL__PICK_5_6(bad, f5, f6, ...) \
	TL__PICK(__VA_ARGS__, bad, bad, bad, bad, f6, f5, bad, bad, bad, bad, 0)
#define TL__PICK_7_8_9(bad, f7, f8, f9, ...) \
	TL__PICK(__VA_ARGS__, bad, f9, f8, f7, bad, bad, bad, bad, bad, bad, 0)
/* Of functions with a format: the name behind the arguments, the 25th of the list. */
#define TL__PICK_WIDE( \
		a1, a2, a3, a4, a5, a6, a7, a8, a9, a10, a11, a12, a13, a14, a15, a16, a17, a18, \
		a19, a20, a21, a22, a23, a24, name, ...) \
	name
#define TL__PICK_1_OR_MORE(f1, f, ...) \
	TL__PICK_WIDE(__VA_ARGS__, \
		f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f1, 0)
#define TL__PICK_3_OR_MORE(f3, f, ...) \
	TL__PICK_WIDE(__VA_ARGS__, \
		f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f, f3, f3, f3, 0)

/* Numbers.  An alias is the same function under upstream's second name. */
#define TL__HUGE __builtin_huge_val()
#define readInt_1(S) tl__readInt(S, INT_MIN, INT_MAX, "")
#define readInt_3(S, lo, hi) tl__readInt(S, lo, hi, "")
#define readInt(...) \
	TL__PICK_1_3_4(readInt_takes_1_3_or_4_arguments, \
		readInt_1, readInt_3, tl__readInt, __VA_ARGS__)(__VA_ARGS__)
#define readLong_1(S) tl__readLong(S, LLONG_MIN, LLONG_MAX, "")
#define readLong_3(S, lo, hi) tl__readLong(S, lo, hi, "")
#define readLong(...) \
	TL__PICK_1_3_4(readLong_takes_1_3_or_4_arguments, \
		readLong_1, readLong_3, tl__readLong, __VA_ARGS__)(__VA_ARGS__)
#define readUnsignedLong_1(S) tl__readUnsignedLong(S, 0, ULLONG_MAX, "")
#define readUnsignedLong_3(S, lo, hi) tl__readUnsignedLong(S, lo, hi, "")
#define readUnsignedLong(...) \
	TL__PICK_1_3_4(readUnsignedLong_takes_1_3_or_4_arguments, \
		readUnsignedLong_1, readUnsignedLong_3, tl__readUnsignedLong, __VA_ARGS__)(__VA_ARGS__)
#define readDouble_1(S) tl__readDouble(S, -TL__HUGE, TL__HUGE, "")
#define readDouble_3(S, lo, hi) tl__readDouble(S, lo, hi, "")
#define readDouble(...) \
	TL__PICK_1_3_4(readDouble_takes_1_3_or_4_arguments, \
		readDouble_1, readDouble_3, tl__readDouble, __VA_ARGS__)(__VA_ARGS__)
#define readStrictDouble_5(S, lo, hi, min, max) tl__readStrictDouble(S, lo, hi, min, max, "")
#define readStrictDouble(...) \
	TL__PICK_5_6(readStrictDouble_takes_5_or_6_arguments, \
		readStrictDouble_5, tl__readStrictDouble, __VA_ARGS__)(__VA_ARGS__)
#define readInteger readInt
#define readReal readDouble
#define readStrictReal readStrictDouble

/* Tokens and lines. */
#define readTokenPattern_2(S, pattern) tl__readTokenPattern(S, pattern, "")
#define readTokenPattern(...) \
	TL__PICK_2_3(readTokenPattern_takes_2_or_3_arguments, \
		readTokenPattern_2, tl__readTokenPattern, __VA_ARGS__)(__VA_ARGS__)
#define readLinePattern_2(S, pattern) tl__readLinePattern(S, pattern, "")
#define readLinePattern(...) \
	TL__PICK_2_3(readLinePattern_takes_2_or_3_arguments, \
		readLinePattern_2, tl__readLinePattern, __VA_ARGS__)(__VA_ARGS__)
#define readTokenTo_3(S, token, pattern) tl__readTokenPatternTo(S, token, pattern, "")
#define readTokenTo(...) \
	TL__PICK_2_3_4(readTokenTo_takes_2_3_or_4_arguments, \
		tl__readTokenTo, readTokenTo_3, tl__readTokenPatternTo, __VA_ARGS__)(__VA_ARGS__)
#define readLineTo_3(S, line, pattern) tl__readLinePatternTo(S, line, pattern, "")
#define readLineTo(...) \
	TL__PICK_2_3_4(readLineTo_takes_2_3_or_4_arguments, \
		tl__readLineTo, readLineTo_3, tl__readLinePatternTo, __VA_ARGS__)(__VA_ARGS__)
#define readWord readToken
#define readWordTo readTokenTo
#define readWordPattern readTokenPattern
#define readString readLine
#define readStringTo readLineTo
#define readStringPattern readLinePattern

/* Arrays.  The caller's name is part of two messages, so aliases are written out. */
#define readInts_3(S, out, n) tl__readInts(S, out, n, INT_MIN, INT_MAX, "", 1, "readInts")
#define readInts_5(S, out, n, lo, hi) tl__readInts(S, out, n, lo, hi, "", 1, "readInts")
#define readInts_6(S, out, n, lo, hi, name) tl__readInts(S, out, n, lo, hi, name, 1, "readInts")
#define readInts_7(S, out, n, lo, hi, name, base) \
	tl__readInts(S, out, n, lo, hi, name, base, "readInts")
#define readInts(...) \
	TL__PICK_3_5_6_7(readInts_takes_3_5_6_or_7_arguments, \
		readInts_3, readInts_5, readInts_6, readInts_7, __VA_ARGS__)(__VA_ARGS__)
#define readIntegers_3(S, out, n) tl__readInts(S, out, n, INT_MIN, INT_MAX, "", 1, "readIntegers")
#define readIntegers_5(S, out, n, lo, hi) tl__readInts(S, out, n, lo, hi, "", 1, "readIntegers")
#define readIntegers_6(S, out, n, lo, hi, name) \
	tl__readInts(S, out, n, lo, hi, name, 1, "readIntegers")
#define readIntegers_7(S, out, n, lo, hi, name, base) \
	tl__readInts(S, out, n, lo, hi, name, base, "readIntegers")
#define readIntegers(...) \
	TL__PICK_3_5_6_7(readIntegers_takes_3_5_6_or_7_arguments, \
		readIntegers_3, readIntegers_5, readIntegers_6, readIntegers_7, __VA_ARGS__)(__VA_ARGS__)
#define readLongs_3(S, out, n) tl__readLongs(S, out, n, LLONG_MIN, LLONG_MAX, "", 1, "readLongs")
#define readLongs_5(S, out, n, lo, hi) tl__readLongs(S, out, n, lo, hi, "", 1, "readLongs")
#define readLongs_6(S, out, n, lo, hi, name) tl__readLongs(S, out, n, lo, hi, name, 1, "readLongs")
#define readLongs_7(S, out, n, lo, hi, name, base) \
	tl__readLongs(S, out, n, lo, hi, name, base, "readLongs")
#define readLongs(...) \
	TL__PICK_3_5_6_7(readLongs_takes_3_5_6_or_7_arguments, \
		readLongs_3, readLongs_5, readLongs_6, readLongs_7, __VA_ARGS__)(__VA_ARGS__)
#define readUnsignedLongs_3(S, out, n) \
	tl__readUnsignedLongs(S, out, n, 0, ULLONG_MAX, "", 1, "readUnsignedLongs")
#define readUnsignedLongs_5(S, out, n, lo, hi) \
	tl__readUnsignedLongs(S, out, n, lo, hi, "", 1, "readUnsignedLongs")
#define readUnsignedLongs_6(S, out, n, lo, hi, name) \
	tl__readUnsignedLongs(S, out, n, lo, hi, name, 1, "readUnsignedLongs")
#define readUnsignedLongs_7(S, out, n, lo, hi, name, base) \
	tl__readUnsignedLongs(S, out, n, lo, hi, name, base, "readUnsignedLongs")
#define readUnsignedLongs(...) \
	TL__PICK_3_5_6_7(readUnsignedLongs_takes_3_5_6_or_7_arguments, \
		readUnsignedLongs_3, readUnsignedLongs_5, readUnsignedLongs_6, readUnsignedLongs_7, __VA_ARGS__)(__VA_ARGS__)
#define readDoubles_3(S, out, n) \
	tl__readDoubles(S, out, n, -TL__HUGE, TL__HUGE, "", 1, "readDoubles")
#define readDoubles_5(S, out, n, lo, hi) tl__readDoubles(S, out, n, lo, hi, "", 1, "readDoubles")
#define readDoubles_6(S, out, n, lo, hi, name) \
	tl__readDoubles(S, out, n, lo, hi, name, 1, "readDoubles")
#define readDoubles_7(S, out, n, lo, hi, name, base) \
	tl__readDoubles(S, out, n, lo, hi, name, base, "readDoubles")
#define readDoubles(...) \
	TL__PICK_3_5_6_7(readDoubles_takes_3_5_6_or_7_arguments, \
		readDoubles_3, readDoubles_5, readDoubles_6, readDoubles_7, __VA_ARGS__)(__VA_ARGS__)
#define readReals_3(S, out, n) tl__readDoubles(S, out, n, -TL__HUGE, TL__HUGE, "", 1, "readReals")
#define readReals_5(S, out, n, lo, hi) tl__readDoubles(S, out, n, lo, hi, "", 1, "readReals")
#define readReals_6(S, out, n, lo, hi, name) \
	tl__readDoubles(S, out, n, lo, hi, name, 1, "readReals")
#define readReals_7(S, out, n, lo, hi, name, base) \
	tl__readDoubles(S, out, n, lo, hi, name, base, "readReals")
#define readReals(...) \
	TL__PICK_3_5_6_7(readReals_takes_3_5_6_or_7_arguments, \
		readReals_3, readReals_5, readReals_6, readReals_7, __VA_ARGS__)(__VA_ARGS__)
#define readStrictDoubles_7(S, out, n, lo, hi, min, max) \
	tl__readStrictDoubles(S, out, n, lo, hi, min, max, "", 1, "readStrictDoubles")
#define readStrictDoubles_8(S, out, n, lo, hi, min, max, name) \
	tl__readStrictDoubles(S, out, n, lo, hi, min, max, name, 1, "readStrictDoubles")
#define readStrictDoubles_9(S, out, n, lo, hi, min, max, name, base) \
	tl__readStrictDoubles(S, out, n, lo, hi, min, max, name, base, "readStrictDoubles")
#define readStrictDoubles(...) \
	TL__PICK_7_8_9(readStrictDoubles_takes_7_8_or_9_arguments, \
		readStrictDoubles_7, readStrictDoubles_8, readStrictDoubles_9, __VA_ARGS__)(__VA_ARGS__)
#define readStrictReals_7(S, out, n, lo, hi, min, max) \
	tl__readStrictDoubles(S, out, n, lo, hi, min, max, "", 1, "readStrictReals")
#define readStrictReals_8(S, out, n, lo, hi, min, max, name) \
	tl__readStrictDoubles(S, out, n, lo, hi, min, max, name, 1, "readStrictReals")
#define readStrictReals_9(S, out, n, lo, hi, min, max, name, base) \
	tl__readStrictDoubles(S, out, n, lo, hi, min, max, name, base, "readStrictReals")
#define readStrictReals(...) \
	TL__PICK_7_8_9(readStrictReals_takes_7_8_or_9_arguments, \
		readStrictReals_7, readStrictReals_8, readStrictReals_9, __VA_ARGS__)(__VA_ARGS__)
#define readTokens(S, out, n) tl__readTokens(S, out, NULL, n, NULL, "", 1, "readTokens")
#define readTokensPattern_4(S, out, n, pattern) \
	tl__readTokens(S, out, NULL, n, pattern, "", 1, "readTokens")
#define readTokensPattern_5(S, out, n, pattern, name) \
	tl__readTokens(S, out, NULL, n, pattern, name, 1, "readTokens")
#define readTokensPattern_6(S, out, n, pattern, name, base) \
	tl__readTokens(S, out, NULL, n, pattern, name, base, "readTokens")
#define readTokensPattern(...) \
	TL__PICK_4_5_6(readTokensPattern_takes_4_5_or_6_arguments, \
		readTokensPattern_4, readTokensPattern_5, readTokensPattern_6, __VA_ARGS__)(__VA_ARGS__)
#define readWords(S, out, n) tl__readTokens(S, out, NULL, n, NULL, "", 1, "readWords")
#define readWordsPattern_4(S, out, n, pattern) \
	tl__readTokens(S, out, NULL, n, pattern, "", 1, "readWords")
#define readWordsPattern_5(S, out, n, pattern, name) \
	tl__readTokens(S, out, NULL, n, pattern, name, 1, "readWords")
#define readWordsPattern_6(S, out, n, pattern, name, base) \
	tl__readTokens(S, out, NULL, n, pattern, name, base, "readWords")
#define readWordsPattern(...) \
	TL__PICK_4_5_6(readWordsPattern_takes_4_5_or_6_arguments, \
		readWordsPattern_4, readWordsPattern_5, readWordsPattern_6, __VA_ARGS__)(__VA_ARGS__)
#define readLines(S, out, n) tl__readLines(S, out, NULL, n, NULL, "", 1, "readLines")
#define readLinesPattern_4(S, out, n, pattern) tl__readLines(S, out, NULL, n, pattern, "", 1, "readLines")
#define readLinesPattern_5(S, out, n, pattern, name) \
	tl__readLines(S, out, NULL, n, pattern, name, 1, "readLines")
#define readLinesPattern_6(S, out, n, pattern, name, base) \
	tl__readLines(S, out, NULL, n, pattern, name, base, "readLines")
#define readLinesPattern(...) \
	TL__PICK_4_5_6(readLinesPattern_takes_4_5_or_6_arguments, \
		readLinesPattern_4, readLinesPattern_5, readLinesPattern_6, __VA_ARGS__)(__VA_ARGS__)
#define readStrings(S, out, n) tl__readLines(S, out, NULL, n, NULL, "", 1, "readStrings")
#define readStringsPattern_4(S, out, n, pattern) \
	tl__readLines(S, out, NULL, n, pattern, "", 1, "readStrings")
#define readStringsPattern_5(S, out, n, pattern, name) \
	tl__readLines(S, out, NULL, n, pattern, name, 1, "readStrings")
#define readStringsPattern_6(S, out, n, pattern, name, base) \
	tl__readLines(S, out, NULL, n, pattern, name, base, "readStrings")
#define readStringsPattern(...) \
	TL__PICK_4_5_6(readStringsPattern_takes_4_5_or_6_arguments, \
		readStringsPattern_4, readStringsPattern_5, readStringsPattern_6, __VA_ARGS__)(__VA_ARGS__)

/* Random numbers. */
#define nextInt(...) \
	TL__PICK_2_3(nextInt_takes_2_or_3_arguments, \
		tl__nextInt, tl__nextIntRange, __VA_ARGS__)(__VA_ARGS__)
#define wnextInt(...) \
	TL__PICK_3_4(wnextInt_takes_3_or_4_arguments, \
		tl__wnextInt, tl__wnextIntRange, __VA_ARGS__)(__VA_ARGS__)
#define nextUInt(...) \
	TL__PICK_2_3(nextUInt_takes_2_or_3_arguments, \
		tl__nextUInt, tl__nextUIntRange, __VA_ARGS__)(__VA_ARGS__)
#define wnextUInt(...) \
	TL__PICK_3_4(wnextUInt_takes_3_or_4_arguments, \
		tl__wnextUInt, tl__wnextUIntRange, __VA_ARGS__)(__VA_ARGS__)
#define nextLong(...) \
	TL__PICK_2_3(nextLong_takes_2_or_3_arguments, \
		tl__nextLong, tl__nextLongRange, __VA_ARGS__)(__VA_ARGS__)
#define wnextLong(...) \
	TL__PICK_3_4(wnextLong_takes_3_or_4_arguments, \
		tl__wnextLong, tl__wnextLongRange, __VA_ARGS__)(__VA_ARGS__)
#define nextULong(...) \
	TL__PICK_2_3(nextULong_takes_2_or_3_arguments, \
		tl__nextULong, tl__nextULongRange, __VA_ARGS__)(__VA_ARGS__)
#define wnextULong(...) \
	TL__PICK_3_4(wnextULong_takes_3_or_4_arguments, \
		tl__wnextULong, tl__wnextULongRange, __VA_ARGS__)(__VA_ARGS__)
#define nextDouble(...) \
	TL__PICK_1_2_3(nextDouble_takes_1_2_or_3_arguments, \
		tl__nextDouble, tl__nextDoubleBelow, tl__nextDoubleRange, __VA_ARGS__)(__VA_ARGS__)
#define wnextDouble_2(r, type) tl__wnextDouble(r, 1.0, type)
#define wnextDouble(...) \
	TL__PICK_2_3_4(wnextDouble_takes_2_3_or_4_arguments, \
		wnextDouble_2, tl__wnextDouble, tl__wnextDoubleRange, __VA_ARGS__)(__VA_ARGS__)
#define permInt_3(r, out, n) tl__permInt(r, out, n, 0)
#define permInt(...) \
	TL__PICK_3_4(permInt_takes_3_or_4_arguments, \
		permInt_3, tl__permInt, __VA_ARGS__)(__VA_ARGS__)
#define distinctInt(...) \
	TL__PICK_4_5(distinctInt_takes_4_or_5_arguments, \
		tl__distinctIntUpto, tl__distinctInt, __VA_ARGS__)(__VA_ARGS__)
#define partitionInt_4(r, out, n, sum) tl__partitionInt(r, out, n, sum, 1)
#define partitionInt(...) \
	TL__PICK_4_5(partitionInt_takes_4_or_5_arguments, \
		partitionInt_4, tl__partitionInt, __VA_ARGS__)(__VA_ARGS__)
#define permLong_3(r, out, n) tl__permLong(r, out, n, 0)
#define permLong(...) \
	TL__PICK_3_4(permLong_takes_3_or_4_arguments, \
		permLong_3, tl__permLong, __VA_ARGS__)(__VA_ARGS__)
#define distinctLong(...) \
	TL__PICK_4_5(distinctLong_takes_4_or_5_arguments, \
		tl__distinctLongUpto, tl__distinctLong, __VA_ARGS__)(__VA_ARGS__)
#define partitionLong_4(r, out, n, sum) tl__partitionLong(r, out, n, sum, 1)
#define partitionLong(...) \
	TL__PICK_4_5(partitionLong_takes_4_or_5_arguments, \
		partitionLong_4, tl__partitionLong, __VA_ARGS__)(__VA_ARGS__)

/* Options. */
#define opt_int(...) \
	TL__PICK_1_2(opt_int_takes_1_or_2_arguments, \
		tl__opt_int, tl__opt_int_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_int_at(...) \
	TL__PICK_1_2(opt_int_at_takes_1_or_2_arguments, \
		tl__opt_int_at, tl__opt_int_at_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_uint(...) \
	TL__PICK_1_2(opt_uint_takes_1_or_2_arguments, \
		tl__opt_uint, tl__opt_uint_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_uint_at(...) \
	TL__PICK_1_2(opt_uint_at_takes_1_or_2_arguments, \
		tl__opt_uint_at, tl__opt_uint_at_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_ll(...) \
	TL__PICK_1_2(opt_ll_takes_1_or_2_arguments, \
		tl__opt_ll, tl__opt_ll_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_ll_at(...) \
	TL__PICK_1_2(opt_ll_at_takes_1_or_2_arguments, \
		tl__opt_ll_at, tl__opt_ll_at_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_ull(...) \
	TL__PICK_1_2(opt_ull_takes_1_or_2_arguments, \
		tl__opt_ull, tl__opt_ull_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_ull_at(...) \
	TL__PICK_1_2(opt_ull_at_takes_1_or_2_arguments, \
		tl__opt_ull_at, tl__opt_ull_at_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_double(...) \
	TL__PICK_1_2(opt_double_takes_1_or_2_arguments, \
		tl__opt_double, tl__opt_double_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_double_at(...) \
	TL__PICK_1_2(opt_double_at_takes_1_or_2_arguments, \
		tl__opt_double_at, tl__opt_double_at_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_bool(...) \
	TL__PICK_1_2(opt_bool_takes_1_or_2_arguments, \
		tl__opt_bool, tl__opt_bool_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_bool_at(...) \
	TL__PICK_1_2(opt_bool_at_takes_1_or_2_arguments, \
		tl__opt_bool_at, tl__opt_bool_at_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_str(...) \
	TL__PICK_1_2(opt_str_takes_1_or_2_arguments, \
		tl__opt_str, tl__opt_str_or, __VA_ARGS__)(__VA_ARGS__)
#define opt_str_at(...) \
	TL__PICK_1_2(opt_str_at_takes_1_or_2_arguments, \
		tl__opt_str_at, tl__opt_str_at_or, __VA_ARGS__)(__VA_ARGS__)

/* Start and finish.  No argument at all counts as one. */
#define registerValidation_1(none) tl__registerValidation(none)
#define registerValidation(...) \
	TL__PICK_1_2(registerValidation_takes_0_or_2_arguments, \
		registerValidation_1, tl__registerValidationArgs, __VA_ARGS__)(__VA_ARGS__)
#define registerGen(...) \
	TL__PICK_2_3(registerGen_takes_2_or_3_arguments, \
		tl__registerGenOld, tl__registerGen, __VA_ARGS__)(__VA_ARGS__)
#define quitpi_1(info) tl__quitpi(info, "")
#define quitpi(...) \
	TL__PICK_1_2(quitpi_takes_1_or_2_arguments, quitpi_1, tl__quitpi, __VA_ARGS__)(__VA_ARGS__)

/* With a format and its arguments behind, twenty at most. */
#define quitp_1(points) tl__quitp(points, "%s", "")
#define quitp(...) TL__PICK_1_OR_MORE(quitp_1, tl__quitp, __VA_ARGS__)(__VA_ARGS__)
#define quitpInt_1(points) tl__quitpInt(points, "%s", "")
#define quitpInt(...) TL__PICK_1_OR_MORE(quitpInt_1, tl__quitpInt, __VA_ARGS__)(__VA_ARGS__)
#define expectedButFoundInt_3(result, expected, found) \
	tl__expectedButFoundLong(result, expected, found, "%s", "")
#define expectedButFoundInt(...) \
	TL__PICK_3_OR_MORE(expectedButFoundInt_3, \
		tl__expectedButFoundLong, __VA_ARGS__)(__VA_ARGS__)
#define expectedButFoundUInt_3(result, expected, found) \
	tl__expectedButFoundLong(result, expected, found, "%s", "")
#define expectedButFoundUInt(...) \
	TL__PICK_3_OR_MORE(expectedButFoundUInt_3, \
		tl__expectedButFoundLong, __VA_ARGS__)(__VA_ARGS__)
#define expectedButFoundLong_3(result, expected, found) \
	tl__expectedButFoundLong(result, expected, found, "%s", "")
#define expectedButFoundLong(...) \
	TL__PICK_3_OR_MORE(expectedButFoundLong_3, \
		tl__expectedButFoundLong, __VA_ARGS__)(__VA_ARGS__)
#define expectedButFoundDouble_3(result, expected, found) \
	tl__expectedButFoundDouble(result, expected, found, "%s", "")
#define expectedButFoundDouble(...) \
	TL__PICK_3_OR_MORE(expectedButFoundDouble_3, \
		tl__expectedButFoundDouble, __VA_ARGS__)(__VA_ARGS__)
#define expectedButFoundStr_3(result, expected, found) \
	tl__expectedButFoundStr(result, expected, found, "%s", "")
#define expectedButFoundStr(...) \
	TL__PICK_3_OR_MORE(expectedButFoundStr_3, tl__expectedButFoundStr, __VA_ARGS__)(__VA_ARGS__)

#endif
