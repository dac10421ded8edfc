/*
 * include_secret - includes an answer.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by the mount tree
 */
#include SECRET
int main(void) { return 0; }
