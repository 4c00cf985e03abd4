package aftergame

import (
	"slices"
	"strings"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"

	"terakoya/app/saving"
	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/engine/analysis"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// heads are the headlines of the findings of a kind.
func heads(s *Screen, kind findingKind) (all []string) {
	for _, f := range s.panel.findings {
		if f.kind == kind {
			all = append(all, f.card.Head())
		}
	}
	return all
}

// TestReads: before the reading the illegal moves are listed, then the rest fills in.
func TestReads(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	r.env.Book = oneBook(t, "4i3h 5c5d 3h4h 6a5b")
	s := r.show(sampleGame(t))
	slips := []string{"Before move 2, Gote: blocked path", "Before move 80, Gote: not in hand"}
	if got := heads(s, foundSlip); !slices.Equal(got, slips) {
		t.Errorf("slips %q", got)
	}
	if s.panel.going == nil || s.panel.going.Text != "Move 1 of 127 is being looked at." {
		t.Errorf("progress %v", s.panel.going)
	}
	s.told(analysis.Ply{Number: 0})
	if s.panel.going.Text != "Move 2 of 127 is being looked at." {
		t.Errorf("progress %q", s.panel.going.Text)
	}
	s.reading = analysis.Reading{}
	r.work()
	if s.panel.going != nil || !s.done || s.failed {
		t.Errorf("done %t, failed %t", s.done, s.failed)
	}
	if n := len(heads(s, foundTurn)); n == 0 || n > 5 {
		t.Errorf("%d turning points", n)
	}
	for _, head := range heads(s, foundMate) { // those of the learner alone
		if !strings.HasSuffix(head, "Gote") {
			t.Errorf("a mate missed at %q", head)
		}
	}
	if len(heads(s, foundMate)) == 0 || !slices.Equal(heads(s, foundBook), []string{"Move 4, Gote"}) {
		t.Errorf("mates %q, book %q", heads(s, foundMate), heads(s, foundBook))
	}
}

// TestLeaving: leaving the screen ends the reading, and what comes of it no longer
// counts.
func TestLeaving(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	s := r.show(sampleGame(t))
	r.press(fyne.KeyEscape)
	r.work()
	if s.done || len(s.reading.Plies) > 0 || s.leaving.ply != 0 || r.last() != "leave" {
		t.Errorf("done %t, %d plies, calls %q", s.done, len(s.reading.Plies), r.calls)
	}
}

// TestGoes: keys and clicks go through the game, and the status line says where.
func TestGoes(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	s := r.show(sampleGame(t))
	if s.at != 127 || s.Says() != "Move 127, Sente: K-8g. Sente wins." {
		t.Errorf("at %d: %q", s.at, s.Says())
	}
	r.press(fyne.KeyRight, fyne.KeyHome, fyne.KeyLeft)
	if s.at != 0 || s.Says() != "It is Sente's turn." {
		t.Errorf("at %d: %q", s.at, s.Says())
	}
	r.press(fyne.KeyRight, fyne.KeyRight)
	if s.at != 2 || s.Says() != "Move 2, Gote: P-5d. It is Sente's turn." {
		t.Errorf("at %d: %q", s.at, s.Says())
	}
	s.finished(readOnce(), nil)
	place, ok := s.panel.graph.Place(60)
	if !ok {
		t.Fatal("the graph has no move 60")
	}
	s.panel.graph.Tapped(&fyne.PointEvent{Position: place})
	if s.at != 60 {
		t.Errorf("a click on move 60 shows %d", s.at)
	}
	r.press(fyne.KeyEnd)
	if s.at != 127 {
		t.Errorf("at %d", s.at)
	}
}

// TestFindings: numbers and arrows choose what was found; the board stands before the
// move, with what was played and what was better.
func TestFindings(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	s := r.show(sampleGame(t))
	s.finished(readOnce(), nil)
	first := s.reading.Plies[s.reading.Turns[0]]
	r.press(fyne.Key1)
	if s.at != first.Number || s.chosen == nil || s.chosen.kind != foundTurn {
		t.Fatalf("at %d, chosen %+v", s.at, s.chosen)
	}
	var better, played bool
	for _, m := range s.marks().Squares {
		better = better || m.Role == widgets.Answer && m.Square == first.Miss.Better.To()
		played = played || m.Role == widgets.Offender && m.Square == first.Move.To()
	}
	if !better || !played {
		t.Errorf("marks %+v of %v beside %v", s.marks().Squares, first.Move, first.Miss.Better)
	}
	r.press(fyne.KeyUp)
	if s.chosen.at != 0 {
		t.Error("above the first finding is another")
	}
	for range s.panel.findings {
		r.press(fyne.KeyDown)
	}
	if last := s.panel.findings[len(s.panel.findings)-1]; !last.same(s.chosen) || last.kind != foundSlip || s.at != 79 {
		t.Errorf("the last finding is %+v at %d", s.chosen, s.at)
	}
	r.press(fyne.KeyLeft)
	if s.chosen != nil || s.at != 78 {
		t.Errorf("%+v is still chosen at %d", s.chosen, s.at)
	}
}

// TestNoSpoiling: a mate that can be solved is not shown, neither on the board nor in
// words.
func TestNoSpoiling(t *testing.T) {
	for _, solve := range []bool{true, false} {
		r := newRoom(t, lessons.English, false, middling)
		if !solve {
			r.env.Solve = nil
		}
		g := gameOf(t, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*1a 5a6b")
		s := r.show(Game{g, progress.PastGame{When: ended, Start: "-", Side: rules.Black, Ending: "resignation"}})
		r.work()
		r.press(fyne.Key1)
		if s.chosen == nil {
			t.Fatal("no turning point")
		}
		text := s.chosen.card.Text()
		shown := slices.ContainsFunc(s.marks().Squares, func(m widgets.SquareMark) bool { return m.Role == widgets.Answer })
		if told := strings.Contains(text, "5b"); told == solve || shown == solve {
			t.Errorf("solve %t: %q, shown %t", solve, text, shown)
		}
		if r.press(fyne.KeyM); solve != (r.last() == "solve") {
			t.Errorf("solve %t: %q", solve, r.calls)
		}
	}
}

// TestDeeds: what can be done from a position, by keys.
func TestDeeds(t *testing.T) {
	for key, want := range map[fyne.KeyName]string{
		fyne.KeyReturn: "play", fyne.KeyS: "study", fyne.KeyN: "new", fyne.KeyEscape: "leave", fyne.KeyG: "lesson",
	} {
		r := newRoom(t, lessons.English, false, middling)
		r.show(sampleGame(t))
		r.press(fyne.KeyHome, fyne.KeyRight, key)
		if r.last() != want {
			t.Errorf("%s: %q", key, r.calls)
		}
		if want == "play" && r.calls[0] != "play white lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B4GR1/LNSGK1SNL w - 2" {
			t.Errorf("%q", r.calls)
		}
	}
}

// TestMatedCannotPlayOn: a position without a move is not played on from.
func TestMatedCannotPlayOn(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	g := gameOf(t, "4k4/9/4P4/9/9/9/9/9/4K4 b G 1", "G*5b")
	s := r.show(Game{g, progress.PastGame{When: ended, Start: "-", Side: rules.Black, Ending: "mate"}})
	if r.press(fyne.KeyReturn); r.last() != "" || !s.panel.playOn.Disabled() {
		t.Errorf("%q", r.calls)
	}
	r.press(fyne.KeyHome, fyne.KeyReturn)
	if r.last() != "play" {
		t.Errorf("%q", r.calls)
	}
}

// TestExercises: those made here have no fault, with the texts of every language, and a
// position that nobody has looked at makes none.
func TestExercises(t *testing.T) {
	set, err := words.NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	catalogue, _ := stage.Words()
	r := newRoom(t, lessons.English, false, middling)
	s := r.show(sampleGame(t))
	if r.press(fyne.KeyE); r.last() != "" {
		t.Errorf("an exercise of nothing: %q", r.calls)
	}
	s.finished(readOnce(), nil)
	mate := slices.IndexFunc(s.panel.findings, func(f *finding) bool { return f.kind == foundMate && f.miss.Miss.Plies < 9 })
	s.choose(s.panel.findings[mate])
	r.press(fyne.KeyE, fyne.Key1, fyne.KeyE, fyne.KeyHome, fyne.KeyE)
	if s.Says() != "kept" || len(r.calls) != 3 {
		t.Fatalf("%q: %q", s.Says(), r.calls)
	}
	for i, call := range r.calls {
		text := strings.TrimPrefix(call, "exercise ")
		for _, f := range lessons.Lint(fstest.MapFS{"a.toml": {Data: []byte(text)}}, set, catalogue.Glossary()) {
			t.Errorf("%v\n%s", f, text)
		}
		if mates := strings.Contains(text, "mateIn"); mates != (i == 0) {
			t.Errorf("exercise %d:\n%s", i, text)
		}
	}
}

// TestSaves: every form reads back to the same game, and what is copied too.
func TestSaves(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	s := r.show(sampleGame(t))
	now := s.game.Game.Position()
	reads := func(text string, f saving.Form) {
		file, err := kifu.Parse([]byte(text))
		if err != nil {
			t.Fatalf("%s: %v", f.Label, err)
		}
		if final := file.Records[0].Final(); final.SFEN() != now.SFEN() || file.Format != f.Format {
			t.Errorf("%s read as %s ends at %s", f.Label, file.Format, final.SFEN())
		}
		if end := file.Records[0].End().String(); end != "resign" && f.Format != kifu.USI { // which has none
			t.Errorf("%s ends by %s", f.Label, end)
		}
	}
	for i, f := range saving.Forms {
		r.calls = nil
		s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyW})
		s.saving.Choose(i)
		s.saving.Save()
		head, text, _ := strings.Cut(r.calls[0], "\n")
		if !strings.HasPrefix(head, "save shogi-2026") || !strings.HasSuffix(head, f.Ending) || !strings.Contains(s.Says(), "Saved") || s.saving.Open() {
			t.Errorf("%q: %q", head, s.Says())
		}
		reads(text, f)
	}
	s.TypedKey(&fyne.KeyEvent{Name: fyne.KeyW})
	s.saving.Copy()
	reads(fyne.CurrentApp().Clipboard().Content(), saving.Forms[0])
}

// TestKeysAreNamed: every key of the list has its words in every language.
func TestKeysAreNamed(t *testing.T) {
	for _, l := range lessons.Languages {
		r := newRoom(t, l, false, middling)
		for _, k := range r.show(sampleGame(t)).Keys() {
			if text := r.env.Words.Say(k[1], nil); strings.HasPrefix(text, "[") {
				t.Errorf("%s, %s: %s", l, k[0], text)
			}
		}
	}
}
