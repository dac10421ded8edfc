exit /b 0

:expect
bin\towin.exe < %2 > bin\towin.tmp
bin\validator.exe --testset tests --group %3 < bin\towin.tmp 2> nul
if %errorlevel%==0 (set found=valid) else set found=invalid
if %found%==%1 exit /b 0
echo %2 is %found%, not %1
set failed=1
exit /b 0
