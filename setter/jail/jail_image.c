/*
 * jail_image.c - the spawner, a program of its own (jail_spawner.c), as bytes in this one.
 */
#include "jail/jail_internal.h"

/* JAIL_IMAGE_FILE is what make has linked before. */
__asm__(".section .rodata\n"
	".globl jail_image, jail_image_size\n"
	"jail_image: .incbin \"" JAIL_IMAGE_FILE "\"\n"
	"jail_image_end: .balign 8\n"
	"jail_image_size: .quad jail_image_end - jail_image\n"
	".previous\n");
