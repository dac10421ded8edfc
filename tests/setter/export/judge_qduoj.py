"""QDUOJ: 1/problem.json; md5 of the output, or a special judge that sees no answer."""
import hashlib
from html.parser import HTMLParser

C17 = "gcc -DONLINE_JUDGE -O2 -Wall -fmax-errors=3 -std=c17 {} -lm"
FIELDS = {"display_id", "title", "description", "input_description", "output_description", "hint",
          "test_case_score", "time_limit", "memory_limit", "samples", "template", "spj",
          "rule_type", "source", "answers", "tags"}


# utils/xss_filter.py takes others away, and fails on other attributes.
TAGS = set("""a img br strong b code pre p div em span h1 h2 h3 h4 h5 h6 blockquote ul ol tr th td hr li u embed s
              table thead tbody caption small q sup sub font""".split())
ATTRIBUTES = {"style", "class", "name", "href"}


class Nested(HTMLParser):
    """Every tag is closed, in order, and one that QDUOJ keeps."""

    def __init__(self, text):
        super().__init__()
        self.open, self.right = [], True
        self.feed(text)
        self.close()
        self.right = self.right and not self.open

    def handle_starttag(self, tag, attrs):
        self.right = self.right and tag in TAGS and {name for name, _ in attrs} <= ATTRIBUTES
        if tag not in ("br", "hr"):
            self.open.append(tag)

    def handle_endtag(self, tag):
        self.right = self.right and bool(self.open) and self.open.pop() == tag


def take(package):
    about, folder = package.json("1/problem.json"), package.root / "1" / "testcase"
    unique, tests = package.answer == "unique", package.tests_in_plan()
    package.fact(set(about) == FIELDS, "the fields of an import, and no others")
    package.fact(about["display_id"] == package.short_name, "its id")
    package.fact(about["title"] == package.definition["name"]["zh"], "its title is Chinese")
    package.fact((about["time_limit"], about["memory_limit"]) ==
                 (package.seconds * 1000, package.memory), "limits")
    package.fact(about["source"] == "wythoff-kit, cc by-sa", "author and license")
    package.fact(about["rule_type"] == "ACM" and about["template"] == {}, "rules")
    for field in ("description", "input_description", "output_description", "hint"):
        html = about[field]
        package.fact(html["format"] == "html" and html["value"], f"{field} is HTML")
        package.fact(Nested(html["value"]).right, f"tags of {field} are nested")
        package.fact("$" not in html["value"] and "{{" not in html["value"], "no TeX is left")
    samples = [test for test in tests if test.group == "sample"]
    package.fact([(one["input"].encode(), one["output"].encode()) for one in about["samples"]] ==
                 [(test.input, test.answer) for test in samples], "samples")
    for number, (test, score) in enumerate(zip(tests, about["test_case_score"]), 1):
        output = f"{number}.out" if unique else "-"
        package.fact(score["score"] >= 1 and score["input_name"] == f"{number}.in" and
                     score["output_name"] == output, "a test has a score")
        package.is_test(test.name, f"1/testcase/{number}.in",
                        f"1/testcase/{output}" if unique else None)
    package.fact(len(about["test_case_score"]) == len(tests), "all tests")
    package.fact(len(package.files("1/testcase")) == len(tests) * (2 if unique else 1), "no others")
    [answer] = about["answers"]
    source = package.kit / "solutions" / package.problem / package.reference()
    package.fact(answer["language"] == ("C" if source.suffix == ".c" else "C++") and
                 answer["code"] == source.read_text(encoding="utf-8"), "the reference")

    if unique:
        package.fact(about["spj"] is None, "no special judge")

        def accepts(_, out, ans):
            digests = [hashlib.md5(path.read_bytes().rstrip()).digest() for path in (out, ans)]
            return digests[0] == digests[1]

        # Blanks inside of the output do count there, which export says.
        package.outputs = lambda test: (pair for pair in type(package).outputs(package, test)
                                        if not pair[1] or pair[0] == test.answer)
        package.judge_all(accepts)
        return
    package.fact(about["spj"]["language"] == "C", "a special judge in C")
    (folder / "spj.c").write_text(about["spj"]["code"])
    judge = package.compile(C17, "1/testcase/spj.c")

    def special(given, out, _):
        code = package.run([judge, given, out], given.read_bytes()).code
        package.fact(code in (0, 1), f"exit code {code} is a verdict")
        return code == 0

    package.judge_all(special)
