"""Adds up points as judges do, for the packages of groups.sh.

    python3 groups.py TESTS FOLDER

Each judge is a function: of a package, and of what says whether the files of a test fail, it
makes the points.  They must be those of the plan, whichever tests fail.
"""
import itertools
import json
import re
import subprocess
import sys
import tempfile
import zipfile
from pathlib import Path

import yaml

# group: (points, includes, its tests)
PLAN = {
    "sample": (0, [], ["sample-01"]),
    "a": (10, [], ["a-01", "a-02"]),
    "b": (20, ["a"], ["b-01"]),
    "c": (7, ["b", "sample"], ["c-01"]),
    "bonus": (3, ["c"], []),
    "zero": (0, [], ["zero-01"]),
    "d": (60, ["bonus", "zero"], ["d-01"]),
}


def counting(group):
    _, includes, own = PLAN[group]
    return set(own).union(*map(counting, includes))


def planned(failing):
    return sum(points for group, (points, _, _) in PLAN.items() if not counting(group) & failing)


# --- Packages with folders ---------------------------------------------------------------------

def folders(package, root):
    """{folder below data/: its inputs}, as the format sorts them; all have tests."""
    found = {}
    for name in sorted(package.namelist()):
        match = re.fullmatch(rf"{root}data/((?:sample|secret/[^/]+))/[^/]+\.(in|yaml)", name)
        if match:
            found.setdefault(match[1], []).extend([name] if match[2] == "in" else [])
    assert all(found.values()), f"a group has no tests: {found}"
    return found


def read_yaml(package, name):
    return yaml.safe_load(package.read(name))


def kattis(package, fails):
    lines = []
    for folder, inputs in folders(package, "chain/").items():
        points = read_yaml(package, f"chain/data/{folder}/testdata.yaml")["accept_score"]
        if folder != "sample":  # data/testdata.yaml has ignore_sample
            lines.append("WA 0" if any(map(fails, inputs)) else f"AC {points}")
    grader = compiled(package.read("chain/graders/grader/grader.c"))
    said = subprocess.run([grader], input="\n".join(lines).encode(), capture_output=True, check=True)
    return float(said.stdout.split()[1])


def compiled(source, made={}):
    if source not in made:
        folder = tempfile.TemporaryDirectory()
        made[source] = folder, f"{folder.name}/grader"
        subprocess.run(["gcc", "-x", "c", "-", "-o", made[source][1]], input=source, check=True)
    return made[source][1]


def kattis_2025_09(package, fails):
    passed, points = {}, 0
    for folder, inputs in folders(package, "chain/").items():
        about = read_yaml(package, f"chain/data/{folder}/test_group.yaml")
        passed[folder] = all(passed[need] for need in about.get("require_pass", [])) and not any(map(fails, inputs))
        points += passed[folder] * about.get("max_score", 0)
    return points


def domjudge(package, fails):
    return sum(read_yaml(package, f"data/{folder}/testdata.yaml")["accept_score"]
               for folder, inputs in folders(package, "").items() if not any(map(fails, inputs)))


# --- Packages with lists of subtasks -------------------------------------------------------------

def hydro(package, fails):
    """packages/hydrojudge/src/flow.ts; a subtask of kind min is over when it has no points."""
    failed, total = set(), 0
    for subtask in read_yaml(package, "chain/testdata/config.yaml")["subtasks"]:
        lowest = subtask["type"] == "min"
        score = subtask["score"] if lowest else 0
        for case in subtask["cases"]:
            if (lowest and score == 0) or failed & set(subtask.get("if", [])):
                continue
            if fails(f"chain/testdata/{case['input']}"):
                failed.add(subtask["id"])
                score = 0
        if failed & set(subtask.get("if", [])):
            failed.add(subtask["id"])
        else:
            total += score
    return total


def uoj(package, fails):
    """UOJ-System's judger.cpp; it does not know of a subtask that it skipped that it failed."""
    conf = dict(line.split() for line in package.read("problem.conf").decode().splitlines())
    passed, total, start = {}, 0, 1
    for number in range(1, int(conf["n_subtasks"]) + 1):
        needs, end = conf.get(f"subtask_dependence_{number}"), int(conf[f"subtask_end_{number}"])
        many = [conf[f"subtask_dependence_{number}_{k}"] for k in itertools.takewhile(
            lambda k: f"subtask_dependence_{number}_{k}" in conf, itertools.count(1))]
        if all(passed.get(int(need), True) for need in (many if needs == "many" else [needs] if needs else [])):
            passed[number] = not any(fails(f"chain{i}.in") for i in range(start, end + 1))
            total += passed[number] * int(conf[f"subtask_score_{number}"])
        start = end + 1
    return total


def dmoj(package, fails):
    """dmoj/judge.py: a case of no points that fails ends all."""
    passed, total, number, stopped = set(), 0, 0, False
    for case in read_yaml(package, "chain/init.yml")["test_cases"]:
        bad = stopped or any(fails(f"chain/{one['in']}") for one in case.get("batched", [case]))
        number += "batched" in case
        if not bad and set(case.get("dependencies", [])) <= passed:
            passed.add(number)
            total += case["points"]
        stopped = stopped or (bad and not case["points"])
    return total


def lyrio(package, fails):
    passed, total = [], 0
    for subtask in json.loads(package.read("judgeInfo.json"))["subtasks"]:
        passed.append(all(passed[need] for need in subtask["dependencies"]) and
                      not any(fails(f"testdata/{case['inputFile']}") for case in subtask["testcases"]))
        total += passed[-1] * subtask["points"]
    return total


def syzoj(package, fails):
    return sum(subtask["score"] for subtask in read_yaml(package, "data.yml")["subtasks"]
               if not any(fails(f"{case}.in") for case in subtask["cases"]))


def cms(package, fails):
    task = read_yaml(package, "chain/task.yaml")
    return sum(points for points, pattern in task["score_type_parameters"]
               if not any(re.match(pattern, f"{i:03}") and fails(f"chain/input/input{i}.txt")
                          for i in range(task["n_input"])))


JUDGES = {"kattis": kattis, "kattis-2025-09": kattis_2025_09, "domjudge": domjudge, "hydro": hydro,
          "uoj": uoj, "dmoj": dmoj, "lyrio": lyrio, "syzoj": syzoj, "cms": cms}
# These judge samples apart, and give nothing for the rest, or less, where one fails: --list says so.
SAMPLES_APART = {"dmoj", "lyrio"}


def rules_are_kept(package):
    """fails_a is declared to fail group a alone, so nothing is known of those that need it."""
    rules = read_yaml(package, "chain/submissions/submissions.yaml")["wrong_answer/fails_a.c"]
    found = {group for group, rule in rules.items() if isinstance(rule, dict)}
    assert found == {"sample", "secret/1-a", "secret/5-zero"}, f"groups with rules: {found}"


def check(target, package, contents):
    names = [name for name in contents if not (target in SAMPLES_APART and name.startswith("sample"))]
    for size in range(3):
        for failing in map(set, itertools.combinations(names, size)):
            bad = {contents[name] for name in failing}
            found = JUDGES[target](package, lambda name: package.read(name) in bad)
            assert found == planned(failing), f"{sorted(failing)} fail: {found} points, not {planned(failing)}"
    if target == "kattis-2025-09":
        rules_are_kept(package)


def main():
    contents = {path.stem: path.read_bytes() for path in sorted(Path(sys.argv[1]).glob("*.in"))}
    assert len(set(contents.values())) == len(contents) == 7, contents
    broken = 0
    for target in JUDGES:
        try:
            with zipfile.ZipFile(Path(sys.argv[2]) / f"{target}.zip") as package:
                check(target, package, contents)
        except AssertionError as wrong:
            print(f"groups in {target}: {wrong}")
            broken += 1
    sys.exit(bool(broken))


main()
