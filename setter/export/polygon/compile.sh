# compile FILE PROGRAM: with the compiler of its ending.
compile() {
	case $1 in
	*.cpp) ${CXX:-g++} -Wall -Wextra -Wconversion -DONLINE_JUDGE -O2 -std=c++17 -o "$2" "$1" ;;
	*.c) ${CC:-gcc} -DONLINE_JUDGE -O2 -std=gnu11 -o "$2" "$1" -lm ;;
	*.py) printf '#!/bin/sh\nexec python3 %s\n' "$1" > "$2" && chmod +x "$2" ;;
	*) echo "how is $1 compiled?" >&2; exit 1 ;;
	esac
}
