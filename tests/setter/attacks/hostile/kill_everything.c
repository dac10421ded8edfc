/*
 * kill_everything - signals everyone it can name, its supervisors included.
 *
 * @full OK
 * @namespaces OK
 * @landlock OK
 * @by the pid namespace
 */
#include "hostile.h"

int main(int argc, char **argv)
{
	kill(-1, SIGKILL);
	kill(1, SIGKILL);
	kill(1, SIGSTOP);
	if (getppid() > 1)
		kill(getppid(), SIGKILL);
	usleep(20000);
	must_not("its parent has a pid", !is_at("landlock", argc, argv) && getppid() != 0);
	for (int pid = 3; pid < 70000; pid++)
		if (pid != getpid() && !kill(pid, SIGKILL))
			must_not("there is another process", 1);
	return 0;
}
