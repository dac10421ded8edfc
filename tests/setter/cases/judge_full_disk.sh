# A full disk under what a program prints is SE with the reason, and nothing that stays.
need_jail || return 0
mkdir small
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=24m tmpfs small 2> /dev/null; then
	cp -a gen validator checker solutions problems build small
	cd small
	sed 's/^{/{ for (int i = 0; i < 3000000; i++) putchar(10);/' solutions/sum/plain.c > long.c
	cp solutions/sum/plain.c short.c
	# Besides the copy of the checker, which a sanitizer makes large.
	checker_kib=$(du -Lk "$build/checker/wcmp" | cut -f1)
	leave_kib() {
		rm -f filler
		head -c $((($(df --output=avail . | tail -1) - $1 - checker_kib) * 1024)) /dev/zero > filler
	}
	judged judge sum -j1 long.c short.c -t sample-01
	rm -f build/problems/sum/journal.jsonl
	"$SETTER" judge sum -j1 long.c short.c -t small-01 -q
	leave_kib 2000
	judged judge sum -j1 long.c short.c -t sample-01 --no-resume
	# Little is enough for little.
	leave_kib 300
	judged judge sum -j1 short.c -t sample-01 --no-resume
	rm filler
	judged judge sum -j1 long.c short.c -t sample-01
	# What is kept has its own size.
	"$SETTER" judge sum -j1 short.c -t sample-01 -q --outputs kept
	holds test "$(du -k kept/short.c/sample-01.out | cut -f1)" -le 8
	cd ..
	umount small
else
	echo 'skipped: setter/judge_full_disk (needs to mount a small file system)'
fi
