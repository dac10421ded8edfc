"""layers.py - the rules of setter/'s folders.

    python3 tests/rules/layers.py ROOT BUILD [CHECK...]

ROOT/setter/README.md has the table: folder, what is in it, what it may use, how many lines of
code it may have.  Each CHECK (no names: all) compares the sources in ROOT/setter, or the object files
in BUILD/obj/setter, with it and prints a line for each violation, with its own name and a tab before it.
A violation that begins with "note:" is only told.
"""

import collections
import functools
import glob
import os
import re
import subprocess
import sys

LONGEST_FILE = 700
MOST_FILES = 40
# Files that are longer today.  Take a file off the list once it is split; add none.
STILL_TOO_LONG = []

# Words that public functions of a file may begin with, besides those of its name.  Keep it short.
MORE_WORDS = {
    'base/diag.c': 'die error hint note warning',
    'base/terminal.c': 'paint',
    'base/whole_file.c': 'folder',
    'base/xalloc.c': 'xcalloc xgrow xmalloc xprintf xrealloc xstrdup xstrndup',
    'build/compile.c': 'solution validator',
    'build/workpiece.c': 'worse',
    'judge/matrix.c': 'group',
    'statement/statement_characters.c': 'tex',
    'statement/statement_math.c': 'formula',
    'statement/statement_render.c': 'attribute entity formula markdown',
}

setter = build = None


def look_at(root, objects):
    """From now on, the checks look at these folders."""
    global setter, build
    setter, build = os.path.join(root, 'setter'), objects


def read(path):
    with open(path, encoding='utf-8') as file:
        return file.read()


@functools.lru_cache(maxsize=None)
def without_comments(text):
    """The same lines; strings stay as they are."""
    pattern = r'("(?:\\.|[^"\\\n])*"|\'(?:\\.|[^\'\\\n])*\')|/\*.*?\*/|//[^\n]*'
    return re.sub(pattern, lambda m: m[1] or '\n' * m[0].count('\n'), text, flags=re.S)


def folders():
    return sorted(name for name in os.listdir(setter) if os.path.isdir(os.path.join(setter, name)))


def sources(folder='*', ending='[ch]'):
    """Paths from setter/, as in an #include."""
    found = glob.glob(os.path.join(setter, folder, '*.' + ending))
    return sorted(os.path.relpath(path, setter) for path in found)


def source(path):
    return without_comments(read(os.path.join(setter, path)))


def object_of(path):
    return os.path.join(build, 'obj/setter', path[:-1] + 'o')


def folder_of(path):
    return path.split('/')[0]


def table():
    """The rows of README.md: folder -> (what its row says it may use, lines of code)."""
    rows = {}
    for line in read(os.path.join(setter, 'README.md')).splitlines():
        row = re.match(r'\| `(\w+)/` \|[^|]*\|([^|]*)\| *([\d,]+) \|$', line)
        if row:
            rows[row[1]] = (row[2].split(), int(row[3].replace(',', '')))
    for folder, (uses, lines) in rows.items():
        if uses == ['everything']:
            rows[folder] = (sorted(set(rows) - {folder}), lines)
        elif uses == ['–']:
            rows[folder] = ([], lines)
    return rows


def allowed(rows, folder):
    """What a folder may use: what stands in its row, and what those rows use."""
    known, new = set(), {folder}
    while new:
        known |= new
        new = {use for name in new if name in rows for use in rows[name][0]} - known
    return known


def include_edges():
    for path in sources():
        for number, line in enumerate(source(path).splitlines(), 1):
            include = re.match(r'\s*#\s*include\s*"([^"]*)"', line)
            if include:
                yield path, include[1], f'setter/{path}:{number} includes "{include[1]}"'


def symbol_edges():
    defined, wanted = {}, []
    path_of = {object_of(path): path for path in sources(ending='c')}
    objects = [name for name in path_of if os.path.exists(name)]
    listing = subprocess.run(['nm', '-A', '-g'] + objects, check=True, stdout=subprocess.PIPE,
                             universal_newlines=True)
    for line in listing.stdout.splitlines():
        name, words = line.split(':', 1)
        kind, symbol = words.split()[-2:]
        if kind == 'U':
            wanted.append((path_of[name], symbol))
        elif symbol != 'main':
            defined[symbol] = path_of[name]
    for path, symbol in wanted:
        if symbol in defined:
            yield path, defined[symbol], f'setter/{path} uses {symbol} of {defined[symbol]}'


def forbidden(edges):
    rows = table()
    for user, used, words in edges:
        if folder_of(used) not in allowed(rows, folder_of(user)):
            yield f'{words}: {folder_of(user)}/ may not use {folder_of(used)}/'


def check_table():
    rows = table()
    for folder in folders():
        if folder not in rows:
            yield f'setter/README.md has no row for {folder}/'
    for folder, (uses, _) in rows.items():
        if folder not in folders():
            yield f'setter/README.md has a row for {folder}/, which does not exist'
        for use in uses:
            if use not in rows:
                yield f'setter/README.md: the row of {folder}/ names {use}, which has no row'
    for name in os.listdir(setter):
        if re.search(r'\.[ch]$', name):
            yield f'setter/{name} is in no folder'
    for name in re.findall(r'`(\w+/\w+\.[ch])`', read(os.path.join(setter, 'README.md'))):
        if 'NAME' not in name and name not in sources():
            yield f'setter/README.md names {name}, which does not exist'


def check_includes():
    headers = set(sources(ending='h'))
    for _, header, words in include_edges():
        if header not in headers:
            yield f'{words}, which is not a "FOLDER/FILE.h" of setter/'
    yield from forbidden(edge for edge in include_edges() if edge[1] in headers)


def check_symbols():
    for path in sources(ending='c'):
        if not os.path.exists(object_of(path)):
            yield f'setter/{path} has no object file: run make programs'
    yield from forbidden(symbol_edges())


@functools.lru_cache(maxsize=None)
def types_of(text):
    return re.findall(r'\b(?:struct|enum) (\w+)', text)


def public_functions():
    """Of each object file: path of the source, name."""
    path_of = {object_of(path): path for path in sources(ending='c')}
    objects = [name for name in path_of if os.path.exists(name)]
    listing = subprocess.run(['nm', '-A', '-g', '--defined-only'] + objects, check=True,
                             stdout=subprocess.PIPE, universal_newlines=True)
    for line in listing.stdout.splitlines():
        name, words = line.split(':', 1)
        kind, symbol = words.split()[-2:]
        if kind == 'T' and symbol != 'main':
            yield path_of[name], symbol


def check_names():
    """A public function begins with its folder, a word of its file, or a type of its header; in
    the plural or not."""
    headers = set(sources(ending='h'))
    for path, symbol in public_functions():
        folder, name = path[:-2].split('/')
        header = path[:-1] + 'h'
        types = types_of(source(header)) if header in headers else []
        words = [folder] + name.split('_') + MORE_WORDS.get(path, '').split() + types
        if not any((symbol + '_').startswith((stem + '_', stem + 's_'))
                   for stem in (re.sub('s$', '', word) for word in words)):
            yield f'setter/{path}: {symbol}() begins with no word of its file, nor with a type'
    for path in sorted(set(MORE_WORDS) - set(sources(ending='c'))):
        yield f'setter/{path} is gone: take it off MORE_WORDS in layers.py'


def check_cycles():
    """Whatever the table allows."""
    uses = collections.defaultdict(dict)
    for edges in include_edges(), symbol_edges():
        for user, used, words in edges:
            if folder_of(user) != folder_of(used):
                uses[folder_of(user)].setdefault(folder_of(used), words)
    done = set()

    def walk(folder, way):
        if folder in way:
            circle = way[way.index(folder):] + [folder]
            yield ' -> '.join(circle)
            for user, used in zip(circle, circle[1:]):
                yield '    ' + uses[user][used]
        elif folder not in done:
            for used in sorted(uses[folder]):
                yield from walk(used, way + [folder])
            done.add(folder)

    for folder in sorted(uses):
        yield from walk(folder, [])


def check_paths():
    """A string with a path below build/, outside of base/paths."""
    for path in sources():
        for number, line in enumerate(source(path).splitlines(), 1):
            if (re.search(r'"[^"]*(?<!setter/)\bbuild/[a-z]', line) and not path.startswith('base/paths.')
                    and not re.match(r'\s*#\s*include', line)):
                yield f'setter/{path}:{number} spells a path below build/: {line.strip()}'


def check_roles():
    """A generator, validator, reference or checker started outside of build/roles."""
    for path in sources(ending='c'):
        if path == 'build/roles.c' or path.startswith('process/'):
            continue
        if '/sub/checker' in source(path):
            yield f'setter/{path} starts a checker in the jail'
        for function in source(path).split('\n}\n'):
            if ('process_run(' in function and '.trusted = true' not in function
                    and '.sources = ' not in function):
                head = re.search(r'(\w+)\([^()]*\)\n\{', function)
                yield (f'setter/{path}: {head[1] if head else "something"}() starts a program that '
                       'is neither a compiler nor a tool of the machine')


def check_run_file():
    """run.json read outside of judge/run_file."""
    for path in sources(ending='c'):
        if path != 'judge/run_file.c' and re.search(r'\bjson_read\(', source(path)) \
                and re.search(r'PATH_RUN|setter-run', source(path)):
            yield f'setter/{path} reads run.json by itself'


def check_long_files():
    for path in sources(ending='c'):
        lines = read(os.path.join(setter, path)).count('\n')
        if lines > LONGEST_FILE and path in STILL_TOO_LONG:
            yield f'note: setter/{path} still has {lines} lines, more than {LONGEST_FILE}'
        elif lines > LONGEST_FILE:
            yield f'setter/{path} has {lines} lines, more than {LONGEST_FILE}'
        elif path in STILL_TOO_LONG:
            yield f'setter/{path} is short enough: take it off STILL_TOO_LONG in layers.py'
    for path in sorted(set(STILL_TOO_LONG) - set(sources(ending='c'))):
        yield f'setter/{path} is gone: take it off STILL_TOO_LONG in layers.py'


def check_crowded_folders():
    for folder in folders():
        count = len(sources(folder))
        if count > MOST_FILES:
            yield f'setter/{folder} has {count} files, more than {MOST_FILES}'


def lines_of_code(folder):
    return sum(bool(line.strip()) for path in sources(folder) for line in source(path).splitlines())


def check_budgets():
    rows = table()
    for folder in folders():
        lines = lines_of_code(folder)
        if folder in rows and lines > rows[folder][1]:
            yield (f'setter/{folder} has {lines} lines of code, more than the {rows[folder][1]} '
                   'of setter/README.md: make it shorter, or raise the figure and say why')


def check_lines():
    """Not a rule: what the budgets are made from."""
    for folder in folders():
        yield f'{folder} {lines_of_code(folder)}'


CHECKS = ['table', 'includes', 'symbols', 'names', 'cycles', 'paths', 'roles', 'run_file', 'long_files',
          'crowded_folders', 'budgets']


def violations(check):
    return globals()['check_' + check]()


if __name__ == '__main__':
    look_at(sys.argv[1], sys.argv[2])
    for check in sys.argv[3:] or CHECKS:
        for violation in violations(check):
            print(check, violation, sep='\t')
