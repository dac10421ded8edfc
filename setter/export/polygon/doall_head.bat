@echo off
rem Compiles everything, tests validator and checker, and makes all tests anew.
cd /d "%~dp0"
set failed=0
if not exist bin md bin
if not exist tests md tests
