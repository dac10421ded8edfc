/*
 * jail_root.c - the mount tree that a run sees, made once.
 *
 * The spawner builds it in its own mount namespace: a small tmpfs with the machine's /usr and
 * a few devices bound into it, all read-only.  A run then takes a clone of the whole in one
 * system call, which is most of why a run is cheap.  Small files of /etc are copied, because
 * a mount more costs every run, and a copy cannot be changed under it.
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <glob.h>
#include <limits.h>
#include <stdio.h>
#include <sys/mount.h>
#include <sys/stat.h>
#include <unistd.h>

#include "jail/jail_internal.h"

#define COPY_MAX (4 << 20)

const char *const jail_files[JAIL_FILES] = { "/in", "/out", "/ans", "/program", "/program-2",
	"/program-3", "/program-4" };

int jail_clone_tree(const char *path, enum jail_devices devices)
{
	struct mount_attr attributes = { .attr_set = MOUNT_ATTR_RDONLY | MOUNT_ATTR_NOSUID };
	const int tree = open_tree(AT_FDCWD, path,
			OPEN_TREE_CLONE | OPEN_TREE_CLOEXEC | AT_RECURSIVE);

	if (tree < 0)
		return -1;
	if (devices == JAIL_NO_DEVICES)
		attributes.attr_set |= MOUNT_ATTR_NODEV;
	if (mount_setattr(tree, "", AT_EMPTY_PATH | AT_RECURSIVE, &attributes, sizeof attributes)) {
		close(tree);
		return -1;
	}
	return tree;
}

int jail_attach(int tree, const char *where)
{
	return move_mount(tree, "", AT_FDCWD, where, MOVE_MOUNT_F_EMPTY_PATH);
}

static const char *in_template(char *buffer, const char *path)
{
	snprintf(buffer, PATH_MAX, "%s%s", JAIL_TEMPLATE, path);
	return buffer;
}

static int make_folder(const char *path)
{
	char place[PATH_MAX];

	return mkdir(in_template(place, path), 0755);
}

static int make_file(const char *path, const char *bytes, size_t length)
{
	char place[PATH_MAX];
	const int fd = open(in_template(place, path), O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC,
			0644);
	ssize_t written;

	if (fd < 0)
		return -1;
	written = write(fd, bytes, length);
	close(fd);
	return written == (ssize_t)length ? 0 : -1;
}

/* A file of the machine that is not there is not missed. */
static int copy_file(const char *path)
{
	static char bytes[COPY_MAX];
	const int fd = open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
	ssize_t length;

	if (fd < 0)
		return 0;
	length = read(fd, bytes, sizeof bytes);
	close(fd);
	return length < 0 ? 0 : make_file(path, bytes, (size_t)length);
}

static int copy_link(const char *path)
{
	char place[PATH_MAX], target[PATH_MAX];
	const ssize_t length = readlink(path, target, sizeof target - 1);

	if (length < 0)
		return 0;
	target[length] = '\0';
	return symlink(target, in_template(place, path));
}

/* A folder of symbolic links, as /etc/alternatives is. */
static int copy_links(const char *folder)
{
	DIR *entries = opendir(folder);
	const struct dirent *entry;
	int rc = 0;

	if (!entries)
		return 0;
	rc = make_folder(folder);
	while (!rc && (entry = readdir(entries))) {
		char path[PATH_MAX];

		snprintf(path, sizeof path, "%s/%s", folder, entry->d_name);
		rc = copy_link(path);
	}
	closedir(entries);
	return rc;
}

/* The tree must have been cloned before the template covers anything. */
struct bound {
	const char *path;
	enum jail_devices devices;
	bool needed;
	int tree;
	bool is_folder, is_link;
};

static struct bound bounds[] = {
	{ "/usr", JAIL_NO_DEVICES, true, -1, false, false },
	{ "/bin", JAIL_NO_DEVICES, false, -1, false, false },
	{ "/sbin", JAIL_NO_DEVICES, false, -1, false, false },
	{ "/lib", JAIL_NO_DEVICES, false, -1, false, false },
	{ "/lib32", JAIL_NO_DEVICES, false, -1, false, false },
	{ "/lib64", JAIL_NO_DEVICES, false, -1, false, false },
	{ "/libx32", JAIL_NO_DEVICES, false, -1, false, false },
	{ "/dev/null", JAIL_DEVICES, true, -1, false, false },
	{ "/dev/zero", JAIL_DEVICES, true, -1, false, false },
	{ "/dev/full", JAIL_DEVICES, true, -1, false, false },
	{ "/dev/random", JAIL_DEVICES, true, -1, false, false },
	{ "/dev/urandom", JAIL_DEVICES, true, -1, false, false },
};
#define BOUNDS (sizeof bounds / sizeof *bounds)

static int clone_bound(struct bound *b)
{
	struct stat about;

	if (lstat(b->path, &about))
		return b->needed ? -1 : 0;
	b->is_folder = S_ISDIR(about.st_mode);
	b->is_link = S_ISLNK(about.st_mode);
	if (b->is_link)
		return 0;
	b->tree = jail_clone_tree(b->path, b->devices);
	return b->tree < 0 ? -1 : 0;
}

static int attach_bound(struct bound *b)
{
	char place[PATH_MAX];
	int rc;

	if (b->is_link)
		return copy_link(b->path);
	if (b->tree < 0)
		return 0;
	rc = b->is_folder ? make_folder(b->path) : make_file(b->path, "", 0);
	if (!rc)
		rc = jail_attach(b->tree, in_template(place, b->path));
	close(b->tree);
	b->tree = -1;
	return rc;
}

/* Languages that keep settings in folders of /etc. */
static int bind_settings(void)
{
	glob_t found;
	int rc = 0;

	if (glob("/etc/java-*", GLOB_ONLYDIR, NULL, &found))
		return 0;
	for (size_t i = 0; !rc && i < found.gl_pathc; i++) {
		struct bound b = { found.gl_pathv[i], JAIL_NO_DEVICES, true, -1, false, false };

		rc = clone_bound(&b);
		if (!rc)
			rc = attach_bound(&b);
	}
	globfree(&found);
	return rc;
}

static int fill_etc(void)
{
	static const char passwd[] = "box:x:1000:1000:box:/box:/bin/sh\n",
			  group[] = "box:x:1000:\n";

	if (make_folder("/etc") || make_file("/etc/passwd", passwd, sizeof passwd - 1) ||
			make_file("/etc/group", group, sizeof group - 1))
		return -1;
	if (copy_file("/etc/ld.so.cache") || copy_file("/etc/localtime") ||
			copy_file("/etc/fpc.cfg") || copy_links("/etc/alternatives"))
		return -1;
	return bind_settings();
}

static int fill_root(void)
{
	static const struct {
		const char *path, *target;
	} links[] = { { "/tmp", "box" }, { "/dev/shm", "../box" }, { "/dev/fd", "/proc/self/fd" },
		{ "/dev/stdin", "/proc/self/fd/0" }, { "/dev/stdout", "/proc/self/fd/1" },
		{ "/dev/stderr", "/proc/self/fd/2" } };
	char place[PATH_MAX];

	if (make_folder("/dev") || make_folder("/proc") || make_folder("/sub") ||
			make_folder("/box") || make_file(JAIL_NOTHING, "", 0) ||
			chmod(JAIL_TEMPLATE JAIL_NOTHING, 0))
		return -1;
	for (size_t i = 0; i < JAIL_FILES; i++)
		if (make_file(jail_files[i], "", 0))
			return -1;
	for (size_t i = 0; i < sizeof links / sizeof *links; i++)
		if (symlink(links[i].target, in_template(place, links[i].path)))
			return -1;
	for (size_t i = 0; i < BOUNDS; i++)
		if (attach_bound(&bounds[i]))
			return -1;
	return fill_etc();
}

/* In its place, a file that cannot be opened. */
static int hide(const char *path)
{
	char place[PATH_MAX];
	const int tree = jail_clone_tree(JAIL_TEMPLATE JAIL_NOTHING, JAIL_NO_DEVICES);
	int rc;

	if (tree < 0)
		return -1;
	rc = jail_attach(tree, in_template(place, path));
	close(tree);
	return rc;
}

int jail_make_template(bool counts_memory, char *why)
{
	struct mount_attr read_only = { .attr_set = MOUNT_ATTR_RDONLY };

	for (size_t i = 0; i < BOUNDS; i++)
		if (clone_bound(&bounds[i])) {
			jail_say_why(why, bounds[i].path, errno);
			return -1;
		}
	if (mount("jail", JAIL_TEMPLATE, "tmpfs", MS_NOSUID | MS_NODEV,
			    "size=8m,nr_inodes=8192,mode=755")) {
		jail_say_why(why, "mounting a tmpfs", errno);
		return -1;
	}
	if (fill_root() || (!counts_memory && hide("/dev/zero"))) {
		jail_say_why(why, "filling the mount tree", errno);
		return -1;
	}
	if (mount_setattr(AT_FDCWD, JAIL_TEMPLATE, 0, &read_only, sizeof read_only)) {
		jail_say_why(why, "making the mount tree read-only", errno);
		return -1;
	}
	return 0;
}
