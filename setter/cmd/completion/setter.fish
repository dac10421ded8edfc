# fish completion of setter: setter completion fish | source
function __setter_known
	set -l words (commandline -opc)
	set -l problem
	set -e words[1]
	set -e words[1]
	for word in $words
		test -z "$problem" -a -n "$word" -a -d "problems/$word"; and set problem $word
	end
	for kind in $argv
		switch $kind
		case PROBLEM
			test -n "$problem"; or command ls problems
		case 'PROBLEM...'
			command ls problems
		case SOLUTION
			test -z "$problem"; or command ls solutions/$problem
		case TEST
			test -z "$problem"; or command ls build/problems/$problem/tests | string replace -fr '\.in$' ''
		case '*|*'
			set -l known (string split '|' -- $kind)
			for word in $words
				contains -- $word $known; and set known
			end
			printf '%s\n' $known
		end 2> /dev/null
	end
end
