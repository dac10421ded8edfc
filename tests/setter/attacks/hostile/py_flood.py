# py_flood - prints without end.
#
# @full OLE
# @namespaces OLE
# @landlock OLE
# @unsafe OLE
# @by RLIMIT_FSIZE
import os
import signal

signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
block = b"x" * 65536
while True:
    try:
        os.write(1, block)
    except OSError:
        pass
