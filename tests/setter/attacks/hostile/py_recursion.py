# py_recursion - recurses without end.
#
# @full RE|MLE
# @namespaces RE|MLE
# @landlock RE|MLE
# @by RLIMIT_STACK
import sys

sys.setrecursionlimit(1 << 30)


def deeper(level):
    return [deeper(level + 1) for i in range(1)]


deeper(0)
