# py_fork - forks without end.
#
# @full TLE|MLE
# @namespaces RE
# @landlock RE
# @unsafe RE
# @by pids.max or no fork; init takes all along
import os

while True:
    try:
        if os.fork() == 0:
            continue
    except BlockingIOError:
        pass
