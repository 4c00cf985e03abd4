package aftergame

import (
	"slices"
	"strings"
	"testing"

	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/advice"
	"terakoya/rules/engine/analysis"
)

// TestNext: one thing is offered, the most urgent first.
func TestNext(t *testing.T) {
	r := newRoom(t, lessons.English, false, middling)
	s := r.show(sampleGame(t))
	does := func() string {
		r.calls = nil
		if n := s.next(); n.do != nil {
			n.do()
		}
		return strings.Join(r.calls, " ")
	}
	if got := does(); got != "lesson blocked-path" {
		t.Errorf("after a foul: %q", got)
	}
	s.game.Past.Slips = s.game.Past.Slips[1:] // of which there is no lesson
	s.reading.Plies = []analysis.Ply{
		{Side: rules.Black, Miss: missedMate(1)}, {Side: rules.White, Miss: missedMate(5)}, {Side: rules.White, Miss: missedMate(3)},
	}
	if got := s.shortest(); got != 3 || does() != "mates" {
		t.Errorf("after a missed mate: %d, %q", got, does())
	}
	s.reading.Plies = nil
	s.leaving = leave(oneBook(t, "4i3h 5c5d 3h4h 6a5b"), s.game.Game)
	if got := does(); got != "drill" {
		t.Errorf("out of book: %q", got)
	}
	s.leaving = leave(oneBook(t, "4i3h 5c5d 7g7f"), s.game.Game)
	if got := does(); got != "rung" {
		t.Errorf("the opponent out of book: %q", got)
	}
	s.env.NextRung = nil
	if got := does(); got != "" || s.panel.nextCard() != nil {
		t.Errorf("nothing: %q", got)
	}
}

func missedMate(plies int) advice.Missed {
	return advice.Missed{Kind: advice.MissedMate, Plies: plies}
}

// TestGraph: the line is sente's, whoever moves, and begins with the start.
func TestGraph(t *testing.T) {
	s := &Screen{reading: analysis.Reading{Plies: []analysis.Ply{
		{Side: rules.White, Before: 650, After: -650}, {Side: rules.Black, Before: 650, After: engine.Mated(3)},
	}, Turns: []int{1}}}
	got := s.stood()
	if len(got) != 3 || got[0] > 0.3 || got[1] < 0.7 || got[2] != 0 || !slices.Equal(s.turnMarks(), []int{2}) {
		t.Errorf("%v, %v", got, s.turnMarks())
	}
}
