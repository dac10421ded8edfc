/*
 * all_devices - opens terminals, disks, and switches of the machine.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the mount tree; Landlock
 */
#include "hostile.h"

static const char *const devices[] = { "/dev/tty", "/dev/ptmx", "/dev/pts/ptmx", "/dev/pts/0",
	"/dev/console", "/dev/tty0", "/dev/tty1", "/dev/kmsg", "/dev/mem", "/dev/port", "/dev/vda",
	"/dev/sda", "/dev/loop0", "/dev/loop-control", "/dev/fuse", "/dev/kvm", "/dev/net/tun",
	"/dev/vsock", "/dev/userfaultfd", "/dev/hpet", "/dev/rtc0", "/dev/cpu_dma_latency",
	"/dev/snapshot", "/dev/mapper/control", "/dev/uinput", "/dev/log", "/dev/mqueue/mine",
	"/run/systemd/private", "/run/docker.sock", "/sys/fs/cgroup/cgroup.procs",
	"/sys/power/state", "/proc/sysrq-trigger", "/proc/sys/kernel/core_pattern",
	"/proc/sys/vm/drop_caches", "/proc/self/coredump_filter", "/proc/self/clear_refs",
	"/proc/self/timerslack_ns", "/proc/self/attr/exec", "/proc/self/loginuid",
	"/proc/self/uid_map", "/proc/keys", "/proc/locks", NULL };

/* Of those that it has in any case: what reaches the terminal, the disk or another process. */
static void control(int fd)
{
	static const unsigned long requests[] = { 0x540E /* TIOCSCTTY */, 0x5410 /* TIOCSPGRP */,
		0x5412 /* TIOCSTI */, 0x541C /* TIOCLINUX */, 0xC0045877 /* FIFREEZE */,
		0xC0185879 /* FITRIM */, 0x40049409 /* FICLONE */, 1 /* FIBMAP */,
		0xC028660F /* EXT4_IOC_MOVE_EXT */, 0xB701 /* NS_GET_USERNS */,
		0xC040FF0B /* PIDFD_GET_INFO */ };
	long argument[16] = { 1 };

	for (size_t i = 0; i < sizeof requests / sizeof *requests; i++) {
		must_fail("a request", ioctl(fd, requests[i], argument));
		must_fail("with upper bits",
				syscall(SYS_ioctl, fd, requests[i] | 1UL << 32, argument));
	}
}

/* What a container masks is /dev/null under another name, which everybody has. */
static int open_device(const char *path, int flags)
{
	const int fd = open(path, flags | O_NONBLOCK | O_NOCTTY);
	struct stat about, null;

	if (fd >= 0 && !fstat(fd, &about) && !stat("/dev/null", &null) && S_ISCHR(null.st_mode) &&
			about.st_rdev == null.st_rdev) {
		close(fd);
		errno = ENODEV;
		return -1;
	}
	return fd;
}

int main(void)
{
	for (int i = 0; devices[i]; i++) {
		must_fail(devices[i], open_device(devices[i], O_RDWR));
		must_fail("for writing", open_device(devices[i], O_WRONLY));
	}
	must_fail("a terminal", posix_openpt(O_RDWR));
	for (int fd = 0; fd < 3; fd++)
		control(fd);
	return 0;
}
