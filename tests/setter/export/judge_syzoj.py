"""SYZOJ: data.yml; a special judge that finds its files, and prints a score of a hundred."""
import shutil
import tempfile

C = "gcc -O2 -DONLINE_JUDGE {} -lm"


def take(package):
    config = package.yaml("data.yml")
    package.fact(all("/" not in name for name in package.names), "the archive is flat")
    package.fact(sum(subtask["score"] for subtask in config["subtasks"]) == 100, "100 points")
    counts = {}
    for (name, points, includes), subtask in zip(package.groups, config["subtasks"]):
        counts[name] = {name}.union(*(counts[other] for other in includes))
        expected = [test.name for test in package.tests_in_plan() if test.group in counts[name]]
        package.fact((subtask["score"], subtask["type"]) == (points, "min"), f"points of {name}")
        package.fact(subtask["cases"] == expected, f"tests of {name}, and of what it includes")
        for case in subtask["cases"]:
            package.is_test(case, config["inputFile"].replace("#", case),
                            config["outputFile"].replace("#", case))
    package.fact(len(config["subtasks"]) == len(package.groups), "all groups")
    package.fact(config["specialJudge"]["language"] == "c", "a special judge in C")
    judge = package.compile(C, config["specialJudge"]["fileName"])

    def accepts(given, out, ans):
        with tempfile.TemporaryDirectory() as folder:
            for path, name in ((given, "input"), (out, "user_out"), (ans, "answer")):
                shutil.copy(path, f"{folder}/{name}")
            ran = package.run([judge], cwd=folder)
        package.fact(ran.code == 0 and ran.err, "a message, and no error")
        return float(ran.out) == 100

    package.judge_all(accepts)
