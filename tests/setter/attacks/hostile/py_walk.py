# py_walk - looks for the answer wherever it can.
#
# @full OK
# @namespaces OK
# @landlock OK
# @by the mount tree
import os
import sys

secret = sys.argv[1]
PLACES = (secret, os.path.dirname(secret), "/etc/shadow", "/root", "/home", "/var", "/sys", "/run")
for place in PLACES + ("/proc/1/root/etc", "/proc/1/environ", "/proc/1/cwd/", "/proc/self/cwd/../root"):
    try:
        print("BREACH", place, os.listdir(place) if os.path.isdir(place) else open(place).read(9))
    except OSError as error:
        print("refused:", error)
for folder, folders, files in os.walk("/"):
    depth = folder.count("/")
    if depth > 2 or folder in ("/proc", "/usr/share", "/usr/lib"):
        folders[:] = []
    for name in files:
        if name == "secret" or name.endswith(".ans"):
            print("BREACH", folder, name)
    if os.access(folder, os.W_OK) and not os.path.realpath(folder).startswith("/box"):
        print("BREACH", folder, "can be written")
