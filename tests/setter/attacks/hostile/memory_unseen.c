/*
 * memory_unseen - hides from whoever looks at its memory: by its name, by its first thread, as not dumpable.
 *
 * @full MLE
 * @namespaces MLE
 * @landlock MLE
 * @by memory.max; watched, RLIMIT_AS
 */
#include "hostile.h"

static void *take_memory(void *nothing)
{
	usleep(20000);
	for (int i = 0; i < 400; i++) {
		char *more = malloc(1 << 20);

		if (more)
			memset(more, 1, 1 << 20);
	}
	usleep(50000);
	_exit(nothing != NULL);
}

int main(void)
{
	pthread_t thread;

	prctl(PR_SET_NAME, "x)\nVmRSS:\t1");
	prctl(PR_SET_DUMPABLE, 0);
	pthread_create(&thread, NULL, take_memory, NULL);
	pthread_exit(NULL);
}
