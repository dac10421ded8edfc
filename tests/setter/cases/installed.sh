# Installed, the driver works in a folder of the user's own.
case $build in *sanitize) kind=SAN=1 ;; *) kind= ;; esac
make -s -C "$here/../.." install PREFIX="$PWD/pre fix" B="$build" SET_UP=done $kind > log 2>&1 || tail log
SETTER="$PWD/pre fix/bin/setter"
mkdir /tmp/setter-own.$$ && cd /tmp/setter-own.$$
try new sums -q
try build --update-hashes
try build
try unit
"$SETTER" export domjudge sums -q | sed -E "s|[0-9]+ bytes|N bytes|"
cd / && rm -rf /tmp/setter-own.$$
