package opening

import (
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/joseki"
)

// Result is what a try was worth.
type Result uint8

// The results.
const (
	NotTried  Result = iota
	Right            // a move of the book; in Punish, any that is as good
	OtherLine        // of the book, but not of the line that is walked
	Disproved        // known as a mistake: the book has the answer
	Outside          // not in the book; what it is worth a player of package engine says
	Illegal          // against the rules
	Given            // no try: the move was shown
)

var resultNames = [...]string{"none", "right", "other-line", "disproved", "outside", "illegal", "given"}

// AllResults lists the results.
var AllResults = []Result{NotTried, Right, OtherLine, Disproved, Outside, Illegal, Given}

// String returns the key of the result, such as "other-line".
func (r Result) String() string { return resultNames[r] }

// Verdict is what is said of a try.
type Verdict struct {
	Result  Result
	Before  rules.Position // in which it was tried
	Tried   rules.Move
	Illegal *rules.IllegalMove // nil but for Illegal
	Book    []Answer           // what the book plays there, the best first
	// Line is how a move that is Disproved or Outside is answered, once that is known.
	Line []rules.Move
	// Compared is what a player said of a move Outside; nil until it did.
	Compared *Comparison
}

// Answer is a move of the book.
type Answer struct {
	joseki.Reply
	Purpose lessons.Text // nil if nothing is told of it
}

// answers are the moves of the book in a position.
func (l *Library) answers(p *rules.Position) []Answer {
	var all []Answer
	for _, r := range l.accepted(p) {
		text, _ := l.Purpose(p, r.Move)
		all = append(all, Answer{r, text})
	}
	return all
}

// refutation is how the book answers a mistake, as far as it goes.
func (l *Library) refutation(p rules.Position, m rules.Move) []rules.Move {
	var line []rules.Move
	for p.Make(m); len(line) < shown; p.Make(line[len(line)-1]) {
		replies := l.accepted(&p)
		if len(replies) == 0 {
			break
		}
		line = append(line, replies[0].Move)
	}
	return line
}
