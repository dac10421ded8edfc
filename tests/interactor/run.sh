#!/bin/sh
# run.sh - an interactor and its participants over real pipes.
#
#     sh tests/interactor/run.sh BUILD
"$1/tests/interactor/test_game"
