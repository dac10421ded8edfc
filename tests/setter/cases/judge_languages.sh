# Languages that this machine may have, and one that only this kit has. (long)
need_jail || return 0
mkdir sent
cat > sent/Main.java <<'END'
import java.util.Scanner;
public class Main {
	public static void main(String[] words) {
		Scanner in = new Scanner(System.in);
		for (int t = in.nextInt(); t > 0; t--)
			System.out.println(in.nextLong() + in.nextLong());
	}
}
END
cat > sent/sum.pas <<'END'
var a, b: int64; t: longint;
begin
	read(t);
	for t := t downto 1 do begin read(a, b); writeln(a + b) end
end.
END
cat > sent/sum.js <<'END'
const n = require("fs").readFileSync(0, "utf8").split(/\s+/).map(Number);
for (let i = 0; i < n[0]; i++) console.log(n[2 * i + 1] + n[2 * i + 2]);
END
cat > sent/sum.rs <<'END'
use std::io::*;
fn main() {
	let mut s = String::new();
	stdin().read_to_string(&mut s).unwrap();
	let n: Vec<i64> = s.split_whitespace().map(|x| x.parse().unwrap()).collect();
	for p in n[1..].chunks(2) { println!("{}", p[0] + p[1]); }
}
END
cat > sent/sum.go <<'END'
package main
import "fmt"
func main() {
	var t, a, b int64
	for fmt.Scan(&t); t > 0; t-- { fmt.Scan(&a, &b); fmt.Println(a + b) }
}
END
for file in sent/*; do
	"$SETTER" judge sum "$file" > out 2> err || { grep -q '^note: .* is not installed' err || cat out err; }
done
# A language of the kit's own: awk.
cat > sent/sum.awk <<'END'
NR > 1 { print $1 + $2 }
END
judged judge sum sent/sum.awk
cat > languages.yaml <<'END'
awk:
  ending: .awk
  compile: cp SOURCE PROGRAM
  run: awk -f PROGRAM
END
"$SETTER" judge sum sent/sum.awk --json | grep -o '"language":"[a-z]*","verdict":"[A-Z]*"'
cat > languages.yaml <<'END'
awk:
  ending: .c
  compiler: cp SOURCE PROGRAM
c:
  ending: .x
  compile: cp SOURCE PROGRAM
  managed: perhaps
END
try judge sum sent/sum.awk
