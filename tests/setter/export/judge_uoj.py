"""UOJ and its fork: problem.conf; what the checker says first decides."""

ORIGINAL = "g++ -std=c++98 -O2 -DONLINE_JUDGE {} -lm"
FORK = "g++ -O2 -DONLINE_JUDGE {} -lm -fsyntax-only"


def read_conf(package):
    conf = {}
    for line in (package.root / "problem.conf").read_text().splitlines():
        key, value = line.split()
        package.fact(key not in conf, f"{key} stands once")
        conf[key] = value
    return conf


def needs_of(package, conf, number):
    """Without those that another of them needs anyway."""
    key, found = f"subtask_dependence_{number}", []
    package.fact(conf.get(key, "many") == "many", f"{key} is a list")
    while f"{key}_{len(found) + 1}" in conf:
        found.append(int(conf[f"{key}_{len(found) + 1}"]))
    package.fact(bool(found) == (key in conf), f"{key} has members")
    far = {need for other in found for need in needs_of(package, conf, other)}
    return [need - 1 for need in found if need - 1 not in far]


def take(package):
    conf, pre = read_conf(package), package.short_name
    package.fact(all("/" not in name for name in package.names), "the archive is flat")
    package.fact((conf["time_limit"], conf["memory_limit"], conf["output_limit"]) ==
                 (f"{package.seconds:g}", str(package.memory), str(package.output)), "limits")
    package.fact((conf["input_pre"], conf["output_pre"]) == (pre, pre), "how files are called")
    samples = [test for test in package.tests_in_plan() if test.group == "sample"]
    others = [test for test in package.tests_in_plan() if test.group != "sample"]
    package.fact(conf["n_sample_tests"] == conf["n_ex_tests"] == str(len(samples)), "samples")
    package.fact(conf["n_tests"] == str(len(others)), "tests")
    for prefix, tests in (("ex_", samples), ("", others)):
        for number, test in enumerate(tests, 1):
            package.is_test(test.name, f"{prefix}{pre}{number}.in", f"{prefix}{pre}{number}.out")
    found, start = [], 0
    for number in range(1, int(conf["n_subtasks"]) + 1):
        end = int(conf[f"subtask_end_{number}"])
        found.append((int(conf[f"subtask_score_{number}"]),
                      sorted(test.name for test in others[start:end]), needs_of(package, conf, number)))
        start = end
    package.fact(start == len(others), "every test is in a subtask")
    package.expect_subtasks(found, samples=False)

    package.compile(FORK, "chk.cpp")
    package.compile(FORK, "val.cpp")
    checker = package.compile(ORIGINAL, "chk.cpp")
    package.judge_all(lambda *files: package.run([checker, *files]).err.split()[:1] == [b"ok"])
    validator = package.compile(ORIGINAL, "val.cpp")
    package.validate_all(lambda text, _: package.run([validator], text).code == 0)
    package.answers_all({"std.c": "gcc -O2 -DONLINE_JUDGE {} -lm",
                         "std17.cpp": "g++ -std=c++17 -O2 -DONLINE_JUDGE {} -lm"})
