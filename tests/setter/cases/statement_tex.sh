# Statements in TeX: as they are where TeX is taken, as Markdown and HTML elsewhere, with a note. (long)
entry() { python3 -c 'import sys, zipfile
print(zipfile.ZipFile(sys.argv[1]).read(sys.argv[2]).decode(), end="")' "$@"; }
quietly() { "$SETTER" export "$@" 2>&1 | grep -vE 'not carried|bytes|Special Judge|limits'; }
sed -i "s/^name: .*/name: {en: Sums}/" problems/sum/problem.yaml
printf '\377\330\377\331' > problems/sum/piles.jpg
cat > problems/sum/statement.en.tex <<'END'
\begin{problem}{Sums \& more}{standard input}{standard output}{2 seconds}{256 megabytes}
% a comment {{nothing}}
\newcommand{\pile}[1]{a_{#1}}
Piles are $\pile{1}$.
Polycarp has~$n$ numbers --- at most {{t}}, that is $n \le {{t}}$. He ``likes'' \textbf{big} and
\emph{small} ones, {\it slanted words} and \texttt{a\_b}, \t{x}. 50\% of \#1, 2*3*4 \ldots % not this
\mymacro{and this}.

$$\frac{{a}}{b} \le 10^{{k}}$$

\begin{itemize}
\item one $a_1$
\item two
  \begin{enumerate}
    \item deep
    \item deeper
  \end{enumerate}
\end{itemize}

\begin{center}
\begin{tabular}{|l|c|r|} \hline
\textbf{x} & y & z \\ \hline
1 & $|a|$ & \\
4 & \ldots & 6 \\ \hline
\end{tabular}
\end{center}

\begin{center}
  \includegraphics[width=5cm]{piles}\\
  \small{A caption.}
\end{center}

\begin{verbatim}
  x <- {{1}} \foo
\end{verbatim}

\section*{Constraints}
See \href{https://example.org/a_b}{here} and \url{https://e.org}. \[ x = \sum_{i=1}^n i \]
\InputFile
The number $t$.\\
Then $t$ lines.

\OutputFile
Their sums\footnote{as numbers}.

\Note
\begin{remark}Easy.\end{remark}

\Examples
\begin{example}
\exmpfile{example.01}{example.01.a}%
\end{example}
\end{problem}
END
quietly luogu sum -o luogu.zip
entry luogu.zip statement.en.md
quietly domjudge sum -q -o domjudge.zip
entry domjudge.zip problem_statement/problem.html | sed -n '/<h1>/,/Constraints/p'
# Polygon's own dialect: all of it, and its parts.
quietly polygon sum -q -o polygon.zip
entry polygon.zip statements/english/problem.tex | diff problems/sum/statement.en.tex -
entry polygon.zip statement-sections/english/input.tex
python3 -m zipfile -l polygon.zip | grep -o 'statement.*piles.jpg'
# Kattis has another: the parts below its headings.
quietly kattis sum -q -o kattis.zip
entry kattis.zip sum/problem_statement/problem.en.tex | grep -E 'section|problemname|InputFile|begin\{'
cat > problems/sum/statement.en.tex <<'END'
\problemname{Sums}
\illustration{0.3}{piles}{Two piles}
Add numbers, \textit{please}.

\section*{Input}
A number $t$.
\section*{Output}
Sums.
\subsection*{Sample 1 explained}
Easy.
END
quietly kattis sum -q -o kattis.zip
entry kattis.zip sum/problem_statement/problem.en.tex | cmp - problems/sum/statement.en.tex
quietly hydro sum -q -o hydro.zip
entry hydro.zip sum/problem_en.md | sed '/input1/,$d'
# What is wrong with one.
try check sum --level=quick
tex() { printf '%s\n' "$1" > problems/sum/statement.en.tex; try check sum --level=quick; }
tex 'At most {{tt}} lines.'
tex 'At most $10^{{tt}}$ or \textbf{{tt}} lines.'
tex '\includegraphics{pile}'
tex '\includegraphics[scale=2]{../half/x.png}'
: > problems/sum/statement.en.md
tex 'Two of them.'
