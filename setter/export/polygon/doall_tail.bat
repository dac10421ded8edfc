if %failed%==1 echo FAILED
exit /b %failed%

:compile
if exist %2 exit /b 0
if "%~x1"==".cpp" g++ -DONLINE_JUDGE -O2 -std=c++17 -static -o %2 %1
if "%~x1"==".c" gcc -DONLINE_JUDGE -O2 -std=gnu11 -static -o %2 %1 -lm
if exist %2 exit /b 0
echo %1 is not compiled
set failed=1
exit /b 0

:towin
bin\towin.exe < %1 > bin\towin.tmp
move /y bin\towin.tmp %1 > nul
exit /b 0
