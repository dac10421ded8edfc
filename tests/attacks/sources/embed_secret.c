/*
 * embed_secret - has the assembler read an answer.
 *
 * @full CE
 * @namespaces CE
 * @by the mount tree
 */
__asm__(".incbin \"" SECRET "\"");
int main(void) { return 0; }
