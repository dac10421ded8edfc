# py_shell - has other programs do its work.
#
# @full OK
# @namespaces RE
# @landlock RE
# @by they are in the jail too; no fork
import os
import subprocess
import sys

secret = sys.argv[1]
WORDS = ("cat %s && echo BREACH", "ls / | grep -q home && echo BREACH", "touch /usr/x && echo BREACH",
         "kill -9 1 && false", "ps ax 2>/dev/null | grep -q '[r]un_attacks' && echo BREACH",
         "mount -t tmpfs x /box 2>/dev/null && echo BREACH", "su -c 'echo BREACH' < /dev/null",
         "unshare -r true 2>/dev/null && echo BREACH", "nohup sleep 1000 > /dev/null &")
for word in WORDS:
    word = word % secret if "%s" in word else word
    print(subprocess.run(["/bin/sh", "-c", word], stdout=subprocess.PIPE,
                         stderr=subprocess.DEVNULL, text=True).stdout, end="")
