"""Luogu: a flat archive; checker.cpp in C++14, by testlib's exit codes without 2."""

CPP = "g++ -fno-asm -std=c++14 -O2 {}"


def take(package):
    config = package.yaml("config.yml")
    package.fact(all("/" not in name for name in package.names), "the archive is flat")
    package.fact("\t" not in (package.root / "config.yml").read_text(), "no tabs")
    data = [name for name in package.files() if name.endswith(".in")]
    package.fact(sorted(config) == data, "config.yml has every input")
    subtasks, tests = {}, iter(package.tests_in_plan())
    for name, settings in config.items():
        test = next(tests)
        package.is_test(test.name, name, name[:-2] + "out")
        package.fact((settings["timeLimit"], settings["memoryLimit"]) ==
                     (package.seconds * 1000, package.memory << 10), "limits")
        subtasks.setdefault(settings["subtaskId"], []).append((test, settings["score"]))
    package.fact(list(subtasks) == list(range(len(package.groups))), "subtasks are numbered from 0")
    for (name, points, _), tests in zip(package.groups, subtasks.values()):
        package.fact({test.group for test, _ in tests} == {name}, f"a subtask is {name}")
        package.fact(sum(score for _, score in tests) == points, f"{name} has its points")
    for language in ("en", "zh"):
        package.fact(f"statement.{language}.md" in package.names, "the statement is there")

    checker = package.compile(CPP, "checker.cpp")

    def accepts(*files):
        code = package.run([checker, *files]).code
        package.fact(code in (0, 1), f"exit code {code} is one that Luogu has")
        return code == 0

    package.judge_all(accepts)
    validator = package.compile(CPP, "validator.cpp")
    package.validate_all(lambda text, _: package.run([validator], text).code == 0)
