"""Lyrio: test data, judgeInfo.json and statement.json; testlib's words, within 256 bytes."""

CPP = ("g++ -std=c++14 -O2 -fdiagnostics-color=never -DONLINE_JUDGE -Wall -Wextra "
       "-Wno-unused-result -m64 -march=native {}")


def take(package):
    info, statement = package.json("judgeInfo.json"), package.json("statement.json")
    package.fact(set(info) == {"timeLimit", "memoryLimit", "runSamples", "subtasks", "checker"},
                 "the properties that Lyrio knows")
    package.fact((info["timeLimit"], info["memoryLimit"], info["runSamples"]) ==
                 (package.seconds * 1000, package.memory, True),
                 "limits, and samples are run")
    for subtask in info["subtasks"]:
        package.fact(subtask["scoringType"] == "GroupMin", "a subtask is all or nothing")
        for case in subtask["testcases"]:
            package.is_test(case["inputFile"][:-3], f"testdata/{case['inputFile']}",
                            f"testdata/{case['outputFile']}")
    package.expect_subtasks([(subtask["points"],
                              [case["inputFile"][:-3] for case in subtask["testcases"]],
                              subtask["dependencies"]) for subtask in info["subtasks"]],
                            samples=False)
    used = {case[key] for subtask in info["subtasks"] for case in subtask["testcases"]
            for key in ("inputFile", "outputFile")} | {info["checker"]["filename"]}
    package.fact(sorted(used) == package.files("testdata"), "every file is used")
    samples = [test for test in package.tests_in_plan() if test.group == "sample"]
    package.fact([one["inputData"].encode() for one in statement["samples"]] ==
                 [test.input for test in samples], "samples are in the statement")
    package.fact([one["locale"] for one in statement["localizedContents"]] == ["en_US", "zh_CN"],
                 "both languages")
    for content in statement["localizedContents"]:
        sections = content["contentSections"]
        package.fact(0 < len(content["title"]) <= 120 and len(sections) <= 20, "title, sections")
        package.fact([one["sampleId"] for one in sections if one["type"] == "Sample"] ==
                     list(range(len(samples))), "samples in their order")
        package.fact(all(one["text"] and "{{" not in one["text"] for one in sections
                         if one["type"] == "Text"), "text, filled in")

    package.fact(info["checker"]["interface"] == "testlib", "the interface")
    checker = package.compile(CPP, f"testdata/{info['checker']['filename']}")

    def accepts(*files):
        said = package.run([checker, *files]).err[:256]
        package.fact(said.startswith((b"ok", b"wrong answer", b"wrong output format")), "a verdict")
        return said.startswith(b"ok")

    package.judge_all(accepts)
