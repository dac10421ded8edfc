#!/usr/bin/env python3
"""Takes packages as their judges do.

    python3 take.py SCRATCH 'PROBLEM...' TARGET...

SCRATCH has kit/, a kit that was built, and out/, the packages PROBLEM-TARGET.zip.  What a
judge does is in judge_TARGET.py, whose take(package) unfolds it, and for interactive problems in
talks.py.  Prints the facts that do
not hold, and in the end how many packages passed, and how many failed.  Each target gets one
package more, with a checker that accepts everything, or an interactor: that must be seen.
"""
import concurrent.futures
import hashlib
import importlib
import json
import os
import re
import subprocess
import sys
import tempfile
import traceback
import zipfile
from collections import namedtuple
from pathlib import Path

import yaml

import talks

Test = namedtuple("Test", "name group input answer")
Ran = namedtuple("Ran", "code out err")


# In every convention at once: exit code, words, score.
ACCEPTS_ALL = """#include <stdio.h>
#include <string.h>
int main(int argc, char *argv[])
{
	fprintf(stderr, "ok all\\n");
	printf("100\\n");
	return argc > 3 && argv[3][strlen(argv[3]) - 1] == '/' ? 42 : 0;
}
"""


# A row of the table of groups in a file whose name ends like that.
POINTS = {
    r"(^|/)(statement\.|problem_)(en|zh)\.md$": "\n| `%s` | %d | $",
    r"(problem\.en|/problem|scoring)\.tex$": "\n\\texttt{%s} & %d & $",
    r"problem\.html$": '<code>%s</code></td><td style="text-align: right">%d</td>',
    r"^statement\.json$": "\\n| `%s` | %d | $",
    r"problem-properties\.json$": r"\n\\texttt{%s} & %d & $",
}


class Package:
    def __init__(self, problem, archive, kit, programs, root):
        self.problem, self.kit, self.programs, self.root = problem, kit, programs, root
        self.broken = []
        with zipfile.ZipFile(archive) as package:
            self.names = package.namelist()
            package.extractall(root)
        self.definition = yaml.safe_load((kit / "problems" / problem / "problem.yaml").read_text())
        self.answer = self.definition.get("answer", "unique")
        limits = self.definition["limits"]
        self.seconds, self.memory, self.output = (limits[key] for key in ("time_limit", "memory", "output"))
        self.short_name = problem.replace("-", "")
        self.tests = self.read_tests()
        self.groups = self.read_groups()
        self.check_names()
        self.check_pasted()
        self.check_points()
        self.check_license()

    def read_tests(self):
        folder = self.kit / "build" / "problems" / self.problem / "tests"
        return [
            Test(path.stem, path.stem.rsplit("-", 1)[0], path.read_bytes(),
                 path.with_suffix(".ans").read_bytes())
            for path in sorted(folder.glob("*.in"))
        ]

    def read_groups(self):
        """(name, points, names of the groups that it includes), as tests.plan has them; and who has means."""
        plan = (self.kit / "problems" / self.problem / "tests.plan").read_text()
        groups, self.means = [], set()
        for line in re.findall(r"^@group (.*)", plan, re.M):
            words = dict(word.split("=") for word in line.split()[1:] if "=" in word)
            self.means |= {line.split()[0]} if words.get("score") == "mean" else set()
            groups.append((line.split()[0], int(words["points"]),
                           words["include"].split(",") if "include" in words else []))
        return groups

    def reference(self):
        """The name of its file."""
        [path] = (self.kit / "solutions" / self.problem).glob(f"{self.definition['reference']}.*")
        return path.name

    def tests_in_plan(self):
        order = [group[0] for group in self.groups]
        return sorted(self.tests, key=lambda test: (order.index(test.group), test.name))

    def talks(self):
        return "interactor" in self.definition

    def samples(self):
        return [test for test in self.tests_in_plan() if test.group == "sample"]

    def check_names(self):
        for name in self.names:
            self.fact(re.fullmatch(r"[A-Za-z0-9_.$/-]+", name), f"{name!r} is a plain name")
            path = self.root / name
            if path.suffix in (".md", ".json", ".yaml", ".yml", ".c", ".cpp", ".conf", ".tex"):
                text = path.read_bytes()
                self.fact(text.endswith(b"\n") and b"\r" not in text, f"{name} is a text")

    def check_pasted(self):
        """statement.LANGUAGE.md is pasted into forms of many kinds: nothing in it is one judge's own."""
        words = {"en": ("Input", "Output"), "zh": ("输入", "输出")}
        for language in words:
            path = self.root / f"statement.{language}.md"
            text = path.read_text(encoding="utf-8") if path.exists() else ""
            if self.talks():
                self.fact(not text or f"\n### {words[language][0]} 1\n" in text, f"a dialogue in {path.name}")
                continue
            self.fact(not re.search(r"^`{3,}\w", text, re.M), f"{path.name} has plain blocks of code")
            for number, test in enumerate(self.samples() if text else [], 1):
                for word, content in zip(words[language], (test.input, test.answer)):
                    self.fact(f"\n### {word} {number}\n\n```\n{content.decode()}```\n" in text,
                              f"{word} {number} is in {path.name}")

    def check_points(self):
        """In every statement, whatever its form, each group has a row with its points."""
        for name in self.names:
            rows = next((rows for ending, rows in POINTS.items() if re.search(ending, name)), None)
            if rows:
                text = (self.root / name).read_text(encoding="utf-8")
                for group, points, _ in self.groups:
                    self.fact(rows % (group, points) in text, f"{name} tells the points of {group}")

    def check_license(self):
        """The problem's, and the kit's own for what was pasted."""
        [name] = [name for name in self.names if name.rsplit("/", 1)[-1] == "LICENSE"] or [None]
        text = (self.root / name).read_text(encoding="utf-8") if name else ""
        kit = (Path(__file__).parents[3] / "LICENSE").read_text(encoding="utf-8")
        self.fact(re.search("by wythoff-kit:\ncc by-sa\nhttps://", text) and text.endswith(kit), "LICENSE")

    def spoil(self):
        for name in self.names:
            path = self.root / name
            if path.stem in ("checker", "check", "chk", "spj", "interactor", "manager") and path.suffix in (".c", ".cpp"):
                path.write_text(ACCEPTS_ALL)
            if path.name == "problem.json":
                about = json.loads(path.read_text(encoding="utf-8"))
                about["spj"]["code"] = ACCEPTS_ALL
                path.write_text(json.dumps(about), encoding="utf-8")

    def fact(self, holds, sentence):
        if not holds:
            self.broken.append(sentence)

    # --- Files -----------------------------------------------------------------------------

    def files(self, folder="."):
        return sorted(path.name for path in (self.root / folder).iterdir() if path.is_file())

    def yaml(self, name):
        return yaml.safe_load((self.root / name).read_text(encoding="utf-8"))

    def json(self, name):
        return json.loads((self.root / name).read_text(encoding="utf-8"))

    def is_test(self, name, input_file, answer_file=None):
        """The files hold the test of that name, the answer too if one is named."""
        test = next(test for test in self.tests if test.name == name)
        self.fact((self.root / input_file).read_bytes() == test.input, f"{input_file} is {name}")
        if answer_file:
            self.fact((self.root / answer_file).read_bytes() == test.answer,
                      f"{answer_file} answers {name}")

    # --- Programs ----------------------------------------------------------------------------

    def compile(self, command, source):
        """The program that a compile line makes; {} is the source.  A warning is a failure."""
        source = self.root / source  # or an absolute path
        text = source.read_bytes().replace(self.problem.encode(), b"")  # in #line and comments
        key = hashlib.sha256(repr((command, source.suffix, text)).encode()).hexdigest()
        program = self.programs / key
        if program.exists():
            return program
        self.programs.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(dir=self.programs) as folder:
            words = [str(source) if word == "{}" else word for word in command.split()]
            done = self.run(words + ["-o", f"{folder}/program"], cwd=folder)
            said = done.err.decode(errors="replace")
            self.fact(done.code == 0 and not said, f"{command} on {source.name}: {said[:400]}")
            if done.code == 0 and "-fsyntax-only" in words:
                program.touch()
            elif done.code == 0:
                os.replace(f"{folder}/program", program)
        return program

    @staticmethod
    def run(argv, stdin=b"", cwd=None):
        done = subprocess.run([str(word) for word in argv], input=stdin, cwd=cwd,
                              capture_output=True, timeout=600, check=False)
        return Ran(done.returncode, done.stdout, done.stderr)

    def outputs(self, test):
        """(output, is it right) for a checker to judge."""
        yield test.answer, True
        yield test.answer.replace(b"\n", b" \n"), True
        yield b"", False
        yield test.answer + b"7\n", False
        yield test.answer.rsplit(maxsplit=1)[0] if len(test.answer.split()) > 1 else b"x", False
        yield b"\xff\0status(1) score(100)\n" + test.answer, False
        moves = b"3\n2 2\n1 0\n0 4\n"
        if self.answer == "many" and moves in test.answer:
            yield test.answer.replace(moves, b"3\n0 4\n1 0\n2 2\n"), True
            yield test.answer.replace(moves, b"2\n1 0\n0 4\n"), False

    def judge_all(self, accepts):
        """accepts(input path, output path, answer path): asked about a test of each group."""
        with tempfile.TemporaryDirectory() as folder:
            paths = [Path(folder) / name for name in ("in", "out", "ans")]
            first = {test.group: test for test in reversed(self.tests)}
            for test in first.values():
                for number, (output, right) in enumerate(self.outputs(test)):
                    for path, text in zip(paths, (test.input, output, test.answer)):
                        path.write_bytes(text)
                    found = accepts(*paths)
                    self.fact(found == right,
                              f"output {number} of {test.name} is right: {right}, judged {found}")

    def validate_all(self, valid):
        """valid(input, group) says yes for all tests, and no for what is none."""
        for test in self.tests:
            self.fact(valid(test.input, test.group), f"{test.name} is valid")
            for junk in (test.input + b"1 1\n x", test.input.replace(b"\n", b" \n", 1), b"-1 -1\n"):
                self.fact(not valid(junk, test.group), f"junk from {test.name} is invalid: {junk[:40]}")

    def answers_all(self, compilers):
        """{name: compile line}: the one that is there prints the jury's answers."""
        [name] = [name for name in self.names if name in compilers]
        program = self.compile(compilers[name], name)
        for test in self.tests:
            self.fact(self.run([program], test.input).out.split() == test.answer.split(), f"{name} is right")

    # --- Subtasks -----------------------------------------------------------------------------

    def expect_subtasks(self, found, samples):
        """found: [(points, names of tests, indices of needed subtasks)] as the groups have it."""
        groups = self.groups if samples else self.groups[1:]
        names = [group[0] for group in groups]
        expected = [
            (points, [test.name for test in self.tests if test.group == name],
             [names.index(other) for other in includes])
            for name, points, includes in groups
        ]
        self.fact(found == expected, f"subtasks {found} are {expected}")


def take(scratch, target, problem, spoilt):
    """The facts that do not hold."""
    judge = importlib.import_module("judge_" + target.replace("-", "_"))
    with tempfile.TemporaryDirectory() as root:
        package = Package(problem, scratch / "out" / f"{problem}-{target}.zip", scratch / "kit",
                          scratch / "programs", Path(root))
        if spoilt:
            package.spoil()
        if package.talks():
            talks.take(package, target)
        else:
            judge.take(package)
    return package.broken


def report(scratch, target, problem, spoilt):
    """Empty if all is well."""
    try:
        broken = take(scratch, target, problem, spoilt)
    except Exception:  # a package may be broken in any way
        return f"{target} {problem}: {traceback.format_exc()}"
    if spoilt:
        seen = any(sentence.endswith("is right: False, judged True") for sentence in broken)
        return "" if seen else f"{target}: a checker that accepts everything passes: {broken[:3]}"
    return "".join(f"{target} {problem}: does not hold: {sentence}\n" for sentence in broken[:10])


def main():
    scratch, problems, targets = Path(sys.argv[1]), sys.argv[2].split(), sys.argv[3:]
    jobs = [(target, problem, False) for target in targets for problem in problems]
    jobs += [(target, problem, True) for target in targets for problem in ("all-moves", "duel")
             if problem in problems]
    jobs = [job for job in jobs if job[:2] not in [(target, "duel") for target in talks.REFUSING]]
    with concurrent.futures.ProcessPoolExecutor() as pool:
        reports = list(pool.map(report, [scratch] * len(jobs), *zip(*jobs)))
    for text in filter(None, reports):
        print(text.rstrip())
    failed = sum(1 for text in reports if text)
    print(len(jobs) - failed, failed)


main()
