/*
 * include_secret - includes an answer.
 *
 * @full CE
 * @namespaces CE
 * @by the mount tree
 */
#include SECRET
int main(void) { return 0; }
