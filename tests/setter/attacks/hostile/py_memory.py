# py_memory - takes memory without end.
#
# @full MLE
# @namespaces MLE|RE
# @landlock MLE|RE
# @unsafe MLE|RE
# @by memory.max; watched, RLIMIT_AS
blocks = []
while True:
    blocks.append(bytearray(1 << 20))
