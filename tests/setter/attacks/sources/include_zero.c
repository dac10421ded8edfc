/*
 * include_zero - includes a file without an end.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by the compile jail has nothing under that name
 */
#include "/dev/zero"
int main(void) { return 0; }
