/*
 * mount_flags - looks for a mount that is weaker than it should be.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by every mount: read-only, nosuid, nodev
 */
#include "hostile.h"

#include <sys/statvfs.h>

/* A folder of its own and the devices are different; all else is alike. */
static void look(const char *place)
{
	const int is_box = !strcmp(place, "/box"), is_device = !strncmp(place, "/dev/", 5);
	struct statvfs about;
	char what[300];

	if (statvfs(place, &about))
		return;
	snprintf(what, sizeof what, "%s honours set-uid", place);
	must_not(what, !(about.f_flag & ST_NOSUID));
	snprintf(what, sizeof what, "%s has devices", place);
	must_not(what, !is_device && !(about.f_flag & ST_NODEV));
	snprintf(what, sizeof what, "%s can be written", place);
	must_not(what, !is_box && !(about.f_flag & ST_RDONLY));
	snprintf(what, sizeof what, "%s can be executed", place);
	must_not(what, !strcmp(place, "/proc") && !(about.f_flag & ST_NOEXEC));
}

int main(int argc, char **argv)
{
	FILE *mounts = fopen("/proc/self/mountinfo", "r");
	char line[4096], place[256];
	int count = 0;

	for (; mounts && fgets(line, sizeof line, mounts); count++)
		if (sscanf(line, "%*s %*s %*s %*s %255s", place) == 1)
			look(place);
	must_not("the mounts can be seen", is_at("landlock", argc, argv) && count);
	must_not("the mounts cannot be seen", !is_at("landlock", argc, argv) && count < 5);
	return 0;
}
