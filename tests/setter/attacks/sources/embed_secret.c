/*
 * embed_secret - has the assembler read an answer.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by the mount tree
 */
__asm__(".incbin \"" SECRET "\"");
int main(void) { return 0; }
