/*
 * The names of mutants are checked as a reader would use them: the line and the column are looked up
 * in the program, OLD must stand there, and NEW in its place must give the mutant.
 */
#include "setter_unit.h"

#include "base/names.h"
#include "mutate/mutants.h"

static struct mutants mutants;

/* By a second way: from the name alone. */
static void apply_name(const char *source, const char *name, const char *new, struct text *out)
{
	unsigned long line, column;
	const char *at = source, *old, *arrow = NULL;

	assert_int_equal(sscanf(name, "f:%lu:%lu ", &line, &column), 2);
	old = strchr(name, ' ') + 1;
	while (--line)
		at = strchr(at, '\n') + 1;
	at += column - 1;
	/* Where " -> " is part of the program, only one place of it leaves NEW. */
	for (const char *next = strstr(old, " -> "); next; next = strstr(next + 1, " -> "))
		if (!strcmp(next + 4, new))
			arrow = next;
	assert_non_null(arrow);
	assert_memory_equal(at, old, (size_t)(arrow - old));
	text_add(out, source, (size_t)(at - source));
	text_add_string(out, new);
	text_add_string(out, at + (arrow - old));
}

static void find(enum language language, const char *source)
{
	mutants_release(&mutants);
	mutants_find(&mutants, language, source, strlen(source));
}

static void check_names(const char *source)
{
	SCOPED(names) all = NAMES_INIT;

	for (size_t i = 0; i < mutants.count; i++) {
		SCOPED(text) changed = TEXT_INIT, by_name = TEXT_INIT;
		char *name = mutant_name(&mutants, i, "f");

		mutant_apply(&mutants, i, &changed);
		apply_name(source, name, mutants.texts.s + mutants.list[i].text, &by_name);
		assert_string_equal(changed.s, by_name.s);
		assert_string_not_equal(changed.s, source);
		assert_false(names_have(&all, name));
		assert_null(strchr(name, '\n'));
		names_take(&all, name);
	}
}

/* The names of one kind, a line each, without the file; NULL: of all kinds. */
static void expect(const char *kind, const char *expected)
{
	SCOPED(text) found = TEXT_INIT;

	for (size_t i = 0; i < mutants.count; i++) {
		SCOPED_FREE char *name = mutant_name(&mutants, i, "");

		if (!kind || !strcmp(mutate_kind_name(mutants.list[i].kind), kind))
			text_printf(&found, "%s|", name + 1);
	}
	assert_string_equal(found.s, expected);
}

static const char c_program[] = "#include <stdio.h>\n"
				"#define SIZE 1000 /* of 20 */\n"
				"static unsigned long long seen[SIZE];\n"
				"int main(void)\n"
				"{\n"
				"\tlong long a, b = 7; // 1 < 2\n"
				"\twhile (scanf(\"%lld 3 < 4\", &a) == 1) {\n"
				"\t\tint sum = 0;\n"
				"\t\tfor (int i = 0; i < a; i++)\n"
				"\t\t\tif (a > 2 && i != b)\n"
				"\t\t\t\tsum += seen[i] >> 3;\n"
				"\t\t\telse\n"
				"\t\t\t\tbreak;\n"
				"\t\tprintf(\"%d\\n\", abs(sum - b) * '5');\n"
				"\t}\n"
				"\treturn 0;\n"
				"}\n";

static void a_name_applied_to_the_program_gives_the_mutant(void **state)
{
	(void)state;
	find(LANGUAGE_C, c_program);
	assert_true(mutants.count > 40);
	check_names(c_program);
}

static void each_kind_finds_its_places(void **state)
{
	(void)state;
	find(LANGUAGE_C, c_program);
	expect("comparison",
			"7:33 == -> !=|7:33 == -> <=|9:21 < -> <=|9:21 < -> >=|10:10 > -> >=|10:10 > -> <=|"
			"10:19 != -> ==|10:19 != -> <|");
	expect("arithmetic", "11:9 += -> -=|11:9 += -> =|14:26 - -> +|14:31 * -> +|14:31 * -> /|");
	expect("step", "9:27 ++ -> --|");
	expect("shift", "11:20 >> -> <<|");
	expect("logic", "10:14 && -> |||");
	expect("condition", "10:8 a > 2 && i != b -> !(a > 2 && i != b)|");
	expect("bit", "2:14 1000 -> 968|");
	expect("type",
			"3:8 unsigned -> signed|3:17 long long -> int|6:2 long long -> int|"
			"6:2 long long -> double|8:3 int -> short|9:8 int -> short|");
	expect("operands", "14:22 sum - b -> b - sum|");
	expect("statement",
			"11:5 sum += seen[i] >> 3 -> |14:3 printf(\"%d\\n\", abs(sum - b) * '5') -> |");
	expect("else", "12:4 else -> else if (0)|");
	expect("break", "13:5 break -> |");
	expect("value", "6:17 = 7 -> |8:11 = 0 -> |9:14 = 0 -> |");
	expect("array", "3:32 SIZE -> SIZE / 2|");
	expect("state", "8:3 int -> static int|");
	expect("loop", "9:21 < -> + 1 <|");
	expect("absolute", "14:18 abs -> |");
}

static void numbers_change_in_their_own_form(void **state)
{
	(void)state;
	find(LANGUAGE_CPP, "int f() { return 0xFFULL + 9'999 + 1.99 + 0 + 1e9 + 0x10; }");
	expect("constant",
			"1:18 0xFFULL -> 0x100ULL|1:18 0xFFULL -> 0xFEULL|1:28 9'999 -> 10000|"
			"1:28 9'999 -> 9998|1:36 1.99 -> 2.00|1:36 1.99 -> 1.98|1:43 0 -> 1|1:43 0 -> -1|"
			"1:47 1e9 -> 2e9|1:47 1e9 -> 0e9|1:53 0x10 -> 0x11|1:53 0x10 -> 0x0F|");
	expect("bit", "1:18 0xFFULL -> 0xEFULL|1:28 9'999 -> 10127|1:53 0x10 -> 0x14|");
	find(LANGUAGE_PYTHON, "x = 100000000000000000000000000000000000 - 0");
	expect("constant",
			"1:5 100000000000000000000000000000000000 -> 100000000000000000000000000000000001|"
			"1:5 100000000000000000000000000000000000 -> 99999999999999999999999999999999999|"
			"1:44 0 -> 1|");
}

static void comments_and_texts_are_never_touched(void **state)
{
	(void)state;
	find(LANGUAGE_C,
			"// a < b\n/* 1 + 2 * if (x) */\n#include <a.h> // 3 < 4\n#if 1 < 2\n#pragma x 5\n"
			"#endif\n// one \\\n 1 < 2\nchar *s[] = \"1 < 2 \\\" 3 > 4\" '<' '\\'' L\"5 < 6\";\n");
	expect(NULL, "");
	find(LANGUAGE_CPP, "auto s = R\"x(1 < 2)\" 3 + 4 )x\" u8\"5 - 6\" u8R\"(7 && 8)\";\n");
	expect(NULL, "1:8 = R\"x(1 < 2)\" 3 + 4 )x\" u8\"5 - 6\" u8R\"(7 && 8)\" -> |");
	find(LANGUAGE_JAVA, "// 1 < 2\nx(\"3 < 4\", '5', \"\"\"\n6 < 7 \\\"\"\" 8\n\"\"\");");
	expect(NULL, "");
	find(LANGUAGE_PYTHON,
			"'''1 < 2\n'3' + 4'''\nx(r'5 \\\\' + '6' , f\"{7 + 8}\", rb'''9\n''') # 10 < 11\n");
	expect("comparison", "");
	expect("constant", "");
}

static void python_has_lines_for_statements(void **state)
{
	static const char source[] = "import sys\n"
				     "def f(n):\n"
				     "    a = sorted(x\n"
				     "               for x in n)\n"
				     "    for i in range(1, len(a)):\n"
				     "        if a[i] == 0 and not i:\n"
				     "            continue\n"
				     "        a.sort()\n"
				     "        n //= 2\n"
				     "    else:\n"
				     "        return abs(a[0]) \\\n"
				     "            ** 2\n";

	(void)state;
	find(LANGUAGE_PYTHON, source);
	check_names(source);
	expect("statement", "9:9 n //= 2 -> pass|");
	expect("break", "7:13 continue -> pass|");
	expect("sort", "3:9 sorted -> list|8:9 a.sort() -> pass|");
	expect("loop", "5:29 ) -> - 1)|");
	expect("else", "10:5 else -> elif False|");
	expect("condition", "6:12 a[i] == 0 and not i -> not (a[i] == 0 and not i)|");
	expect("absolute", "11:16 abs -> |");
}

static void what_is_no_operator_stays(void **state)
{
	(void)state;
	find(LANGUAGE_CPP,
			"std::vector<int> v; std::map<int, std::vector<long>> m; std::cin >> a >> b;\n"
			"int *p = &x; f(-*p, (int)1);");
	expect("comparison", "");
	expect("shift", "");
	find(LANGUAGE_CPP, "bool f(int a, int b) { return a<b && b>a; }");
	expect("comparison", "1:32 < -> <=|1:32 < -> >=|1:39 > -> >=|1:39 > -> <=|");
	find(LANGUAGE_JAVA,
			"import java.util.*; List<Integer> a = new ArrayList<>(); int b = a >>> 2;");
	expect("comparison", "");
	expect("arithmetic", "");
	expect("shift", "1:68 >>> -> >>|1:68 >>> -> <<|");
}

static void what_is_no_program_has_mutants_or_none(void **state)
{
	static const char *const broken[] = { "", "\"", "'", "/*", "R\"", "R\"(", "#", "#define",
		"0x", "1'", "\\", "(((", ")))", "if (", "else", "for (;;", "while (t--)", "'''",
		"= = =", "<", ">>>=", "\xff\xfe < 1", "abs", "std ::", "range(", "1.5.5.5e",
		"int a[", "static", "return", "}{", "- - -" };

	(void)state;
	for (size_t i = 0; i < sizeof broken / sizeof *broken; i++)
		for (int l = 0; l < LANGUAGE_COUNT; l++) {
			find((enum language)l, broken[i]);
			check_names(broken[i]);
			if (!tokens_know((enum language)l))
				expect(NULL, "");
		}
}

/* Every program of the project, as far as it is here. */
static void names_of_real_programs_give_their_mutants(void **state)
{
	SCOPED(names) problems = NAMES_INIT;
	size_t count = 0;

	(void)state;
	names_add_folder(&problems, "solutions", "");
	for (size_t p = 0; p < problems.count; p++) {
		SCOPED_FREE char *folder = xprintf("solutions/%s", problems.list[p]);
		SCOPED(names) files = NAMES_INIT;

		names_add_folder(&files, folder, "");
		for (size_t i = 0; i < files.count; i += 7) {
			SCOPED_FREE char *path = xprintf("%s/%s", folder, files.list[i]);
			SCOPED(text) source = TEXT_INIT;
			enum language language;

			if (!language_of(path, &language) || text_read_file(&source, path))
				continue;
			find(language, source.s);
			check_names(source.s);
			count += mutants.count;
		}
	}
	assert_true(!problems.count || count > 1000);
}

static int start_empty(void **state)
{
	(void)state;
	mutants = MUTANTS_INIT;
	return 0;
}

static int release(void **state)
{
	(void)state;
	mutants_release(&mutants);
	return 0;
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_name_applied_to_the_program_gives_the_mutant),
		cmocka_unit_test(each_kind_finds_its_places),
		cmocka_unit_test(numbers_change_in_their_own_form),
		cmocka_unit_test(comments_and_texts_are_never_touched),
		cmocka_unit_test(python_has_lines_for_statements),
		cmocka_unit_test(what_is_no_operator_stays),
		cmocka_unit_test(what_is_no_program_has_mutants_or_none),
		cmocka_unit_test(names_of_real_programs_give_their_mutants),
	};

	return cmocka_run_group_tests(tests, start_empty, release);
}
