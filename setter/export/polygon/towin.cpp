/* Writes CR LF for every LF: line ends as validators want them on Windows. */
#include <cstdio>
#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#endif

int main()
{
	int before = 0, c;

#ifdef _WIN32
	_setmode(_fileno(stdin), _O_BINARY);
	_setmode(_fileno(stdout), _O_BINARY);
#endif
	while ((c = std::getchar()) != EOF) {
		if (c == '\n' && before != '\r')
			std::putchar('\r');
		std::putchar(c);
		before = c;
	}
	return 0;
}
