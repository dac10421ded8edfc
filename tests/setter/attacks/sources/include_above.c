/*
 * include_above - includes from the folders above.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by the mount tree
 */
#include "../../../../../../etc/shadow"
#include "../secret"
#include "../tests/full-01.ans"
int main(void) { return 0; }
