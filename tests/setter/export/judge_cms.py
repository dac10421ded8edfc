"""CMS: task.yaml as italy_yaml.py loads it, and the checker as its trusted step calls it."""
import re
import shutil
import sys
from pathlib import Path


def tables_on_pages(package, page):
    """Counted by weasyprint's own Python, which need not be this one."""
    with open(shutil.which("weasyprint"), encoding="utf-8") as program:
        python = program.readline().removeprefix("#!").strip() or sys.executable
    path = package.root / "page.html"
    path.write_text(page, encoding="utf-8")
    return int(package.run([python, Path(__file__).with_name("pages.py"), path]).out)


def check_pages(package):
    """The page that the PDF is made of: no table, of samples or of groups, begins here and ends there."""
    page = (package.kit / f"build/problems/{package.problem}/export/statement.en.html").read_text(encoding="utf-8")
    package.fact(tables_on_pages(package, page) == page.count("<table"), "every table is on one page")


def check_task(package, root):
    task = package.yaml(f"{root}task.yaml")
    package.fact((task["name"], task["title"], task["primary_language"]) ==
                 (package.short_name, package.definition["name"]["en"], "en"), "names")
    package.fact((task["time_limit"], task["memory_limit"], task["infile"], task["outfile"]) ==
                 (package.seconds, package.memory, "", ""),
                 "limits and files")
    package.fact(task["token_mode"] == "disabled" and task["score_mode"] == "max_subtask", "modes")
    tests = package.tests_in_plan()
    package.fact(task["n_input"] == len(tests), "number of tests")
    for number, test in enumerate(tests):
        package.is_test(test.name, f"{root}input/input{number}.txt", f"{root}output/output{number}.txt")
    package.fact(task["public_testcases"] == "all", "whoever sees the public score sees all points")
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
        lines = done.err.decode().splitlines()
        package.fact(lines[0] == ("translate:success" if done.out == b"1.0\n" else "translate:wrong"),
                     "a message that is translated")
        package.fact(len(lines) == 2 and re.fullmatch("ADMIN_MESSAGE: [ -~]+", lines[1]),
                     "a message for administrators, without what CMS rejects")
        return float(done.out or 0) >= 1
    package.judge_all(accepts)


def take(package):
    root = f"{package.short_name}/"
    package.fact(all(name.startswith(root) for name in package.names), "one folder, the short name")
    check_task(package, root)
    check_pages(package)
    for language in ("english", "chinese"):
        page = (package.root / f"{root}statement/{language}.pdf").read_bytes()
        package.fact(page.startswith(b"%PDF-") and page.rstrip().endswith(b"%%EOF"), f"{language}.pdf is a PDF")
    program = package.root / f"{root}check/checker"
    program.chmod(0o755)
    package.fact(b"/ld-linux" not in program.read_bytes(), "the checker needs no libraries")
    judge(package, program)
    judge(package, package.compile("g++ -x c++ -O2 -static -Wall -Wextra {}", f"{root}check/checker.c"))
    package.answers_all({f"{root}sol/reference.c": "gcc -O2 {} -lm", f"{root}sol/reference.cpp": "g++ -O2 {} -lm"})
