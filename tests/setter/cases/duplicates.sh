# Two tests with one input are warned about.
line half half_line 10
try build half
try build half --strict -q
