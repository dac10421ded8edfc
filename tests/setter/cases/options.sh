# One table parses and explains.
try
try help
try help build
try build --help -q
try version
try --version
try bulid
try help bulid
try build --jbos=3
try build -x
try build --jobs
try build --jobs=none
try build -j0
try build --time-limit=10
try build --time-limit=1500ms half
try build --time-limit=1.5s half
try build --no-verify --no-quiet -vqj2 half
try build --quiet=yes
try build --color=often
try build -- half
try build hlaf
try build --jobs 2 half sum half
# Options of every command may stand before it.
try -q -C problems/half build
try --color=never -q build half
try -h | head -3
try --help clean | head -2
try -q
try -j2 build
# Words that nobody reads are refused.
try version extra
try help build run
# Variables are read as options are.
SETTER_JOBS=x try build -q half
SETTER_COLOR=foo try build -q half
SETTER_JOBS='' SETTER_COLOR='' try build -q half
