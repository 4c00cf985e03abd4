package classroom

import (
	"slices"

	"terakoya/lessons"
)

// Count is how many hands went up for an option.
type Count struct {
	Option string
	Votes  int
	Right  bool // only once the answer is revealed
}

// MostVotes is how many hands are counted for one option.
const MostVotes = 999

// spoken are the options where a step offers none: they stand for what the teacher
// says.
var spoken = lettered(4)

// lettered returns so many letters, at most the alphabet.
func lettered(n int) []string {
	var all []string
	for i := range min(n, 26) {
		all = append(all, string(rune('A'+i)))
	}
	return all
}

// Options returns the letters of the answers that can be voted for, "A" first. They
// stand for the answers that the step offers, in its order: Option of a Choice, Offer
// of a Judgement, Rulings of a RuleGame. Elsewhere they are A to D, and stand for what
// the teacher says.
func (c *Class) Options() []string { return optionsOf(c.desk().step) }

func optionsOf(s *lessons.Step) []string {
	if s == nil {
		return slices.Clone(spoken)
	}
	switch s.Kind {
	case lessons.Choice:
		return lettered(len(s.Option))
	case lessons.Judgement:
		return lettered(len(s.Offer))
	case lessons.RuleGame:
		return lettered(len(s.Rulings))
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.EnterNumber, lessons.SetUp,
		lessons.PutInOrder, lessons.WriteMove, lessons.PlayLine:
	}
	return slices.Clone(spoken)
}

// voted is what an option answers; false where it only stands for what is said.
func voted(s *lessons.Step, option int) (lessons.Response, bool) {
	if s == nil {
		return lessons.Response{}, false
	}
	switch s.Kind {
	case lessons.Choice:
		return lessons.Response{Option: option}, true
	case lessons.Judgement:
		return lessons.Response{Foul: s.Offer[option]}, true
	case lessons.RuleGame:
		return lessons.Response{Ruling: s.Rulings[option]}, true
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.EnterNumber, lessons.SetUp,
		lessons.PutInOrder, lessons.WriteMove, lessons.PlayLine:
	}
	return lessons.Response{}, false
}

// voteFor judges an option.
func voteFor(s *lessons.Step, option int) (judged, right bool) {
	r, judged := voted(s, option)
	return judged, judged && lessons.Judge(s, r).Result == lessons.Right
}

// Vote counts n more hands for an option, or fewer; there are never less than none.
// It does nothing for what is no option.
func (c *Class) Vote(option string, n int) {
	if i := slices.Index(c.Options(), option); i >= 0 {
		// bounded first, so that no number of hands wraps round
		c.setVotes(i, c.desk().votes[i]+max(-MostVotes, min(n, MostVotes)))
	}
}

// SetVotes sets how many hands went up for an option.
func (c *Class) SetVotes(option string, n int) {
	if i := slices.Index(c.Options(), option); i >= 0 {
		c.setVotes(i, n)
	}
}

func (c *Class) setVotes(i, n int) {
	n = max(0, min(n, MostVotes))
	if votes := c.desk().votes; votes[i] != n {
		votes[i] = n
		c.tell(VotesChanged)
	}
}

// ClearVotes takes all hands of the present slide down.
func (c *Class) ClearVotes() {
	votes := c.desk().votes
	if slices.Max(append(votes[:len(votes):len(votes)], 0)) > 0 {
		clear(votes)
		c.tell(VotesChanged)
	}
}

// Tally returns the votes, in the order of the options.
func (c *Class) Tally() []Count {
	d := c.desk()
	all := d.tally()
	if !d.revealed {
		for i := range all {
			all[i].Right = false
		}
	}
	return all
}

// tally is Tally with what is right.
func (d *desk) tally() []Count {
	var all []Count
	for i, option := range optionsOf(d.step) {
		_, right := voteFor(d.step, i)
		all = append(all, Count{Option: option, Votes: d.votes[i], Right: right})
	}
	return all
}
