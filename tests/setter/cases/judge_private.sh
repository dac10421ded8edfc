# Root's programs in the jail are somebody else: files that only root may read work.
need_jail || return 0
umask 077
chmod -R go-rwx .
rm -rf build/problems
judged judge sum solutions/sum/plain.c
holds test "$(stat -c %a build/problems)" = 700
