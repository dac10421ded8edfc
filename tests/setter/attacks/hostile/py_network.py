# py_network - opens sockets.
#
# @full OK
# @namespaces OK
# @landlock OK
# @unsafe OK
# @by the filter; an empty network namespace
import socket

for family in (socket.AF_INET, socket.AF_INET6, socket.AF_UNIX, socket.AF_NETLINK):
    for kind in (socket.SOCK_STREAM, socket.SOCK_DGRAM, socket.SOCK_RAW):
        try:
            socket.socket(family, kind)
            print("BREACH", family, kind)
        except OSError as error:
            print("refused:", error)
try:
    left, right = socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM)
    left.bind("\0hostile")
    print("BREACH a socket with a name")
except OSError as error:
    print("refused:", error)
