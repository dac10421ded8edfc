# Makes a program of a problem from its source: one file that starts itself, with the modules
# beside the source that it imports.  Arguments: START PROGRAM SOURCE name=SOURCE
# -MMD -MF DEPENDENCIES.
import ast
import os
import sys
import zipfile

start, program, source, name, dependencies = (sys.argv[i] for i in (1, 2, 3, 4, 7))
folder = os.path.dirname(source)
modules = {}


def read(path, module):
    with open(path, 'rb') as file:
        text = file.read()
    modules[module] = path, text
    try:
        tree = ast.parse(text, path)
    except (SyntaxError, ValueError) as error:
        line = getattr(error, 'lineno', None) or 1
        sys.exit(f'{path}:{line}: {getattr(error, "msg", error)}')
    for node in ast.walk(tree):
        names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else \
            [node.module or ''] if isinstance(node, ast.ImportFrom) else []
        for found in (name.split('.')[0] for name in names):
            beside = os.path.join(folder, found + '.py')
            if found + '.py' not in modules and os.path.isfile(beside):
                read(beside, found + '.py')


read(source, 'program')
with open(program, 'wb') as out:
    out.write(b'#!/usr/bin/python3 -s\n')
    with zipfile.ZipFile(out, 'w') as pack:
        for module, content in [('__main__.py', 'import _start\n'), ('_start.py', start), ('path', name[5:])] + \
                sorted((module, text) for module, (_, text) in modules.items()):
            pack.writestr(zipfile.ZipInfo(module, (1980, 1, 1, 0, 0, 0)), content)
os.chmod(program, 0o755)
with open(dependencies, 'w') as out:
    out.write(program + ': ' + ' '.join(path for path, _ in modules.values()) + '\n')
