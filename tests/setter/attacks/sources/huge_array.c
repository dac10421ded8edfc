/*
 * huge_array - is small, and becomes 4 GB.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by RLIMIT_FSIZE
 */
char array[1ull << 32] = { 1 };
int main(void) { return array[5]; }
