# A solution in Python and the modules beside it, as one file that Python starts.
# Arguments: SOURCE PROGRAM MODULE...
import os
import sys
import zipfile

source, program, *modules = sys.argv[1:]
files = [('__main__.py', source)] + [(os.path.basename(path), path) for path in modules]
with zipfile.ZipFile(program, 'w') as pack:
    for name, path in files:
        with open(path, 'rb') as file:
            text = file.read()
        compile(text, path, 'exec')
        pack.writestr(zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0)), text)
