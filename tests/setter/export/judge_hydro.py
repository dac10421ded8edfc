"""Hydro: one folder; config.yaml; the checker's words decide."""
import re

C = "gcc -Wall --std=c99 {} -lm"


def parse(said):
    """packages/hydrojudge/src/testlib.ts: what a checker's stderr means."""
    status, message = said.startswith("ok "), said
    for start in ("wrong answer ", "wrong output format "):
        if said.startswith(start):
            message = said.split(start, 1)[1]
    operation = re.compile(r"^\s*(status|score)\((\d+)\)\s*((\S|$).*)$", re.M)
    while match := operation.search(message):
        status = match[2] == "1" if match[1] == "status" else status
        message = match[3]
    return status


def take(package):
    [folder] = {name.split("/")[0] for name in package.names}
    about, config = package.yaml(f"{folder}/problem.yaml"), package.yaml(
        f"{folder}/testdata/config.yaml")
    data = f"{folder}/testdata"
    package.fact(re.fullmatch("[a-z][0-9a-z]*", about["pid"]), "a pid is letters and digits")
    package.fact(about["title"] == package.definition["name"]["zh"], "the title is Chinese")
    package.fact(about["tag"] == package.definition["tags"], "the tags are there")
    package.fact((config["time"], config["memory"]) == (f"{package.seconds * 1000:.0f}ms", f"{package.memory}m"), "limits")
    package.fact(config["checker_type"] == "testlib", "the checker is testlib's")
    # A subtask of 0 points gets what the others leave of a hundred.
    package.fact(sum(subtask["score"] for subtask in config["subtasks"]) == 100, "100 points")
    for subtask in config["subtasks"]:
        package.fact(subtask["type"] == ("min" if subtask["score"] else "sum"),
                     "a subtask is all or nothing, and run if that is nothing")
        for case in subtask["cases"]:
            package.is_test(case["input"][:-3], f"{data}/{case['input']}", f"{data}/{case['output']}")
    package.expect_subtasks([(subtask["score"], [case["input"][:-3] for case in subtask["cases"]],
                              [number - 1 for number in subtask.get("if", [])])
                             for subtask in config["subtasks"]], samples=True)
    # No more time than a minute in all, which a factor of three must respect.
    total = 3 * package.seconds * len(package.tests) <= 60
    package.fact(("time_limit_rate" in config) == total, "Python's time fits the minute")
    for language in ("en", "zh"):
        text = (package.root / folder / f"problem_{language}.md").read_text(encoding="utf-8")
        package.fact("```input1\n" in text and "```output1\n" in text, "samples in the statement")
        package.fact("{{" not in text, "bounds are filled in")
    package.fact(2 <= len(package.files(f"{folder}/std")) <= 5, "accepted solutions")
    for name in package.files(f"{folder}/std"):
        if name.endswith(".c"):
            package.compile(C + " -fsyntax-only", f"{folder}/std/{name}")
        package.fact(name.split(".")[1] in ("c", "py"), "its second word is a language of Hydro's")

    checker = package.compile(C, f"{data}/{config['checker']}")
    package.judge_all(lambda *files: parse(package.run([checker, *files]).err.decode()))
    validator = package.compile(C, f"{data}/{config['validator']}")
    package.validate_all(lambda text, _: package.run([validator], text).code == 0)
