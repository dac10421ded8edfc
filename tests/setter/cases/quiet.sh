# -q: errors and the final line, in every command. (long)
need_jail || return 0
statements sum en
quiet() { try "$@" -q | sed -E 's/\([0-9.]+ s\)/(N s)/; s/^level .*/LEVEL/; s/[0-9]+ bytes/N bytes/; s/ [0-9]+( to at least [0-9]+)? ms/ N ms/g; s/[0-9]+ junk/N junk/'; }
printf '/* @expect full WA\n * @because it is */\nint main(void) { return 0; }\n' > solutions/sum/zero.c
quiet build sum --update-hashes
quiet build
quiet run sum
quiet judge sum solutions/sum/plain.c
quiet hack sum zero --tries=50
quiet hack sum --tries=20
quiet unit sum
quiet status
quiet time sum
quiet report sum
quiet export hydro sum
quiet export all sum
quiet check sum
quiet doctor
quiet new mine
quiet clean
