package study

import "fyne.io/fyne/v2"

// steps are the keys that go through the record.
var steps = map[fyne.KeyName]step{
	fyne.KeyHome: toStart, fyne.KeyLeft: toBefore, fyne.KeyRight: toNext, fyne.KeyEnd: toEnd,
	fyne.KeyUp: otherUp, fyne.KeyDown: otherDown,
}

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch {
	case s.board.Choosing():
		if e.Name == fyne.KeyEscape { // the board would take it itself if it had the focus
			s.board.TypedKey(e)
		}
		return
	case s.arrange.active:
		s.arrange.typedKey(e)
		return
	case s.writes:
		if e.Name == fyne.KeyEscape {
			s.endWriting()
		}
		return
	}
	if to, is := steps[e.Name]; is {
		if !s.board.ByKeys() {
			s.walk(to)
		}
		return
	}
	s.act(e)
}

// act does what a key stands for.
func (s *Screen) act(e *fyne.KeyEvent) {
	do := map[fyne.KeyName]func(){
		fyne.KeyReturn: s.onMain, fyne.KeyEnter: s.onMain, fyne.KeySpace: s.onMain,
		fyne.KeyA: s.analysis.toggle, fyne.KeyC: s.onComment, fyne.KeyDelete: s.onRemove, fyne.KeyM: s.onPromote,
		fyne.KeyU: s.onUndo, fyne.KeyBackspace: s.onUndo, fyne.KeyE: s.onArrange, fyne.KeyO: s.onOpen,
		fyne.KeyS: s.onSave, fyne.KeyF: s.onFlip, fyne.KeyP: s.onPlayFrom, fyne.KeyX: s.onExercise,
		fyne.KeyB: s.focusBoard, fyne.KeyN: s.analysis.next, fyne.KeyEscape: s.onEscape,
		fyne.KeyPageDown: func() { s.turnTo(s.number + 1) }, fyne.KeyPageUp: func() { s.turnTo(s.number - 1) },
	}[e.Name]
	if do != nil {
		do()
	}
}

// onMain puts away what was said of an attempt, or else does what the filled button
// says.
func (s *Screen) onMain() {
	if s.foul != nil || s.told != nil {
		s.quiet()
		s.render()
		return
	}
	s.analysis.toggle()
}

// onEscape puts down what is held, then what was said, then the cursor of the board;
// at last it leaves.
func (s *Screen) onEscape() {
	switch {
	case s.board.Held() != 0:
		s.board.TypedKey(&fyne.KeyEvent{Name: fyne.KeyEscape})
	case s.foul != nil || s.told != nil:
		s.quiet()
		s.render()
	case s.leaveBoard():
	default:
		s.onLeave()
	}
}
