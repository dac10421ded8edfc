"""DMOJ: a folder with init.yml; testlib's exit codes; --group st<batch> for the validator."""

C11 = "gcc -Wall -DONLINE_JUDGE -O2 -march=native -std=c11 -fmax-errors=5 {} -lm"


def take(package):
    [folder] = {name.split("/")[0] for name in package.names}
    init, batches = package.yaml(f"{folder}/init.yml"), []
    package.fact(folder == package.short_name, "the folder is the problem's id")
    for case in init["test_cases"]:
        for one in case.get("batched", [case]):
            package.is_test(one["in"][:-3], f"{folder}/{one['in']}", f"{folder}/{one['out']}")
        if "batched" in case:
            batches.append((case["points"], [one["in"][:-3] for one in case["batched"]],
                            [number - 1 for number in case.get("dependencies", [])]))
        else:
            package.fact(case["points"] == 0 and not batches, "samples come first, for nothing")
    package.expect_subtasks(batches, samples=False)
    package.fact(init["output_limit_length"] == 16 << 20, "the output limit")
    package.fact(init["checker"]["args"]["type"] == init["validator"]["type"] == "testlib", "types")

    [source] = init["checker"]["args"]["files"]
    checker = package.compile(C11, f"{folder}/{source}")

    def accepts(*files):
        ran = package.run([checker, *files])
        package.fact(ran.code in (0, 1, 2) and ran.out.strip() and ran.err.endswith(ran.out),
                     "a verdict, and why on stdout, which is shown as feedback")
        return ran.code == 0

    package.judge_all(accepts)
    validator = package.compile(C11, f"{folder}/{init['validator']['source']}")
    number = {name: index for index, (name, _, _) in enumerate(package.groups)}
    package.validate_all(lambda text, group: package.run(
        [validator, "--group", f"st{number[group]}"], text).code == 0)
    # The bounds are those of the batch: what is valid in the last is too large for the first.
    large = next(test for test in package.tests if test.group == package.groups[-1][0])
    package.fact(package.run([validator, "--group", "st1"], large.input).code != 0,
                 "a batch has its own bounds")
