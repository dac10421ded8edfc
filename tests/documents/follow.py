"""Do what a document says, and see what it says one sees.

    python3 follow.py DOCUMENT...      (in the folder where its reader would be)

The commands are the lines "$ command" of ```console blocks; "> " continues one.  They run one
after another in one shell per document, so `cd` and variables last.  What follows a command is
what it prints, stdout and stderr together:

    ...        any number of lines
    a ... b    within a line: any text
    ... …      in a line with a "…", which is any one word, dots are dots: rows of a matrix

A line "[exit 1]" at the end is its exit status, which is 0 otherwise.  A command without
any output in the document may print what it likes.  The block after a line <!-- file PATH -->
is written to that file when its turn comes, in the folder where the reader began.
"""
import os
import re
import shlex
import subprocess
import sys

PATIENCE = " --time=300s"


def commands(path):
    """(line number, command, expected lines) of every command in the console blocks; a file is
    a command, too."""
    found, inside, file = [], False, None
    for number, line in enumerate(open(path, encoding="utf-8"), 1):
        line = line.rstrip("\n")
        named = re.fullmatch(r"<!-- file (\S+) -->", line)
        if named:
            file, text = named[1], None
        elif line.strip().startswith("```") and file and text is None:
            text = []
        elif line.strip() == "```" and file:
            found.append((number, written(file, text), []))
            file = None
        elif file:
            text.append(line)
        elif line.strip().startswith("```"):
            inside = not inside and line.strip() == "```console"
        elif not inside:
            continue
        elif line.startswith("$ "):
            found.append((number, line[2:], []))
        elif line.startswith("> ") and found and not found[-1][2]:
            number, command, _ = found.pop()
            found.append((number, command + "\n" + line[2:], []))
        elif found:
            found[-1][2].append(line)
    return found


def written(path, lines):
    """The command that writes a file."""
    text = "".join(line + "\n" for line in lines)
    path = shlex.quote(os.path.abspath(path))
    return f"mkdir -p $(dirname {path}) && printf %s {shlex.quote(text)} > {path}"


def pattern(expected):
    """The regular expression of the expected lines."""
    parts = []
    for line in expected:
        if line.strip() == "...":
            parts.append(r"(?:.*\n)*?")
        elif "…" in line:
            parts.append(r" *\S+".join(map(re.escape, re.split(" *…", line.rstrip()))) + r" *\n")
        else:
            parts.append(r"[^\n]*".join(map(re.escape, line.rstrip().split("..."))) + r" *\n")
    return "".join(parts)


class Shell:
    """A bash that runs one command after another and says how each ended."""

    MARK = "--- the end of a command: "

    def __init__(self):
        self.bash = subprocess.Popen(["bash"], stdin=subprocess.PIPE, stdout=subprocess.PIPE,
                                     stderr=subprocess.STDOUT, text=True, errors="replace")

    def run(self, command):
        self.bash.stdin.write(f"{{ {command}\n}} < /dev/null\nprintf '\\n{self.MARK}%d\\n' $?\n")
        self.bash.stdin.flush()
        printed = ""
        for line in self.bash.stdout:
            if line.startswith(self.MARK):
                return printed[:-1], int(line[len(self.MARK):])
            printed += line
        return printed, None


def follow(path):
    """Runs the commands of a document; the number that did as told, and of those that did not."""
    shell, passed, failed = Shell(), 0, 0
    for number, command, expected in commands(path):
        wanted = 0
        if expected and re.fullmatch(r"\[exit \d+\]", expected[-1]):
            wanted = int(expected.pop()[6:-1])
        # Ten seconds are enough on a machine that has nothing else to do.
        printed, status = shell.run(re.sub(r"^setter hack .*", r"\g<0>" + PATIENCE, command))
        printed = printed.replace(PATIENCE, "")
        # Which jail there is, is the machine's.
        printed = re.sub(r"^note: in a jail of level '.*\n", "", printed, flags=re.M)
        if status == wanted and (not expected or re.fullmatch(pattern(expected), printed)):
            passed += 1
            continue
        failed += 1
        print(f"{path}:{number}: not what the document says: $ {command}")
        print(f"exit {status}, and it printed")
        print("".join(f"    {line}\n" for line in printed.splitlines()[-60:]))
        if status is None:
            break
    return passed, failed


def main(paths):
    counts = [follow(path) for path in paths]
    passed, failed = (sum(column) for column in zip(*counts))
    print(f"{passed} passed, {failed} failed")
    return failed > 0 or passed == 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
