"""plant.py - break each rule of layers.py in a copy of setter/, and see it found.

    python3 -B tests/rules/plant.py ROOT BUILD

Prints what was not found; nothing is success.
"""

import os
import re
import shutil
import subprocess
import sys
import tempfile

import layers


class Copy:
    """Of ROOT/setter and its object files; what a fault changes is put back by undo()."""

    def __init__(self, root, build, folder):
        self.root, self.objects, self.before = folder, os.path.join(folder, 'build'), {}
        shutil.copytree(os.path.join(root, 'setter'), os.path.join(folder, 'setter'))
        shutil.copytree(os.path.join(build, 'obj/setter'), os.path.join(folder, 'build/obj/setter'),
                        ignore=shutil.ignore_patterns('*.d'), copy_function=self.link)
        layers.look_at(self.root, self.objects)

    @staticmethod
    def link(source, place):
        os.symlink(os.path.abspath(source), place)

    def place(self, path):
        return os.path.join(self.root, 'setter', path)

    def read(self, path):
        return layers.read(self.place(path))

    def write(self, path, text):
        if path not in self.before:
            self.before[path] = self.read(path) if os.path.exists(self.place(path)) else None
        if text is None:
            os.remove(self.place(path))
            return
        with open(self.place(path), 'w', encoding='utf-8') as file:
            file.write(text)

    def append(self, path, text):
        self.write(path, self.read(path) + text)

    def prepend(self, path, text):
        self.write(path, text + self.read(path))

    def replace(self, path, pattern, words):
        text = re.sub(pattern, words, self.read(path))
        assert text != self.read(path), (path, pattern)
        self.write(path, text)

    def compile(self, path, text):
        self.write(path, text)
        made = os.path.join(self.objects, 'obj/setter', path[:-1] + 'o')
        subprocess.run(['gcc', '-c', '-o', made, self.place(path)], check=True)
        self.before[os.path.relpath(made, os.path.join(self.root, 'setter'))] = None

    def undo(self):
        for path, text in self.before.items():
            if text is not None:
                self.write(path, text)
            elif os.path.exists(self.place(path)):
                os.remove(self.place(path))
        self.before = {}


def move_test_maker(copy):
    copy.write('build/maker_of_tests.c', copy.read('build/test_maker.c'))
    copy.write('build/test_maker.c', None)


def close_circle(copy):
    copy.replace('README.md', r'\| `process/` (.*)\| base jail \|', r'| `process/` \1| build |')
    copy.prepend('process/pool.c', '#include "build/compile.h"\n')


def crowd(copy):
    for i in range(40):
        copy.write(f'unit/planted{i}.c', f'int planted{i};\n')


# What is checked, what it must say, and the fault.
PLANTS = [
    ('table', 'no row for unit/', lambda c: c.replace('README.md', r'\| `unit/`.*\n', '')),
    ('table', 'a row for cellar/, which does not exist',
     lambda c: c.append('README.md', '| `cellar/` | nothing | base | 10 |\n')),
    ('table', 'names cellar, which has no row',
     lambda c: c.replace('README.md', r' \| base jail \| ', ' | base cellar | ')),
    ('table', 'setter/stray.c is in no folder', lambda c: c.write('stray.c', 'int stray;\n')),
    ('table', 'names build/test_maker.c, which does not exist', move_test_maker),
    ('includes', 'base/ may not use judge/',
     lambda c: c.prepend('base/text.c', '#include "judge/matrix.h"\n')),
    ('includes', 'statement/ may not use export/',
     lambda c: c.prepend('statement/statement.h', '#include "export/export.h"\n')),
    ('includes', '"text.h", which is not a', lambda c: c.prepend('base/text.c', '#include "text.h"\n')),
    ('symbols', 'base/planted.c uses judge_all of judge/judge.c: base/ may not use judge/',
     lambda c: c.compile('base/planted.c', 'int judge_all(void *); int planted(void);\n'
                         'int planted(void) { return judge_all(0); }\n')),
    ('symbols', 'base/planted.c has no object file',
     lambda c: c.write('base/planted.c', 'int planted;\n')),
    ('names', 'base/planted.c: grow() begins with no word',
     lambda c: c.compile('base/planted.c', 'int grow(void); int grow(void) { return 0; }\n')),
    ('cycles', 'base -> jail -> base',
     lambda c: c.prepend('base/text.c', '#include "jail/jail.h"\n')),
    ('cycles', 'build -> process -> build', close_circle),
    ('paths', 'setter/cmd/cmd_run.c', lambda c: c.append(
        'cmd/cmd_run.c', 'static const char *const planted = "build/problems/x/run.json";\n')),
    ('paths', 'setter/judge/matrix.h',
     lambda c: c.append('judge/matrix.h', '#define PLANTED "ls build/hashes"\n')),
    ('roles', 'setter/hack/hack.c: planted() starts a program', lambda c: c.append(
        'hack/hack.c', 'void planted(char **argv)\n{\n\tstruct process p = { .argv = argv, '
        '.time_ms = 1000 };\n\n\tprocess_run(&p);\n}\n')),
    ('roles', 'setter/judge/judge_test.c', lambda c: c.append(
        'judge/judge_test.c', 'static const char *const planted = "/sub/checker";\n')),
    ('run_file', 'setter/cmd/cmd_run.c reads run.json', lambda c: c.append(
        'cmd/cmd_run.c', 'json_t *planted(char *s) { return json_read(s, strlen(s)); }\n')),
    ('long_files', 'setter/base/text.c has', lambda c: c.append('base/text.c', '// long\n' * 700)),
    ('crowded_folders', 'setter/unit has', crowd),
    ('budgets', 'setter/process has', lambda c: c.write(
        'process/planted.c', ''.join(f'int planted{i};\n' for i in range(700)))),
]


def main(root, build):
    with tempfile.TemporaryDirectory() as folder:
        copy = Copy(root, build, folder)
        for check in layers.CHECKS:
            for line in layers.violations(check):
                if not line.startswith('note: '):
                    print(f'{check}: finds something where no fault is planted: {line}')
            if check not in [plant[0] for plant in PLANTS]:
                print(f'{check}: no fault is planted')
        for check, words, fault in PLANTS:
            fault(copy)
            if not any(words in line for line in layers.violations(check)):
                print(f"{check}: does not find '{words}'")
            copy.undo()


main(sys.argv[1], sys.argv[2])
