# Installed, the driver works in a folder of the user's own. (long)
case $build in *sanitize) kind=SAN=1 ;; *) kind= ;; esac
make -s -C "$here/../.." install PREFIX="$PWD/pre fix" B="$build" SET_UP=done $kind > log 2>&1 || tail log
SETTER="$PWD/pre fix/bin/setter"
own_folder=$(mktemp -d) && cd "$own_folder"
try new sums -q
try build --update-hashes
try build
try unit
"$SETTER" export domjudge sums -q | sed -E "s|[0-9]+ bytes|N bytes|"
cd / && rm -rf "$own_folder"
