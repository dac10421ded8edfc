"""DOMjudge: the rules of its ImportProblemService, and the judgehost's compile line."""
import re

import icpc

COMPILE = "gcc -Wall -O2 -std=gnu11 {} -lm"
# SubmissionService::PROBLEM_RESULT_REMAP: a folder that is called otherwise is an error for each file
# that says @EXPECTED_RESULTS@, and a result that no judging has for one that does not.
# What is partly right is wrong there.
FOLDERS = {"AC": "accepted", "WA": "wrong_answer", "PC": "wrong_answer", "PE": "wrong_answer", "TLE": "time_limit_exceeded",
           "RE": "run_time_error", "MLE": "run_time_error", "OLE": "output_limit", "CE": "compiler_error"}


def check_ini(package):
    """Quoted or a number, so that PHP's parser has nothing to interpret."""
    lines = (package.root / "domjudge-problem.ini").read_text().splitlines()
    package.fact(all(re.fullmatch(r'[a-z-]+ = ("[a-z0-9]+"|[0-9]+\.[0-9]+)', line) for line in lines), "the ini is plain")
    ini = dict(line.replace('"', "").split(" = ") for line in lines)
    package.fact(ini == {"externalid": package.short_name, "short-name": package.short_name, "timelimit": str(package.seconds)},
                 "id, name and limit")


def check_problem_yaml(package):
    about = package.yaml("problem.yaml")
    package.fact(about["type"] == "pass-fail" and about["validation"] == "custom", "every contest takes it")
    package.fact(about["name"] == package.definition["name"]["en"], "name")
    package.fact(about["limits"] == {"time_limit": package.seconds, "memory": package.memory, "output": package.output},
                 "limits")


def check_groups(package, folders):
    """accept_score, range and grader_flags as parseTestCaseGroupMeta() takes them."""
    worth = dict((folders[group], points) for group, points, _ in package.groups)
    total = sum(worth.values())
    for folder in ["data", "data/secret", *worth]:
        about = package.yaml(f"{folder}/testdata.yaml")
        flags = about["grader_flags"].split()
        package.fact(set(flags) <= {"sum", "min", "max", "avg", "ignore_sample"}, f"flags of {folder}")
        package.fact(("ignore_sample" in flags) == (folder == "data"), f"samples of {folder}")
        package.fact(about["range"] == f"0 {worth.get(folder, total)}", f"range of {folder}")
        package.fact(about.get("accept_score") == worth.get(folder), f"points of {folder}")
        is_group = folder.startswith("data/secret/")
        package.fact(("min" in flags) == is_group and
                     about["on_reject"] == ("break" if is_group else "continue"), f"grading of {folder}")


def check_submissions(package):
    found = icpc.folders_of_solutions(package, "")
    declared = icpc.expectations(package)
    for name in declared:
        whole = {FOLDERS[verdict] for verdict in icpc.on_the_whole(declared[name])}
        if icpc.is_slow_language(package, name):
            whole.add(FOLDERS["TLE"])
        expected = whole.pop() if len(whole) == 1 else None
        package.fact(found.pop(name, None) == expected, f"{name} is in {expected}")
    package.fact(not found, f"{found} are ours")


def take(package):
    icpc.check_names(package)
    check_ini(package)
    check_problem_yaml(package)
    check_groups(package, icpc.check_tests(package, "", repeats=True))
    check_submissions(package)
    html = (package.root / "problem_statement/problem.html").read_text(encoding="utf-8")
    package.fact("<h1>" in html and "{{" not in html, "the statement is a page, filled in")
    validators = [name for name in package.names if name.startswith("output_validator")]
    package.fact(validators == ["output_validators/checker/checker.c"], "one validator, one file")
    icpc.judge(package, package.compile(COMPILE, validators[0]))
