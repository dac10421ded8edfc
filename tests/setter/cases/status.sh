# What exists, what is stale, what no test tries, what nobody uses.
try status
sed -i 's/-t 10 /-t 11 /' problems/sum/tests.plan
cp gen/half_line.c gen/spare.c
cp validator/half_number.c validator/spare_number.c
mkdir solutions/gone
try status sum
try status half --json
printf '/*\n * @expect full WA\n * @because it is\n */\nint main(void) { return 0; }\n' > solutions/sum/zero.c
echo '/* @expect ful WA */' > solutions/sum/unread.c
try status sum
