/*
 * assemble_secret - has the assembler include an answer, which it would quote.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by the mount tree
 */
__asm__(".include \"" SECRET "\"");
int main(void) { return 0; }
