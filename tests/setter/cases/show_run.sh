# A program on a test, or on an input that is given: all that there is to see. (long)
need_jail || return 0
shown() {
	judged show "$@" | sed -E -e 's/[0-9]+ ms of/N ms of/' -e 's/(input-)[0-9a-f]{8}/\1HASH/g'
}
sed 's/a + b/(a + b) % 100000/' solutions/sum/plain.c > wrong.c
shown sum plain sample-01
shown sum wrong.c full-01
shown sum ./wrong.c --input='2\n1 2\n99999 2\n'
shown sum wrong.c --input='2\n1 2\n99999 2\n' -q
# What it prints may be anything; so may the input.
program hostile.c 'fputs("\033[2Jseven\xff\n", stdout); for (int i = 0; i < 300; i++) putchar(48); fputs("no\007", stderr); return 3;'
shown sum hostile.c --input='1\n\x31 \x37\n' | tr '\033\007\377' '!!!'
shown sum plain --input='1\n01 7\r\n\0'
program broken.c 'return nothing;'
shown sum broken.c sample-01 | grep -v '^ *[0-9]* |'
# Wrong requests.
shown sum plian sample-01
shown sum plain smaple-01
shown sum plain sample-01 full-01
shown sum plain sample-01 --input=1
shown sum --input=1
shown sum plain --input='1\n5 7\q'
# The reference decides what is right.
program solutions/sum/plain.c 'abort();'
shown sum wrong.c --input='1\n1 2\n'
holds test ! -e build/problems/sum/judging
