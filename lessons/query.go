package lessons

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// Query asks for a set of squares that the rules can compute. It is one of
//
//	moves 5e              where the piece on 5e can move, the safety of kings not asked
//	legal 5e              where it may legally move
//	promotions 5e         where it may promote
//	captures [5e]         what can legally be captured (by the piece on 5e)
//	drops P               where a piece in hand may legally be dropped
//	attackers SIDE 5e     the pieces of a side that attack 5e
//	attacked SIDE         every square that a side attacks
//	pieces SIDE [G]       the pieces of a side (of a kind); +P is a tokin
//	checkers              the pieces that give check
//	camp SIDE             the three ranks nearest to a side
//	square 5e  file 5  rank c
//
// where SIDE is black or white.
type Query struct {
	text string
	word string
	args []string
}

// String writes the query as lesson files do.
func (q Query) String() string { return q.text }

// queries are the words: the number of words that may follow, whether the
// position must be one that can be played, and the answer.
var queries = map[string]struct {
	least, most int
	played      bool
	answer      func(s *rules.Setup, p *rules.Position, args []string) (rules.SquareSet, error)
}{
	"moves":      {1, 1, false, queryMoves},
	"legal":      {1, 1, true, legalBy(func(rules.Move) bool { return true })},
	"promotions": {1, 1, true, legalBy(rules.Move.Promotes)},
	"captures":   {0, 1, true, queryCaptures},
	"drops":      {1, 1, true, queryDrops},
	"attackers":  {2, 2, false, queryAttackers},
	"attacked":   {1, 1, false, queryAttacked},
	"pieces":     {1, 2, false, queryPieces},
	"checkers":   {0, 0, true, queryCheckers},
	"camp":       {1, 1, false, queryCamp},
	"square":     {1, 1, false, querySquare},
	"file":       {1, 1, false, queryFile},
	"rank":       {1, 1, false, queryRank},
}

// ParseQuery reads a query. Whether its squares hold what it asks about is seen
// when it is answered.
func ParseQuery(s string) (Query, error) {
	words := strings.Fields(s)
	if len(words) == 0 {
		return Query{}, fmt.Errorf("ask is empty")
	}
	d, known := queries[words[0]]
	if !known {
		return Query{}, fmt.Errorf("ask: %q is not known", words[0])
	}
	if n := len(words) - 1; n < d.least || n > d.most {
		return Query{}, fmt.Errorf("ask %q: %s takes %s", s, words[0], wordCount(d.least, d.most))
	}
	return Query{text: strings.Join(words, " "), word: words[0], args: words[1:]}, nil
}

// Answer computes the squares, of a position and of the setup it came from.
func (q Query) Answer(s *rules.Setup) (rules.SquareSet, error) {
	var p rules.Position
	if queries[q.word].played {
		var err error
		if p, _, err = s.Position(); err != nil {
			return rules.SquareSet{}, fmt.Errorf("ask %q: %w", q.text, err)
		}
	}
	set, err := queries[q.word].answer(s, &p, q.args)
	if err != nil {
		err = fmt.Errorf("ask %q: %w", q.text, err)
	}
	return set, err
}

// WhyNot explains why the piece that a step asks about cannot come to a square;
// false where the question is not about the moves of a piece.
func (s *Step) WhyNot(sq rules.Square) (Explanation, bool) {
	a := rules.Attempt{From: rules.OffBoard, To: sq}
	switch s.Ask.word {
	case "moves":
		from, _ := rules.ParseSquare(s.Ask.args[0])
		e := s.Setup.MovementFault(from, sq)
		if e == nil {
			return Explanation{}, false
		}
		return explainMovement(&s.Setup, e), true
	case "drops":
		a.Drop, _ = rules.ParseKind(s.Ask.args[0])
	case "legal":
		a.From, _ = rules.ParseSquare(s.Ask.args[0])
	default:
		return Explanation{}, false
	}
	if e, ok := s.Position.Check(a).(*rules.IllegalMove); ok {
		return Explain(&s.Position, e), true
	}
	return Explanation{}, false
}

func argSquare(s string) (rules.Square, error) {
	sq, ok := rules.ParseSquare(s)
	if !ok {
		return sq, fmt.Errorf("%q is no square", s)
	}
	return sq, nil
}

func argSide(s string) (rules.Color, error) {
	switch s {
	case "black":
		return rules.Black, nil
	case "white":
		return rules.White, nil
	}
	return rules.Black, fmt.Errorf("%q is neither black nor white", s)
}

func queryMoves(s *rules.Setup, _ *rules.Position, args []string) (rules.SquareSet, error) {
	sq, err := argSquare(args[0])
	if err == nil && s.Board[sq] == rules.NoPiece {
		err = fmt.Errorf("nothing stands on %s", sq)
	}
	if err != nil {
		return rules.SquareSet{}, err
	}
	return s.Moves(sq), nil
}

// legalBy answers with the targets of a piece's legal moves of some kind.
func legalBy(counts func(rules.Move) bool) func(*rules.Setup, *rules.Position, []string) (rules.SquareSet, error) {
	return func(s *rules.Setup, p *rules.Position, args []string) (rules.SquareSet, error) {
		var set rules.SquareSet
		sq, err := argSquare(args[0])
		if err == nil && s.Board[sq] == rules.NoPiece {
			err = fmt.Errorf("nothing stands on %s", sq)
		}
		for _, m := range p.Legal() {
			if m.From() == sq && counts(m) {
				set = set.Or(rules.SetOf(m.To()))
			}
		}
		return set, err
	}
}

func queryCaptures(s *rules.Setup, p *rules.Position, args []string) (rules.SquareSet, error) {
	by := rules.OffBoard
	if len(args) > 0 {
		var err error
		if by, err = argSquare(args[0]); err == nil && s.Board[by] == rules.NoPiece {
			err = fmt.Errorf("nothing stands on %s", by)
		}
		if err != nil {
			return rules.SquareSet{}, err
		}
	}
	var set rules.SquareSet
	for _, m := range p.Legal() {
		if p.At(m.To()) != rules.NoPiece && (by == rules.OffBoard || m.From() == by) {
			set = set.Or(rules.SetOf(m.To()))
		}
	}
	return set, nil
}

func queryDrops(_ *rules.Setup, p *rules.Position, args []string) (rules.SquareSet, error) {
	k, ok := rules.ParseKind(args[0])
	if !ok || p.Hand(p.Turn()).Count(k) == 0 {
		return rules.SquareSet{}, fmt.Errorf("the side to move has no %s in hand", args[0])
	}
	return openSquares(p, rules.Attempt{From: rules.OffBoard, Drop: k}), nil
}

func queryAttackers(s *rules.Setup, _ *rules.Position, args []string) (rules.SquareSet, error) {
	side, err := argSide(args[0])
	if err != nil {
		return rules.SquareSet{}, err
	}
	sq, err := argSquare(args[1])
	if err != nil {
		return rules.SquareSet{}, err
	}
	return s.Attackers(side, sq), nil
}

func queryAttacked(s *rules.Setup, _ *rules.Position, args []string) (rules.SquareSet, error) {
	side, err := argSide(args[0])
	var set rules.SquareSet
	for from := range s.Pieces(side).All() {
		set = set.Or(s.Attacks(from))
	}
	return set, err
}

func queryPieces(s *rules.Setup, _ *rules.Position, args []string) (rules.SquareSet, error) {
	side, err := argSide(args[0])
	if err != nil || len(args) == 1 {
		return s.Pieces(side), err
	}
	k, ok := rules.ParseKind(args[1])
	if !ok {
		return rules.SquareSet{}, fmt.Errorf("%q is no kind of piece", args[1])
	}
	var set rules.SquareSet
	for sq := range s.Pieces(side).All() {
		if s.Board[sq].Kind() == k {
			set = set.Or(rules.SetOf(sq))
		}
	}
	return set, nil
}

func queryCheckers(_ *rules.Setup, p *rules.Position, _ []string) (rules.SquareSet, error) {
	return p.Checkers(), nil
}

func queryCamp(_ *rules.Setup, _ *rules.Position, args []string) (rules.SquareSet, error) {
	side, err := argSide(args[0])
	return side.Opponent().Zone(), err
}

func querySquare(_ *rules.Setup, _ *rules.Position, args []string) (rules.SquareSet, error) {
	sq, err := argSquare(args[0])
	return rules.SetOf(sq), err
}

func queryFile(_ *rules.Setup, _ *rules.Position, args []string) (rules.SquareSet, error) {
	if len(args[0]) != 1 || args[0][0] < '1' || args[0][0] > '9' {
		return rules.SquareSet{}, fmt.Errorf("files are 1 to 9")
	}
	return rules.FileSet(int(args[0][0] - '0')), nil
}

func queryRank(_ *rules.Setup, _ *rules.Position, args []string) (rules.SquareSet, error) {
	if len(args[0]) != 1 || args[0][0] < 'a' || args[0][0] > 'i' {
		return rules.SquareSet{}, fmt.Errorf("ranks are a to i")
	}
	return rules.RankSet(int(args[0][0]-'a') + 1), nil
}
