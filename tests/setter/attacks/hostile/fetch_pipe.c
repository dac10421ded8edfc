/*
 * fetch_pipe - leaves a pipe where a file is fetched.
 *
 * @full OK
 * @namespaces OK
 * @landlock RE
 * @unsafe OK
 * @by O_NONBLOCK, S_ISREG
 */
#include "hostile.h"

int main(void)
{
	return mkfifo("fetched", 0666);
}
