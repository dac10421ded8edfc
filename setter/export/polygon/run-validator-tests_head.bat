@echo off
rem What the validator must say of the files of validator-tests.
