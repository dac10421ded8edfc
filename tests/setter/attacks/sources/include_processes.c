/*
 * include_processes - includes what /proc knows of others.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by init is not dumpable
 */
#include "/proc/1/environ"
#include "/proc/1/cmdline"
#include "/proc/1/maps"
int main(void) { return 0; }
