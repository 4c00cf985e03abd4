package study

import (
	"os"
	"regexp"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// bugCases are faults that other programs were reported for, by class.
func bugCases(t *testing.T, class string) map[string][]string {
	t.Helper()
	cases := map[string][]string{}
	for line := range strings.Lines(string(stage.Must[[]byte](t)(os.ReadFile("testdata/bug-cases.tsv")))) {
		if cells := strings.Split(strings.TrimSuffix(line, "\n"), "\t"); cells[1] == class {
			cases[cells[0]] = cells
		}
	}
	if len(cases) == 0 {
		t.Fatalf("no cases of %s", class)
	}
	return cases
}

var (
	wantSFEN  = regexp.MustCompile(`sfen=(\S+ [bw] \S+ \d+)`)
	wantMoves = regexp.MustCompile(`moves=([\w* +]+)`)
)

// TestHandicapRecords: records of handicap games open with the right start, the first
// move that of uwate, and the sides named so.
func TestHandicapRecords(t *testing.T) {
	for id, c := range bugCases(t, "handicap-kif") {
		d := newDesk(t, lessons.English, false, middle).open()
		d.Paste(strings.ReplaceAll(c[3], `\n`, "\n"))
		d.run(1)
		start := d.session.record.Start
		sfen, moves := wantSFEN.FindStringSubmatch(c[4]), wantMoves.FindStringSubmatch(c[4])
		switch {
		case sfen != nil && start.SFEN() != sfen[1]:
			t.Errorf("%s: the start is %s, want %s", id, start.SFEN(), sfen[1])
		case sfen == nil && !strings.HasPrefix(start.SFEN(), "2sgkg3/"): // HKIF-09
			t.Errorf("%s: the start is %s", id, start.SFEN())
		}
		if got := d.tree(); moves != nil && got != strings.TrimSpace(moves[1]) || got == "" {
			t.Errorf("%s: moves %q, want %q", id, got, moves)
		}
		if _, known := rules.HandicapOf(&start); known && !strings.Contains(d.Says(), "Uwate") {
			t.Errorf("%s: says %q", id, d.Says())
		}
	}
}

// TestBoardCases: BRD-01, BRD-03, BRD-07, BRD-09. What is held is let go, by another
// piece, beside the board, by Escape and by turning the board; an empty place of a stand
// does nothing.
func TestBoardCases(t *testing.T) {
	bugCases(t, "board-ui") // the rows that are tested here and below
	d := newDesk(t, lessons.English, false, middle).open()
	d.Take(Read("", []byte("sfen 4k4/9/9/9/9/9/4P4/9/4K4 b G17P 1")))
	d.click("hand-black-G", "5g")
	if got := d.board.Held(); got != rules.NewPiece(rules.Black, rules.Pawn) {
		t.Errorf("BRD-01: held %q", got)
	}
	d.press(fyne.KeyEscape)
	if d.board.Held() != rules.NoPiece || len(d.calls) > 0 {
		t.Errorf("BRD-07: held %q, calls %v", d.board.Held(), d.calls)
	}
	d.click("5g")
	d.press(fyne.KeyF)
	if d.board.Held() != rules.NoPiece || len(d.marks().Squares) > 0 {
		t.Errorf("BRD-07: turned, held %q", d.board.Held())
	}
	d.press(fyne.KeyF)
	at, size := d.board.SquareRect(rules.NewSquare(5, 7))
	at = at.AddXY(size.Width/2+900, 0)
	d.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at}, Dragged: fyne.NewDelta(900, 0)})
	d.board.DragEnd()
	if d.board.Held() != rules.NoPiece || d.tree() != "" {
		t.Errorf("BRD-03: held %q, %s", d.board.Held(), d.tree())
	}
	if _, size := d.board.HandRect(rules.Black, rules.Rook); !size.IsZero() {
		t.Error("BRD-09: an empty place takes clicks")
	}
	d.play("5g5f")
	if d.tree() != "5g5f" {
		t.Errorf("the next click plays %q", d.tree())
	}
}

// TestResized: BRD-06. In every window each click hits the square under the pointer.
func TestResized(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	var picked []rules.Square
	for _, size := range []fyne.Size{fyne.NewSize(800, 600), large, fyne.NewSize(900, 1400), small} {
		d.window.Resize(size)
		picked = picked[:0]
		d.board.OnPick = func(sq rules.Square) { picked = append(picked, sq) }
		d.click("1a", "9i", "5e")
		want := []rules.Square{rules.NewSquare(1, 1), rules.NewSquare(9, 9), rules.NewSquare(5, 5)}
		if len(picked) != 3 || picked[0] != want[0] || picked[1] != want[1] || picked[2] != want[2] {
			t.Errorf("%v: %v are hit", size, picked)
		}
	}
}

// TestNoNewSearch: BRD-10. The present move in the list, and a step past the last one,
// begin no new search.
func TestNoNewSearch(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.play("7g7f 3c3d").press(fyne.KeyA)
	d.run(1)
	asks, jobs, found := d.asks, len(d.jobs), d.analysis.found
	d.panel.list.OnSelected(2)
	d.press(fyne.KeyRight, fyne.KeyEnd, fyne.KeyDown)
	if d.asks != asks || len(d.jobs) != jobs || d.analysis.found != found {
		t.Errorf("asked %d times more, %d jobs more", d.asks-asks, len(d.jobs)-jobs)
	}
	d.panel.list.OnSelected(1)
	if len(d.jobs) != jobs+1 || d.session.at.Ply != 1 {
		t.Error("another move in the list begins none")
	}
}

// TestListOfHundreds: a game with hundreds of moves and as many variations lists them all,
// and writes only what is seen.
func TestListOfHundreds(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle)
	d.open()
	at := d.session.record.Root
	for i := range 300 {
		there, back := "5i5h", "5h5i"
		if i%4 == 1 || i%4 == 3 {
			there, back = "5a5b", "5b5a"
		}
		text := there
		if i%4 >= 2 {
			text = back
		}
		n, err := d.session.record.Insert(at, stage.Must[rules.Attempt](t)(rules.ParseAttempt(text)))
		if err != nil {
			t.Fatal(err)
		}
		p := d.session.record.Position(at)
		if _, err := d.session.record.Insert(at, p.Legal()[0].Attempt()); err != nil {
			t.Fatal(err)
		}
		at = n
	}
	d.panel.list.stale()
	d.goTo(at)
	if n := len(d.panel.list.rows); n < 500 || len(d.panel.list.texts) > 60 {
		t.Errorf("%d rows, %d written", n, len(d.panel.list.texts))
	}
	row := widgets.NewMoveRow()
	d.panel.list.update(len(d.panel.list.rows)-2, row)
	if row.Number != "300" || !row.Chosen {
		t.Errorf("the last but one row is %+v", row.Number)
	}
	if end := (kifu.End{Kind: kifu.EndOther, Text: "封じ手"}); d.endText(end) != "封じ手" {
		t.Error("a word of the record is lost")
	}
}
