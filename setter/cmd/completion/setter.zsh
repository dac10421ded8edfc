_setter_add()
{
	local kind
	for kind; do
		case $kind in
		FILE|DIR) _files ;;
		*) compadd -- ${(f)"$(_setter_known $kind "${(@)words[3,CURRENT-1]}")"} ;;
		esac
	done
}
