package lessons

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// Tally asks for a number that the rules can count. It is one of
//
//	points SIDE     impasse points by agreement: board and hand
//	declare SIDE    impasse points of a declaration: enemy camp and hand
//	zone SIDE       pieces beside the king in the enemy camp
//	hand SIDE [P]   pieces in hand (of a kind)
//	answers         legal moves of the side to move
//	times           how often the position has stood, now included
//	plies           moves played so far
//
// or a [Query], and then the number of its squares.
type Tally struct {
	text, word string
	args       []string
	squares    Query
}

// Term is a part of a sum: so many pieces, each worth so much.
type Term struct {
	What    TermKind
	Pieces  int
	Worth   int // of each
	Squares rules.SquareSet
}

// TermKind is what a [Term] counts.
type TermKind uint8

// The kinds of term.
const (
	Counted      TermKind = iota // squares, moves or pieces that count one each
	GreatPieces                  // rooks and bishops on the board
	SmallPieces                  // the others there, kings left out
	GreatInHand                  // rooks and bishops in hand
	SmallInHand                  // the others in hand
	GivenByUwate                 // the credit for what uwate gave
	termKinds
)

var termKindNames = [termKinds]string{"counted", "great", "small", "great-in-hand", "small-in-hand", "given"}

// String returns the name by which messages know a kind, such as "great-in-hand".
func (k TermKind) String() string { return termKindNames[k] }

// tallies are the words that are no queries: how many words may follow, and the
// terms.
var tallies = map[string]struct {
	least, most int
	terms       func(s *Step, args []string) ([]Term, error)
}{
	"points":  {1, 1, tallyPoints},
	"declare": {1, 1, tallyDeclare},
	"zone":    {1, 1, tallyZone},
	"hand":    {1, 2, tallyHand},
	"answers": {0, 0, func(s *Step, _ []string) ([]Term, error) { return one(len(s.Position.Legal())), nil }},
	"times":   {0, 0, func(s *Step, _ []string) ([]Term, error) { return one(s.Game().Repetitions()), nil }},
	"plies":   {0, 0, func(s *Step, _ []string) ([]Term, error) { return one(len(s.Played)), nil }},
}

// ParseTally reads a tally.
func ParseTally(text string) (Tally, error) {
	words := strings.Fields(text)
	if len(words) == 0 {
		return Tally{}, fmt.Errorf("ask is empty")
	}
	d, known := tallies[words[0]]
	if !known {
		q, err := ParseQuery(text)
		return Tally{text: q.text, squares: q}, err
	}
	if n := len(words) - 1; n < d.least || n > d.most {
		return Tally{}, fmt.Errorf("ask %q: %s takes %s", text, words[0], wordCount(d.least, d.most))
	}
	return Tally{text: strings.Join(words, " "), word: words[0], args: words[1:]}, nil
}

// String writes the tally as lesson files do.
func (t Tally) String() string { return t.text }

// Side returns whose pieces are counted; false where it is nobody's in particular.
func (t Tally) Side() (rules.Color, bool) {
	if len(t.args) == 0 {
		return rules.Black, false
	}
	c, err := argSide(t.args[0])
	return c, err == nil
}

// Count counts, and says what the number is the sum of.
func (t Tally) Count(s *Step) (int, []Term, error) {
	if t.word == "" {
		set, err := t.squares.Answer(&s.Setup)
		return set.Len(), []Term{{What: Counted, Pieces: set.Len(), Worth: 1, Squares: set}}, err
	}
	terms, err := tallies[t.word].terms(s, t.args)
	if err != nil {
		return 0, nil, fmt.Errorf("ask %q: %w", t.text, err)
	}
	sum := 0
	for _, term := range terms {
		sum += term.Pieces * term.Worth
	}
	return sum, terms, nil
}

func one(n int) []Term { return []Term{{What: Counted, Pieces: n, Worth: 1}} }

// greatKinds count five points in an impasse.
var greatKinds = [...]rules.Kind{rules.Rook, rules.Dragon, rules.Bishop, rules.Horse}

// great returns the rooks and bishops of a side.
func great(p *rules.Position, c rules.Color) rules.SquareSet {
	var set rules.SquareSet
	for _, k := range greatKinds {
		set = set.Or(p.Of(c, k))
	}
	return set
}

func (s *Step) impasse(c rules.Color) rules.Count {
	credit := 0
	if s.Law.HandicapAdd {
		start := s.Game().Start()
		credit = rules.Credit(&start)
	}
	return s.Position.Count(c, credit)
}

func tallyPoints(s *Step, args []string) ([]Term, error) {
	return s.impasseTerms(args[0], func(rules.Color) rules.SquareSet { return rules.SquareSet{}.Complement() })
}

func tallyDeclare(s *Step, args []string) ([]Term, error) {
	return s.impasseTerms(args[0], rules.Color.Zone)
}

// impasseTerms lists what counts within an area, and in hand.
func (s *Step) impasseTerms(side string, area func(rules.Color) rules.SquareSet) ([]Term, error) {
	c, err := argSide(side)
	if err != nil {
		return nil, err
	}
	n := s.impasse(c)
	all := s.Position.Pieces(c).And(area(c)).Without(s.Position.Of(c, rules.King))
	big := great(&s.Position, c).And(all)
	small := all.Without(big)
	terms := []Term{
		{GreatPieces, big.Len(), 5, big}, {SmallPieces, small.Len(), 1, small},
		{What: GreatInHand, Pieces: n.HandGreat, Worth: 5}, {What: SmallInHand, Pieces: n.HandSmall, Worth: 1},
	}
	if n.Credit > 0 {
		terms = append(terms, Term{What: GivenByUwate, Pieces: 1, Worth: n.Credit})
	}
	return terms, nil
}

func tallyZone(s *Step, args []string) ([]Term, error) {
	c, err := argSide(args[0])
	set := s.Position.Pieces(c).And(c.Zone()).Without(s.Position.Of(c, rules.King))
	return []Term{{Counted, set.Len(), 1, set}}, err
}

func tallyHand(s *Step, args []string) ([]Term, error) {
	c, err := argSide(args[0])
	if err != nil || len(args) == 1 {
		return one(s.Setup.Hands[c].Len()), err
	}
	k, ok := rules.ParseKind(args[1])
	if !ok || !k.InHand() {
		return nil, fmt.Errorf("%q is no piece in hand", args[1])
	}
	return one(s.Setup.Hands[c].Count(k)), nil
}
