package classroom

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
)

func sq(name string) rules.Square {
	s, _ := rules.ParseSquare(name)
	return s
}

// taught is a class in English at the lesson on nifu, with the projector open.
func taught(t *testing.T) (*podium, *Projector) {
	p := newPodium(t, lessons.English, theme.New(lessons.English, false), screenSizes[0], slides(t, "nifu", "uchifuzume"))
	projector, _ := p.project(screenSizes[1])
	return p, projector
}

func marked(p *Projector) []string {
	var names []string
	for _, part := range p.Parts() {
		if stage.MarkName.MatchString(part.Name) {
			names = append(names, part.Name)
		}
	}
	return names
}

// TestRevealed: what is right is seen by the class only once the teacher shows it, and
// no longer once it is hidden.
func TestRevealed(t *testing.T) {
	p, projector := taught(t)
	p.at(lessons.Judgement, "nifu-2")
	b := projector.panel.ballots[1]
	for i, shown := range []bool{false, true, false} {
		if i > 0 {
			p.press(fyne.KeySpace)
		}
		if b.Right() != shown || projector.panel.answer.on != shown || slices.Contains(marked(projector), "offender-5d") != shown {
			t.Errorf("step %d: right %t, answer %t, marks %v, want %t", i, b.Right(), projector.panel.answer.on, marked(projector), shown)
		}
	}
	if why := projector.telling.because(); !strings.Contains(why, "5g") {
		t.Errorf("the reason is %q", why)
	}
}

// TestVotes: keys and clicks count hands, in both windows; with Shift, or by minus,
// there is one less.
func TestVotes(t *testing.T) {
	p, projector := taught(t)
	p.at(lessons.Judgement, "nifu-2")
	p.press(fyne.Key2, fyne.Key2, fyne.Key1)
	p.screen.side.more[1].Tapped(nil)
	p.shift = true
	p.press(fyne.Key2)
	p.shift = false
	p.screen.side.fewer[0].Tapped(nil)
	if a, b := projector.panel.ballots[0].Votes(), projector.panel.ballots[1].Votes(); a != 0 || b != 2 {
		t.Errorf("the projector shows %d and %d, want 0 and 2", a, b)
	}
	if got := projector.panel.hands.Text; got != "2 hands" {
		t.Errorf("the projector says %q", got)
	}
	if p.screen.Says() != "A: 0 hands." {
		t.Errorf("says %q", p.screen.Says())
	}
	p.press(fyne.Key0)
	if projector.panel.hands.Visible() {
		t.Errorf("the projector says %q after 0", projector.panel.hands.Text)
	}
}

// TestAnyAttempt: a foul is explained at once as in a lesson; that a legal move is not
// the answer is said only once that is shown. Taken back, the board is as before.
func TestAnyAttempt(t *testing.T) {
	p, projector := taught(t)
	p.at(lessons.PlayMove, "nifu-10")
	before := p.class.Position()
	p.try("P*5d")
	if got := projector.panel.tried.title.Text; got != "Not allowed: nifu (two pawns)" {
		t.Errorf("the projector says %q of a foul", got)
	}
	if m := marked(projector); !slices.Contains(m, "offender-5d") || !slices.Contains(m, "other-5g") {
		t.Errorf("the projector marks %v", m)
	}
	p.try("5g5f")
	if got := projector.panel.tried.title.Text; got != "Legal" {
		t.Errorf("the projector says %q before the answer is shown", got)
	}
	if m := marked(projector); len(m) > 0 {
		t.Errorf("the projector marks %v before the answer is shown", m)
	}
	p.press(fyne.KeySpace)
	if got := projector.panel.tried.title.Text; got != "Legal, but not the answer" {
		t.Errorf("the projector says %q once the answer is shown", got)
	}
	p.press(fyne.KeyU)
	if projector.panel.tried.on || p.class.Position() != before {
		t.Errorf("taken back, the projector says %q", projector.panel.tried.title.Text)
	}
}

// TestKeys: slides, pen, teams, timer and names go by keys, also by those of the
// projector's window.
func TestKeys(t *testing.T) {
	p, projector := taught(t)
	key := func(k fyne.KeyName) { p.screen.projectorKey(&fyne.KeyEvent{Name: k}) }
	for _, k := range []fyne.KeyName{fyne.KeyPageDown, fyne.KeyRight, fyne.KeyPageUp, fyne.KeyPageDown} {
		key(k)
	}
	if p.class.At() != 2 {
		t.Fatalf("at slide %d, want 2", p.class.At())
	}
	key(fyne.KeyJ)
	key(fyne.KeyJ)
	key(fyne.KeyK)
	if a, b := projector.panel.teams[0].Text, projector.panel.teams[1].Text; a != "Team 1: 2" || b != "Team 2: 1" {
		t.Errorf("the teams are %q and %q", a, b)
	}
	key(fyne.KeyL)
	if got := projector.panel.picked.title.Text; got == "" || got != p.class.Picked() {
		t.Errorf("the projector names %q", got)
	}
	key(fyne.KeyPeriod)
	if !projector.blank.Visible() || p.screen.Says() != "The projector is dark. B lets the class see again." {
		t.Errorf("dark %t, says %q", projector.blank.Visible(), p.screen.Says())
	}
	key(fyne.KeyB)
	if projector.blank.Visible() {
		t.Error("the projector stays dark")
	}
}

// TestTimer: it runs down, is held, goes on, and says that the time is up; its length is
// chosen before.
func TestTimer(t *testing.T) {
	p, projector := taught(t)
	key := func(k fyne.KeyName) { p.press(k) }
	key(fyne.KeyMinus)
	key(fyne.KeyT)
	p.wait(10 * time.Second)
	if got := projector.panel.clock.Text; got != "0:20" {
		t.Errorf("the timer shows %q", got)
	}
	key(fyne.KeyT)
	p.wait(time.Minute)
	if got := projector.panel.clock.Text; got != "0:20" {
		t.Errorf("the timer that is held shows %q", got)
	}
	key(fyne.KeyT)
	p.wait(time.Minute)
	if got := projector.panel.clock.Text; got != "Time is up" {
		t.Errorf("the timer shows %q at its end", got)
	}
}

// TestPen: while it is taken up a click draws a ring and a drag an arrow, and nothing on
// the board moves; by keys the cursor draws.
func TestPen(t *testing.T) {
	p := newPodium(t, lessons.English, theme.New(lessons.English, false), screenSizes[0], slides(t, "nifu"))
	before := p.class.Position()
	p.press(fyne.KeyP)
	p.click("5g")
	at := func(name string) fyne.Position {
		pos, size := stage.Part(t, p.screen, name).Rect()
		return pos.AddXY(size.Width/2, size.Height/2)
	}
	from, to := at("4e"), at("2c")
	test.Drag(p.window.Canvas(), to, to.X-from.X, to.Y-from.Y)
	drawn := p.class.Pen()
	if drawn.Rings != rules.SetOf(sq("5g")) || len(drawn.Arrows) != 1 || drawn.Arrows[0] != (lessons.Arrow{From: sq("4e"), To: sq("2c")}) {
		t.Fatalf("drawn: %v", drawn)
	}
	p.press(fyne.KeyC)
	p.screen.onDraw(sq("3c"))
	p.screen.onDraw(sq("3d"))
	p.screen.onDraw(sq("9i"))
	p.screen.onDraw(sq("9i"))
	if drawn = p.class.Pen(); drawn.Rings != rules.SetOf(sq("9i")) || len(drawn.Arrows) != 1 {
		t.Errorf("drawn by keys: %v", drawn)
	}
	if p.press(fyne.KeyP); p.class.Position() != before {
		t.Error("the board has changed")
	}
}

// TestProjectorCloses: the teacher's window goes on without the projector's, offers to
// open it again, and closes it at the end of the class, which is asked once.
func TestProjectorCloses(t *testing.T) {
	p, _ := taught(t)
	p.projects[0].Close()
	if now, _ := p.screen.Projector(); now != nil || p.screen.notice != closedNotice {
		t.Fatalf("after closing: notice %d", p.screen.notice)
	}
	p.press(fyne.KeyPageDown, fyne.Key1, fyne.KeySpace)
	p.screen.side.notice[0].Tapped(nil)
	if now, _ := p.screen.Projector(); now == nil || len(p.projects) != 2 || now.panel.place.Text != "2 / 17" {
		t.Fatal("the projector does not open again where the class is")
	}
	after := p.screen.projector
	p.press(fyne.KeyEscape, fyne.KeyN)
	if len(p.calls) > 0 || p.screen.projector != after {
		t.Fatal("one Escape ends the class")
	}
	p.press(fyne.KeyEscape, fyne.KeyReturn)
	if !slices.Equal(p.calls, []string{"leave"}) || p.screen.projector != nil || p.tick != nil {
		t.Errorf("calls %v, ticking %t", p.calls, p.tick != nil)
	}
}

// TestHandedOn: another screen of the class, in another language, keeps the window, the
// time and how the board is turned.
func TestHandedOn(t *testing.T) {
	p, _ := taught(t)
	p.press(fyne.KeyPageDown, fyne.KeyF, fyne.KeyB)
	p.clock = p.clock.Add(7 * time.Minute)
	p.env.From = p.screen.Hand()
	catalogue := stage.Must[*words.Catalogue](t)(stage.Words())
	p.env.Words = catalogue.In(lessons.Japanese)
	p.open()
	projector, w := p.screen.Projector()
	if w != p.projects[0] || len(p.projects) != 1 || projector.panel.title.Text != "二歩" || !projector.blank.Visible() || !p.screen.looks.flipped {
		t.Errorf("the projector shows %q in window %d of %d", projector.panel.title.Text, slices.Index(p.projects, w), len(p.projects))
	}
	if got, want := p.screen.header.Sub().Text, fmt.Sprintf("%d枚中2枚目・7分", len(p.class.Slides())); got != want {
		t.Errorf("the header says %q", got)
	}
	w.Close()
	if now, _ := p.screen.Projector(); now != nil {
		t.Error("the new screen does not hear that the window closed")
	}
}
