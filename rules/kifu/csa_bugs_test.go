package kifu

import (
	"os"
	"slices"
	"strings"
	"testing"

	"terakoya/rules"
)

// bugCases reads a table of testdata: faults that other programs were reported
// for, by number.
func bugCases(t testing.TB, name string) map[string][]string {
	t.Helper()
	data, err := os.ReadFile("testdata/" + name)
	if err != nil {
		t.Fatal(err)
	}
	cases := map[string][]string{}
	for _, row := range strings.Split(strings.TrimSpace(string(data)), "\n")[1:] {
		f := strings.Split(row, "\t")
		f[3] = strings.NewReplacer(`\n`, "\n", `\r`, "\r").Replace(f[3])
		cases[f[0]] = f
	}
	return cases
}

// moves lists the main line in USI.
func moves(r *Record) string {
	var list []string
	for _, n := range r.MainLine() {
		if n.End.Kind == NoEnd {
			list = append(list, n.Move.String())
		}
	}
	return strings.Join(list, " ")
}

func times(r *Record) string {
	var list []string
	for _, n := range r.MainLine() {
		if n.Timed {
			list = append(list, n.Spent.String())
		}
	}
	return strings.Join(list, " ")
}

// one parses a file that must hold one record.
func one(t *testing.T, text string) *Record {
	t.Helper()
	f, err := Parse([]byte(text))
	if err != nil {
		t.Fatalf("%v in\n%s", err, text)
	}
	if len(f.Records) != 1 {
		t.Fatalf("%d records in\n%s", len(f.Records), text)
	}
	return f.Records[0]
}

func TestCSABugCases(t *testing.T) {
	for id, c := range bugCases(t, "bug-cases-csa.tsv") {
		if c[2] != "csa" {
			continue
		}
		t.Run(id, func(t *testing.T) {
			r := one(t, c[3])
			for _, want := range strings.Split(c[4], "; ") {
				key, value, _ := strings.Cut(want, "=")
				got := ""
				switch key {
				case "sfen":
					got = r.Start.SFEN()
					if value == "startpos b" {
						value = rules.StartSFEN
					}
				case "moves":
					got = moves(r)
				case "times":
					got = times(r)
				case "end":
					got = r.End().String()
					value = strings.TrimSuffix(value, "ed") // interrupted
				default:
					continue
				}
				if got != value {
					t.Errorf("%s is %q, want %q", key, got, value)
				}
			}
		})
	}
}

// TestCSATimeWithoutMove is CSA-01: no crash, a warning that tells where, and no
// moves.
func TestCSATimeWithoutMove(t *testing.T) {
	r := one(t, bugCases(t, "bug-cases-csa.tsv")["CSA-01"][3])
	want := Fault{Line: 5, Column: 1, Text: "T1", Cause: "a time without a move"}
	if r.Plies() != 0 || r.End().Kind != EndResign || !slices.Contains(r.Warnings, want) {
		t.Errorf("%d plies, end %s, warnings %v", r.Plies(), r.End(), r.Warnings)
	}
}

// TestCSARow is CSA-07: the rows without blanks are the even game.
func TestCSARow(t *testing.T) {
	r := one(t, bugCases(t, "bug-cases-csa.tsv")["CSA-07"][3])
	if got := r.Start.SFEN(); got != rules.StartSFEN {
		t.Errorf("read %s", got)
	}
}
