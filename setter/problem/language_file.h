/*
 * language_file.h - languages that a kit adds: languages.yaml, beside problems/.
 *
 *     kotlin:
 *       ending: .kt
 *       source: Main.kt          # what the file is called when it is compiled; main.kt when absent
 *       compile: kotlinc SOURCE -include-runtime -d PROGRAM
 *       run: java -XmxHEAPm -jar PROGRAM         # PROGRAM alone when absent
 *       managed: yes             # a virtual machine: reserves more addresses than it uses
 *
 * Words split on blanks, without quoting.  SOURCE, PROGRAM and HEAP are replaced as in
 * language.h.  The compiler must be below /usr: the jail shows nothing else.
 */
#ifndef LANGUAGE_FILE_H
#define LANGUAGE_FILE_H

/*
 * Adds the languages of the file in the current folder, if there is one; only once in a
 * process.  Reports all errors and returns -1 if there are any.
 */
int languages_read(void);

#endif
