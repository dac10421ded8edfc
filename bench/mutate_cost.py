"""
mutate_cost.py - what setter mutate takes, and what its work takes without it.

    python3 bench/mutate_cost.py BUILD [PROBLEM SOLUTION...]

Bare is: compiling each mutant, running each one that fell on the test that felled it, and each
survivor on all tests, as many at a time; nothing is held, measured, compared or kept.  The hunt is
left out on both sides.  At most 1.5 times that.
"""
import concurrent.futures
import json
import os
import subprocess
import sys
import tempfile
import time

BAR = 1.5
JOBS = os.cpu_count()


def apply(name, solution, folder):
    """The source that the name of a mutant means."""
    place, change = name.split(' ', 1)
    line, column = map(int, place.rsplit(':', 2)[1:])
    lines = open(f'{folder}/{solution}').read().split('\n')
    text, at = lines[line - 1], column - 1
    for cut in range(len(change)):
        if change[cut:].startswith(' -> ') and text.startswith(change[:cut], at):
            lines[line - 1] = text[:at] + change[cut + 4:] + text[at + cut:]
            return '\n'.join(lines)
    raise ValueError(name)


def run(program, test, seconds):
    with open(test + '.in') as given:
        try:
            subprocess.run([program], stdin=given, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL,
                           timeout=seconds, check=False)
        except subprocess.TimeoutExpired:
            pass


def bare(build, problem, document, scratch):
    tests = [f'{build}/problems/{problem}/tests/{t["name"]}' for t in document['tests']]

    def one(number):
        mutant = document['mutants'][number]
        program = f'{scratch}/{number}'
        with open(program + '.c', 'w') as out:
            out.write(apply(mutant['name'], mutant['solution'], f'solutions/{problem}'))
        subprocess.run(['gcc', '-O2', '-std=gnu17', '-w', '-o', program, program + '.c', '-lm'], check=True)
        felled = [t for t in tests if os.path.basename(t) == mutant.get('test')]
        for test in felled or tests:
            run(program, test, 1.2)

    begun = time.monotonic()
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        list(pool.map(one, range(len(document['mutants']))))
    took = time.monotonic() - begun
    # Of those that are the same, or do not compile, only the compilation counts.
    begun = time.monotonic()
    others = document['same'] + document['uncompiled']
    with concurrent.futures.ThreadPoolExecutor(JOBS) as pool:
        list(pool.map(lambda n: subprocess.run(
            ['gcc', '-O2', '-std=gnu17', '-w', '-o', f'{scratch}/same{n}',
             f'{scratch}/{n % len(document["mutants"])}.c', '-lm'], check=True), range(others)))
    return took + time.monotonic() - begun


def main():
    build = sys.argv[1]
    problem, *solutions = sys.argv[2:] or ['many-pairs', 'exact', 'root_free']
    command = [f'{build}/bin/setter', 'mutate', problem, *solutions, '--no-hunt', '--no-resume', '--json',
               f'-j{JOBS}']
    subprocess.run(command + ['--sample=1'], stdout=subprocess.DEVNULL, check=True)
    begun = time.monotonic()
    document = json.loads(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    took = time.monotonic() - begun
    with tempfile.TemporaryDirectory() as scratch:
        least = bare(build, problem, document, scratch)
    ratio = took / least
    print(f'{problem}  {document["made"]} mutants: setter mutate {took:.1f} s, bare {least:.1f} s: '
          f'{ratio:.2f} x, at most {BAR} x' + ('  OVER' if ratio > BAR else ''))
    sys.exit(ratio > BAR)


main()
