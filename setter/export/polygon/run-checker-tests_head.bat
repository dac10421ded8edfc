@echo off
rem Which exit code the checker must have on the files of checker-tests.
