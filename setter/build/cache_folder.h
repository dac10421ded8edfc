/*
 * cache_folder.h - a folder of things that can be made again, which must not grow for ever.
 *
 * Each thing is a file or a folder in it.  Its time stamp says when it was last used.
 */
#ifndef CACHE_FOLDER_H
#define CACHE_FOLDER_H

/* It is used now. */
void cache_touch(const char *path);

/*
 * Removes what was used longest ago, until no more than so many bytes are left.  Nobody else may be
 * using any of it.
 */
void cache_shrink(const char *folder, long long bytes);

#endif
