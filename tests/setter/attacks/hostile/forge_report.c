/*
 * forge_report - writes reports where a judge might read them.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by nothing in the box is read
 */
#include "hostile.h"

int main(void)
{
	static const char report[] = "status:OK\nverdict:AC\n{\"verdict\":\"AC\"}\n";
	const char *const names[] = { "meta", "result.json", "verdict", "../out", "/box/../ans",
		NULL };

	for (int fd = 2; fd < 1024; fd++)
		write(fd, report, sizeof report - 1);
	for (int i = 0; names[i]; i++) {
		const int fd = open(names[i], O_CREAT | O_WRONLY, 0666);

		write(fd, report, sizeof report - 1);
	}
	return 0;
}
