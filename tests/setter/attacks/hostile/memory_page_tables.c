/*
 * memory_page_tables - has little memory, but many tables for it.
 *
 * @full MLE
 * @namespaces RE
 * @landlock RE
 * @unsafe MLE|RE
 * @by memory.max counts tables; RLIMIT_AS
 */
#include "hostile.h"

int main(void)
{
	const size_t step = 2 << 20, size = (size_t)64 << 30;
	const volatile char *area = mmap(NULL, size, PROT_READ,
			MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
	int sum = 0;

	if (area == MAP_FAILED)
		return 3;
	for (size_t at = 0; at < size; at += step)
		sum += area[at];
	must_not("there are 128 MiB of tables", 1);
	return sum;
}
