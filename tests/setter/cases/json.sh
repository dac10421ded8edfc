# One document, whatever happens; errors stay on stderr.
try build --json
line half half_line 10000000000000000000
"$SETTER" build half --json 2> /dev/null | python3 -c '
import json, sys
document = json.load(sys.stdin)
test = document["problems"][0]["tests"][2]
print(test["name"], test["state"], test["in"], document["problems"][0]["as_declared"])'
