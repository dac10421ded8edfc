/*
 * every_call - every function of upstream's C++ interface that returns, of every type.
 *
 *     every_call ARGUMENTS as in run.sh
 *
 * What it prints with upstream's header is recorded in every_call.txt.  The calls that end a
 * program are in the recorded cases of the drivers.
 */
#include "testlib.h"

#include <array>
#include <deque>
#include <list>

using namespace std;

static const pattern early("[a-c]{2,3}"); /* before main */

/* A line for each value; a list in braces is evaluated from left to right by every compiler. */
struct show {
	template <typename... A> show(const A &...a)
	{
		const int each[] = { (println(a), 0)... };

		(void)each;
	}
};

static void reals(const vector<double> &values)
{
	for (size_t i = 0; i < values.size(); i++)
		printf("%.17g ", values[i]);
	puts("");
}

template <typename T> static void draw(T n, T lo, T hi)
{
	show{ rnd.next(n), rnd.next(lo, hi), rnd.wnext(n, 2), rnd.wnext(n, -3),
		rnd.wnext(lo, hi, 1), rnd.wnext(lo, hi, -30) };
}

static void draw_numbers()
{
	draw(100, -5, 5);
	draw(1000u, 5u, 2000000000u);
	draw(77L, -1000000000L, 9L);
	draw(77UL, 7UL, 1000000000UL);
	draw(1LL << 40, -(1LL << 40), 1LL << 41);
	draw(1ULL << 40, 1ULL, 1ULL << 41);
	draw(2.5, -1.0, 1e9);
	show{ rnd.next(), rnd.wnext(2), rnd.wnext(-40), rnd.next('a', 'z') };
	show{ rnd.next("[a-z]{1,%d}|[0-9]{%d}", 20, 5), rnd.next(string("x|y|z")) };
	show{ early.next(rnd), early.matches("abc"), early.matches("abcd"), early.src() };
}

static void draw_many()
{
	show{ rnd.perm(10) };
	show{ rnd.perm(10, 1) };
	show{ rnd.perm(7LL), rnd.perm(6u, 3), rnd.perm(5, 'a') };
	show{ rnd.perm<int, long long>(5, 1LL << 40) };
	show{ rnd.distinct(5, 10), rnd.distinct(5, 1, 1000000), rnd.distinct(9, 1, 10) };
	show{ rnd.distinct(4, 1LL, 1LL << 50), rnd.distinct(4, 5u, 50u), rnd.distinct(3, 7u) };
	show{ rnd.distinct(3, 10ULL, 20ULL), rnd.distinct(0, 1, 2), rnd.distinct(2, 'a', 'f') };
	show{ rnd.partition(4, 100), rnd.partition(4, 100LL, 10LL), rnd.partition(3, 9u, 2u) };
	show{ rnd.partition(0, 0), rnd.partition(1, 7) };

	random_t own;
	own.setSeed(5LL);
	random_t copy = own;
	show{ own.next(1000), copy.next(1000), random_t().next(1000) };
	show{ random_t::version };
}

static void draw_elements()
{
	const int numbers[] = { 3, 1, 4, 1, 5, 9, 2, 6 };
	vector<int> v(numbers, numbers + 8);
	const set<string> words = { "one", "two", "three" };
	const map<int, int> squares = { { 1, 1 }, { 2, 4 }, { 3, 9 } };
	deque<char> letters = { 'a', 'b', 'c', 'd' };
	array<int, 5> fixed = { { 5, 4, 3, 2, 1 } };
	int plain[6] = { 1, 2, 3, 4, 5, 6 };
	string text = "abcdefgh";

	show{ rnd.any(v), rnd.any(words), rnd.any(squares).second, rnd.any(text) };
	show{ rnd.any(v.begin(), v.end()), rnd.any(words.begin(), words.end()) };
	show{ rnd.wany(v, 3), rnd.wany(words, -2), rnd.wany(v.begin(), v.end(), 4) };
	shuffle(v.begin(), v.end());
	shuffle(letters.begin(), letters.end());
	shuffle(fixed.begin(), fixed.end());
	shuffle(plain, plain + 6);
	shuffle(text.begin(), text.end());
	show{ v, letters, fixed, text };
	println(plain, plain + 6);
}

static void print_lines()
{
	vector<vector<int>> nested = { { 1, 2 }, {}, { 3 } };
	vector<bool> bits = { true, false };
	list<string> strings = { "p", "q" };
	const vector<string> none;

	println(1);
	println("text");
	println(string("a string"));
	println(none);
	println(1, 2u);
	println('c', -5LL, 7ULL, 1.0 / 3, true, 1e100, string("seven"));
	println("two", "texts");
	println(strings, 5);
	println(strings.begin(), strings.end());
	println(nested.begin(), nested.end());
	println(bits, bits.begin() != bits.end());
	println(LLONG_MIN, ULLONG_MAX, INT_MIN);
	println((short)-3, (unsigned char)'x', 2.5f, 1.25L);
	cout << hex << showbase;
	println(255, "is hex");
	cout << dec << noshowbase;
	cout.precision(12);
	println(1.0 / 3);
	cout.precision(6);
	cout.width(5);
	println(42, 43);
	cout << "cout ";
	printf("printf ");
	println("println");
}

/* Plain conversions are written by the header itself, others by the C library. */
static void print_formatted(const char *nothing)
{
	const string longer(1000, 'x');
	const int lengths[] = { printf("%d %d %d\n", 0, INT_MIN, INT_MAX),
		printf("%ld %lld %lld|", -5L, LLONG_MIN, LLONG_MAX),
		printf("%u %lu %llu\n", UINT_MAX, ULONG_MAX, ULLONG_MAX),
		printf("%c%c%s%s%%", 'a', 'b', "", "text"),
		printf("%5d|%-5d|%05d|%+d\n", 1, 2, 3, 4),
		printf("%i %x %hd %zu %.3f %g\n", -7, 255, short(-3), size_t(9), 2.5, 1e20),
		printf("%d %s\n", 1, longer.c_str()), printf("%d %s\n", 2, nothing),
		printf("%s", ""), std::printf("%.2s %*d\n", "abc", 4, 5), printf("no format\n") };

	println(vector<int>(begin(lengths), end(lengths)));
	for (int i = 0; i < 300; i++)
		printf("%d ", i);
	println(strlen(format("%s %d", longer.c_str(), 5).c_str()));
}

static void take_options()
{
	show{ opt<int>("n"), opt<long long>("big"), opt<unsigned>("n"), opt<short>("n") };
	show{ opt<double>("x"), opt<float>("x"), opt<long double>("x"), opt<string>("s"),
		opt("s") };
	show{ opt<bool>("flag"), opt<bool>("missing"), opt<int>("missing", 7),
		opt("missing", "no") };
	show{ opt<string>("missing", "text"), opt<double>("missing", 2.5), opt("s", string("t")) };
	show{ opt(1), opt<string>(1), opt<int>(3), opt<int>(100, 5), opt(100, "five") };
	show{ has_opt("n"), has_opt("missing"), opt<unsigned long long>("big"), opt<char>("n") };
	show{ parseExponentialOptValue("1.5e3") };
}

static void make_strings()
{
	const vector<int> v = { 1, 2, 3 };
	const double third = 1.0 / 3;

	show{ vtos(5), vtos(-7LL), vtos('a'), vtos(true), vtos(third), vtos(string("two words")) };
	show{ toString(9u), toString((short)-9), toString((unsigned char)200) };
	show{ toHumanReadableString(1000000000), toHumanReadableString(-30000000LL),
		toHumanReadableString(0u), toHumanReadableString(LLONG_MIN) };
	show{ join(v), join(v, ','), join(v, ", "), join(v.begin(), v.end()) };
	show{ join(v.begin(), v.end(), string("; ")) };
	show{ split("a,b,,c", ',').size(), split("a,b;c", ",;"), tokenize("a,,b", ',') };
	show{ tokenize(" a b ", " ").size(), split("", ',').size(), split("abc", "").size() };
	show{ split("\xe9;a\xff", "\xff;"), split(",", ',').size(), tokenize("", " ").size() };
	show{ upperCase("aZ9"), lowerCase("aZ9"), trim(" \t x y\r\n"), compress(string(100, 'z')) };
	show{ englishEnding(1), englishEnding(12), englishEnding(103) };
	show{ format("%d-%s", 5, "x"), format(string("%05.2f"), third), testlib_format_("%d", 6) };
	show{ removeDoubleTrailingZeroes("1.500"), removeDoubleTrailingZeroes("2.") };
	show{ doubleCompare(1, 1 + 1e-7, 1e-6), doubleDelta(10, 11), isBlanks('\t'), isEoln('x') };
	show{ serializePoints(1.5), serializeVerdict(WRONG_ANSWER), _pc(5), I64, U64, EOFC };
}

static void read_text()
{
	InStream s(inf,
			"12 -5 18446744073709551615 1.5 word\nthe line\n7 8 9 1 2 3 4 0.5 0.25 q w\n"
			"l1\nl2\nabc abd\nxyz\n\n  tail");
	string text;

	show{ s.readInt(), s.readInteger(-9, 9, "i"), s.readUnsignedLong(), s.readDouble() };
	show{ s.readWord() };
	s.readEoln();
	s.readLineTo(text);
	show{ text };
	show{ s.readInts(1), s.readIntegers(1, 1, 9, "a"), s.readLongs(1), s.readUnsignedLongs(2) };
	show{ s.readLong(), s.readLong(0LL, 9LL), s.readStrictDouble(0, 1, 1, 2) };
	reals(s.readReals(1));
	show{ s.readTokens(1), s.readWords(1, "[a-z]", "w"), s.eoln() };
	show{ s.readLines(2) };
	s.readTokenTo(text, pattern("[a-c]{3}"), "t");
	show{ text, s.readToken("[a-d]{3}"), s.readChar() == '\n', s.curChar(), s.nextChar() };
	s.unreadChar('X');
	show{ s.readString("[A-Zyz]*", "line"), s.seekEoln(), s.seekEof() };
	s.skipBlanks();
	show{ s.readWord(pattern("tail")), s.seekEof(), s.eof() };
	show{ stringToLongLong(inf, "55"), stringToDouble(inf, "5.5"), s.mode == inf.mode, s.name };
}

int main(int argc, char *argv[])
{
	registerGen(argc, argv, 1);
	draw_numbers();
	draw_many();
	draw_elements();
	print_lines();
	print_formatted(argc > 100 ? "" : NULL);
	take_options();
	make_strings();
	read_text();
	show{ testlibMode == _generator, getTestset(), getGroup() };
}
