/*
 * guess_paths - asks for files whose names it knows, and lists folders.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the mount tree; Landlock, and for names and sizes a folder of mode 0700
 */
#include "hostile.h"

/* Names and sizes are seen where judge and program have one uid; what is in a file, never. */
static void guess(const char *path, int is_seen)
{
	struct stat about;
	char text[8];

	must_not("it is there", !stat(path, &about) && !is_seen);
	must_not("it may be used", !access(path, F_OK) && !is_seen);
	must_not("it can be marked by a path", open(path, O_PATH) >= 0 && !is_seen);
	must_fail("open", open(path, O_RDONLY));
	must_fail("open for nothing", open(path, 3));
	must_fail("readlink", readlink(path, text, sizeof text));
	must_fail("execute", execl(path, path, NULL));
}

/* Names of its descriptors, its folder and its program must not tell of the judge's. */
static void read_names(const char *secret)
{
	static const char *const links[] = { "fd/0", "fd/1", "fd/2", "cwd", "exe", NULL };
	const size_t folder = (size_t)(strrchr(secret, '/') - secret);
	char path[64], name[4096];

	for (int i = 0; links[i]; i++) {
		ssize_t length;

		snprintf(path, sizeof path, "/proc/self/%s", links[i]);
		length = readlink(path, name, sizeof name - 1);
		name[length < 0 ? 0 : length] = '\0';
		printf("%s is %s\n", path, name);
		must_not("its name tells where the judge works", !strncmp(name, secret, folder));
	}
}

int main(int argc, char **argv)
{
	static const char *const folders[] = { "/", "..", "../..", "/tmp", "/home", "/root", "/var",
		"/proc", "/sys", "/dev", "/usr/src", "/run", NULL };
	const int alone = is_at("landlock", argc, argv), is_seen = shares_uid(argc, argv);
	char beside[4096], other[64];

	if (argc < 4)
		return 1;
	read_names(argv[1]);
	guess(argv[1], is_seen);
	snprintf(beside, sizeof beside, "%.*s/input", (int)(strrchr(argv[1], '/') - argv[1]),
			argv[1]);
	guess(beside, is_seen);
	/* ".." is the run's own folder there. */
	for (int i = 0; alone && folders[i]; i++)
		must_not(folders[i], strcmp(folders[i], "..") && opendir(folders[i]));
	/* Another run's folder. */
	for (int i = 0; alone && i < 64; i++) {
		struct stat own, about;

		snprintf(other, sizeof other, "../../%d", i);
		if (stat("..", &own) || (!stat(other, &about) && about.st_ino == own.st_ino))
			continue;
		must_not(other, opendir(other) != NULL);
		snprintf(other, sizeof other, "../../%d/sub", i);
		must_not(other, !is_seen && !stat(other, &about));
	}
	return 0;
}
