# docs/setter.1 is what the tables say.
"$SETTER" help --man > setter.1
holds cmp setter.1 "$here/../../docs/setter.1"
for command in $("$SETTER" help | sed -n 's/^    \([a-z]*\) .*/\1/p'); do
	grep -q "^.SS \"setter $command" setter.1 || echo "no '$command' in the manual"
done
if command -v man > /dev/null; then
	MANWIDTH=80 man -l --warnings "$here/../../docs/setter.1" 2>&1 > /dev/null
fi
