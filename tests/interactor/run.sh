#!/bin/sh
# run.sh - interactors and their participants over real pipes.
#
#     sh tests/interactor/run.sh BUILD
"$1/tests/interactor/test_game"
game=$?
"$1/tests/interactor/test_duel" && [ $game -eq 0 ]
