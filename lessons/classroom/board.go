package classroom

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// board is that of a slide, with what was played on it.
type board struct {
	start rules.Setup
	plies []ply
	walk  *lessons.Walk // of a PlayLine
	last  *Ruling
}

// ply is one attempt that was played.
type ply struct {
	attempt rules.Attempt
	reply   rules.Move // the answer of a line, or NoMove
	setup   rules.Setup
	kept    bool // it is a move of the line
}

// reset puts the board of a step back; without a step it is the start of a game.
func (b *board) reset(s *lessons.Step) {
	*b = board{}
	if s == nil {
		even, _ := rules.HandicapByKey("even-game")
		b.start = even.Setup()
		return
	}
	b.start = s.Setup
	if s.Kind == lessons.PlayLine {
		b.walk = s.Begin()
		p := b.walk.Position() // the script may have the first move
		b.start = p.Setup()
	}
}

// setup is the board as it stands.
func (b *board) setup() rules.Setup {
	if n := len(b.plies); n > 0 {
		return b.plies[n-1].setup
	}
	return b.start
}

// strayed reports whether a move was played that is none of the line.
func (b *board) strayed() bool {
	n := len(b.plies)
	return n > 0 && !b.plies[n-1].kept
}

// Last returns what came of the last attempt, until a move is taken back or the board
// put back; false if there was none.
func (c *Class) Last() (Ruling, bool) {
	if last := c.desk().board.last; last != nil {
		return *last, true
	}
	return Ruling{}, false
}

// Played returns the move that was played last to the board as it stands, by either
// side: that of a line's answer, if there was one. It is false at the start.
func (c *Class) Played() (rules.Attempt, bool) {
	plies := c.desk().board.plies
	if len(plies) == 0 {
		return rules.Attempt{}, false
	}
	last := plies[len(plies)-1]
	if last.reply != rules.NoMove {
		return last.reply.Attempt(), true
	}
	return last.attempt, true
}

// Moves returns how many attempts were played to the board as it stands; the answers
// of a line are not counted.
func (c *Class) Moves() int { return len(c.desk().board.plies) }

// TakeBack takes the last move back, at a line with the answer to it; false at the
// start.
func (c *Class) TakeBack() bool {
	b := &c.desk().board
	n := len(b.plies)
	if n == 0 {
		return false
	}
	if b.plies[n-1].kept {
		b.walk.Back()
	}
	b.plies, b.last = b.plies[:n-1], nil
	c.tell(BoardChanged)
	return true
}

// Restart puts the board of the slide back as it was.
func (c *Class) Restart() {
	d := c.desk()
	if len(d.board.plies) > 0 || d.board.last != nil {
		d.board.reset(d.step)
		c.tell(BoardChanged)
	}
}

// Position returns the board as it stands now.
func (c *Class) Position() rules.Setup {
	b := &c.desk().board
	return b.setup()
}

// Free reports whether the board is free: a move that is illegal is played all the
// same, to show what would come of it.
func (c *Class) Free() bool { return c.free }

// SetFree makes the board free, or not, at every slide.
func (c *Class) SetFree(on bool) {
	if c.free != on {
		c.free = on
		c.tell(BoardChanged)
	}
}
