#!/usr/bin/env bash
# COMMAND FILE NUMBER GROUP: makes a test by a generator.
set -ef
bin/$1 > "$2"
bin/validator --testset tests --group "$4" < "$2"
