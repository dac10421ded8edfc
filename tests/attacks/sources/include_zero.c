/*
 * include_zero - includes a file without an end.
 *
 * @full OK
 * @namespaces OK
 * @by the compile jail has /dev/null under that name
 */
#include "/dev/zero"
int main(void) { return 0; }
