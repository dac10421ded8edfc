/*
 * include_shadow - includes the passwords of the machine.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by the mount tree
 */
#include "/etc/shadow"
int main(void) { return 0; }
