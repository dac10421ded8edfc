/*
 * box_of_horrors - leaves a tree that is hard to remove.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the tmpfs goes as a whole
 */
#include "hostile.h"

int main(void)
{
	char name[256];

	memset(name, 'd', sizeof name - 1);
	name[sizeof name - 1] = '\0';
	for (int i = 0; i < 100 && !mkdir(name, 0700) && !chdir(name); i++)
		;
	mkdir("closed", 0700);
	close(open("closed/file", O_CREAT | O_WRONLY, 0));
	symlink("/", "closed/link");
	mkfifo("closed/pipe", 0);
	chmod("closed", 0);
	for (int i = 0; i < 200; i++)
		chdir(".."), chmod(name, 0);
	return 0;
}
