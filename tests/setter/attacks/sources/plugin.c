/*
 * plugin - asks the compiler for other options and plugins.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by pragmas know no such option
 */
#pragma GCC optimize("-fplugin=/box/x.so")
#pragma GCC optimize("-specs=/box/x")
#pragma GCC target("-wrapper=/bin/sh")
#error "and then it says something"
int main(void) { return 0; }
