package lessons

import (
	"fmt"

	"terakoya/rules"
)

// The shares within which an answer cannot be guessed from what is usual, in
// percent, and from how many exercises of a chapter on they are asked.
const (
	leastLegal, mostLegal = 35, 65
	mostSameOption        = 40
	manyVerdicts          = 6
	manyChoices           = 6
	sameNumbers           = 3 // running
)

// givenAway finds answers that can be guessed without looking at the board.
func givenAway(all []Lesson) []Fault {
	var faults []Fault
	byChapter := map[string]*habits{}
	for i := range all {
		l := &all[i]
		h := byChapter[l.Chapter]
		if h == nil {
			h = &habits{options: map[int]int{}}
			byChapter[l.Chapter] = h
		}
		for j := range l.Steps {
			s := &l.Steps[j]
			if cause := s.tells(); cause != "" {
				faults = append(faults, Fault{File: l.File, Line: s.Line, Step: s.ID, Code: GivenAway, Cause: cause})
			}
			if cause := h.see(s); cause != "" {
				faults = append(faults, Fault{File: l.File, Line: s.Line, Step: s.ID, Code: GivenAway, Cause: cause})
			}
		}
	}
	return faults
}

// habits is what the answers of a chapter have in common so far.
type habits struct {
	verdicts, legal int
	choices         int
	options         map[int]int // by number, how often the right one is that
	number, running int
}

// see takes note of a step and says what can be guessed by now: of the verdicts
// and choices at the one that makes it so many.
func (h *habits) see(s *Step) string {
	switch s.Kind {
	case Judgement:
		h.verdicts++
		if s.Verdict() == nil {
			h.legal++
		}
	case Choice:
		h.choices++
		for n, o := range s.Option {
			if o.Right {
				h.options[n]++
			}
		}
	case EnterNumber:
		if h.running == 0 || s.Number != h.number {
			h.number, h.running = s.Number, 0
		}
		if h.running++; h.running == sameNumbers {
			return "the answer is the same number as twice before"
		}
	case Show, PlayMove, TapSquares, RuleGame, SetUp, PutInOrder, WriteMove, PlayLine:
	}
	return ""
}

// tells says how the board gives squares away that are to be found, or nothing.
// Moves are another matter: there a mark may be the task.
func (s *Step) tells() string {
	if s.Kind != TapSquares || s.Right.Empty() {
		return ""
	}
	var marked, empty rules.SquareSet
	for _, m := range s.Marks {
		if m.Shape == MarkSquare {
			marked = marked.Or(m.Squares)
		}
	}
	for sq := range s.Among.All() {
		if s.Setup.Board[sq] == rules.NoPiece {
			empty = empty.Or(rules.SetOf(sq))
		}
	}
	switch {
	case s.Right == marked:
		return "what is marked is the answer, and nothing else is"
	case s.Right == empty && empty.Len() == 1:
		return "the answer is the only empty square offered"
	}
	return ""
}

// lopsided says which answers of whole chapters can be guessed.
func lopsided(all []Lesson) []Fault {
	var faults []Fault
	last := map[string]*Lesson{}
	sums := map[string]*habits{}
	for i := range all {
		l := &all[i]
		if sums[l.Chapter] == nil {
			sums[l.Chapter] = &habits{options: map[int]int{}}
		}
		last[l.Chapter] = l
		for j := range l.Steps {
			sums[l.Chapter].see(&l.Steps[j])
		}
	}
	for i := range all { // in the order of the files, once a chapter
		l := &all[i]
		if last[l.Chapter] != l {
			continue
		}
		for _, cause := range sums[l.Chapter].guesses() {
			faults = append(faults, Fault{File: l.File, Line: 1, Code: GivenAway, Cause: cause})
		}
	}
	return faults
}

// guesses says what can be guessed of a chapter.
func (h *habits) guesses() []string {
	var causes []string
	if share := percent(h.legal, h.verdicts); h.verdicts >= manyVerdicts && (share < leastLegal || share > mostLegal) {
		causes = append(causes, fmt.Sprintf("of the chapter's %d verdicts %d %% are legal: want %d to %d", h.verdicts, share, leastLegal, mostLegal))
	}
	for n := range len(h.options) {
		if share := percent(h.options[n], h.choices); h.choices >= manyChoices && share > mostSameOption {
			causes = append(causes, fmt.Sprintf("of the chapter's %d choices option %d is right in %d %%: want at most %d", h.choices, n+1, share, mostSameOption))
		}
	}
	return causes
}

func percent(part, whole int) int {
	if whole == 0 {
		return 0
	}
	return 100 * part / whole
}
