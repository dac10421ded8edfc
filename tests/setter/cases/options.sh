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
try build --time-limit=2000ms half
try build --no-verify --no-quiet -vqj2 half
try build --quiet=yes
try build --color=often
try build -- half
try build hlaf
try build --jobs 2 half sum half
