@echo off
rem INPUT ANSWER TESTSET GROUP: the main solution's answer, and that the checker takes it.
MAIN < %1 > %2
if not %errorlevel%==0 set failed=1
bin\check.exe %1 %2 %2 2> nul
if not %errorlevel%==0 set failed=1
exit /b 0
