"""Halves.

@expect AC
"""
print(int(input()) // 2)
