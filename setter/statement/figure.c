#include "statement/figure.h"

#include <stdlib.h>
#include <string.h>
#include <strings.h>
#include <sys/stat.h>

#include "base/diag.h"
#include "base/xalloc.h"

/* Wider ones do not fit on a page of LaTeX, which takes 72 pixels for an inch: 15 cm. */
#define PAGE_PIXELS 425

static const struct {
	const char *name, *media, *endings[3];
} formats[FIGURE_FORMATS] = {
	[FIGURE_SVG] = { "SVG", "image/svg+xml", { ".svg" } },
	[FIGURE_PDF] = { "PDF", "application/pdf", { ".pdf" } },
	[FIGURE_PNG] = { "PNG", "image/png", { ".png" } },
	[FIGURE_JPEG] = { "JPEG", "image/jpeg", { ".jpg", ".jpeg" } },
};

/* --- What a file holds ---------------------------------------------------------------------- */

static const char *skip_behind(const char *s, const char *end)
{
	const char *found = strstr(s, end);

	return found ? found + strlen(end) : s + strlen(s);
}

/* Behind all that may stand before the first element of XML. */
static const char *first_element(const char *s)
{
	if (!strncmp(s, "\xef\xbb\xbf", 3))
		s += 3;
	for (;;) {
		s += strspn(s, " \t\r\n");
		if (!strncmp(s, "<!--", 4))
			s = skip_behind(s, "-->");
		else if (!strncmp(s, "<?", 2))
			s = skip_behind(s, "?>");
		else if (!strncmp(s, "<!", 2))
			s = skip_behind(s, ">");
		else
			return s;
	}
}

static enum figure_format format_of_bytes(const struct source *file)
{
	if (file->length >= 24 && !memcmp(file->text, "\x89PNG\r\n\x1a\n", 8))
		return FIGURE_PNG;
	if (file->length >= 4 && !memcmp(file->text, "\xff\xd8\xff", 3))
		return FIGURE_JPEG;
	if (file->length >= 5 && !memcmp(file->text, "%PDF-", 5))
		return FIGURE_PDF;
	const char *element = first_element(file->text);

	return !strncmp(element, "<svg", 4) && strchr(" \t\r\n>/", element[4]) ? FIGURE_SVG
									       : FIGURE_FORMATS;
}

static size_t big_endian(const char *bytes, int count)
{
	size_t value = 0;

	while (count--)
		value = value << 8 | (unsigned char)*bytes++;
	return value;
}

/* Of a frame (SOF0 to SOF15, but for three other segments with numbers among them). */
static size_t jpeg_width(const struct source *file)
{
	const char *s = file->text;

	for (size_t i = 2; i + 9 <= file->length; i += 2 + big_endian(s + i + 2, 2)) {
		const unsigned char mark = (unsigned char)s[i + 1];

		if ((unsigned char)s[i] != 0xff)
			return 0;
		if (mark >= 0xc0 && mark <= 0xcf && mark != 0xc4 && mark != 0xc8 && mark != 0xcc)
			return big_endian(s + i + 7, 2);
	}
	return 0;
}

static size_t width_of(const struct source *file, enum figure_format format)
{
	return format == FIGURE_PNG             ? big_endian(file->text + 16, 4)
			: format == FIGURE_JPEG ? jpeg_width(file)
						: 0;
}

/* --- Names ------------------------------------------------------------------------------------ */

static enum figure_format format_of_ending(const char *path)
{
	const char *ending = strrchr(path, '.');

	for (int f = 0; ending && f < FIGURE_FORMATS; f++)
		for (size_t i = 0; formats[f].endings[i]; i++)
			if (!strcasecmp(ending, formats[f].endings[i]))
				return (enum figure_format)f;
	return FIGURE_FORMATS;
}

static bool leaves_folder(const char *address)
{
	if (*address == '/')
		return true;
	for (const char *s = address; s; s = strchr(s, '/')) {
		s += *s == '/';
		if (!strncmp(s, "..", 2) && (s[2] == '/' || !s[2]))
			return true;
	}
	return false;
}

/* Letters, digits, '_', '.' and '-', which all judges take; no part begins with '.' or '-'. */
static bool is_plain_path(const char *address)
{
	static const char letters[] = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
				      "0123456789_.-/";

	for (const char *s = address; s; s = strchr(s, '/')) {
		s += *s == '/';
		if (!*s || strchr("./-", *s))
			return false;
	}
	return !address[strspn(address, letters)];
}

/* With the ending that TeX leaves out, of a file that is there; else as it is. */
static char *complete_address(const char *folder, const char *address)
{
	const char *slash = strrchr(address, '/');

	for (int f = 0; !strchr(slash ? slash : address, '.') && f < FIGURE_FORMATS; f++)
		for (size_t i = 0; FIGURES_OF_TEX >> f & 1 && formats[f].endings[i]; i++) {
			SCOPED_FREE char *path = xprintf("%s/%s%s", folder, address,
					formats[f].endings[i]);
			struct stat about;
			const bool exists = !lstat(path, &about);

			if (exists)
				return xprintf("%s%s", address, formats[f].endings[i]);
		}
	return xstrdup(address);
}

static int check_address(struct span place, const char *address)
{
	if (address[strcspn(address, ":/")] == ':')
		return diag_at(DIAG_ERROR, place,
				"put the file into the problem's folder: packages carry it along",
				"a figure is a file, not an address of the web: '%s'", address);
	if (leaves_folder(address))
		return diag_at(DIAG_ERROR, place, "put the file into the problem's folder",
				"the figure '%s' is outside of the problem's folder", address);
	if (!is_plain_path(address))
		return diag_at(DIAG_ERROR, place,
				"names of figures have letters, digits, '_', '.' and '-', for all "
				"judges",
				"a figure cannot be called '%s'", address);
	if (strchr(address, '.') && format_of_ending(address) == FIGURE_FORMATS)
		return diag_at(DIAG_ERROR, place, "figures are .png, .jpg, .jpeg, .svg and .pdf",
				"'%s' has the ending of no figure", address);
	return 0;
}

/* --- Files -------------------------------------------------------------------------------------- */

static int no_such_figure(const char *folder, struct span place, const char *address)
{
	const char *slash = strrchr(address, '/');
	const int above = slash ? (int)(slash - address) + 1 : 0;
	SCOPED_FREE char *where = xprintf("%s/%.*s", folder, above, address);
	struct names names = NAMES_INIT;

	for (int f = 0; f < FIGURE_FORMATS; f++)
		for (size_t i = 0; formats[f].endings[i]; i++) {
			const char *ending = formats[f].endings[i];
			SCOPED(names) here = NAMES_INIT;

			names_add_folder(&here, where, ending);
			for (size_t n = 0; n < here.count; n++)
				names_take(&names,
						xprintf("%.*s%s%s", above, address, here.list[n],
								ending));
		}
	return diag_unknown(place, names, address, "put the file into the problem's folder",
			"there is no figure '%s' in '%s'", address, folder);
}

/* A link, here or in a folder on the way, may lead anywhere. */
static bool is_link_on_the_way(const char *folder, const char *path)
{
	for (const char *s = path + strlen(folder) + 1; s; s = strchr(s, '/')) {
		s += *s == '/';
		SCOPED_FREE char *part = xstrndup(path, (size_t)(s - path) + strcspn(s, "/"));
		struct stat about;
		const bool is_link = !lstat(part, &about) && S_ISLNK(about.st_mode);

		if (is_link)
			return true;
	}
	return false;
}

static int wrong_format(struct span place, const char *path, enum figure_format meant,
		enum figure_format found)
{
	const int stem = (int)(strrchr(path, '.') - path);
	SCOPED_FREE char *right = found == FIGURE_FORMATS
			? xprintf("write it as %s again", formats[meant].name)
			: xprintf("call it '%.*s%s'", stem, path, formats[found].endings[0]);
	diag_at(DIAG_ERROR, place, right, "'%s' is not %s, but %s", path, formats[meant].name,
			found == FIGURE_FORMATS ? "something else" : formats[found].name);
	return -1;
}

static int read_file(struct span place, const char *path, enum figure_format format, size_t *width)
{
	SCOPED(source) file = SOURCE_INIT;
	int rc = source_read(&file, path);
	const enum figure_format found = rc ? format : format_of_bytes(&file);

	if (!rc && found != format)
		rc = wrong_format(place, path, format, found);
	if (!rc)
		*width = width_of(&file, format);
	return rc;
}

static int check_file(struct span place, const char *folder, const char *path,
		enum figure_format format, size_t *width)
{
	struct stat about;

	if (is_link_on_the_way(folder, path))
		return diag_at(DIAG_ERROR, place, "copy the file to where the link is",
				"the figure '%s' is a link, or behind one", path);
	if (stat(path, &about) || !S_ISREG(about.st_mode))
		return diag_at(DIAG_ERROR, place, NULL, "the figure '%s' is not a file", path);
	if (about.st_size > FIGURE_BYTES_MAX)
		return diag_at(DIAG_ERROR, place, "write it with fewer pixels, or as JPEG",
				"the figure '%s' has %lld bytes; at most %d are allowed", path,
				(long long)about.st_size, FIGURE_BYTES_MAX);
	return read_file(place, path, format, width);
}

char *figure_other(const struct figure *figure, unsigned wanted)
{
	const int stem = (int)(strrchr(figure->address, '.') - figure->address);
	int f = 0;

	while (!(wanted >> f & 1))
		f++;
	return xprintf("%.*s%s", stem, figure->address, formats[f].endings[0]);
}

/* The same name with other endings. */
static int find_others(struct figure *figure, const char *folder, struct span place)
{
	const int stem = (int)(strrchr(figure->address, '.') - figure->address);
	int rc = 0;

	for (int f = 0; f < FIGURE_FORMATS; f++)
		for (size_t i = 0; formats[f].endings[i] && !figure->files[f]; i++) {
			char *path = xprintf("%s/%.*s%s", folder, stem, figure->address,
					formats[f].endings[i]);
			struct stat about;
			size_t width;

			if (lstat(path, &about))
				free(path);
			else if (check_file(place, folder, path, (enum figure_format)f, &width))
				rc = -1, free(path);
			else
				figure->files[f] = path;
		}
	return rc;
}

int figure_find(struct figure *figure, const char *folder, struct span place, const char *address)
{
	struct stat about;
	char *path;

	*figure = (struct figure){ .written = xstrdup(address),
		.address = complete_address(folder, address) };
	address = figure->address;
	if (check_address(place, address))
		return -1;
	figure->format = format_of_ending(address);
	if (figure->format == FIGURE_FORMATS)
		return no_such_figure(folder, place, address);
	path = xprintf("%s/%s", folder, address);
	figure->files[figure->format] = path;
	if (lstat(path, &about))
		return no_such_figure(folder, place, address);
	if (check_file(place, folder, path, figure->format, &figure->width))
		return -1;
	return find_others(figure, folder, place);
}

void figure_release(struct figure *figure)
{
	free(figure->written);
	free(figure->address);
	for (int f = 0; f < FIGURE_FORMATS; f++)
		free(figure->files[f]);
}

/* --- What a package gets ------------------------------------------------------------------------ */

enum figure_format figure_choose(const struct figure *figure, unsigned wanted)
{
	int f = 0;

	if (wanted >> figure->format & 1)
		return figure->format;
	while (f < FIGURE_FORMATS && !(wanted >> f & 1 && figure->files[f]))
		f++;
	return (enum figure_format)f;
}

char *figure_formats_text(unsigned wanted)
{
	struct text text = TEXT_INIT;

	for (int f = 0; f < FIGURE_FORMATS; f++)
		if (wanted >> f & 1)
			text_printf(&text, "%s%s",
					!text.length                      ? ""
							: wanted >> f > 1 ? ", "
									  : " or ",
					formats[f].name);
	return text_detach(&text);
}

void figure_add_name(struct text *out, const struct figure *figure,
		const struct figure_style *style)
{
	const char *chosen = figure->files[figure_choose(figure, style->formats)];
	const size_t name = out->length;
	const char *stem_end = strrchr(figure->address, '.');

	text_add(out, figure->address, (size_t)(stem_end - figure->address));
	text_add_string(out, strrchr(chosen, '.'));
	for (size_t i = name; style->flat && i < out->length; i++)
		if (out->s[i] == '/')
			out->s[i] = '-';
}

static void add_base64(struct text *out, const struct source *file)
{
	static const char digits[] =
			"ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

	for (size_t i = 0; i < file->length; i += 3) {
		const size_t rest = file->length - i;
		const size_t bits = big_endian(file->text + i, rest < 3 ? (int)rest : 3)
				<< (rest < 3 ? 8 * (3 - rest) : 0);

		for (size_t k = 0; k < 4; k++)
			text_add_char(out, k > rest ? '=' : digits[bits >> (18 - 6 * k) & 63]);
	}
}

static void add_data(struct text *out, const struct figure *figure, enum figure_format format)
{
	SCOPED(source) file = SOURCE_INIT;

	if (source_read(&file, figure->files[format]))
		die("cannot read '%s' again", figure->files[format]);
	text_printf(out, "data:%s;base64,", formats[format].media);
	add_base64(out, &file);
}

void figure_add_address(struct text *out, const struct figure *figure,
		const struct figure_style *style)
{
	const enum figure_format format = figure_choose(figure, style->formats);

	if (style->inside) {
		add_data(out, figure, format);
		return;
	}
	text_add_string(out, style->before ? style->before : "");
	figure_add_name(out, figure, style);
	if (style->sized && format == figure->format && figure->width > PAGE_PIXELS)
		text_add_string(out, " \"width=15cm\"");
}
