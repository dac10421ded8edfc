_setter()
{
	local word=${COMP_WORDS[COMP_CWORD]} option=${COMP_WORDS[COMP_CWORD-1]} kind value= words=
	local kinds= options=
	if [ "$word" = = ]; then word=; fi
	if [ "$option" = = ]; then option=${COMP_WORDS[COMP_CWORD-2]}; fi
	_setter_tables "${COMP_WORDS[1]}"
	case $value$word in
	-*) words=$options ;;
	*) for kind in $kinds; do
		words="$words $(_setter_known "$kind" "${COMP_WORDS[@]:2:COMP_CWORD-2}")"
	done ;;
	esac
	COMPREPLY=($(compgen -W "$words" -- "$word"))
}
complete -o default -F _setter setter
