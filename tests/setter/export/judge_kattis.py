"""Kattis, legacy: what problemtools' verifyproblem asks for, and its default grader."""
import re

import icpc

COMPILE = "gcc -g -O2 -std=gnu17 -static {} -lm"
KEYS = {"problem_format_version", "type", "name", "uuid", "author", "source", "source_url", "license",
        "rights_owner", "limits", "validation", "validator_flags", "grading", "keywords"}
GROUP_KEYS = {"input_validator_flags", "output_validator_flags", "on_reject", "grading", "grader_flags",
              "accept_score", "reject_score", "range"}
FOLDERS = {"AC": "accepted", "WA": "wrong_answer", "TLE": "time_limit_exceeded", "RE": "run_time_error"}


def check_problem_yaml(package, root):
    about = package.yaml(f"{root}problem.yaml")
    package.fact(set(about) <= KEYS, "problem.yaml has keys that problemtools knows")
    package.fact(about["type"] == "scoring", "type")
    package.fact(about["validation"] == ("custom score" if icpc.has_parts(package) else "custom"), "validation")
    package.fact(about["name"] == package.definition["name"]["en"], "name")
    package.fact(about["limits"] == {"memory": package.memory, "output": package.output}, "limits")
    package.fact(re.fullmatch(r"[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}", about["uuid"]), "uuid")
    package.fact(about["license"] == "cc by-sa" and about["rights_owner"] == "wythoff-kit", "license")
    package.fact(about["keywords"] == " ".join(package.definition["tags"]), "keywords are one string")


def config(package, folder):
    """With what it inherits from the folders above."""
    above = config(package, folder.rsplit("/", 1)[0]) if not folder.endswith("data") else {}
    path = package.root / folder / "testdata.yaml"
    own = package.yaml(f"{folder}/testdata.yaml") if path.exists() else {}
    package.fact(set(own) <= GROUP_KEYS, f"{folder}/testdata.yaml has known keys")
    return {**above, **own}


def check_scoring(package, root, folders):
    total = sum(points for _, points, _ in package.groups)
    top, secret = config(package, f"{root}data"), config(package, f"{root}data/secret")
    package.fact(top["grader_flags"] == "ignore_sample" and top["on_reject"] == "continue", "data")
    package.fact(top["range"] == secret["range"] == f"0 {total}", "the range of all points")
    package.fact(secret["grading"] == "custom" and secret["on_reject"] == "continue" and
                 not secret["grader_flags"], "secret data is graded by our own grader")
    for group, points, _ in package.groups:
        one = config(package, folders[group])
        package.fact(one["accept_score"] == points and one["range"] == f"0 {points}" and
                     one["grading"] == "default" and
                     one["grader_flags"] == ("avg" if group in package.means else "min"), f"points of {group}")
        package.fact(one["input_validator_flags"] == f"--group {group}", f"flags of {group}")


def check_grader(package, root):
    """Group by group: what the grader makes of one that fails alone."""
    grader = package.compile("gcc -g -O2 -std=gnu17 -static -Wall -Wextra {} -lm",
                             f"{root}graders/grader/grader.c")
    groups = package.groups[1:]
    for failing in [None] + [group for group, _, _ in groups]:
        lost = {failing}
        for group, _, includes in groups:
            if lost & set(includes):
                lost.add(group)
        text = "".join(f"WA 0\n" if group == failing else f"AC {points}\n" for group, points, _ in groups)
        sum_of_points = sum(points for group, points, _ in groups if group not in lost)
        verdict = "AC" if sum_of_points else "WA"
        found = package.run([grader], text.encode()).out.split()
        package.fact(found[0].decode() == verdict and float(found[1]) == sum_of_points,
                     f"the grader says {found} when {failing} fails, not {verdict} {sum_of_points}")


def folder_of(package, declared):
    whole, points = icpc.on_the_whole(declared), icpc.points(package, declared)
    if whole == {"AC"}:
        return "accepted"
    if points is None or points == sum(points for _, points, _ in package.groups):
        return None
    if points:
        return "partially_accepted"
    kinds = {{"PE": "WA", "MLE": "RE", "OLE": "RE"}.get(verdict, verdict)
             for verdict in icpc.on_the_whole(declared, 1)}
    return FOLDERS.get(kinds.pop()) if len(kinds) == 1 else None


def check_submissions(package, root):
    found = icpc.folders_of_solutions(package, root)
    for name, declared in icpc.expectations(package).items():
        expected = folder_of(package, declared)
        if expected == "accepted" and icpc.is_slow_language(package, name):
            expected = None  # the limit is made of the slowest one
        package.fact(found.get(name) == expected, f"{name} is in {found.get(name)}, not in {expected}")
    package.fact(found[package.reference()] == "accepted", "the reference is accepted")


def check_statement(package, name):
    tex = (package.root / name).read_text(encoding="utf-8")
    package.fact(tex.startswith("\\problemname{" + package.definition["name"]["en"] + "}\n"), "title")
    package.fact("\\section*{Input}" in tex and "{{" not in tex, "the statement is filled in")


def take(package):
    root = f"{package.short_name}/"
    package.fact(all(name.startswith(root) for name in package.names), "one folder, the short name")
    icpc.check_names(package)
    check_problem_yaml(package, root)
    check_statement(package, f"{root}problem_statement/problem.en.tex")
    folders = icpc.check_tests(package, root)
    check_scoring(package, root, folders)
    check_grader(package, root)
    check_submissions(package, root)
    icpc.validate(package, package.compile(COMPILE, f"{root}input_validators/validator/validator.c"))
    icpc.judge(package, package.compile(COMPILE, f"{root}output_validators/checker/checker.c"))
