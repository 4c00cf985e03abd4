package joseki

import (
	"context"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/lessons"
	"terakoya/lessons/opening"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/widgets"
)

const edge9 = "six-piece-file-9"

// texts are those that stand above the map.
func texts(t *Trainer) string {
	var all []string
	var walk func(fyne.CanvasObject)
	walk = func(o fyne.CanvasObject) {
		switch o := o.(type) {
		case *widgets.Paragraph:
			all = append(all, o.Text)
		case widgets.Holder:
			for _, held := range o.Held() {
				walk(held)
			}
		}
	}
	walk(t.panel.texts)
	return strings.Join(all, "\n")
}

// TestLearns: what is told of is asked and told after it; the rest is shown by an arrow
// and goes on by itself.
func TestLearns(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.env.Library = sample(t)
	s := r.trainer(edge9)
	if m := s.marks(); len(m.Arrows) != 1 || m.Arrows[0].To.String() != "7f" || !strings.Contains(texts(s), "Play P-7f") {
		t.Fatalf("%+v, says %q", m.Arrows, texts(s))
	}
	r.attempt(s, "7g7f")
	if m := s.marks(); len(m.Arrows) > 0 || !strings.Contains(texts(s), "What now?\nP-7f was in the book. Uwate answered G-7b.") {
		t.Errorf("%+v, says %q", m.Arrows, texts(s))
	}
	r.press(fyne.KeyH)
	if m := s.marks(); len(m.Arrows) > 0 || len(m.Squares) != 1 || m.Squares[0].Square.String() != "8h" {
		t.Errorf("the first hint: %+v", m)
	}
	r.press(fyne.KeyH)
	if m := s.marks(); len(m.Arrows) != 1 || !s.panel.left.Disabled() {
		t.Errorf("the second hint: %+v", m)
	}
	r.attempt(s, "8h6f")
	if text := texts(s); !strings.Contains(text, "Right: B-6f") || !strings.Contains(text, "diagonal") || s.strip.next.Text != "Next: S-8b" {
		t.Errorf("it says %q, and %q", text, s.strip.next.Text)
	}
	r.press(fyne.KeyReturn)
	if played(s) != "4a3b 7g7f 6a7b 8h6f 7a8b" || s.strip.next.Text != "" || !strings.Contains(texts(s), "Uwate played S-8b.") {
		t.Errorf("after %s it says %q", played(s), texts(s))
	}
}

// TestOutside: a move that no book has is looked at in the background; what the book plays
// is told with it, and the answer to it is drawn.
func TestOutside(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.env.Engine = thinks{-400, -1000}
	s := r.trainer(edge9)
	r.press(fyne.Key2)
	before := played(s)
	r.attempt(s, "9i9h")
	if !strings.Contains(r.screen.Says(), "A search is looking") || !strings.Contains(texts(s), "L-9h is not in the book") {
		t.Errorf("says %q, and %q", r.screen.Says(), texts(s))
	}
	r.answer()
	text := texts(s)
	for _, want := range []string{"L-9h is refuted", "about as much as losing 3 pawns", "The book plays P-7f"} {
		if !strings.Contains(text, want) {
			t.Errorf("it says %q, without %q", text, want)
		}
	}
	if m := s.marks(); len(m.Ghosts) != 1 || len(m.Arrows) != 1 || m.Arrows[0].Role != widgets.Danger || played(s) != before {
		t.Errorf("the marks are %+v after %s", m, played(s))
	}
	lanes, _ := s.mapLanes()
	if last := lanes[len(lanes)-1]; !last.Slip || !last.Dots[0].Slip || last.Name != "your slip" {
		t.Errorf("on the map: %+v", last)
	}
	r.press(fyne.KeyReturn)
	if strings.Contains(texts(s), "L-9h") || len(s.marks().Ghosts) > 0 {
		t.Errorf("it still says %q", texts(s))
	}
}

// thinks is a player that thinks so of what was tried, and of the move of the book.
type thinks struct{ tried, book engine.Score }

func (thinks) Name() string { return "thinks" }

func (e thinks) Choose(ctx context.Context, g *rules.Game, _ engine.Limits) (engine.Choice, error) {
	if err := engine.Ready(ctx, g); err != nil {
		return engine.Choice{}, err
	}
	p, score := g.Position(), e.book
	if m := g.Moves()[len(g.Moves())-1]; m.String() == "9i9h" {
		score = e.tried
	}
	best := p.Legal()[0]
	return engine.Choice{Move: best, Info: engine.Info{Score: score, Line: []rules.Move{best}}}, nil
}

// TestOutsideTooLate: what a search says of a move that has gone is dropped.
func TestOutsideTooLate(t *testing.T) {
	for name, leave := range map[string]func(*room, *Trainer){
		"retried": func(r *room, s *Trainer) { r.press(fyne.KeyReturn) },
		"shown":   func(r *room, s *Trainer) { r.press(fyne.KeyS) },
		"another": func(r *room, s *Trainer) { r.press(fyne.KeyN) },
		"turned":  func(r *room, s *Trainer) { r.press(fyne.KeyT) },
		"closed":  func(r *room, s *Trainer) { s.Close() },
	} {
		t.Run(name, func(t *testing.T) {
			r := newRoom(t, lessons.English, false, small)
			r.env.Engine = thinks{-400, -1000}
			s := r.trainer(edge9)
			r.press(fyne.Key2)
			r.attempt(s, "9i9h")
			leave(r, s)
			r.answer()
			if s.session.Verdict().Compared != nil || strings.Contains(texts(s), "refuted") {
				t.Errorf("it says %q", texts(s))
			}
		})
	}
}

// TestFoul: an illegal move is explained by the law, and changes nothing.
func TestFoul(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.trainer(edge9)
	before := played(s)
	r.click("8h", "5e")
	if !strings.Contains(texts(s), "Not allowed") || len(s.marks().Squares) == 0 || played(s) != before {
		t.Errorf("it says %q after %s", texts(s), played(s))
	}
	r.click("main")
	if strings.Contains(texts(s), "Not allowed") {
		t.Error("it is still explained")
	}
}

// TestPunishes: the mistake stands on the board; the book's answer is right, and its line
// is shown.
func TestPunishes(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.trainer("rook-right-fourth-file")
	r.click("mode-2")
	if s.mode != opening.Punish || !strings.Contains(texts(s), "How is this answered?\nUwate played B-3c.") {
		t.Fatalf("it says %q", texts(s))
	}
	r.press(fyne.KeyS)
	if text := texts(s); !strings.Contains(text, "How the book goes on\n▲P-4e") || s.session.Phase() != opening.Answered {
		t.Errorf("it says %q", text)
	}
	r.press(fyne.KeyReturn, fyne.KeyReturn)
	if s.line != 1 || !strings.Contains(texts(s), "Uwate played P-3e.") {
		t.Errorf("problem %d: %q", s.line, texts(s))
	}
	r.press(fyne.KeyT, fyne.Key3)
	if s.mode == opening.Punish || !strings.Contains(r.screen.Says(), "No mistake of Shitate is marked") {
		t.Errorf("Uwate has nothing to punish: %v, %q", s.mode, r.screen.Says())
	}
}

// TestKeys: every deed has its key.
func TestKeys(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.trainer(edge9)
	r.press(fyne.KeyF)
	if s.far() != rules.Black {
		t.Error("the board is not turned")
	}
	r.press(fyne.KeyT)
	if s.side != rules.White || s.far() != rules.Black || s.header.side.Label != "Uwate" {
		t.Errorf("plays %v", s.side)
	}
	r.press(fyne.KeyT, fyne.KeyN)
	if s.line != 1 || s.mode != opening.Learn {
		t.Errorf("line %d in mode %v", s.line, s.mode)
	}
	r.press(fyne.KeyS, fyne.KeyG)
	if last := r.calls[len(r.calls)-1]; !strings.HasPrefix(last, "play "+edge9+" black lns") && !strings.HasPrefix(last, "play "+edge9+" black ") {
		t.Errorf("called %q", r.calls)
	}
	r.press(fyne.Key4)
	if len(r.calls) != 2 {
		t.Errorf("called %q", r.calls)
	}
	r.press(fyne.KeyEscape)
	if r.calls[2] != "back" {
		t.Errorf("called %q", r.calls)
	}
}

// TestDueIsAsked: an opening with something due begins as a drill of that, and what is
// answered is due no more.
func TestDueIsAsked(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	o := r.env.Library.Find(edge9)
	r.learn(o, rules.Black, 100, 3)
	r.now = r.now.AddDate(0, 0, 100)
	s := r.trainer(edge9)
	due := o.Tally(s.memory, rules.Black).Due
	if s.mode != opening.Drill || due == 0 || !strings.Contains(s.panel.drawn.tally.Text, "due") {
		t.Fatalf("mode %v, %d due, %q", s.mode, due, s.panel.drawn.tally.Text)
	}
	wanted := s.session.Wanted()
	r.attempt(s, wanted[0].Move.String())
	if now := o.Tally(s.memory, rules.Black).Due; now != due-1 {
		t.Errorf("%d due, then %d", due, now)
	}
}

// TestLanes: a lane of the map that is tapped is walked, unless it is no model.
func TestLaneIsWalked(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	s := r.trainer(edge9)
	m := s.panel.drawn.lanes
	tap := func(line int) {
		i := slices.Index(s.panel.drawn.lines, line)
		at, size := m.LaneRect(i)
		m.Tapped(&fyne.PointEvent{Position: at.AddXY(20, size.Height/2)})
	}
	if tap(2); s.line != 2 {
		t.Errorf("line %d", s.line)
	}
	if tap(4); s.line != 2 { // Shitate is too hasty there
		t.Errorf("line %d", s.line)
	}
}

// TestList: what is due is opened by a key, and an opening by keys or a click.
func TestList(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.show(NewList(r.env))
	r.press(fyne.KeyD)
	if len(r.calls) > 0 {
		t.Errorf("nothing is due, and %q", r.calls)
	}
	r.press(fyne.KeyReturn, fyne.KeyDown, fyne.KeyReturn, fyne.KeyUp, fyne.KeyUp, fyne.KeyReturn, fyne.KeyEscape)
	if want := []string{"open lance-against-fourth-file", "open lance-against-third-file", "open lance-against-fourth-file", "home"}; !slices.Equal(r.calls, want) {
		t.Errorf("called %q", r.calls)
	}
	r.learn(r.env.Library.Find(edge9), rules.Black, 10, 1)
	r.now = r.now.AddDate(0, 0, 60)
	l := NewList(r.env)
	r.show(l)
	l.Shown()
	r.press(fyne.KeyD)
	if last := r.calls[len(r.calls)-1]; last != "open "+edge9 || l.all[l.chosen].ID != edge9 {
		t.Errorf("called %q", r.calls)
	}
	at, size := r.part("opening-" + edge9).Rect()
	if at.Y < 0 || at.Y+size.Height > small.Height {
		t.Errorf("what is due lies at %v", at)
	}
	test.TapCanvas(r.window.Canvas(), at.AddXY(20, 20))
	if len(r.calls) != 6 {
		t.Errorf("called %q", r.calls)
	}
}
