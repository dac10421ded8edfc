"""What Kattis, old and new, and DOMjudge share: tests in folders, checkers with 42 and 43."""
import re
import tempfile
from pathlib import Path

NAME = re.compile(r"[a-zA-Z0-9_][a-zA-Z0-9_.-]{0,254}")
VALID, INVALID = 42, 43


def check_names(package):
    for name in package.names:
        package.fact(all(NAME.fullmatch(part) for part in name.split("/")), f"{name} may be so called")


def group_folders(package, root):
    """{group: its folder}, samples first; the folders are in the order of the plan."""
    folders = {"sample": f"{root}data/sample"}
    secret = sorted(path.name for path in (package.root / f"{root}data/secret").iterdir() if path.is_dir())
    for folder, (group, _, _) in zip(secret, package.groups[1:]):
        package.fact(folder.split("-", 1)[1] == group, f"{folder} is the folder of {group}")
        folders[group] = f"{root}data/secret/{folder}"
    package.fact(len(secret) == len(package.groups) - 1, "every group has a folder")
    return folders


def check_tests(package, root, repeats=False):
    """Each group has its own tests; with `repeats`, those of the groups that it needs too."""
    folders = group_folders(package, root)
    expected = 0
    for group in folders:
        for test in package.tests:
            if test.group == group or (repeats and test.group in needed(package, group)):
                base = f"{folders[group]}/{test.name}"
                package.is_test(test.name, f"{base}.in", f"{base}.ans")
                expected += 2
    found = [name for name in package.names if re.fullmatch(rf"{root}data/(sample|secret)/.*\.(in|ans)", name)]
    package.fact(len(found) == expected, "no other tests are there")
    return folders


def needed(package, group):
    """The groups that it includes, near and far."""
    includes = {name: others for name, _, others in package.groups}[group]
    return set(includes).union(*(needed(package, other) for other in includes))


def judge(package, checker):
    """As these judges call it: in ans feedback/ < out; anything but 42 and 43 is an error."""
    def accepts(test_in, out, ans):
        with tempfile.TemporaryDirectory() as folder:
            done = package.run([checker, test_in, ans, f"{folder}/"], out.read_bytes())
            message = Path(folder) / "judgemessage.txt"
            package.fact(message.exists() and message.read_bytes().strip(), "the checker says why")
            package.fact(not done.out and not done.err, "and says it nowhere else")
            package.fact(done.code in (VALID, INVALID), f"exit code {done.code}")
            return done.code == VALID
    package.judge_all(accepts)


def validate(package, validator):
    """Told the group; what is invalid is refused with 43, so that a crash is none."""
    def valid(text, group):
        code = package.run([validator, "--group", group], text).code
        package.fact(code in (VALID, INVALID), f"the validator's exit code is {code}")
        return code == VALID
    package.validate_all(valid)


# --- What a solution declares, read anew -----------------------------------------------------

def expectations(package):
    """{solution: {group: set of verdicts of its own tests}} from the first comments."""
    found = {}
    groups = [group for group, _, _ in package.groups]
    for path in sorted((package.kit / "solutions" / package.problem).iterdir()):
        words = re.search(r"@expect\s+(.*)", path.read_text(encoding="utf-8")).group(1)
        declared = {group: {"AC"} for group in groups}
        for part in words.split(","):
            group, _, verdicts = part.strip().rpartition(" ")
            for name in [group] if group else groups:
                declared[name] = set(verdicts.replace("!", "").split("|"))
        found[path.name] = declared
    return found


def has_parts(package):
    """Does a solution get a part of the points of a test?"""
    return any("PC" in verdicts for groups in expectations(package).values() for verdicts in groups.values())


def is_slow_language(package, name):
    factors = package.definition.get("limits", {}).get("time_factor", {})
    return factors.get({"py": "python", "c": "c", "cpp": "cpp"}[name.rsplit(".", 1)[1]], 1) > 1


def on_the_whole(declared, first=0):
    """The verdicts of the first group that is not AC."""
    possible = set()
    for verdicts in list(declared.values())[first:]:
        possible |= verdicts - {"AC"}
        if "AC" not in verdicts:
            return possible
    return possible | {"AC"}


def points(package, declared):
    """Points with all that a group includes, None where it is not certain."""
    won = {}
    for group, _, includes in package.groups:
        verdicts = [declared[group]] + [won[other] for other in includes]
        won[group] = {"AC"} if all(v == {"AC"} for v in verdicts) else (
            {"WA"} if any("AC" not in v for v in verdicts) else {"AC", "WA"})
    worth = [(won[group], points) for group, points, _ in package.groups if points]
    if any(verdicts == {"AC", "WA"} for verdicts, _ in worth):
        return None
    return sum(points for verdicts, points in worth if verdicts == {"AC"})


def folders_of_solutions(package, root):
    """{solution: folder}; every file is the kit's own."""
    found = {}
    for name in package.names:
        match = re.fullmatch(rf"{root}submissions/([a-z_]+)/([^/]+)", name)
        if match and name != f"{root}submissions/submissions.yaml":
            own = package.kit / "solutions" / package.problem / match.group(2)
            text = (package.root / name).read_text(encoding="utf-8")
            package.fact(text == own.read_text(encoding="utf-8"), f"{name} is our own")
            package.fact(match.group(2) not in found, f"{match.group(2)} is in one folder")
            found[match.group(2)] = match.group(1)
    return found
