"""Packages of interactive problems: what a judge sets up, and how it lets two programs talk.

Each judge is a row: the facts about its files, the interactor compiled with its own command, and its
own call.  Solutions that are right, wrong, silent or gone get there what they get here.
"""
import os
import subprocess
import tempfile
import xml.etree.ElementTree as xml
from collections import namedtuple
from pathlib import Path

import judge_cms
import judge_dmoj
import judge_domjudge
import judge_hydro
import judge_kattis
import judge_luogu
import judge_lyrio
import judge_polygon
import judge_uoj

REFUSING = ("qduoj", "syzoj")

# What a judge sees of an interactor: exit code, standard error, and what it wrote elsewhere.
Ended = namedtuple("Ended", "code err folder out")

# Each fails in another way; no_flush waits for ever, and is killed.
SOLUTIONS = {"exact.c": True, "zeckendorf.c": True, "no_swap.c": False, "capital.c": False,
             "one_game_only.c": False, "moves_after_end.c": False, "no_flush.c": False}
PATIENCE, SHORT = 300, 2


# --- Two programs, two pipes ---------------------------------------------------------------------

def wait_for(process, patience):
    try:
        return process.wait(patience)
    except subprocess.TimeoutExpired:
        return None


def finish(interactor, program, patience):
    """The interactor's exit code; None if they wait for each other, and so are killed.

    Whoever the interactor has judged is killed as well: it may wait for a FIFO that nobody opens.
    """
    code = wait_for(interactor, patience)
    if code is None or wait_for(program, SHORT) is None:
        program.kill()
    interactor.kill()
    program.wait()
    interactor.wait()
    return code


def over_pipes(argv, program, folder, patience):
    to_program, to_interactor = os.pipe(), os.pipe()
    with open(folder / "err", "wb") as err:
        one = subprocess.Popen(argv, stdin=to_interactor[0], stdout=to_program[1], stderr=err, cwd=folder)
        other = subprocess.Popen([program], stdin=to_program[0], stdout=to_interactor[1],
                                 stderr=subprocess.DEVNULL, cwd=folder)
        for end in to_program + to_interactor:
            os.close(end)
        code = finish(one, other, patience)
    return Ended(code, (folder / "err").read_bytes(), folder, b"")


def over_fifos(argv, program, folder, patience):
    """CMS: the manager opens two FIFOs; its own input is on its stdin and in input.txt."""
    for name in ("u0_to_m", "m_to_u0"):
        os.mkfifo(folder / name)
    (folder / "input.txt").write_bytes((folder / "in").read_bytes())
    with open(folder / "input.txt", "rb") as given, open(folder / "err", "wb") as err, \
            open(folder / "out", "wb") as out:
        one = subprocess.Popen([*argv, folder / "u0_to_m", folder / "m_to_u0"], stdin=given, stdout=out,
                               stderr=err, cwd=folder)
        other = subprocess.Popen(["sh", "-c", 'exec "$0" < m_to_u0 > u0_to_m', program],
                                 stderr=subprocess.DEVNULL, cwd=folder)
        code = finish(one, other, patience)
    return Ended(code, (folder / "err").read_bytes(), folder, (folder / "out").read_bytes())


# --- The judges ------------------------------------------------------------------------------------

def kattis(package, source):
    def call(interactor, program, folder, patience):
        (folder / "feedback").mkdir()
        ran = over_pipes([interactor, folder / "in", folder / "ans", f"{folder}/feedback/"], program, folder,
                         patience)
        package.fact(ran.code in (42, 43, None), f"exit code {ran.code}")
        return ran.code == 42
    return package.compile(judge_kattis.COMPILE, source), call


def dialogues(package, root):
    for test in package.samples():
        lines = (package.root / f"{root}data/sample/{test.name}.interaction").read_text().splitlines()
        package.fact(all(line[:2] in ("< ", "> ") for line in lines), "a dialogue of < and >")
        package.fact(lines[0] == "< " + test.input.decode().split()[0] and "> first" in lines, "what is said")


def take_kattis(package):
    root = f"{package.short_name}/"
    package.fact(package.yaml(f"{root}problem.yaml")["validation"] == "custom interactive", "validation")
    dialogues(package, root)
    return kattis(package, f"{root}output_validators/interactor/interactor.c")


def take_kattis_2025_09(package):
    root = f"{package.short_name}/"
    package.fact(package.yaml(f"{root}problem.yaml")["type"] == ["scoring", "interactive"], "type")
    dialogues(package, root)
    return kattis(package, f"{root}output_validator/interactor.c")


def take_domjudge(package):
    package.fact(package.yaml("problem.yaml")["validation"] == "custom interactive", "a combined run")
    _, call = kattis(package, "output_validators/interactor/interactor.c")
    return package.compile(judge_domjudge.COMPILE, "output_validators/interactor/interactor.c"), call


def by_testlib(third, verdict):
    """in TOUT ans; the verdict is made of exit code and words."""
    def call(interactor, program, folder, patience):
        out = third.format(folder)
        argv = [interactor, folder / "in", out, folder / "ans"]
        ran = over_pipes(argv, program, folder, patience)
        return ran.code is not None and verdict(ran)
    return call


def take_hydro(package):
    data = f"{package.short_name}/testdata"
    config = package.yaml(f"{data}/config.yaml")
    package.fact(config["type"] == "interactive" and "checker" not in config, "an interactive problem")
    return (package.compile(judge_hydro.C, f"{data}/{config['interactor']}"),
            by_testlib("{}/tout", lambda ran: judge_hydro.parse(ran.err.decode())))


def take_luogu(package):
    library = (package.root / "interactive_lib.cpp").read_text()
    package.fact(library.startswith("/*") and library.endswith("*/\n"), "the library is empty")
    return (package.compile(judge_luogu.CPP, "checker.cpp"), by_testlib("{}/tout", lambda ran: ran.code == 0))


def take_uoj(package):
    conf = judge_uoj.read_conf(package)
    package.fact(conf["interaction_mode"] == "on" and "chk.cpp" not in package.names, "interaction mode")
    package.fact(conf["interactor_time_limit"] == conf["time_limit"], "time for the interactor")
    package.compile(judge_uoj.FORK, "interactor.cpp")
    return (package.compile(judge_uoj.ORIGINAL, "interactor.cpp"),
            by_testlib("/dev/stdin", lambda ran: ran.err.split()[:1] == [b"ok"]))


def take_dmoj(package):
    init = package.yaml(f"{package.short_name}/init.yml")
    package.fact("checker" not in init, "nothing but the interactor judges")
    about = init["interactive"]
    package.fact((about["type"], about["lang"], about["feedback"]) == ("testlib", "C11", False), "its settings")

    def verdict(ran):
        package.fact(ran.code in (0, 1, 2), f"exit code {ran.code}")
        return ran.code == 0
    return (package.compile(judge_dmoj.C11, f"{package.short_name}/{about['files'][0]}"),
            by_testlib("/dev/null", verdict))


def take_lyrio(package):
    info = package.json("judgeInfo.json")
    package.fact(set(info) == {"timeLimit", "memoryLimit", "runSamples", "subtasks", "interactor"}, "properties")
    package.fact(info["interactor"]["interface"] == "stdio", "the interface")
    package.fact(all(set(case) == {"inputFile"} for subtask in info["subtasks"] for case in subtask["testcases"]),
                 "cases have inputs only")

    def call(interactor, program, folder, patience):
        ran = over_pipes([interactor, folder / "in", "/dev/null"], program, folder, patience)
        said = ran.err[:256]
        package.fact(ran.code is None or said.startswith((b"ok", b"wrong answer", b"wrong output format")), "a verdict")
        return said.startswith(b"ok")
    return package.compile(judge_lyrio.CPP, f"testdata/{info['interactor']['filename']}"), call


def take_cms(package):
    root = f"{package.short_name}/"
    task = package.yaml(f"{root}task.yaml")
    package.fact((task["num_processes"], task["user_io"]) == (1, "std_io"), "a Communication task")
    program = package.root / f"{root}check/manager"
    program.chmod(0o755)
    package.fact(b"/ld-linux" not in program.read_bytes(), "the manager needs no libraries")
    package.fact(f"{root}check/checker" not in package.names, "there is no checker")

    def call(interactor, solution, folder, patience):
        ran = over_fifos([interactor], solution, folder, patience)
        package.fact(ran.code in (0, None) and (ran.code is None or ran.out.strip()), f"a score: {ran.out}")
        return ran.code == 0 and float(ran.out or 0) >= 1
    judge(package, program, call)
    return package.compile("g++ -x c++ -O2 -static -Wall -Wextra {}", f"{root}check/manager.c"), call


def take_polygon(package):
    root = xml.parse(package.root / "problem.xml").getroot()
    judge_polygon.check_files(package, root)
    judge_polygon.check_scripts(package)
    judge_polygon.check_judging(package, root)
    source = root.find("assets/interactor/source").get("path")
    checker = package.compile(judge_polygon.COMPILE, root.find("assets/checker/source").get("path"))
    for language in ("english", "chinese"):
        tex = (package.root / f"statements/{language}/problem.tex").read_text(encoding="utf-8")
        package.fact("\\Interaction\n" in tex and "\\InputFile" not in tex, f"{language}: interaction")
        read, written = (
            (package.root / f"statements/{language}/example.01{ending}").read_text().splitlines()
            for ending in ("", ".a"))
        package.fact(len(read) == len(written) and all(bool(a) != bool(b) for a, b in zip(read, written)),
                     "what is read and written, side by side")

    def verdict(ran):
        files = [ran.folder / name for name in ("in", "tout", "ans")]
        return ran.code == 0 and package.run([checker, *files]).code == 0
    return package.compile(judge_polygon.COMPILE, source), by_testlib("{}/tout", verdict)


JUDGES = {name[len("take_"):].replace("_", "-"): take for name, take in dict(globals()).items()
          if name.startswith("take_")}


# --- What they say -----------------------------------------------------------------------------------

def judge(package, interactor, call):
    first = {test.group: test for test in reversed(package.tests)}
    for name, right in SOLUTIONS.items():
        solution = package.kit / "solutions" / package.problem / name
        program = package.compile("gcc -O2 {} -lm", solution)
        for test in list(first.values())[:1 if name == "no_flush.c" else None]:
            with tempfile.TemporaryDirectory() as scratch:
                folder = Path(scratch)
                (folder / "in").write_bytes(test.input)
                (folder / "ans").write_bytes(test.answer)
                found = call(interactor, program, folder, SHORT if name == "no_flush.c" else PATIENCE)
            package.fact(found == right, f"{name} on {test.name} is right: {right}, judged {found}")


def take(package, target):
    interactor, call = JUDGES[target](package)
    judge(package, interactor, call)
