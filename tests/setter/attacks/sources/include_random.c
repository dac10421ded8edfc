/*
 * include_random - includes noise without an end.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by memory and time
 */
#include "/dev/urandom"
int main(void) { return 0; }
