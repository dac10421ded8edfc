/*
 * embed.h - a file of the source tree, as a string in the program.
 *
 *     EMBED(page_style, "setter/report/page.css");
 *
 * declares const char page_style[], in which the assembler puts the file, and a NUL after it.
 * The path begins in the folder of the Makefile, where make compiles; make reads it from this
 * line too, and compiles again when the file changes.
 */
#ifndef EMBED_H
#define EMBED_H

#define EMBED(name, file) \
	__asm__(".section .rodata\n" #name ": .incbin \"" file "\"\n.byte 0\n.previous\n"); \
	extern const char name[]

#endif
