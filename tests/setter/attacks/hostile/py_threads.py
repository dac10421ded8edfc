# py_threads - burns time in threads, and ignores what it can.
#
# @full TLE
# @namespaces TLE
# @landlock TLE
# @unsafe TLE
# @by processor time is summed over threads; SIGKILL
import signal
import threading

for number in range(1, 65):
    try:
        signal.signal(number, signal.SIG_IGN)
    except (OSError, ValueError):
        pass


def spin():
    while True:
        pass


for i in range(8):
    threading.Thread(target=spin).start()
spin()
