/*
 * kernel_surface - calls what is seldom called.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @unsafe OK
 * @by the filter
 */
#include "hostile.h"

int main(void)
{
	char z[256] = "";

	((unsigned *)z)[1] = 112;
	must_fail("bpf", syscall(SYS_bpf, 0, z, 64));
	must_fail("perf_event_open", syscall(SYS_perf_event_open, z, 0, -1, -1, 0));
	must_fail("userfaultfd", syscall(SYS_userfaultfd, 1));
	must_fail("keyctl", syscall(SYS_keyctl, 0, -3, 1));
	must_fail("add_key", syscall(SYS_add_key, "user", "x", "y", 1, -4));
	must_fail("request_key", syscall(SYS_request_key, "user", "x", "y", -4));
	must_fail("fanotify_init", syscall(SYS_fanotify_init, 0, 0));
	must_fail("inotify_init", syscall(SYS_inotify_init1, 0));
	must_fail("syslog", syscall(SYS_syslog, 3, z, 10));
	must_fail("init_module", syscall(SYS_init_module, z, 1, z));
	must_fail("kexec_load", syscall(SYS_kexec_load, 0, 0, 0, 0));
	must_fail("reboot", syscall(SYS_reboot, 0xfee1dead, 672274793, 0, 0));
	must_fail("swapon", syscall(SYS_swapon, "/box", 0));
	must_fail("acct", syscall(SYS_acct, "/box/x"));
	must_fail("quotactl", syscall(SYS_quotactl, 0, "/", 0, z));
	must_fail("sethostname", sethostname("x", 1));
	must_fail("clock_settime", clock_settime(CLOCK_REALTIME, &(struct timespec){ 1, 0 }));
	must_fail("adjtimex", syscall(SYS_adjtimex, memset(z, 1, 8)));
	must_fail("personality", syscall(SYS_personality, 0x0400000));
	must_fail("seccomp", syscall(SYS_seccomp, 2, 0, 0));
	must_fail("seccomp by prctl", prctl(PR_SET_SECCOMP, 1));
	must_fail("prctl with upper bits", syscall(SYS_prctl, PR_SET_SECCOMP | 1L << 32, 1));
	must_fail("name_to_handle_at", syscall(SYS_name_to_handle_at, -100, "/", z, z + 200, 0));
	must_fail("landlock", syscall(444, 0, 0, 1));
	must_fail("move_pages", syscall(SYS_move_pages, 0, 0, 0, 0, 0, 0));
	must_fail("vhangup", syscall(SYS_vhangup));
	return 0;
}
