/*
 * templates - instantiates 2^26 templates.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by memory and time
 */
template <int N, int K> struct tree {
	tree<N - 1, 2 * K> left;
	tree<N - 1, 2 * K + 1> right;
};
template <int K> struct tree<0, K> {
};
tree<26, 1> all;
int main() { return sizeof all; }
