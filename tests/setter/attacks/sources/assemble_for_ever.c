/*
 * assemble_for_ever - has the assembler repeat itself.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by memory, time or RLIMIT_FSIZE
 */
__asm__(".rept 1000000000\n.quad 1\n.endr\n");
int main(void) { return 0; }
