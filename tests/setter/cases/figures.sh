# Figures of statements: where each package has them, and every figure that is refused at its place. (long)
# picture FILE WIDTH: as PNG or JPEG, of one colour; SVG and PDF are texts.
picture() {
	python3 - "$@" <<'PY'
import struct, sys, zlib
name, width = sys.argv[1], int(sys.argv[2])
def chunk(kind, data):
    return struct.pack('>I', len(data)) + kind + data + struct.pack('>I', zlib.crc32(kind + data))
if name.endswith('png'):
    data = (b'\x89PNG\r\n\x1a\n' + chunk(b'IHDR', struct.pack('>IIBBBBB', width, 1, 8, 0, 0, 0, 0)) +
            chunk(b'IDAT', zlib.compress(b'\0' + b'\x80' * width)) + chunk(b'IEND', b''))
else:
    data = (b'\xff\xd8\xff\xe0' + struct.pack('>H', 4) + b'..' +
            b'\xff\xc0' + struct.pack('>HBHHB', 11, 8, 1, width, 1) + b'\1\x11\0' + b'\xff\xd9')
open(name, 'wb').write(data)
PY
}
members() { python3 -c 'import sys, zipfile
for i in zipfile.ZipFile(sys.argv[1]).infolist():
    if i.filename.endswith((".png", ".jpg", ".svg", ".pdf")) and "input" not in i.filename:
        print("   ", i.filename, i.file_size)' "$1"; }
# shown PACKAGE ENDING: the lines of the statement that name a figure, without the bytes of one inside.
shown() { python3 -c 'import re, sys, zipfile
package = zipfile.ZipFile(sys.argv[1])
for name in package.namelist():
    if name.endswith(sys.argv[2]):
        for line in package.read(name).decode().splitlines():
            if re.search("includegraphics|<img|!\\[|small\\{", line):
                line = re.sub("base64,[A-Za-z0-9+/=]*", lambda m: "base64,(%d)" % len(m[0]), line)
                line = re.sub(".*description\": ", "", line)
                print("   ", line if len(line) < 300 else re.findall("<p[^>]*><img.*?/p>|!\\[.*?\\)", line))' "$@"; }
cd problems/sum
mkdir figures
picture figures/wide.png 900
picture small.jpg 40
echo '<?xml version="1.0"?><!-- a > b --><svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>' > line.svg
printf '%%PDF-1.4\n' > line.pdf
picture line.png 9
cd ../..
cat > problems/sum/statement.en.md <<'END'
Add two numbers. ![in *line*](small.jpg) is between words, and `![x](line.svg)` is code.

![Two piles: $a \le b$](figures/wide.png)

## Input

![](line.svg)

- ![item](small.jpg)

## Output

Their sums.
END
targets='kattis kattis-2025-09 domjudge polygon hydro luogu uoj dmoj qduoj lyrio syzoj'
sed -i 's/^checker: .*/&\nanswer: unique/; /^answer: many/d' problems/sum/problem.yaml
for target in $targets; do
	echo "$target"
	"$SETTER" export $target sum -o $target.zip 2>&1 | grep -E 'error|hint|figure|upload'
	members $target.zip
done
for target in kattis.zip:.tex domjudge.zip:.html polygon.zip:english/problem.tex polygon.zip:.html \
	hydro.zip:.md luogu.zip:.md qduoj.zip:.json; do
	echo "$target"
	shown "${target%:*}" "${target#*:}"
done
# A format that a judge does not show.
rm problems/sum/line.pdf problems/sum/line.png
try export kattis sum -q
try export lyrio sum -q
# What is not a figure.
refused() {
	printf 'Add.\n\n%s\n\n## Input\na\n\n## Output\nb\n' "$1" > problems/sum/statement.en.md
	try export hydro sum -q
}
ln -s small.jpg problems/sum/linked.jpg
ln -s figures problems/sum/elsewhere
mkdir problems/sum/folder.png
cp problems/sum/small.jpg problems/sum/jpeg.png
echo text > problems/sum/text.svg
: > problems/sum/empty.pdf
head -c 4194305 /dev/zero > problems/sum/zeros.png
cp problems/sum/text.svg problems/sum/figures/wide.svg
refused '![x](smal.jpg)'
refused '![x](nothing.png)'
refused '![x](https://example.org/a.png)'
refused '![x](../half/a.png)'
refused '![x](/etc/a.png)'
refused '![x](board.gif)'
refused '![x](.hidden.png)'
refused '![x](a%20b.png)'
refused '![x](linked.jpg)'
refused '![x](elsewhere/wide.png)'
refused '![x](folder.png)'
refused '![x](jpeg.png)'
refused '![x](text.svg)'
refused '![x](empty.pdf)'
refused '![x](zeros.png)'
refused '![x](figures/wide.png)'
refused '![x](small.jpg "title")'
refused '![x][1]

[1]: small.jpg'
