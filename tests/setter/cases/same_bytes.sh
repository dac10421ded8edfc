# One job or eight: the same files, the same words.
line sum sum_random -t 5 -max 5 x
line sum sum_random -t 5000 -max 5
line sum sum_random -t 5 -max 5 y
for jobs in 1 8; do
	rm -rf build/problems build/hashes
	$SETTER build -j $jobs > said$jobs 2>&1
	bytes_of sum > bytes$jobs
done
holds cmp said1 said8
holds cmp bytes1 bytes8
