"""DOMjudge: the rules of its ImportProblemService, and the judgehost's compile line."""
import re

import icpc

COMPILE = "gcc -Wall -O2 -std=gnu11 {} -lm"
RESULTS = {"AC": "CORRECT", "WA": "WRONG-ANSWER", "PE": "WRONG-ANSWER", "TLE": "TIMELIMIT", "RE": "RUN-ERROR",
           "MLE": "RUN-ERROR", "OLE": "OUTPUT-LIMIT", "CE": "COMPILER-ERROR"}
FOLDERS = {"accepted": "CORRECT", "wrong_answer": "WRONG-ANSWER", "time_limit_exceeded": "TIMELIMIT",
           "run_time_error": "RUN-ERROR"}


def check_ini(package):
    """Quoted or a number, so that PHP's parser has nothing to interpret."""
    lines = (package.root / "domjudge-problem.ini").read_text().splitlines()
    package.fact(all(re.fullmatch(r'[a-z-]+ = ("[a-z0-9]+"|[0-9]+\.[0-9]+)', line) for line in lines), "the ini is plain")
    ini = dict(line.replace('"', "").split(" = ") for line in lines)
    package.fact(ini == {"externalid": package.short_name, "short-name": package.short_name, "timelimit": "1.0"},
                 "id, name and limit")


def check_problem_yaml(package):
    about = package.yaml("problem.yaml")
    package.fact(about["type"] == "pass-fail" and about["validation"] == "custom", "every contest takes it")
    package.fact(about["name"] == package.definition["name"]["en"], "name")
    package.fact(about["limits"] == {"time_limit": 1.0, "memory": 256, "output": 16}, "limits")


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
    package.fact(set(found) == set(declared), "every solution is there")
    for name, folder in found.items():
        whole = {RESULTS[verdict] for verdict in icpc.on_the_whole(declared[name])}
        if icpc.is_slow_language(package, name):
            whole.add("TIMELIMIT")
        source = (package.root / f"submissions/{folder}/{name}").read_text(encoding="utf-8")
        tags = re.findall(r"@EXPECTED_RESULTS@: (.*)\n", source)
        said = set(tags[0].split(", ")) if tags else {FOLDERS[folder]}
        package.fact(said == whole and (folder == "mixed") == bool(tags) and len(tags) < 2,
                     f"{name} in {folder} says {said}, and may be {whole}")


def take(package):
    icpc.check_names(package)
    check_ini(package)
    check_problem_yaml(package)
    check_groups(package, icpc.check_tests(package, ""))
    check_submissions(package)
    html = (package.root / "problem_statement/problem.html").read_text(encoding="utf-8")
    package.fact("<h1>" in html and "{{" not in html, "the statement is a page, filled in")
    validators = [name for name in package.names if name.startswith("output_validator")]
    package.fact(validators == ["output_validators/checker/checker.c"], "one validator, one file")
    icpc.judge(package, package.compile(COMPILE, validators[0]))
