#include "base/interrupt.h"

#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <string.h>

static const int signals[] = { SIGINT, SIGTERM, SIGHUP };
static volatile sig_atomic_t came;

static void remember(int number)
{
	came = number;
}

static bool is_ignored(int number)
{
	struct sigaction now;

	return !sigaction(number, NULL, &now) && now.sa_handler == SIG_IGN;
}

static void install(void (*action)(int), int flags)
{
	struct sigaction how;

	memset(&how, 0, sizeof how);
	how.sa_handler = action;
	how.sa_flags = flags;
	for (size_t i = 0; i < sizeof signals / sizeof *signals; i++)
		if (!is_ignored(signals[i]))
			sigaction(signals[i], &how, NULL);
}

static void go_on(int number)
{
	(void)number;
}

/* Beyond `ulimit -f` a write is to fail, as on a full disk.  Programs that we start die of it. */
static void survive_file_limit(void)
{
	struct sigaction how;

	memset(&how, 0, sizeof how);
	how.sa_handler = go_on;
	how.sa_flags = SA_RESTART;
	if (!is_ignored(SIGXFSZ))
		sigaction(SIGXFSZ, &how, NULL);
}

void interrupt_install(void)
{
	survive_file_limit();
	/* Not SA_RESTART: a waiting poll() must return. */
	install(remember, (int)SA_RESETHAND);
}

void interrupt_reset(void)
{
	came = 0;
	install(SIG_DFL, 0);
}

int interrupt_signal(void)
{
	return came;
}

void interrupt_obey(void)
{
	const int number = came;

	if (!number)
		return;
	fflush(NULL);
	interrupt_reset();
	raise(number);
}
