# Nothing to do is not what was asked for.
mkdir -p empty/problems
for command in build unit check status; do
	try $command -C empty
done
try check --level=quick half
: > problems/sum/unit.plan
try unit --only-plan sum
try unit --only-plan --strict -q sum
