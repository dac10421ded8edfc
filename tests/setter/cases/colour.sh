# Colour where it is asked for.
sed -i 's/^sum_random -t 10/sum_rand -t 10/' problems/sum/tests.plan
try build sum --color=always
NO_COLOR=1 try build sum
CLICOLOR_FORCE=1 NO_COLOR=1 try build sum
CLICOLOR_FORCE=1 try build sum
SETTER_COLOR=always try build sum --color=never
