"""CMS: task.yaml as italy_yaml.py loads it, and the checker as its trusted step calls it."""
import re


def check_task(package, root):
    task = package.yaml(f"{root}task.yaml")
    package.fact((task["name"], task["title"], task["primary_language"]) ==
                 (package.short_name, package.definition["name"]["en"], "en"), "names")
    package.fact((task["time_limit"], task["memory_limit"], task["infile"], task["outfile"]) == (1.0, 256, "", ""),
                 "limits and files")
    package.fact(task["token_mode"] == "disabled" and task["score_mode"] == "max_subtask", "modes")
    tests = package.tests_in_plan()
    package.fact(task["n_input"] == len(tests), "number of tests")
    for number, test in enumerate(tests):
        package.is_test(test.name, f"{root}input/input{number}.txt", f"{root}output/output{number}.txt")
    samples = [number for number, test in enumerate(tests) if test.group == "sample"]
    package.fact([int(word) for word in task["public_testcases"].split(",")] == samples, "public tests")
    check_groups(package, task, tests)


def check_groups(package, task, tests):
    """Each pattern fits the tests of the group and of those that it includes."""
    counting = {}
    package.fact(task["score_type"] == "GroupMin", "score type")
    for (group, points, includes), found in zip(package.groups, task["score_type_parameters"]):
        counting[group] = {group}.union(*(counting[other] for other in includes))
        fits = [number for number in range(len(tests)) if re.compile(found[1]).match(f"{number:03}")]
        expected = [number for number, test in enumerate(tests) if test.group in counting[group]]
        package.fact(found[0] == points and fits == expected, f"{group} has {fits}, not {expected}")
    package.fact(len(task["score_type_parameters"]) == len(package.groups), "all groups")


def judge(package, checker):
    """in ans out: the outcome on stdout, a message that CMS translates on stderr, exit code 0."""
    def accepts(test, out, ans):
        done = package.run([checker, test, ans, out])
        package.fact(done.code == 0 and done.out in (b"0.0\n", b"1.0\n"), f"{done.code} {done.out}")
        package.fact(done.err.startswith(b"translate:success\n" if done.out == b"1.0\n" else b"translate:wrong\n"),
                     "a message that is translated")
        done.err.decode()
        return float(done.out or 0) >= 1
    package.judge_all(accepts)


def take(package):
    root = f"{package.short_name}/"
    package.fact(all(name.startswith(root) for name in package.names), "one folder, the short name")
    check_task(package, root)
    for language in ("english", "chinese"):
        page = (package.root / f"{root}statement/{language}.pdf").read_bytes()
        package.fact(page.startswith(b"%PDF-") and page.rstrip().endswith(b"%%EOF"), f"{language}.pdf is a PDF")
    program = package.root / f"{root}check/checker"
    program.chmod(0o755)
    package.fact(b"/ld-linux" not in program.read_bytes(), "the checker needs no libraries")
    judge(package, program)
    judge(package, package.compile("g++ -x c++ -O2 -static -Wall -Wextra {}", f"{root}check/checker.c"))
    reference = package.compile("gcc -O2 {} -lm", f"{root}sol/reference.c")
    for test in package.tests:
        package.fact(package.run([reference], test.input).out.split() == test.answer.split(), "sol/ is right")
