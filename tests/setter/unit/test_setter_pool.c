/*
 * The pool: what is left of a driver that is killed while it starts a task.
 */
#define _GNU_SOURCE
#include <signal.h>
#include <stdarg.h>
#include <sys/prctl.h>
#include <sys/syscall.h>
#include <sys/wait.h>

#include "setter_unit.h"

#include "process/pool.h"
#include "process/process.h"

static pid_t driver;

/*
 * In the place of the C library's: a driver that must die between the fork and this call does,
 * and it is not gone before its fork has another parent.
 */
int prctl(int option, ...)
{
	va_list arguments;
	unsigned long value;

	va_start(arguments, option);
	value = va_arg(arguments, unsigned long);
	va_end(arguments);
	if (driver && option == PR_SET_PDEATHSIG) {
		kill(driver, SIGKILL);
		while (getppid() == driver)
			usleep(100);
	}
	return (int)syscall(SYS_prctl, option, value, 0, 0, 0);
}

static int writes_that_it_ran(void *context)
{
	(void)context;
	write_file("ran", "");
	return 0;
}

static void run_a_task(void)
{
	struct task task = { .run = writes_that_it_ran };

	pool_run(&task, 1, 1, "tasks");
}

static void run_a_program(void)
{
	char *const argv[] = { "touch", "ran", NULL };
	struct process p = { .argv = argv, .time_ms = 10000, .trusted = true };

	process_run(&p);
}

/* Whatever loses its parent becomes our child, so that we see the end of both. */
static void nothing_outlives_a_driver_that(void does(void))
{
	int status;

	assert_int_equal(prctl(PR_SET_CHILD_SUBREAPER, 1), 0);
	if (!fork()) {
		driver = getpid();
		does();
		_exit(0);
	}
	assert_true(wait(&status) > 0);
	assert_true(WIFSIGNALED(status));
	assert_true(wait(&status) > 0);
	assert_int_equal(access("ran", F_OK), -1);
}

static void a_task_does_not_outlive_a_driver_killed_before_it_could_know(void **state)
{
	(void)state;
	nothing_outlives_a_driver_that(run_a_task);
}

static void a_program_does_not_outlive_a_driver_killed_before_it_could_know(void **state)
{
	(void)state;
	nothing_outlives_a_driver_that(run_a_program);
}

int main(void)
{
	const struct CMUnitTest tests[] = {
		cmocka_unit_test(a_task_does_not_outlive_a_driver_killed_before_it_could_know),
		cmocka_unit_test(a_program_does_not_outlive_a_driver_killed_before_it_could_know),
	};

	return RUN_KIT_TESTS(tests);
}
