# What the machine gives, level by level, and what it would need for more.
levels() {
	echo "\$ $*"
	"$@" "$SETTER" doctor > out 2> err
	code=$?
	sed '1,/^levels/d' out | sed -n -E 's/^(yes|no) +(unsafe|landlock|namespaces|full) .*/\1 \2/p; s/^ +(why not: [^:]*:?).*/  \1/p'
	sed -n 's/^ *\(a program also sees .* its times\).*/  \1/p' out
	tail -1 out
	echo "[$code]"
}
try doctor it
[ "$("$SETTER" doctor --json | grep -c '"jail":"full".*"levels":\[{"name":"unsafe"')" -eq 1 ] ||
	{ echo "skipped: setter/doctor (needs level full)"; return 0; }
levels env
levels "$LOSE" unshare
levels "$LOSE" unshare,landlock_create_ruleset
levels "$LOSE" landlock_create_ruleset
# The same user at every level: what shows of files is said.
place=$(mktemp -d /tmp/doctor-XXXXXX)
chmod 755 "$place"
cp "$SETTER" "$LOSE" "$place"
SETTER=$place/setter
as_user="setpriv --reuid=65534 --regid=65534 --clear-groups"
[ "$(id -u)" -eq 0 ] || as_user=env
$as_user "$place/lose" unshare "$SETTER" doctor > out
grep -A1 '^yes  landlock             a' out | tail -1
tail -1 out
# Advice names only what a container has.
advised=no booted=no
! grep -q systemd-run out || advised=yes
[ ! -d /run/systemd/system ] || booted=yes
[ $advised = $booted ] || echo "systemd-run: advised $advised, booted with systemd $booted"
rm -r "$place"
