# py_calls - makes system calls of its own by ctypes.
#
# @full OK
# @namespaces OK
# @landlock OK
# @unsafe OK
# @by the filter
import ctypes
import os

libc = ctypes.CDLL(None, use_errno=True)
NULL = None
CALLS = (
    ("unshare", (0x10000000,)),
    ("mount", (b"x", b"/box", b"tmpfs", 0, NULL)),
    ("umount2", (b"/sub", 2)),
    ("chroot", (b"/usr",)),
    ("ptrace", (16, 1, 0, 0)),
    ("setns", (0, 0)),
    ("memfd_create", (b"x", 0)),
    ("inotify_init1", (0,)),
    ("shmget", (1, 4096, 0o1600)),
    ("sethostname", (b"x", 1)),
    ("personality", (0x0400000,)),
    ("flock", (0, 2)),
)
for name, arguments in CALLS:
    if getattr(libc, name)(*arguments) >= 0:
        print("BREACH", name)
    else:
        print("refused:", name, os.strerror(ctypes.get_errno()))
