/*
 * compute - computes for ever before it runs.
 *
 * @full CE
 * @namespaces CE
 * @landlock CE
 * @by what the compiler permits, or time
 */
constexpr unsigned long long spin(unsigned long long n)
{
	unsigned long long sum = 0;
	for (unsigned long long i = 0; i < n; i++)
		for (unsigned long long k = 0; k < n; k++)
			sum += i ^ k;
	return sum;
}
constexpr auto value = spin(1ull << 40);
int main() { return value; }
