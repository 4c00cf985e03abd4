package games

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

// TestKeys: the keys go through the list, and open what can be opened.
func TestKeys(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.show()
	r.said("Mon 30 Nov. A position of its own as Sente. Lost: resignation · Level 3. 2 moves.")
	r.press(fyne.KeyUp, fyne.KeyDown, fyne.KeyDown)
	r.said("Sat 28 Nov. Six-piece handicap as Shitate. Lost: checkmate · Level 5+. 82 moves. An earlier version did not keep its moves.")
	r.press(fyne.KeyReturn, fyne.KeyE)
	r.said("did not keep its moves")
	if r.click("main", "save"); len(r.calls) > 0 {
		t.Errorf("a game without moves leads to %v", r.calls)
	}
	r.press(fyne.KeyEnd)
	r.said("26 Oct 2025. Ten-piece handicap")
	r.press(fyne.KeyPageUp, fyne.KeyHome, fyne.KeyReturn)
	if len(r.calls) != 1 || r.calls[0] != "open "+r.past[12].Start {
		t.Errorf("it leads to %v", r.calls)
	}
}

// TestWays: the other keys lead out.
func TestWays(t *testing.T) {
	for key, want := range map[fyne.KeyName]string{fyne.KeyO: "file", fyne.KeyN: "new", fyne.KeyEscape: "leave"} {
		r := newRoom(t, lessons.English, false, small)
		r.show()
		if r.press(key); len(r.calls) != 1 || r.calls[0] != want {
			t.Errorf("%s leads to %v", key, r.calls)
		}
	}
}

// TestFilters: the filters choose by clicks and keys, the count follows, and the game
// that is chosen stays so.
func TestFilters(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.show()
	if s.count.Text != "13 games" || s.all.Visible() {
		t.Errorf("at first it counts %q", s.count.Text)
	}
	r.press(fyne.KeyDown, fyne.KeyDown, fyne.KeyDown)
	r.window.Canvas().Focus(s.filters.result)
	r.typed(fyne.KeyRight)
	if s.count.Text != "4 of 13 games" || !s.all.Visible() || s.shelf.at(s.chosen).ID != 10 {
		t.Errorf("won: %q, game %d", s.count.Text, s.shelf.at(s.chosen).ID)
	}
	r.window.Canvas().Focus(s.filters.kind)
	r.typed(fyne.KeyRight)
	r.typed(fyne.KeyRight)
	if s.count.Text != "No game is like this." || len(r.rows()) != 0 {
		t.Errorf("won by people: %q", s.count.Text)
	}
	r.said("No game is like this.")
	r.press(fyne.KeyReturn, fyne.KeyDelete, fyne.KeyE, fyne.KeyUp)
	if r.click("all"); len(r.rows()) != 13 || s.all.Visible() {
		t.Errorf("%d games after all are asked for", len(r.rows()))
	}
	r.window.Canvas().Focus(s.filters.start)
	r.typed(fyne.KeyRight)
	r.typed(fyne.KeyRight)
	r.window.Canvas().Focus(s.filters.side)
	r.typed(fyne.KeyRight)
	if got := r.rows(); len(got) != 3 || s.filters.start.Label() != "Six-piece handicap" || s.filters.side.Label() != "Shitate" {
		t.Errorf("%s, %s: %v", s.filters.start.Label(), s.filters.side.Label(), got)
	}
}

// TestSave: it is asked in which form and where, once, and the record is written; one
// with a pass is not.
func TestSave(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.show()
	r.press(fyne.KeyE, fyne.KeyE)
	if all := r.window.Canvas().Overlays().List(); len(all) != 1 || !s.saving.Open() {
		t.Fatalf("%d cards are open", len(all))
	}
	s.saving.Choose(3)
	s.saving.Save()
	if len(r.calls) != 1 || !strings.HasPrefix(r.calls[0], "save shogi-2026") || !strings.Contains(r.calls[0], ".csa\n") || !strings.Contains(r.calls[0], "+0011KI") {
		t.Fatalf("%v", r.calls)
	}
	if _, err := kifu.Parse([]byte(strings.SplitN(r.calls[0], "\n", 2)[1])); err != nil {
		t.Errorf("it does not read back: %v", err)
	}
	r.said("Saved: ")
	r.press(fyne.KeyDown, fyne.KeyE)
	if r.said("A side passed"); len(r.calls) != 1 || s.saving.Open() {
		t.Errorf("%v", r.calls)
	}
}

// TestRemove: it is asked first, and the answer with the focus changes nothing.
func TestRemove(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.show()
	for _, key := range []fyne.KeyName{fyne.KeyReturn, fyne.KeyEscape} {
		r.press(fyne.KeyDelete)
		if !s.asking() {
			t.Fatal("it is not asked")
		}
		if r.typed(key); s.asking() || len(r.past) != 13 {
			t.Errorf("after %s there are %d games", key, len(r.past))
		}
	}
	r.press(fyne.KeyDown, fyne.KeyDelete)
	r.typed(fyne.KeyD)
	if got := r.rows(); len(r.past) != 12 || len(got) != 12 || got[1] != 11 || s.chosen != 1 {
		t.Errorf("%v are shown, row %d", got, s.chosen)
	}
	r.said("The game has been removed.")
	r.fault = errRead
	r.press(fyne.KeyDelete)
	if r.typed(fyne.KeyD); len(r.rows()) != 12 {
		t.Error("a game is gone that could not be removed")
	}
	r.said(errRead.Error())
}

// TestEmpty: without games there is a sentence, and the way to the first one.
func TestEmpty(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.past = nil
	r.show()
	r.said("The games that you finish are kept here")
	r.press(fyne.KeyDown, fyne.KeyE, fyne.KeyDelete)
	if r.press(fyne.KeyReturn); len(r.calls) != 1 || r.calls[0] != "new" {
		t.Errorf("%v", r.calls)
	}
}

// TestFails: it is said why there are no games.
func TestFails(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.past, r.fault = nil, errRead
	r.show()
	r.said("cause: the disk is away")
	if r.press(fyne.KeyReturn); len(r.calls) > 0 {
		t.Errorf("%v", r.calls)
	}
}

// TestClosed: what is read too late changes nothing.
func TestClosed(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.held = true
	s := r.show()
	r.said("being read")
	r.press(fyne.KeyReturn, fyne.KeyDown)
	r.press(fyne.KeyEscape)
	for _, f := range r.waits {
		f()
	}
	if s.read || len(r.calls) != 1 {
		t.Errorf("read %t, %v", s.read, r.calls)
	}
}

// TestCourse: a click on the course chooses the game, also one that is filtered out, and
// the course shows which game is chosen.
func TestCourse(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	s := r.show()
	s.set(filter{result: won})
	at, _ := s.charts.graph.Place(2)
	s.charts.graph.Tapped(&fyne.PointEvent{Position: at})
	if e := s.shelf.at(s.chosen); e == nil || e.ID != 3 || len(r.rows()) != 13 {
		t.Errorf("game %+v is chosen", e)
	}
}

// TestThousands: only the rows that are seen are made.
func TestThousands(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.past = nil
	for i := range 3000 {
		g := played(i, "even-game", rules.Color(i%2), "5", progress.GameOutcome(i%3), "mate")
		g.ID = int64(i + 1)
		r.past = append(r.past, g)
	}
	s := r.show()
	made := 0
	make := s.list.CreateItem
	s.list.CreateItem = func() fyne.CanvasObject { made++; return make() }
	r.press(fyne.KeyEnd, fyne.KeyHome, fyne.KeyPageDown, fyne.KeyEnd)
	if s.count.Text != "3000 games" || s.chosen != 2999 || made > 60 {
		t.Errorf("%q, row %d, %d rows made", s.count.Text, s.chosen, made)
	}
}
