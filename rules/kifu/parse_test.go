package kifu

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"terakoya/rules"
)

// holds says what of a record is compared.
type holds struct{ headers, number, variations, comments, bookmarks, times, ends bool }

var holdsAll = holds{true, true, true, true, true, true, true}

// formatHolds is what each format can say.
var formatHolds = [formats]holds{
	KIF: {headers: true, variations: true, comments: true, bookmarks: true, times: true, ends: true},
	KI2: {headers: true, variations: true, comments: true, bookmarks: true, ends: true},
	CSA: {headers: true, comments: true, times: true, ends: true},
	USI: {number: true},
}

// dump writes all of a record that is compared, one thing a line.
func dump(r *Record, h holds) string {
	var b strings.Builder
	start := r.Start.Setup()
	if !h.number {
		start.Move = 1
	}
	fmt.Fprintln(&b, start.SFEN())
	if h.headers {
		var lines []string
		for _, header := range r.Headers {
			header = plainHeader(header)
			lines = append(lines, fmt.Sprintf("%q %q", header.Key, header.Value))
		}
		slices.Sort(lines)
		fmt.Fprintln(&b, strings.Join(lines, "\n"))
	}
	dumpNode(&b, r.Root, h)
	if h.variations {
		r.Walk(func(n *Node) { dumpNode(&b, n, h) })
		return b.String()
	}
	for _, n := range r.MainLine() {
		dumpNode(&b, n, h)
	}
	return b.String()
}

func dumpNode(b *strings.Builder, n *Node, h holds) {
	if n.End.Kind != NoEnd && !h.ends {
		return
	}
	fmt.Fprintf(b, "%d", n.Ply)
	if n.Move != rules.NoMove {
		fmt.Fprintf(b, " %s", n.Move)
	}
	if n.End.Kind != NoEnd {
		fmt.Fprintf(b, " %s", n.End)
	}
	if n.Foul != nil {
		fmt.Fprintf(b, " %v", n.Foul)
	}
	if h.times && n.Timed {
		fmt.Fprintf(b, " %v", n.Spent)
	}
	if h.comments {
		fmt.Fprintf(b, " %q", n.Comment)
	}
	if h.bookmarks {
		fmt.Fprintf(b, " %q", n.Bookmark)
	}
	b.WriteByte('\n')
}

// sameAgain writes a record that was read in a format, reads it again and
// compares all of it; nothing may be lost.
func sameAgain(t *testing.T, r *Record, f Format) {
	t.Helper()
	text, lost := r.Text(f)
	back, fault := f.read(text)
	if len(lost) > 0 || fault != nil || len(back) != 1 {
		t.Fatalf("lost %q, fault %v, %d records after writing\n%s", lost, fault, len(back), text)
	}
	if got, want := dump(back[0], holdsAll), dump(r, holdsAll); got != want {
		t.Fatalf("read back\n%s\nwant\n%s\nfrom\n%s", got, want, text)
	}
}

// TestTextLost: what a format cannot say is named.
func TestTextLost(t *testing.T) {
	b := newBuilder(evenStart)
	play := func(usi string) {
		a, err := rules.ParseAttempt(usi)
		if err == nil {
			err = b.play(a)
		}
		if err != nil {
			t.Fatal(err)
		}
	}
	b.record.Headers = []Header{{"棋戦", "a"}, {"k:y", "b"}}
	b.record.Root.Comment = "start"
	play("7g7f")
	b.at.Spent, b.at.Timed, b.at.Bookmark = 1500e6, true, "here"
	play("3c3d")
	b.end(End{Kind: EndOther, Text: "封じ手"}, nil)
	b.back(1)
	play("8c8d")
	b.at.Comment = "or this"
	b.back(1)
	play("4a3b")
	for f, want := range map[Format]string{
		CSA: "1 header (k:y); 2 variations; 1 bookmark; the end (封じ手)",
		USI: "2 headers (棋戦, k:y); 2 variations; 1 comment; 1 bookmark; 1 time; the end (封じ手)",
	} {
		if _, lost := b.record.Text(f); strings.Join(lost, "; ") != want {
			t.Errorf("%s lost %q", f, lost)
		}
	}
}

// TestRandomGames writes and reads games of random moves from every handicap,
// and from a position in the middle of each.
func TestRandomGames(t *testing.T) {
	rng := rand.New(rand.NewPCG(1, 2))
	for _, h := range rules.Handicaps {
		first := randomGame(rng, h.Position(), 120)
		second := randomGame(rng, first.Final(), 120)
		for f := range formats {
			for _, r := range []*Record{first, second} {
				text, lost := r.Text(f)
				back, fault := f.read(text)
				if fault != nil || len(back) != 1 {
					t.Fatalf("%s, %s: %v\n%s", h.Key, f, fault, text)
				}
				held := formatHolds[f]
				if got, want := dump(back[0], held), dump(r, held); got != want {
					t.Errorf("%s, %s: lost %q, read back\n%s\nwant\n%s", h.Key, f, lost, got, want)
				}
			}
		}
	}
}

func randomGame(rng *rand.Rand, start rules.Position, plies int) *Record {
	b := newBuilder(start)
	for range plies {
		legal := b.pos.Legal()
		if len(legal) == 0 {
			break
		}
		if err := b.play(legal[rng.IntN(len(legal))].Attempt()); err != nil {
			panic(err)
		}
		b.at.Timed, b.at.Spent = true, time.Duration(rng.IntN(600))*time.Second
	}
	if err := b.end(End{Kind: EndResign}, nil); err != nil {
		panic(err)
	}
	return b.record
}

// large are files that are as large as they are useless, of n bytes each.
var large = map[string]func(n int) string{
	"usi tiny records": func(n int) string { return strings.Repeat("startpos\n", n/9) },
	"usi sfen records": func(n int) string { return strings.Repeat("4k4/9/9/9/9/9/9/9/4K4 b - 1\n", n/28) },
	"usi odd records":  func(n int) string { return strings.Repeat("4k4/9/9/9/9/9/9/9/9 b - 1\n", n/26) },
	"usi short games": func(n int) string {
		return strings.Repeat("startpos moves 2h3h 8b7b 3h2h 7b8b\n", n/35)
	},
	"usi one line": func(n int) string {
		return "position startpos moves" + strings.Repeat(" 2h3h 8b7b 3h2h 7b8b", n/20)
	},
	"usi long games": func(n int) string {
		return strings.Repeat("startpos moves"+strings.Repeat(" 2h3h 8b7b 3h2h 7b8b", 100)+"\n", n/2015)
	},
	"usi blanks":    func(n int) string { return "sfen " + strings.Repeat(" ", n) },
	"usi no blanks": func(n int) string { return "sfen " + strings.Repeat("a", n) },
	"empty lines":   func(n int) string { return strings.Repeat("\n", n) + "startpos\n" },
	"returns":       func(n int) string { return strings.Repeat("\r\n\r", n/3) },
	"one line":      func(n int) string { return strings.Repeat("x", n) },
	"numbers":       func(n int) string { return strings.Repeat("1", n) },
	"csa game": func(n int) string {
		return csaEven + strings.Repeat("+2838HI,T1\n-8272HI\n+3828HI\n-7282HI\n", n/35)
	},
	"csa games": func(n int) string {
		return strings.Repeat(csaEven+strings.Repeat("+2838HI,T1\n-8272HI\n+3828HI\n-7282HI\n", 20)+"/\n", n/720)
	},
	"csa one line":   func(n int) string { return csaEven + strings.Repeat("+2838HI,-8272HI,+3828HI,-7282HI,", n/32) },
	"csa empty":      func(n int) string { return strings.Repeat("PI\n/\n", n/5) },
	"csa slashes":    func(n int) string { return "V2.2\n" + strings.Repeat("/\n", n/2) },
	"csa comments":   func(n int) string { return csaEven + strings.Repeat("'\n", n/2) },
	"csa comment":    func(n int) string { return csaEven + "'" + strings.Repeat("x", n) },
	"csa headers":    func(n int) string { return strings.Repeat("$A:\n", n/4) },
	"csa header":     func(n int) string { return "$A:" + strings.Repeat("x", n) },
	"csa commas":     func(n int) string { return csaEven + strings.Repeat(",", n) },
	"csa junk":       func(n int) string { return csaEven + strings.Repeat("x,", n/2) },
	"csa junk lines": func(n int) string { return csaEven + strings.Repeat("x\n", n/2) },
	"csa junk games": func(n int) string { return strings.Repeat("P-51OU\nx\n/\n", n/11) },
	"csa fouls": func(n int) string {
		return strings.Repeat("PI\n+\n+7775FU\n%ILLEGAL_MOVE\n/\n", n/29)
	},
	"kif game":       func(n int) string { return kifShuffle(n) },
	"kif variations": func(n int) string { return kifShuffle(n/10) + strings.Repeat("変化：2手\n2 ３四歩(33)\n", n/32) },
	"kif deep":       func(n int) string { return kifShuffle(600_000) + strings.Repeat("変化：9999手\n", n/18) },
	"kif comments":   func(n int) string { return "手合割：平手\n   1 ７六歩(77)\n" + strings.Repeat("*\n", n/2) },
	"kif headers":    func(n int) string { return strings.Repeat("a：\n", n/5) },
	"kif odd lines":  func(n int) string { return "手合割：平手\n" + strings.Repeat("x\n", n/2) },
	"kif rows":       func(n int) string { return strings.Repeat("|\n", n/2) },
	"kif number":     func(n int) string { return "手合割：平手\n" + strings.Repeat("1", n) + " ７六歩(77)\n" },
	"kif ends":       func(n int) string { return "手合割：平手\n" + strings.Repeat("変化：1手\n1 投了\n", n/25) },
	"ki2 game": func(n int) string {
		return "手合割：平手\n" + strings.Repeat("▲３八飛△７二飛▲２八飛△８二飛\n", n/49)
	},
	"ki2 one line": func(n int) string { return "手合割：平手\n▲７六歩" + strings.Repeat("△", n/3) },
	"kana":         func(n int) string { return strings.Repeat("\xb1", n) },
	"kanji":        func(n int) string { return "N+" + strings.Repeat("\x8a\xbf", n/2) },
	"not sjis":     func(n int) string { return strings.Repeat("\x8a\xbf", n/2) + "\xff" },
	"broken utf8":  func(n int) string { return strings.Repeat("あ", n/3) + "\xff" },
	"zero bytes":   func(n int) string { return strings.Repeat("\x00", n) },
}

// kifShuffle is a game of n bytes in which two rooks go to and fro.
func kifShuffle(n int) string {
	var b strings.Builder
	b.WriteString("手合割：平手\n")
	moves := [...]string{"３八飛(28)", "７二飛(82)", "２八飛(38)", "８二飛(72)"}
	for ply := 0; b.Len() < n; ply++ {
		fmt.Fprintf(&b, "%4d %s   ( 0:01/00:00:01)\n", ply+1, moves[ply%4])
	}
	return b.String()
}

// TestLarge reads a megabyte of each.
func TestLarge(t *testing.T) {
	for name, text := range large {
		f, err := Parse([]byte(text(1 << 20)))
		for _, r := range f.Records[:min(len(f.Records), 1)] {
			if len(r.Warnings) > mostWarnings {
				t.Errorf("%s: %d warnings", name, len(r.Warnings))
			}
		}
		if e, ok := err.(*Fault); ok && len(e.Text) > 200 {
			t.Errorf("%s: a fault shows %d bytes", name, len(e.Text))
		}
	}
}

// BenchmarkLarge reads ten megabytes of each.
func BenchmarkLarge(b *testing.B) {
	for name, text := range large {
		b.Run(strings.ReplaceAll(name, " ", "-"), func(b *testing.B) {
			data := []byte(text(10 << 20))
			for b.Loop() {
				if _, err := Parse(data); err != nil {
					b.ReportMetric(float64(err.(*Fault).Line), "faultline")
				}
			}
		})
	}
}

func FuzzParse(f *testing.F) {
	for _, c := range bugCases(f, "bug-cases-csa.tsv") {
		f.Add([]byte(c[3]))
	}
	for _, text := range kifCases(f) {
		f.Add([]byte(text))
	}
	f.Add([]byte("手合割：平手\n手数----指手---------消費時間--\n   1 ７六歩(77)   ( 0:01/00:00:01)\n*a\n   2 投了\n"))
	f.Add([]byte("\x8e\xe8\x8d\x87\x8a\x84\x81F\x95\xbd\x8e\xe8\r\n\x81\xa3\x82V\x98Z\x95\xe0\r\n"))
	f.Fuzz(func(t *testing.T, data []byte) {
		file, _ := Parse(data)
		for _, r := range file.Records {
			sameAgain(t, r, file.Format)
			for f := range formats {
				text, lost := r.Text(f)
				if back, fault := f.read(text); len(lost) == 0 && (fault != nil || len(back) != 1) {
					t.Fatalf("%s cannot be read: %v\n%s", f, fault, text)
				}
			}
		}
	})
}
