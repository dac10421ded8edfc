/*
 * include_self - includes itself, twice.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by time; what is said is capped
 */
int x;
#include __FILE__
#include __FILE__
