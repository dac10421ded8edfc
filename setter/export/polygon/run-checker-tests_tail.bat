exit /b 0

:expect
bin\check.exe %2 %2.o %2.a 2> nul
set found=%errorlevel%
if %found%==%1 exit /b 0
echo %2 gives %found%, not %1
set failed=1
exit /b 0
