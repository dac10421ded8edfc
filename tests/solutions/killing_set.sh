#!/bin/sh
# killing_set.sh BUILD TIMES - few positions that kill all of the bank, for one-pair.
#
# Runs every wrong method of one-pair and of many-pairs, which decide the same, on every
# candidate, chooses of these so that each dies TIMES times or as often as it can, and
# prints them as lines for tests.plan, those with up to a thousand stones first; what the
# samples kill counts.  Run tests/solutions/run.sh before: it
# compiles the bank.
build=$1 times=$2
work=$build/bank/killing
mkdir -p "$work/failing"

# Lines that a candidate may come from.
sources() {
	cat <<-END
		grid -upto 15
		boundary -max 1000
		fibonacci -max 1000 -t 300
		boundary -max 1000000000
		trap -bits 53 -max 1000000000
		types -max 1000000000 -t 400
		edges -max 1000000000 -t 200
		slow -max 1000000000 -t 20
		near -max 1000000000 -t 160
	END
}

sources | while read -r line; do
	"$build/gen/"$line -form eof | awk -v line="$line" '{ printf "%s\t%s -pick %d\n", $0, line, NR }'
done | awk -F '\t' '!seen[$1]++' > "$work/candidates"
cut -f 1 "$work/candidates" > "$work/positions"

# One run of a many-pairs program takes all candidates; so one-pair's own come in only
# where their method is not there.  Two have no mistake that one position could show.
sort -r "$build/bank/list" | awk '$1 ~ /^(one|many)-pairs?$/ && $3 == "wrong" && $4 == "witness" &&
	!seen[$2]++ { print $1, $2 }' | grep -vE 'one_case_only|stops_at_empty' > "$work/solutions"
rm -f "$work/failing/"*
xargs -P "$(nproc)" -L 1 sh -c '"$1/tests/judge_bank" "$1" failing "$3" "$4" < "$2/positions" |
	sed "s/\$/ $4/" > "$2/failing/$4"' killing_set "$build" "$work" < "$work/solutions"
cat "$work/failing/"* | awk -v wanted="$times" -v samples="$(cat problems/one-pair/samples/*.in | tr '\n' ';')" \
	-f tests/solutions/killing_set.awk "$work/candidates" -
