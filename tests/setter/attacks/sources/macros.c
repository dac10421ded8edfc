/*
 * macros - expands to more than there is.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by memory and time
 */
#define A(x) x x x x x x x x x x x x x x x x
#define B(x) A(A(A(A(x))))
int main(void) { B(B(int x;)) return 0; }
