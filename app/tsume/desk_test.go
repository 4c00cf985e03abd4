package tsume

import (
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/lessons"
	"terakoya/lessons/problem"
	"terakoya/lessons/problem/solving"
	"terakoya/rules"
	"terakoya/widgets"
)

// The last move of three is 7a8b+ or 9c8b. With a gold in hand as well it is mate in one,
// and 7a9c+ mates in three.
var (
	twoEnds      = asked{"2B6/k8/9/1G7/9/9/9/9/9 b 2rb3g4s4n4l18p 1", 3}
	shortAndLong = asked{"2B6/k8/9/1G7/9/9/9/9/9 b G2rb2g4s4n4l18p 1", 1}
)

// desk asks problems of a set of five, in English.
func desk(t *testing.T, all ...asked) (*room, *Desk) {
	t.Helper()
	r := newRoom(t, lessons.English, false, small)
	return r, r.set(Choice{Count: 5}, all...)
}

// TestSolvedByHand: clicks on the board solve a problem, by either last move; the
// defender answers, and what came of it is recorded.
func TestSolvedByHand(t *testing.T) {
	for _, last := range [][]string{{"9c", "8b"}, {"7a", "8b", "8b"}} {
		r, d := desk(t, twoEnds)
		r.click("8d", "9c")
		if p := d.position(); !p.At(sq(t, "8a")).Is(rules.White, rules.King) {
			t.Fatalf("the defender has not answered: %s", p.SFEN())
		}
		r.click(last...)
		if d.attack.State() != solving.Done {
			t.Fatalf("%v: it is not mate: %s", last, d.Says())
		}
		if len(r.results) != 1 || r.results[0].How != solving.FirstTry || r.results[0].ID != "a" {
			t.Errorf("recorded %+v", r.results)
		}
	}
}

func sq(t *testing.T, name string) rules.Square {
	t.Helper()
	s, ok := rules.ParseSquare(name)
	if !ok {
		t.Fatal(name)
	}
	return s
}

// TestRefuted: a check that the king escapes is shown with its answer; the next try is
// at once possible.
func TestRefuted(t *testing.T) {
	r, d := desk(t, goldHead)
	r.click("hand-black-G", "6b")
	if d.attack.State() != solving.Refused || !strings.Contains(d.Says(), "6b") {
		t.Fatalf("state %d: %s", d.attack.State(), d.Says())
	}
	m := d.marks()
	answered := slices.ContainsFunc(m.Arrows, func(a widgets.ArrowMark) bool { return a.From == sq(t, "5a") && a.To == sq(t, "6b") })
	if !answered || !slices.Contains(r.marked(), "other-6b") {
		t.Errorf("marked %v, arrows %v", r.marked(), m.Arrows)
	}
	r.click("hand-black-G", "5b")
	if d.attack.State() != solving.Done || r.results[0].How != solving.WithHelp {
		t.Errorf("state %d, %+v", d.attack.State(), r.results)
	}
}

// TestIllegal: the law explains what it forbids; Enter takes it back.
func TestIllegal(t *testing.T) {
	r, d := desk(t, goldHead)
	r.click("5c", "5a")
	if d.attack.Foul() == nil || d.attack.Foul().Foul != rules.FoulWrongMovement || !slices.Contains(r.marked(), "offender-5a") {
		t.Fatalf("%v, marked %v", d.attack.Foul(), r.marked())
	}
	r.press(fyne.KeyReturn)
	if d.attack.State() != solving.Open || len(r.marked()) > 0 {
		t.Errorf("state %d, marked %v", d.attack.State(), r.marked())
	}
}

// TestLonger: a longer mate is told, and lets one go on or back.
func TestLonger(t *testing.T) {
	r, d := desk(t, shortAndLong)
	r.click("7a", "9c", "9c")
	if d.attack.State() != solving.Asking || !strings.Contains(d.Says(), "3") {
		t.Fatalf("state %d: %s", d.attack.State(), d.Says())
	}
	r.press(fyne.KeyU)
	if d.attack.State() != solving.Open {
		t.Fatalf("state %d", d.attack.State())
	}
	r.click("7a", "9c", "9c")
	r.press(fyne.KeyReturn)
	if len(d.attack.Moves()) != 2 || d.attack.Left() != 1 {
		t.Fatalf("%v, %d left", d.attack.Moves(), d.attack.Left())
	}
	if r.solve(); r.results[0].How != solving.WithHelp {
		t.Errorf("%+v", r.results)
	}
}

// TestHelp: the hint marks the piece, then the move; the solution is shown move by move.
func TestHelp(t *testing.T) {
	r, d := desk(t, twoEnds, goldHead)
	r.press(fyne.KeyH)
	if marked := r.marked(); len(marked) != 1 || marked[0] != "look-8d" {
		t.Errorf("marked %v", marked)
	}
	r.press(fyne.KeyH)
	if m := d.marks(); len(m.Arrows) != 1 || m.Arrows[0].To != sq(t, "9c") {
		t.Errorf("arrows %v", m.Arrows)
	}
	r.press(fyne.KeyS)
	if len(d.attack.Moves()) != 2 || d.attack.Hint() != 0 {
		t.Errorf("%v, %d hints", d.attack.Moves(), d.attack.Hint())
	}
	if r.press(fyne.KeyS); d.replay == nil || r.results[0].How != solving.Given {
		t.Fatalf("%+v", r.results)
	}
}

// TestDefencesOnDemand: once it is mate, every defence can be chosen by its key, and
// the mate that follows is walked through.
func TestDefencesOnDemand(t *testing.T) {
	for i := range 4 {
		r, d := desk(t, inFive, goldHead)
		r.solve()
		r.press(fyne.KeyD)
		all := d.others()
		if len(all) != 4 || d.replay.At() != 1 {
			t.Fatalf("%d defences after %d moves", len(all), d.replay.At())
		}
		r.press(fyne.KeyName('1' + rune(i)))
		if p := d.position(); d.replay.At() != 2 || d.replay.Move(1) != all[i].Move || !strings.Contains(d.Says(), "2 of") {
			t.Errorf("%d: at %d in %v: %s, %s", i, d.replay.At(), d.replay.Line(), d.Says(), p.SFEN())
		}
		for range 9 {
			r.press(fyne.KeyRight)
		}
		if p := d.position(); !p.InCheck() || p.HasLegal() {
			t.Errorf("%d: it does not end with mate: %s", i, p.SFEN())
		}
		if r.press(fyne.KeyU); i > 0 && d.replay.At() != 1 {
			t.Errorf("%d: back at %d", i, d.replay.At())
		}
	}
}

// TestSingle: the mate in a position of one's own, by gote too; nothing is recorded.
func TestSingle(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	d := NewSingle(r.env, position(t, "9/9/9/9/9/9/4p4/9/4K4 w g 1"))
	r.show(d)
	if d.attack == nil || d.attack.Length() != 1 || d.far() != rules.Black {
		t.Fatalf("%+v, %v at the far end", d.attack, d.far())
	}
	r.click("hand-white-G", "5h")
	if d.attack.State() != solving.Done || len(r.results) != 0 {
		t.Errorf("state %d, %v", d.attack.State(), r.results)
	}
	if r.press(fyne.KeyReturn); r.left != 1 {
		t.Errorf("left %d times", r.left)
	}
}

// TestNoMate: where there is none, that is said.
func TestNoMate(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	d := NewSingle(r.env, position(t, rules.StartSFEN))
	r.show(d)
	if !d.looks.none || d.attack != nil {
		t.Fatalf("%+v", d.looks)
	}
	if r.press(fyne.KeyS, fyne.KeyH, fyne.KeyD, fyne.KeyF, fyne.KeyReturn); r.left != 1 {
		t.Errorf("left %d times", r.left)
	}
}

// TestThinking: while a move is weighed it is shown as made and nothing else can be
// tried; what comes after the screen was closed is dropped.
func TestThinking(t *testing.T) {
	r, d := desk(t, goldHead)
	r.held = true
	r.click("hand-black-G", "5b")
	if d.tries() || d.weighing == rules.NoMove || d.attack.State() != solving.Open {
		t.Fatalf("weighing %s, state %d", d.weighing, d.attack.State())
	}
	r.press(fyne.KeyH, fyne.KeyS, fyne.KeyReturn, fyne.KeyF)
	if d.Close(); len(r.waits) != 1 {
		t.Fatalf("%d works wait", len(r.waits))
	}
	if r.let(); d.attack.State() != solving.Open || len(r.results) != 0 {
		t.Errorf("state %d, %v", d.attack.State(), r.results)
	}
}

// TestLeave: what was solved is summed up; where nothing was, there is no summary.
func TestLeave(t *testing.T) {
	r, _ := desk(t, goldHead, twoEnds)
	if r.press(fyne.KeyEscape); r.left != 1 {
		t.Errorf("left %d times", r.left)
	}
	r, _ = desk(t, goldHead, twoEnds)
	r.solve()
	r.press(fyne.KeyEscape)
	if s, ok := r.screen.(*Summary); !ok || s.sum.All != 1 {
		t.Errorf("%T is shown", r.screen)
	}
}

// TestShippedBySet: problems of the library are solved from the choice to the result.
func TestShippedBySet(t *testing.T) {
	r := newRoom(t, lessons.English, false, small)
	r.env.Last = Choice{Length: 0, Level: Hard, Theme: problem.Sacrifice.String(), Count: 5}.String()
	r.setup()
	r.press(fyne.KeyReturn)
	for range 5 {
		r.solve()
		r.press(fyne.KeyReturn)
	}
	if s, ok := r.screen.(*Summary); !ok || s.sum.First != 5 {
		t.Fatalf("%T is shown, %+v", r.screen, r.results)
	}
	if r.press(fyne.KeyReturn); r.screen.Name() != "mates" {
		t.Errorf("%s is shown", r.screen.Name())
	}
}
