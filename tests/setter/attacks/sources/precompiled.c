/*
 * precompiled - gives the compiler a memory image to load.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by the mount tree; no such file
 */
#pragma GCC pch_preprocess "/sub/precompiled.c"
int main(void) { return 0; }
