# Whoever starts the driver may have closed its streams: what it prints then must not go into the
# next file that it opens.
printf 'Add.\n\n## Input\n\nNumbers.\n\n## Output\n\nSums.\n' > problems/sum/statement.en.md
# (Letters of names are UTF-8 there, and words of the C library English all the same.)
LANGUAGE=zh_CN:de $SETTER export kattis sum -q -o - >&- 2> err
echo "[$?]"
cat err
$SETTER build sum >&- 2> err
echo "[$?]"
cat err
$SETTER build nothing 2>&- > out
echo "[$?]"
$SETTER build sum <&- | sed 's/[0-9]* bytes/N bytes/'
# All three.
$SETTER export kattis sum -o - <&- >&- 2>&-
echo "[$?]"
holds test -z "$(find build -name '*lock' -size +0)"
