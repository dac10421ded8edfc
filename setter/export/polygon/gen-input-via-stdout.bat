@echo off
rem COMMAND FILE NUMBER GROUP: makes a test by a generator.
%~1 > %2
if not %errorlevel%==0 set failed=1
bin\validator.exe --testset tests --group %4 < %2
if not %errorlevel%==0 set failed=1
exit /b 0
