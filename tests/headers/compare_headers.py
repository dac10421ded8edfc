#!/usr/bin/env python3
"""compare_headers.py - the same C++ programs with two testlib.h: do they behave the same?

    compare_headers.py WORK OURS UPSTREAM FOLDER...

Every .cpp or .cc below FOLDER that calls a register function is compiled, as it is, with the
testlib.h of both folders.  Then both programs run on the same arguments and inputs, and exit
code, stdout, stderr and files must be equal.  Inputs are grown: what a validator or checker
complains of tells what to write next, so that runs get deep.  WORK keeps cases that differ.

Variables: ROUNDS (6) inputs grown per program, STEPS (60) of each, SEED (1), CXX (g++),
FLAGS (-std=gnu++17 -O0).
"""
import collections
import concurrent.futures
import os
import random
import re
import resource
import shutil
import subprocess
import sys

ROUNDS = int(os.environ.get("ROUNDS", 6))
STEPS = int(os.environ.get("STEPS", 60))
SEED = os.environ.get("SEED", "1")
CXX = os.environ.get("CXX", "g++")
FLAGS = os.environ.get("FLAGS", "-std=gnu++17 -O0").split() + ["-w"]
KINDS = {"registerTestlibCmd": "checker", "registerValidation": "validator",
         "registerGen": "generator", "registerInteraction": "interactor"}
CALL = re.compile(r"\b(%s)\s*\(" % "|".join(KINDS))
CPU_SECONDS, WALL_SECONDS, FILE_BYTES = 3, 20, 1 << 22

Result = collections.namedtuple("Result", "code out err files")


def source_kind(path):
    with open(path, "rb") as file:
        text = file.read().decode("utf-8", "replace")
    found = CALL.search(re.sub(r"//[^\n]*|/\*.*?\*/", "", text, flags=re.S))
    return (KINDS[found.group(1)] if found else None), text


def sources(folders):
    for folder in folders:
        for root, _, names in sorted(os.walk(folder)):
            for name in sorted(names):
                if name.endswith((".cpp", ".cc")):
                    yield os.path.join(root, name)


# --- compiling ------------------------------------------------------------------------

def prepare_header(work, side, folder):
    """A copy beside its precompiled form, which most programs can use."""
    to = os.path.join(work, side)
    os.makedirs(to, exist_ok=True)
    shutil.copy(os.path.join(folder, "testlib.h"), to)
    header = os.path.join(to, "testlib.h")
    subprocess.run([CXX, *FLAGS, "-x", "c++-header", header, "-o", header + ".gch"], check=True)
    return to


def compile_one(source, headers, folder):
    """[None or the compiler's first complaint] for each header; away from a testlib.h beside it."""
    os.makedirs(folder, exist_ok=True)
    copy = os.path.join(folder, "program.cpp")
    shutil.copy(source, copy)
    complaints = []
    for side, header in headers.items():
        done = subprocess.run([CXX, *FLAGS, "-I" + header, "-I" + os.path.dirname(source),
                               "-o", os.path.join(folder, side), copy],
                              capture_output=True, timeout=600)
        lines = [s for s in done.stderr.decode("utf-8", "replace").split("\n") if "error" in s]
        complaints.append((lines or ["error"])[0] if done.returncode else None)
    return complaints


# --- running --------------------------------------------------------------------------

def limits():
    resource.setrlimit(resource.RLIMIT_CPU, (CPU_SECONDS, CPU_SECONDS + 1))
    resource.setrlimit(resource.RLIMIT_FSIZE, (FILE_BYTES, FILE_BYTES))


def run(program, arguments, stdin, files):
    here = os.path.join(os.path.dirname(program), "run")
    shutil.rmtree(here, ignore_errors=True)
    os.makedirs(here)
    for name, data in files.items():
        with open(os.path.join(here, name), "wb") as file:
            file.write(data)
    out, err = os.path.join(here, ".out"), os.path.join(here, ".err")
    with open(out, "wb") as to, open(err, "wb") as to_err:
        try:
            code = subprocess.run(["./program", *arguments], executable=program, cwd=here,
                                  input=stdin, stdout=to, stderr=to_err, timeout=WALL_SECONDS,
                                  preexec_fn=limits).returncode
        except subprocess.TimeoutExpired:
            code = "timeout"
    def read(path):
        with open(path, "rb") as file:
            return file.read()
    made = {name: read(os.path.join(here, name)) for name in sorted(os.listdir(here))
            if name not in files and name not in (".out", ".err")}
    return Result(code, read(out), read(err), made)


class Pair:
    """Both programs of a source."""

    def __init__(self, source, folder):
        self.source, self.folder = source, folder
        self.runs = self.skipped = 0
        self.differs = None

    def run(self, arguments, stdin=b"", files=None):
        """What upstream's does; None when that is a crash, which nobody promises to repeat."""
        files = files or {}
        wanted = run(os.path.join(self.folder, "upstream"), arguments, stdin, files)
        if wanted.code == "timeout" or wanted.code < 0:
            self.skipped += 1
            return None
        found = run(os.path.join(self.folder, "ours"), arguments, stdin, files)
        self.runs += 1
        if found != wanted and not self.differs:
            self.differs = (arguments, stdin, files, wanted, found)
        return wanted


# --- growing inputs ----------------------------------------------------------------------

def number(text):
    """10^9, -3*10^7, 12, 1e+06"""
    factor, _, power = text.rpartition("10^")
    if power and "10^" in text:
        sign = -1 if factor.startswith("-") else 1
        digits = factor.strip("-*")
        return sign * int(digits or 1) * 10 ** int(power)
    return int(text) if re.fullmatch(r"-?\d+", text) else float(text)


def within(draw, low, high):
    lo, hi = number(low), number(high)
    if lo >= hi:
        return low
    if isinstance(lo, float) or isinstance(hi, float):
        return "%.*f" % (draw.randint(0, 6), draw.uniform(max(lo, -1e6), min(hi, 1e6)))
    if draw.random() < 0.5:
        hi = min(hi, lo + 6)
    return str(draw.choice([lo, hi, draw.randint(lo, hi), draw.randint(lo, hi)]))


def like(draw, pattern):
    """A string of that pattern, if it is a set and a count; else some word."""
    found = re.fullmatch(r"\[([^\]]+)\](?:\{(\d+)(?:,(\d+))?\}|([*+?]?))", pattern)
    if not found:
        return draw.choice(pattern.strip("()").split("|")).replace("\\", "") or "a"
    members = [chr(c) for c in range(33, 127) if re.match("[%s]" % found.group(1), chr(c))]
    least = int(found.group(2) or 1)
    most = min(int(found.group(3) or least), least + 6)
    return "".join(draw.choice(members or ["a"]) for _ in range(draw.randint(least, most)))


def some_token(draw):
    return draw.choice([str(draw.randint(0, 3)), str(draw.randint(1, 9)), str(draw.randint(-5, 20)),
                        str(draw.randint(1, 10 ** 6)), "%.3f" % draw.uniform(-2, 9), "YES", "no",
                        draw.choice("abcxyz") * draw.randint(1, 4), "-1"])


def drop_token(data):
    return data[:len(data) - len(re.search(rb"\S*\s*\Z", data).group())]


def grown(draw, data, complaint, loose):
    """The data with what the complaint asks for; None when it asks for nothing."""
    spaces = draw.choice([b" ", b"\n"]) if loose and data.strip() else b""
    if "Unexpected end of file" in complaint:
        return (data + spaces if not data[-1:].isspace() else data) + some_token(draw).encode()
    found = re.search(r"violates the range \[(\S+), (\S+)\]", complaint)
    if found:
        return drop_token(data) + within(draw, *found.groups()).encode()
    found = re.search(r'correspond to pattern "(.*)"', complaint)
    if found:
        return drop_token(data) + like(draw, found.group(1)).encode()
    if re.search(r"Expected (int|unsigned|double|strict)", complaint):
        return drop_token(data) + str(draw.randint(0, 9)).encode()
    found = re.search(r"but '(.)' expected", complaint)
    if found:
        return data.rstrip() + found.group(1).encode()
    if "Expected EOLN" in complaint:
        return data.rstrip(b" ") + b"\n"
    if "white-space - token expected" in complaint:
        return data.rstrip() + some_token(draw).encode() if not data.strip() else data.rstrip()
    if "Expected EOF" in complaint:
        return drop_token(data).rstrip() + b"\n"
    return None


def mutated(draw, data):
    if not data or draw.random() < 0.2:
        return data + b" " + some_token(draw).encode()
    at = draw.randrange(len(data))
    return data[:at] + draw.choice([b"", b" ", b"\n", b"1", b"-", b"a", b"\r\n"]) + data[at + draw.randint(0, 1):]


def text_of(result):
    return result.err.decode("latin-1")


def grow_validator(pair, draw):
    data = b""
    for _ in range(STEPS):
        result = pair.run(draw.choice([[], ["--testOverviewLogFileName", "log"]]), data)
        if result is None:
            return
        more = grown(draw, data, text_of(result), False) if result.code else None
        data = more if more is not None else mutated(draw, data)


def grow_checker(pair, draw, interactive):
    files = {"in": b"", "ans": b"", "out": b""}
    for _ in range(STEPS):
        given = {name: data for name, data in files.items() if name != "out" or not interactive}
        arguments = ["in", "tout", "ans"] if interactive else ["in", "out", "ans"]
        result = pair.run(arguments, files["out"] if interactive else b"", given)
        if result is None:
            return
        message = text_of(result)
        at = re.search(r"\((?:test case \d+, )?(in|ans)[,)]", message)
        name = at.group(1) if at else "out"
        more = grown(draw, files[name], message, True)
        if more is None:
            name = draw.choice(["in", "ans", "out", "out"])
            more = files["ans"] if draw.random() < 0.2 else mutated(draw, files[name])
        files[name] = more


def run_generator(pair, draw, text):
    keys = sorted(set(re.findall(r'\b(?:opt(?:<[^>]*>)?|has_opt)\s*\(\s*"([^"]+)"', text)))
    for _ in range(2 * ROUNDS):
        count = draw.randint(0, 7)
        words = [str(draw.choice([draw.randint(1, 9), draw.randint(1, 100), draw.randint(0, 3)]))
                 for _ in range(count)]
        for key in keys if draw.random() < 0.8 else draw.sample(keys, len(keys) // 2):
            value = str(draw.randint(1, 20))
            words += draw.choice([["-" + key, value], ["-%s=%s" % (key, value)], ["--" + key, value]])
        pair.run(words)


def try_program(pair, kind, text):
    draw = random.Random(SEED + os.path.basename(pair.source))
    if kind == "generator":
        run_generator(pair, draw, text)
        return
    for _ in range(ROUNDS):
        if kind == "validator":
            grow_validator(pair, draw)
        else:
            grow_checker(pair, draw, kind == "interactor")
    pair.run([])


# --- the whole --------------------------------------------------------------------------------

def show(pair):
    arguments, stdin, files, wanted, found = pair.differs
    print("differs: %s %s" % (pair.source, " ".join(arguments)))
    print("  stdin %r, files %r" % (stdin[:300], {k: v[:300] for k, v in files.items()}))
    for name in Result._fields:
        a, b = getattr(wanted, name), getattr(found, name)
        if a != b:
            print("  %s: upstream %.300r, ours %.300r" % (name, a, b))


def examine(job):
    number_of, source, kind, text, work, headers = job
    folder = os.path.join(work, "p%d" % number_of)
    pair = Pair(source, folder)
    with_ours, with_upstream = compile_one(source, headers, folder)
    if with_upstream is None and with_ours is None:
        try_program(pair, kind, text)
    if not pair.differs:
        shutil.rmtree(folder, ignore_errors=True)
    return pair, kind, with_ours, with_upstream


def main():
    work, ours, upstream, *folders = sys.argv[1:]
    shutil.rmtree(work, ignore_errors=True)
    headers = {"ours": prepare_header(work, "h1", ours), "upstream": prepare_header(work, "h2", upstream)}
    jobs, counts = [], collections.Counter()
    for source in sources(folders):
        kind, text = source_kind(source)
        if kind:
            jobs.append((len(jobs), source, kind, text, os.path.abspath(work), headers))
    with concurrent.futures.ThreadPoolExecutor(int(os.environ.get("JOBS", os.cpu_count()))) as pool:
        for pair, kind, with_ours, with_upstream in pool.map(examine, jobs):
            counts["runs"] += pair.runs
            counts["crashes"] += pair.skipped
            if with_upstream is not None:
                counts["foreign"] += 1
            elif with_ours is not None:
                counts["failed"] += 1
                print("does not compile: %s\n  %s" % (pair.source, with_ours))
            elif pair.differs:
                counts["failed"] += 1
                show(pair)
            else:
                counts["passed"] += 1
                counts[kind] += 1
            sys.stdout.flush()
    print("same: %d checkers, %d validators, %d generators, %d interactors; %d runs each; "
          "%d programs do not compile with upstream's; %d crashes of upstream's left out" % (
              counts["checker"], counts["validator"], counts["generator"], counts["interactor"],
              counts["runs"], counts["foreign"], counts["crashes"]))
    print("headers: %d passed, %d failed" % (counts["passed"], counts["failed"]))
    return counts["failed"] > 0


if __name__ == "__main__":
    sys.exit(main())
