# py_plant - plants modules for the next run, and looks for those of the last.
#
# @full OK
# @namespaces OK
# @landlock OK
# @by a fresh tmpfs; read-only mounts
import os
import sys

home = os.path.expanduser("~/.local/lib/python3.%d/site-packages" % sys.version_info[1])
own = os.path.dirname(os.path.abspath(__file__))
for folder in [own, "/box", home] + [folder for folder in sys.path if os.path.isdir(folder)]:
    for name in ("usercustomize.py", "random.py", "plant.pth"):
        path = os.path.join(folder, name)
        in_box = os.path.realpath(path).startswith("/box/")
        try:
            if in_box:
                os.makedirs(folder, exist_ok=True)
            with open(path, "x") as file:
                file.write("print('BREACH planted')\n")
            print("planted" if in_box else "BREACH", path)
        except FileExistsError:
            # The library's own; but there is nothing in the box before us.
            print("BREACH was here before" if in_box and folder != home else "refused:", path)
        except OSError as error:
            print("refused:", error)
print("BREACH" if "usercustomize" in sys.modules else "not so: a planted module was found")
