# amalgamate.awk - a header and its parts as one self-contained header.
#
#     awk -v name=testlib -v local=TL__LOCAL -v hot="random_numbers.c ..." -f amalgamate.awk HEADER [INTERNAL_HEADER] PARTS...
#
# Includes of files on the command line are dropped, because their text is there
# anyway; any other include of our own is replaced by that file, once.  A static
# function becomes `local`, a macro of the header.  A part
# that is not hot gains nothing from -O2: gcc is asked not to spend the time,
# which is a fifth of what a small checker takes to compile.
#
# If HEADER is a .hpp, the parts go where it includes NAME.h, into its namespace.
# Then their system headers are its business, and macros that look like functions
# end with the namespace.

function base(path)
{
	sub(/.*\//, "", path)
	return path
}

function folder(path)
{
	return match(path, /.*\//) ? substr(path, 1, RLENGTH) : ""
}

function put(line, path,    file)
{
	if (interface && path !~ /hpp$/ && line ~ /^#include </)
		return
	if (interface && path ~ /\.h$/ && line !~ /^#define tl__/ && match(line, /^#define [a-z][A-Za-z_0-9]*/))
		undefine[substr(line, 9, RLENGTH - 8)] = 1
	if (line !~ /^#include "/) {
		if (path !~ /hpp$/ && line ~ /^static [^=(]*[a-z0-9_]\(/)
			sub(/^static/, local, line)
		print line
		return
	}
	split(line, quoted, "\"")
	file = quoted[2]
	if (file in known)
		return
	known[file] = 1
	file = folder(path) file
	while ((getline line < file) > 0)
		put(line, file)
	close(file)
}

BEGIN {
	macro = toupper(name) "_ONE_FILE"
	for (i = 1; i < ARGC; i++)
		known[base(ARGV[i])] = 1
	print "/* SPDX-License-Identifier: MIT.  Copyright (c) 2026 wythoff-kit contributors. */"
	interface = ARGV[1] ~ /hpp$/ ? ARGV[1] : ""
	print "/* " base(ARGV[1]) " and its parts, made by `make dist`: edit the parts. */"
	print "#ifndef " macro
	print "#define " macro
}

function gcc(pragmas)
{
	print "#if defined(__OPTIMIZE__) && !defined(__clang__)"
	print pragmas
	print "#endif"
}

function end_cold()
{
	if (cold)
		gcc("#pragma GCC pop_options")
	cold = 0
}

FNR == 1 {
	end_cold()
	if (NR > 1)
		print ""
	cold = FILENAME ~ /\.c$/ && index(" " hot " ", " " base(FILENAME) " ") == 0
	if (cold)
		gcc("#pragma GCC push_options\n#pragma GCC optimize(\"O1\")")
}

FILENAME == interface && $0 == "#include \"" name ".h\"" {
	behind = 1
	next
}

behind && FILENAME == interface {
	rest[behind++] = $0
	next
}

{
	put($0, FILENAME)
}

END {
	end_cold()
	for (i = 1; i < behind; i++) {
		put(rest[i], interface)
		if (rest[i] == "}")
			for (macro in undefine)
				print "#undef " macro
	}
	print ""
	print "#endif"
}
