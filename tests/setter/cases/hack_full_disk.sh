# A full disk under what the attacked program prints is not a finding.
need_jail || return 0
mkdir small
if [ "$(id -u)" = 0 ] && mount -t tmpfs -o size=24m tmpfs small 2> /dev/null; then
	cp -a gen validator checker solutions problems build small
	cd small
	cat >> problems/sum/problem.yaml <<-END
		hack:
		  - sum_random -t 5 -max {value} {seed}
	END
	sed 's/^{/{ for (int i = 0; i < 3000000; i++) putchar(10);/' solutions/sum/plain.c > long.c
	hunted() {
		try hack sum long.c -j1 --tries=1 | sed -E 's/\([0-9]+\.[0-9] s\)/(N s)/'
	}
	hunted
	head -c $((($(df --output=avail . | tail -1) - 2000) * 1024)) /dev/zero > filler
	hunted
	rm filler
	hunted
	cd ..
	umount small
else
	echo 'skipped: setter/hack_full_disk (needs to mount a small file system)'
fi
