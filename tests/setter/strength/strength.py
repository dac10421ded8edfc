"""
strength.py - docs/strength.md, from what `setter mutate` wrote last for each problem.

    python3 tests/setter/strength/strength.py BUILD PROBLEM... > docs/strength.md

reasons.txt says why survivors of the references are equal; one without a reason is an error.
"""
import json
import os
import sys

here = os.path.dirname(os.path.abspath(__file__))


def read_reasons():
    reasons, holes, argued = {}, {}, {}
    for line in open(os.path.join(here, 'reasons.txt')):
        if not line.strip() or line.startswith('#'):
            continue
        left, right = line.rstrip('\n').split('\t')
        first, name = left.split(' ', 1)
        if first == 'reason':
            reasons[name] = right
        elif first == 'hole':
            holes.setdefault(name.split(' ')[0], []).append((name.split(' ', 1)[1], right))
        else:
            argued[first, name] = right
    return reasons, holes, argued


def percent(fallen, wrong):
    return f'{1000 * fallen // wrong / 10:.1f} %' if wrong else '-'


def main():
    build, problems = sys.argv[1], sys.argv[2:]
    reasons, holes, argued = read_reasons()
    missing = 0
    print('# How strong the tests are\n')
    print('`make strength` writes this page: `setter mutate` makes every small change that it knows to the right')
    print('solutions of a problem, and counts those that the tests fail. A hole is a mutant that survived the tests,')
    print('and that `setter hack` then broke; each was closed by a test. At the others nobody could see a difference.\n')
    print('| problem | mutants | same program | not compiled | fallen | holes now | holes closed | survive | score |')
    print('|---|--:|--:|--:|--:|--:|--:|--:|--:|')
    total = dict.fromkeys(('made', 'same', 'uncompiled', 'fallen', 'holes', 'survivors'), 0)
    documents = {}
    for problem in problems:
        d = documents[problem] = json.load(open(f'{build}/problems/{problem}/mutate.json'))
        for key in total:
            total[key] += d[key]
    closed = sum(len(holes.get(problem, [])) for problem in problems)
    for name, d, of in [(p, documents[p], len(holes.get(p, []))) for p in problems] + [('all', total, closed)]:
        print(f"| {name} | {d['made']} | {d['same']} | {d['uncompiled']} | {d['fallen']} | {d['holes']} | {of} "
              f"| {d['survivors']} | {percent(d['fallen'], d['fallen'] + d['holes'])} |")
    print('\n## Holes that were closed\n')
    for problem in problems:
        for name, test in holes.get(problem, []):
            print(f'* {problem}: `{name}` survived before `{test}` was there.')
    print('\n## Why mutants of the references survive\n')
    for key, words in reasons.items():
        print(f'* **{key}**: {words}')
    for problem in problems:
        print(f'\n{problem}:\n')
        for m in documents[problem]['mutants']:
            if m['solution'].split('.')[0] == 'exact' and m['result'] == 'survivor':
                reason = argued.get((problem, m['name']))
                if reason not in reasons:
                    print(f"{problem}: no reason for '{m['name']}'", file=sys.stderr)
                    missing += 1
                print(f"* `{m['name'].rstrip()}` {reason}")
    sys.exit(missing > 0)


main()
