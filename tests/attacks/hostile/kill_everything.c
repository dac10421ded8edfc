/*
 * kill_everything - signals everyone it can name, its supervisors included.
 *
 * @full OK
 * @namespaces OK
 * @by the pid namespace
 */
#include "hostile.h"

int main(void)
{
	kill(-1, SIGKILL);
	kill(1, SIGKILL);
	kill(1, SIGSTOP);
	if (getppid() > 1)
		kill(getppid(), SIGKILL);
	usleep(20000);
	must_not("its parent has a pid", getppid() != 0);
	for (int pid = 3; pid < 70000; pid++)
		if (!kill(pid, SIGKILL) && pid != getpid())
			must_not("there is another process", 1);
	return 0;
}
