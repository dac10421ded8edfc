"""Kattis and others, 2025-09: the keys of its specification, and its examples of bad files."""
import icpc
from judge_kattis import COMPILE, check_statement

KEYS = {"problem_format_version", "type", "name", "uuid", "version", "credits", "source", "license",
        "rights_owner", "embargo_until", "limits", "keywords", "languages", "allow_file_writing", "constants"}
GROUP_KEYS = {"max_score", "score_aggregation", "static_validation_score", "require_pass", "args",
              "input_validator_args", "static_validator_args", "output_validator_args",
              "input_visualizer_args", "output_visualizer_args", "full_feedback"}
TEST_KEYS = GROUP_KEYS - {"max_score", "score_aggregation", "static_validation_score", "require_pass"} | {
    "hint", "description"}
RULES = {
    "accepted": ({"AC"}, None),
    "rejected": (None, {"RTE", "TLE", "WA"}),
    "wrong_answer": ({"AC", "WA"}, {"WA"}),
    "time_limit_exceeded": ({"AC", "TLE"}, {"TLE"}),
    "run_time_error": ({"AC", "RTE"}, {"RTE"}),
    "brute_force": ({"AC", "RTE", "TLE"}, {"RTE", "TLE"}),
    "mixed": (None, None),
}
WORDS = {"PE": "WA", "RE": "RTE", "MLE": "RTE", "OLE": "RTE"}


def check_problem_yaml(package, root):
    about = package.yaml(f"{root}problem.yaml")
    package.fact(set(about) <= KEYS, "problem.yaml has known keys")
    package.fact(str(about["problem_format_version"]) == "2025-09" and about["type"] == "scoring", "version")
    package.fact(about["name"] == {"en": package.definition["name"]["en"]}, "a name for each statement")
    package.fact(about["credits"] == {"authors": "wythoff-kit"} and about["license"] == "cc by-sa", "credits")
    package.fact(about["keywords"] == package.definition["tags"], "keywords are a list")
    limits = about["limits"]
    package.fact((limits["time_limit"], limits["memory"], limits["output"]) ==
                 (package.seconds, package.memory, package.output), "limits")
    package.fact(limits["time_limit"] % limits["time_resolution"] == 0, "time resolution")


def check_groups(package, root, folders):
    for group, points, includes in package.groups:
        about = package.yaml(f"{folders[group]}/test_group.yaml")
        package.fact(set(about) <= GROUP_KEYS, f"{group} has known keys")
        package.fact(about["input_validator_args"] == ["--group", group], f"arguments of {group}")
        if group == "sample":
            package.fact(not {"max_score", "score_aggregation", "require_pass"} & set(about), "samples")
            continue
        needs = [folders[other].split("data/")[1] for other in includes]
        package.fact((about["max_score"], about["score_aggregation"], about.get("require_pass", [])) ==
                     (points, "min" if icpc.has_parts(package) else "pass-fail", needs), f"points and needs of {group}")
        package.fact(needs == sorted(needs) and all(f"{root}data/{need}" < folders[group] for need in needs),
                     f"{group} needs earlier ones")
    secret = package.yaml(f"{root}data/secret/test_group.yaml")
    package.fact(secret == {"max_score": sum(points for _, points, _ in package.groups),
                            "score_aggregation": "sum"}, "secret data")


def check_descriptions(package, root):
    for name in package.names:
        if name.startswith(f"{root}data/") and name.endswith(".yaml") and not name.endswith("/test_group.yaml"):
            about = package.yaml(name)
            package.fact(set(about) <= TEST_KEYS and about["description"], f"{name} describes a test")
            package.fact(f"{name[:-5]}.in" in package.names, f"{name} belongs to a test")


def check_submissions(package, root):
    found = icpc.folders_of_solutions(package, root)
    rules = package.yaml(f"{root}submissions/submissions.yaml")
    declared = icpc.expectations(package)
    partly = {name for name in declared if "PC" in icpc.on_the_whole(declared[name])}
    package.fact(set(found) == set(declared) - partly, "every solution is there, but those that are partly right")
    package.fact(set(rules) == {f"{folder}/{name}" for name, folder in found.items()}, "and has its rules")
    for name, folder in found.items():
        whole = {WORDS.get(verdict, verdict) for verdict in icpc.on_the_whole(declared[name])}
        if icpc.is_slow_language(package, name):
            whole.add("TLE")
        permitted, required = RULES[folder]
        package.fact((permitted is None or whole <= permitted) and (required is None or whole <= required),
                     f"{name} may come to {whole} in {folder}")
        package.fact((whole == {"AC"}) == (folder == "accepted"), f"{name} is in {folder}")
        rule = rules[f"{folder}/{name}"]
        package.fact(set(rule.get("permitted", [])) == (whole if folder == "mixed" else set()),
                     f"{name} in {folder} is permitted {rule.get('permitted')}")
        check_rules(package, declared[name], rule, icpc.is_slow_language(package, name))


def check_rules(package, declared, rules, slow):
    """A group is AC, or not, or we do not know; with less time than here it may be TLE as well.

    Nothing is known of one that needs a group that may fail: it is not run then.
    """
    points = icpc.points(package, declared)
    package.fact(rules.get("score") == (None if slow else points), f"score of {rules}")
    package.fact(rules.get("use_for_time_limit", True) == (not slow), f"time limit of {rules}")
    found = {key.split("-", 1)[-1]: rule for key, rule in rules.items() if isinstance(rule, dict)}
    shaky = set()
    for group, _, includes in package.groups:
        words = {WORDS.get(verdict, verdict) for verdict in declared[group]}
        key = "permitted" if words == {"AC"} else "required"
        skipped = bool(shaky & set(includes))
        wanted = {} if skipped or words > {"AC"} else {key: sorted(words | ({"TLE"} if slow else set()))}
        if skipped or slow or words != {"AC"}:
            shaky.add(group)
        rule = {key: sorted(value) for key, value in found.get(group, {}).items()}
        package.fact(rule == wanted, f"{rule} is what {words} in {group} come to: {wanted}")


def check_unit_files(package, root, checker, validator):
    """Each is refused, or taken, as its folder says."""
    for folder, wanted in (("invalid_input", None), ("invalid_output", icpc.INVALID), ("valid_output", icpc.VALID)):
        inputs = sorted((package.root / f"{root}data/{folder}").glob("*.in"))
        package.fact(inputs, f"{folder} has files")
        for path in inputs:
            arguments = package.yaml(path.with_suffix(".yaml")).get("input_validator_args", [])
            code = package.run([validator, *arguments], path.read_bytes()).code
            package.fact(code == (icpc.VALID if wanted else icpc.INVALID), f"{path.name} in {folder}: {code}")
            for ending, expected in ((".ans", icpc.VALID), (".out", wanted)) if wanted else ():
                code = package.run([checker, path, path.with_suffix(".ans"), f"{package.root}/"],
                                   path.with_suffix(ending).read_bytes()).code
                package.fact(code == expected, f"{path.stem}{ending} in {folder} is judged {code}")


def take(package):
    root = f"{package.short_name}/"
    package.fact(all(name.startswith(root) for name in package.names), "one folder, the short name")
    icpc.check_names(package)
    check_problem_yaml(package, root)
    check_statement(package, f"{root}statement/problem.en.tex")
    folders = icpc.check_tests(package, root)
    check_groups(package, root, folders)
    check_descriptions(package, root)
    check_submissions(package, root)
    validator = package.compile(COMPILE, f"{root}input_validators/validator/validator.c")
    checker = package.compile(COMPILE, f"{root}output_validator/checker.c")
    icpc.validate(package, validator)
    icpc.judge(package, checker)
    check_unit_files(package, root, checker, validator)
    for name in package.names:
        if name.startswith(f"{root}generators/") and name.endswith(".c"):
            package.compile(f"{COMPILE} -fsyntax-only", name)
