/*
 * leader_ends_memory - ends its first thread; another one takes memory.
 *
 * @full MLE
 * @namespaces MLE
 * @landlock MLE
 * @unsafe MLE
 * @by memory.max; watched, RLIMIT_AS
 */
#include "hostile.h"

static void *take(void *none)
{
	for (;;) {
		char *block = malloc(1 << 20);

		if (!block)
			exit(3);
		memset(block, 1, 1 << 20);
	}
	return none;
}

int main(void)
{
	pthread_t thread;

	if (pthread_create(&thread, NULL, take, NULL))
		return 3;
	pthread_exit(NULL);
}
