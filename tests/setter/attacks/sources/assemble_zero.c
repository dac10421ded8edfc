/*
 * assemble_zero - has the assembler read a file without an end.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by the compile jail has nothing under that name
 */
__asm__(".incbin \"/dev/zero\"");
int main(void) { return 0; }
