package aftergame

import (
	"slices"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/rules"
	"terakoya/rules/engine/analysis"
	"terakoya/widgets"
)

func (s *Screen) onLeave() { s.parting(s.env.Leave)() }
func (s *Screen) onNew()   { s.parting(s.env.New)() }

func (s *Screen) onFlip() {
	s.turned = !s.turned
	s.renderBoard()
}

func (s *Screen) onFirst() { s.onPick(0) }
func (s *Screen) onBack()  { s.onPick(s.at - 1) }
func (s *Screen) onOn()    { s.onPick(s.at + 1) }
func (s *Screen) onLast()  { s.onPick(len(s.game.Game.Moves())) }

// onPick shows the position after so many moves.
func (s *Screen) onPick(at int) {
	if at < 0 || at > len(s.game.Game.Moves()) {
		return
	}
	s.slides = at == s.at+1
	s.at, s.chosen, s.notice = at, nil, ""
	s.render()
}

// choose shows something that was found, in the position before its move. What was
// tried in a line that was taken back has none.
func (s *Screen) choose(f *finding) {
	if f.kind == foundSlip && f.foul == nil {
		return
	}
	s.at, s.chosen, s.notice, s.slides = f.ply, f, "", false
	s.render()
	if i := slices.IndexFunc(s.panel.findings, f.same); i >= 0 {
		widgets.Reveal(s.panel.scroll, s.panel.findings[i].card)
	}
}

// onFinding shows the finding that stands so many below the chosen one.
func (s *Screen) onFinding(by int) {
	all := slices.DeleteFunc(slices.Clone(s.panel.findings), func(f *finding) bool { return f.kind == foundSlip && f.foul == nil })
	if len(all) == 0 {
		return
	}
	at := slices.IndexFunc(all, func(f *finding) bool { return f.same(s.chosen) })
	switch {
	case at < 0 && by > 0:
		at = 0
	case at < 0:
		at = len(all) - 1
	default:
		at = min(max(at+by, 0), len(all)-1)
	}
	s.choose(all[at])
}

// onTurn shows a turning point by its number.
func (s *Screen) onTurn(i int) {
	for _, f := range s.panel.findings {
		if f.kind == foundTurn && f.at == i {
			s.choose(f)
			return
		}
	}
}

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	deeds := map[fyne.KeyName]func(){
		fyne.KeyReturn: s.onPlayFrom, fyne.KeyEnter: s.onPlayFrom, fyne.KeyEscape: s.onLeave,
		fyne.KeyLeft: s.onBack, fyne.KeyRight: s.onOn, fyne.KeyHome: s.onFirst, fyne.KeyEnd: s.onLast,
		fyne.KeyUp: func() { s.onFinding(-1) }, fyne.KeyDown: func() { s.onFinding(1) },
		fyne.KeyS: s.onStudy, fyne.KeyE: s.onExercise, fyne.KeyW: s.onSave, fyne.KeyN: s.onNew, fyne.KeyF: s.onFlip,
		fyne.KeyM: s.onSolve, fyne.KeyG: s.onNext,
	}
	if do := deeds[e.Name]; do != nil {
		do()
	} else if n := e.Name; len(n) == 1 && n >= "1" && n <= "9" {
		s.onTurn(int(n[0] - '1'))
	}
}

// Keys are the keys as F1 lists them, with their messages.
func (s *Screen) Keys() [][2]string {
	return [][2]string{
		{"← →", "after.keys-step"}, {"Home End", "after.keys-ends"}, {"↑ ↓", "after.keys-finding"}, {"1–5", "after.keys-turn"},
		{"Enter", "after.keys-play"}, {"S E W", "after.keys-deeds"}, {"M G", "after.keys-next"},
		{"N", "keys.newGame"}, {"F", "keys.flip"}, {"F11", "keys.full"}, {"Esc", "keys.escape"},
	}
}

// keysText lists the keys that work now.
func (s *Screen) keysText() string {
	w := s.env.Words
	return strings.Join([]string{"↑ ↓ " + w.Say("after.findings", nil), "F " + w.Say("lesson.flip", nil), "Esc " + w.Say("play.home", nil)}, "   ")
}

// stood is how the game stood for sente, as far as it has been read: the start first.
func (s *Screen) stood() (all []float32) {
	for i := range s.reading.Plies {
		p := &s.reading.Plies[i]
		if i == 0 {
			before := p.Before
			if p.Side == rules.White {
				before = -before
			}
			all = append(all, float32(analysis.Share(before)))
		}
		all = append(all, float32(analysis.Share(p.Stands(rules.Black))))
	}
	return all
}

// turnMarks are the turning points as places of the line: after their moves.
func (s *Screen) turnMarks() (all []int) {
	for _, n := range s.reading.Turns {
		all = append(all, n+1)
	}
	return all
}
