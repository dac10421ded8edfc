/*
 * play_over_pipes.h - starts an interactor and a participant, and says how they ended.
 *
 * Whatever hangs is ended by an alarm, and fails: each program that is started sets it anew.
 */
#ifndef PLAY_OVER_PIPES_H
#define PLAY_OVER_PIPES_H

#include <fcntl.h>
#include <signal.h>
#include <stdbool.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

/* Seconds for everything. */
#define PATIENCE 200

static void die(const char *what)
{
	perror(what);
	exit(1);
}

static void write_file(const char *path, const char *content)
{
	FILE *file = fopen(path, "w");

	if (!file || fputs(content, file) < 0 || fclose(file))
		die(path);
}

static void read_file(const char *path, char *content, size_t size)
{
	FILE *file = fopen(path, "r");

	if (!file)
		die(path);
	content[fread(content, 1, size - 1, file)] = '\0';
	fclose(file);
}

/* Starts argv[0] with these as standard input and output; `log` gets its stderr. */
static pid_t start(char *argv[], int in, int out, const char *log)
{
	const pid_t pid = fork();

	if (pid < 0)
		die("fork");
	alarm(PATIENCE);
	if (pid > 0)
		return pid;

	const int err = open(log, O_WRONLY | O_CREAT | O_TRUNC, 0600);

	if (err < 0 || dup2(in, 0) < 0 || dup2(out, 1) < 0 || dup2(err, 2) < 0)
		die(log);
	for (int fd = 3; fd < 64; fd++)
		close(fd);
	execv(argv[0], argv);
	_exit(127);
}

static int exit_code(pid_t pid)
{
	int status;

	if (waitpid(pid, &status, 0) != pid)
		die("waitpid");
	return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}

/* The absolute path of a program in the folder of `self`. */
static char *neighbour(const char *self, const char *name)
{
	char *own = realpath(self, NULL);
	const size_t folder = own ? (size_t)(strrchr(own, '/') + 1 - own) : 0;
	char *path = malloc(folder + strlen(name) + 1);

	if (!own || !path)
		die(self);
	memcpy(path, own, folder);
	strcpy(path + folder, name);
	free(own);
	return path;
}

#endif
