@echo off
rem Answers stay as they are: here no two programs can talk to each other.
exit /b 0
