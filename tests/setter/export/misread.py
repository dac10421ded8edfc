"""Reads the settings of packages of misread.sh: what was written as a name must be one.

    python3 misread.py TARGET/ID.zip...

PHP reads DOMjudge's ini where it is installed; PyYAML reads YAML 1.1, whose words for true and
false are more than those of 1.2.
"""
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import yaml

# What a package itself says, except names.
SETTINGS = {"isPretest", "show_test_data_groups", "model_solution", "use_for_time_limit"}
PHP = "echo json_encode(parse_ini_string(stream_get_contents(STDIN)));"
broken = []


def leaves(key, node):
    """(the key nearest to it, leaf) of all leaves; keys are leaves too."""
    if isinstance(node, dict):
        for word, child in node.items():
            yield None, word
            yield from leaves(word, child)
    elif isinstance(node, list):
        for child in node:
            yield from leaves(key, child)
    else:
        yield key, node


def check_yaml(where, about):
    for key, leaf in leaves(None, about):
        if not isinstance(leaf, (str, int, float)) or (isinstance(leaf, bool) and key not in SETTINGS):
            broken.append(f"{where}: {key} is {leaf!r}")


def check(package, ident, target):
    documents = {}
    for name in package.namelist():
        if name.endswith((".yaml", ".yml")):
            documents[name] = yaml.safe_load(package.read(name))
            check_yaml(f"{target}/{ident}.zip: {name}", documents[name])
    if target == "cms":
        task = documents[f"{ident}/task.yaml"]
        expect(target, (task["name"], task["title"]), (ident, "~"))
    if target == "domjudge" and shutil.which("php"):
        done = subprocess.run(["php", "-r", PHP], input=package.read("domjudge-problem.ini"),
                              capture_output=True, check=True)
        ini = json.loads(done.stdout)
        expect(target, (ini["externalid"], ini["short-name"]), (ident, ident))
    if target == "hydro":
        expect(target, documents[f"{ident}/problem.yaml"], {"pid": ident, "title": "0x1F", "tag": ["1.0", "yes"]})
    if target == "syzoj":
        expect(target, documents["data.yml"]["subtasks"][2]["cases"][-1], "2001-12-14")
    if target == "kattis-2025-09":
        expect(target, documents[f"{ident}/data/secret/1-on/test_group.yaml"]["input_validator_args"], ["--group", "on"])
        expect(target, documents[f"{ident}/data/invalid_input/001.yaml"],
               {"description": "no", "input_validator_args": ["--group", "on"]})
        expect(target, documents[f"{ident}/problem.yaml"]["credits"], {"authors": "null"})


def expect(target, found, wanted):
    if found != wanted:
        broken.append(f"{target}: {found!r} should be {wanted!r}")


def main():
    for path in map(Path, sys.argv[1:]):
        ident, target = path.stem, path.parent.name
        with zipfile.ZipFile(path) as package:
            check(package, ident, target)
    print("\n".join(broken), end="\n" if broken else "")
    sys.exit(bool(broken))


main()
