package play

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/widgets"
)

// shown reports whether the setup has a part now.
func (r *room) shown(name string) bool {
	for _, p := range r.screen.Parts() {
		if p.Name == name && p.Object.Visible() {
			return true
		}
	}
	return false
}

// enter writes a text in the place of what stands in a line.
func (r *room) enter(part, text string) *widgets.Entry {
	r.t.Helper()
	e, ok := r.part(part).Object.(*widgets.Entry)
	if !ok {
		r.t.Fatalf("%s is no line to write in", part)
	}
	e.SetText("")
	test.Type(e, text)
	return e
}

// TestSetupTwoClicks: the last choice is offered again, whatever it was: Enter begins
// the same game.
func TestSetupTwoClicks(t *testing.T) {
	for name, change := range choices {
		r := furnished(t, lessons.English, false, middling)
		s := r.open(change)
		want := s.Choice()
		r.press(fyne.KeyReturn)
		if len(r.started) != 1 || r.started[0] != want || ParseChoice(r.env.Last) != want {
			t.Errorf("%s: begun %v, want %v", name, r.started, want)
		}
	}
}

// TestSetupSeats: who sits where; only an even game has a furigoma, also one of two people,
// and then nobody is asked for an opponent.
func TestSetupSeats(t *testing.T) {
	r := furnished(t, lessons.English, false, middling)
	s := r.open(func(c *Choice) { c.Start, c.Opponent = "even-game", "3" })
	for i, want := range []Choice{{}, {White: true}, {Furigoma: true}, {People: true, Furigoma: true}} {
		r.click("you-" + string(rune('0'+(i+1)%4)))
		r.click("you-" + string(rune('0'+i)))
		c := s.Choice()
		if c.White != want.White || c.Furigoma != want.Furigoma || c.People != want.People {
			t.Errorf("seat %d: %v", i, c)
		}
		if s.choice.draws() != want.Furigoma {
			t.Errorf("seat %d: drawn %v", i, s.choice.draws())
		}
		for _, part := range []string{"opponent-0", "rank-0", "step-0", "book"} {
			if r.shown(part) == want.People {
				t.Errorf("seat %d: %s is shown: %v", i, part, !want.People)
			}
		}
	}
	r.click("you-2", "start-lance-handicap")
	if r.shown("you-3") || s.choice.draws() || s.seat() != seatBlack {
		t.Errorf("in a handicap game the sides are drawn: seat %d", s.seat())
	}
}

// TestSetupOpponents: engines are offered only where there are any, by their names; one
// that is no longer there gives way to a level.
func TestSetupOpponents(t *testing.T) {
	r := furnished(t, lessons.English, false, middling)
	s := r.open(func(*Choice) {})
	r.click("opponent-4")
	if s.Choice().Opponent != External+r.env.Engines[0] || r.shown("rank-0") || r.shown("book") {
		t.Errorf("chosen %s", s.Choice().Opponent)
	}
	r.part("engine").Object.(*widgets.Selector).TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight})
	if s.Choice().Opponent != External+r.env.Engines[1] {
		t.Errorf("chosen %s", s.Choice().Opponent)
	}
	r.click("opponent-3")
	if !s.leveled() || !r.shown("rank-0") || r.shown("engine") {
		t.Errorf("chosen %s", s.Choice().Opponent)
	}
	r.env.Engines = nil
	s = r.open(choices["engine"])
	if !s.leveled() || r.shown("opponent-4") || r.shown("engine") {
		t.Errorf("an engine that is gone: %s", s.Choice().Opponent)
	}
}

// TestSetupBook: the openings are those of the start; another start has others.
func TestSetupBook(t *testing.T) {
	r := furnished(t, lessons.English, false, middling)
	s := r.open(func(c *Choice) { c.Opponent = "3" })
	list := r.part("book").Object.(*widgets.Selector)
	right := func() { list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyRight}) }
	if !s.Choice().Book || s.Choice().Opening != "" {
		t.Errorf("first %v", s.Choice())
	}
	right()
	right()
	right() // there are no more
	if s.Choice().Opening != "six-piece-handicap-2" || list.Label() != "Six-piece handicap: file 1" {
		t.Errorf("chosen %q, %q", s.Choice().Opening, list.Label())
	}
	test.Tap(list)
	menu := list.Menu()
	if menu == nil || len(menu.Items) != 4 {
		t.Fatalf("the list is %v", menu)
	}
	menu.Hide()
	r.press(fyne.KeyUp)
	if list.Label() != r.env.Words.Say("play.book.any", nil) {
		t.Errorf("with another start it is %q", list.Label())
	}
	list.TypedKey(&fyne.KeyEvent{Name: fyne.KeyLeft})
	if s.Choice().Book || s.Choice().Opening != "" {
		t.Errorf("without a book it is %v", s.Choice())
	}
	if r.open(func(c *Choice) { c.Opponent, c.Start = "3", "naked-king" }); r.shown("book") {
		t.Error("a start without openings has some")
	}
}

// TestSetupClock: a clock is taken from the presets or written. What cannot be read is
// told of and not begun with.
func TestSetupClock(t *testing.T) {
	r := furnished(t, lessons.English, false, middling)
	s := r.open(func(c *Choice) { c.Opponent = Waits })
	for i, p := range presets {
		r.click("clock-"+string(rune('0'+(i+1)%len(presets))), "clock-"+string(rune('0'+i)))
		if s.Choice().Clock != p.clock || r.shown("clock-line") {
			t.Errorf("%s is %q", p.key, s.Choice().Clock)
		}
	}
	r.click("clock-0", "clock-5")
	if s.Choice().Clock != "byoyomi 600 30" || r.window.Canvas().Focused() != s.clock.entry || s.clock.entry.Text != "10 + 30" {
		t.Errorf("at first the line is %q for %q", s.clock.entry.Text, s.Choice().Clock)
	}
	e := r.enter("clock-line", "5 + ")
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if how := r.env.Words.Say("play.clock.how", nil); len(r.started) != 0 || s.clock.Note.Text != how || s.clock.Note.Color != widgets.ColorWrong {
		t.Errorf("begun with %q: %q", e.Text, s.clock.Note.Text)
	}
	test.Type(e, "10 f")
	if s.clock.Note.Text != "5 min for each side, and 10 s more after every move." || s.clock.Note.Color == widgets.ColorWrong {
		t.Errorf("%q is told of as %q", e.Text, s.clock.Note.Text)
	}
	e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
	if len(r.started) != 1 || r.started[0].Clock != "fischer 300 10" {
		t.Errorf("begun %v", r.started)
	}
	r.enter("clock-line", "x")
	if r.click("clock-1"); s.clock.unread || s.Choice().Clock != "sudden 600" || r.window.Canvas().Focused() != nil {
		t.Errorf("after a preset it is %q", s.Choice().Clock)
	}
}

// TestSetupPosition: a position that is pasted, or why no game can begin from it.
func TestSetupPosition(t *testing.T) {
	r := furnished(t, lessons.English, false, middling)
	s := r.open(func(c *Choice) { c.Start, c.Opponent = "naked-king", "3" })
	r.press(fyne.KeyDown) // the last one of all
	if !s.free() || r.window.Canvas().Focused() != s.position.entry || s.Says() != r.env.Words.Say("play.position.paste", nil) {
		t.Errorf("%s: %q", s.Choice().Start, s.Says())
	}
	for text, want := range map[string]string{
		"9/9/9/9/9/9/9/9/9 b - 1":                     "No game can begin here. There is no king on the board.",
		"4k4/9/9/9/9/9/9/4K4/4K4 b - 1":               "No game can begin here. Sente has more than one king.",
		"4k4/9/9/9/9/9/9/9/4K4 b 3R 1":                "No game can begin here. Of the rook there are 3, and a set has 2.",
		"4k4/9/9/9/9/9/9/4R4/3K5 b - 1":               "No game can begin here: it is Sente's turn, and Gote's king could be taken at once.",
		"4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1":             "No game can begin here: Gote has no legal move.",
		"4k4/9/9/9/9/9/9/9/4X4 b - 1":                 "This is no SFEN: it cannot be read from character 20 on.",
		"手合割：六枚落ち":                                    "This is no SFEN: it cannot be read from character 1 on.",
		"4k4/9/9/9/9/9/9/9/4K4 b R 1":                 "A position",
		"position sfen 4k4/9/9/9/9/9/9/9/4K4 w r 33 ": "A position",
	} {
		e := r.enter("sfen", text)
		if s.Says() != want {
			t.Errorf("%s: %q, want %q", text, s.Says(), want)
		}
		begun := len(r.started)
		e.TypedKey(&fyne.KeyEvent{Name: fyne.KeyReturn})
		if playable := want == "A position"; (len(r.started) > begun) != playable {
			t.Errorf("%s: begun %v", text, !playable)
		} else if playable {
			p := r.started[begun].Position()
			if p.SFEN() != strings.TrimSpace(strings.TrimPrefix(text, "position sfen")) {
				t.Errorf("%s: begun from %s", text, p.SFEN())
			}
		}
	}
	s.position.entry.TypedKey(&fyne.KeyEvent{Name: fyne.KeyUp})
	if s.free() || r.shown("sfen") || r.window.Canvas().Focused() != nil {
		t.Errorf("back at %s", s.Choice().Start)
	}
}

// TestSetupLately: how the last games from the start went, on the side that is chosen.
func TestSetupLately(t *testing.T) {
	r := furnished(t, lessons.English, false, middling)
	s := r.open(func(*Choice) {})
	if want := "Six-piece handicap: you won 2 of your last 3 games."; s.record.Text != want {
		t.Errorf("%q, want %q", s.record.Text, want)
	}
	for _, away := range []string{"you-1", "you-2", "start-four-piece-handicap"} {
		if r.click(away); s.record.Text != "" {
			t.Errorf("%s: %q", away, s.record.Text)
		}
		r.click("you-0")
	}
	even := progress.PastGame{Start: rules.StartSFEN, Opponent: "3", Ending: "mate"}
	r.past = append(r.past, even, even, even, even, even, even)
	s = r.open(func(c *Choice) { c.Start = "even-game" })
	if want := "Even game: you won 5 of your last 5 games."; s.record.Text != want {
		t.Errorf("%q, want %q", s.record.Text, want)
	}
}

// TestSetupWords: whatever is chosen, all that is said is there in every language.
func TestSetupWords(t *testing.T) {
	for _, l := range lessons.Languages {
		r := furnished(t, l, false, large)
		for name, change := range choices {
			s := r.open(change)
			for i := range rules.RuleSets {
				s.choice.Rules = rules.RuleSets[i].Name
				s.render()
				said := []string{s.Says(), s.about.Text, s.record.Text}
				for _, line := range s.lines {
					said = append(said, line.note.Text)
					for _, o := range line.objects {
						for _, text := range drawn(o) {
							said = append(said, text.Text)
						}
					}
				}
				if all := strings.Join(said, "|"); strings.Contains(all, "[") {
					t.Errorf("%s/%s: %s", l, name, all)
				}
			}
		}
		for _, text := range []string{"", "9", "9/9/9/9/9/9/9/9/9 b - 1", "4k4/9/9/9/9/9/9/4K4/4K4 b - 1", "4k4/9/9/9/9/9/9/9/4K4 b 3R 1",
			"4k4/9/9/9/9/9/9/4R4/3K5 b - 1", "4k4/4G4/4G4/9/9/9/9/9/4K4 w - 1"} {
			if _, fault := readPosition(r.env.Words, text); fault == "" || strings.Contains(fault, "[") {
				t.Errorf("%s: of %q it says %q", l, text, fault)
			}
		}
	}
}
