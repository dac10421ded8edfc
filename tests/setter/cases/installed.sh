# Installed, the driver works in a folder of the user's own. (long)
case $build in *sanitize) kind=SAN=1 ;; *) kind= ;; esac
# A program that was deleted, and a receipt.
mkdir -p "$build/checker" && : > "$build/checker/deleted" && : > "$build/checker/ncmp.receipt"
make -s -C "$here/../.." install PREFIX="$PWD/pre fix" B="$build" SET_UP=done $kind > log 2>&1 || tail log
rm "$build/checker/deleted" "$build/checker/ncmp.receipt"
SETTER="$PWD/pre fix/bin/setter"
ls "pre fix/share/wythoff-kit/checker" | grep -vE '^[a-z0-9_]+(\.[ch])?$|deleted'
holds test ! -e "pre fix/share/wythoff-kit/checker/deleted"
own_folder=$(mktemp -d) && cd "$own_folder"
try new sums -q
try build --update-hashes
try build
try unit
"$SETTER" export domjudge sums -q | sed -E "s|[0-9]+ bytes|N bytes|"
cd / && rm -rf "$own_folder"
