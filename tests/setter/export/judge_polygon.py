"""Polygon: problem.xml as its readers read it, testlib's calls, and both ways to convert a checker."""
import re
import tempfile
import xml.etree.ElementTree as xml
from pathlib import Path

import icpc

COMPILE = "g++ -Wall -Wextra -Wconversion -static -DONLINE_JUDGE -O2 -std=c++17 {}"
CMS_COMPILE = "g++ -x c++ -O2 -static -DCMS {}"
TAGS = {
    frozenset({"AC"}): "accepted", frozenset({"WA"}): "wrong-answer", frozenset({"TLE"}): "time-limit-exceeded",
    frozenset({"TLE", "AC"}): "time-limit-exceeded-or-accepted", frozenset({"RE"}): "failed",
    frozenset({"MLE"}): "memory-limit-exceeded",
}
# Tags are spelt alike in .desc, ACCEPTED and so on, but for these.
WORDS = {"failed": "RUNTIME_ERROR", "do-not-run": "NOT_RUN"}


def check_files(package, root):
    for element in root.iter():
        path = element.get("path")
        package.fact(path is None or path in package.names, f"{path} of problem.xml is there")
    package.fact((package.root / "check.cpp").read_bytes() == (package.root / "files/check.cpp").read_bytes(),
                 "the copy of the checker is one")


def check_scripts(package):
    """Each has a twin for Windows, in that system's own line ends; doall_bat.sh runs them."""
    for name in package.names:
        base, _, ending = name.rpartition(".")
        if ending in ("sh", "bat"):
            text = (package.root / name).read_bytes()
            package.fact(text.count(b"\r\n") == (text.count(b"\n") if ending == "bat" else 0) == text.count(b"\r"),
                         f"line ends of {name}")
            package.fact({f"{base}.sh", f"{base}.bat"} <= set(package.names), f"twin of {name}")
    calls = (package.root / "doall.bat").read_text().count("call scripts\\gen-")
    package.fact(calls == (package.root / "doall.sh").read_text().count("scripts/gen-"), "both make all tests")


def check_judging(package, root):
    testset = root.find("judging/testset")
    tests = package.tests_in_plan()
    package.fact((testset.findtext("time-limit"), testset.findtext("memory-limit"), testset.findtext("test-count"))
                 == (f"{package.seconds * 1000:.0f}", str(package.memory << 20), str(len(tests))), "limits and count")
    found = testset.findall("tests/test")
    package.fact(len(found) == len(tests), "every test is listed")
    for number, (test, about) in enumerate(zip(tests, found), 1):
        package.is_test(test.name, testset.findtext("input-path-pattern") % number,
                        testset.findtext("answer-path-pattern") % number)
        package.fact(about.get("group") == test.group, f"group of {test.name}")
        package.fact((about.get("sample") == "true") == (test.group == "sample"), f"{test.name} is a sample or not")
        package.fact((about.get("method") == "generated") == (about.get("cmd") is not None), "method")
    for group, points, includes in package.groups:
        about = testset.find(f"groups/group[@name='{group}']")
        package.fact(float(about.get("points")) == points and about.get("points-policy") == "complete-group",
                     f"points of {group}")
        package.fact(sum(float(one.get("points")) for one in found if one.get("group") == group) == points,
                     f"points of the tests of {group}")
        package.fact([one.get("group") for one in about.iter("dependency")] == includes, f"needs of {group}")


def check_statements(package, root):
    names = {name.get("language"): name.get("value") for name in root.iter("name")}
    package.fact(names == {"english": package.definition["name"]["en"],
                           "chinese": package.definition["name"]["zh"]}, "names")
    for language in names:
        tex = (package.root / f"statements/{language}/problem.tex").read_text(encoding="utf-8")
        package.fact(tex.startswith("\\begin{problem}{") and "\\InputFile" in tex and "{{" not in tex,
                     f"the {language} statement is filled in")
        about = package.json(f"statements/{language}/problem-properties.json")
        package.fact(about["name"] == names[language] and about["timeLimit"] == package.seconds * 1000, f"properties, {language}")
        samples = [test for test in package.tests_in_plan() if test.group == "sample"]
        for number, test in enumerate(samples, 1):
            for folder in ("statements", "statement-sections"):
                base = f"{folder}/{language}/example.{number:02}"
                package.is_test(test.name, base, f"{base}.a")
            package.fact(about["sampleTests"][number - 1]["input"].encode() == test.input, "samples as fields")


def check_solutions(package, root):
    declared = icpc.expectations(package)
    found = {one.find("source").get("path").split("/")[1]: one.get("tag") for one in root.iter("solution")}
    package.fact(set(found) == set(declared), "every solution is there")
    for name, tag in found.items():
        whole = icpc.on_the_whole(declared[name])
        if icpc.is_slow_language(package, name):
            whole.add("TLE")
        expected = TAGS.get(frozenset(whole), "do-not-run" if "AC" in whole else "rejected")
        package.fact(tag == ("main" if name == package.reference() else expected), f"{name} is {tag}, and may be {whole}")
        desc = (package.root / f"solutions/{name}.desc").read_text()
        said = re.fullmatch(rf"File name: {re.escape(name)}\nTag: ([A-Z_]+)\nAuthor: .*\n", desc)
        package.fact(said and said[1] == WORDS.get(tag, tag.replace("-", "_").upper()), f"{name}.desc")


def judge(package, checker):
    """in out ans report -appes: exit codes 0 to 2, and the outcome in the report."""
    def accepts(*files):
        with tempfile.TemporaryDirectory() as folder:
            report = Path(folder) / "report"
            code = package.run([checker, "--testset", "tests", "--group", "full", *files, report, "-appes"]).code
            outcome = xml.parse(report).getroot().get("outcome") if report.exists() else None
            package.fact(outcome == {0: "accepted", 1: "wrong-answer", 2: "presentation-error"}.get(code),
                         f"exit code {code} and outcome {outcome}")
            return code == 0
    package.judge_all(accepts)


def take(package):
    root = xml.parse(package.root / "problem.xml").getroot()
    package.fact(root.get("short-name") == package.short_name, "short name")
    check_files(package, root)
    check_scripts(package)
    check_judging(package, root)
    check_statements(package, root)
    check_solutions(package, root)
    checker = package.compile(COMPILE, "files/check.cpp")
    judge(package, checker)
    icpc.judge(package, checker)  # as p2d calls it, once it is in DOMjudge
    cms = package.compile(CMS_COMPILE, "files/check.cpp")
    package.judge_all(lambda test, out, ans: package.run([cms, test, ans, out]).out == b"1.0\n")
    validator = package.compile(COMPILE, "files/validator.cpp")
    package.validate_all(lambda text, group: package.run(
        [validator, "--testset", "tests", "--group", group], text).code == 0)
    for element in root.iter("executable"):
        package.compile(f"{COMPILE} -fsyntax-only", element.find("source").get("path"))
