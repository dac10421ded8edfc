/*
 * errors - has more to be said about than fits anywhere.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by RLIMIT_FSIZE, time
 */
template <class T> struct more { typename more<more<T> >::type x; T y = 1; };
int main() { more<int> x; return x.nothing; }
