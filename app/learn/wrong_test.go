package learn

import (
	"cmp"
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// mostWrong are the moves of each sort, legal and illegal, that are tried at a step, and
// the squares too many.
const mostWrong = 4

// wrongs returns answers to a step that are not right, as a learner might give them:
// the same each time. Of moves and squares they are a sample.
func wrongs(s *lessons.Step) []lessons.Response {
	switch s.Kind {
	case lessons.PlayMove:
		return wrongMoves(s)
	case lessons.TapSquares:
		return wrongSquares(s)
	case lessons.Judgement, lessons.Choice, lessons.RuleGame:
		return wrongOptions(s)
	case lessons.EnterNumber:
		return wrongNumbers(s)
	case lessons.SetUp:
		return wrongSetups(s)
	case lessons.PutInOrder:
		return wrongOrders(s)
	case lessons.WriteMove:
		return wrongNotation(s)
	case lessons.PlayLine, lessons.Show:
	}
	return nil
}

// attempts makes answers of moves.
func attempts(all []rules.Attempt) []lessons.Response {
	var out []lessons.Response
	for _, a := range all {
		out = append(out, lessons.Response{Attempt: a})
	}
	return out
}

func wrongMoves(s *lessons.Step) []lessons.Response {
	legal, illegal := around(&s.Position, s.Answers())
	return attempts(append(few(legal), few(illegal)...))
}

func few[T any](all []T) []T { return all[:min(mostWrong, len(all)):min(mostWrong, len(all))] }

// around lists moves near those that are right: with their pieces, or to squares close
// to theirs. Each sort of foul comes once before any comes again.
func around(p *rules.Position, right []rules.Move) (legal, illegal []rules.Attempt) {
	to, from := right[0].To(), right[0].From()
	for _, m := range p.Legal() {
		if !slices.Contains(right, m) {
			legal = append(legal, m.Attempt())
		}
	}
	slices.SortStableFunc(legal, func(a, b rules.Attempt) int {
		return cmp.Compare(strangeness(a, from, to), strangeness(b, from, to))
	})
	var tries []rules.Attempt
	for sq := range (rules.SquareSet{}).Complement().All() {
		for _, of := range []rules.Square{from, p.King(p.Turn())} {
			if of.OnBoard() && of != sq {
				tries = append(tries, rules.Attempt{From: of, To: sq})
			}
		}
		for _, k := range rules.HandKinds {
			if p.Hand(p.Turn()).Count(k) > 0 {
				tries = append(tries, rules.Attempt{From: rules.OffBoard, To: sq, Drop: k})
			}
		}
	}
	return legal, spread(p, tries, to)
}

// strangeness is how far a move is from the right one: another piece is farther than
// another square.
func strangeness(a rules.Attempt, from, to rules.Square) int {
	n := distance(a.To, to)
	if a.From != from {
		n += 3
	}
	return n
}

func distance(a, b rules.Square) int {
	return max(a.File()-b.File(), b.File()-a.File(), a.Rank()-b.Rank(), b.Rank()-a.Rank())
}

// spread returns the illegal ones of some tries, by their distance from a square, one of
// each foul first.
func spread(p *rules.Position, tries []rules.Attempt, to rules.Square) []rules.Attempt {
	slices.SortStableFunc(tries, func(a, b rules.Attempt) int { return cmp.Compare(distance(a.To, to), distance(b.To, to)) })
	seen := map[rules.Foul]bool{}
	var first, later []rules.Attempt
	for _, a := range tries {
		illegal, ok := p.Check(a).(*rules.IllegalMove)
		switch {
		case !ok:
		case seen[illegal.Foul]:
			later = append(later, a)
		default:
			seen[illegal.Foul] = true
			first = append(first, a)
		}
	}
	return append(first, later...)
}

// wrongSquares lacks one square, and has one too many.
func wrongSquares(s *lessons.Step) []lessons.Response {
	var out []lessons.Response
	if all := s.Right.Squares(); len(all) > 1 {
		out = append(out, lessons.Response{Squares: s.Right.Without(rules.SetOf(all[len(all)/2]))})
	}
	extra := s.Among.Without(s.Right).Squares()
	slices.SortStableFunc(extra, func(a, b rules.Square) int { return cmp.Compare(nearest(a, s.Right), nearest(b, s.Right)) })
	for _, sq := range few(extra) {
		out = append(out, lessons.Response{Squares: s.Right.Or(rules.SetOf(sq))})
		if s.Right.Len() == 1 {
			out = append(out, lessons.Response{Squares: rules.SetOf(sq)})
		}
	}
	return out
}

// nearest is the distance to the nearest square of a set.
func nearest(sq rules.Square, set rules.SquareSet) int {
	least := 9
	for other := range set.All() {
		least = min(least, distance(sq, other))
	}
	return least
}

// wrongOptions are all that are offered and not right.
func wrongOptions(s *lessons.Step) []lessons.Response {
	var all, out []lessons.Response
	for _, f := range s.Offer {
		all = append(all, lessons.Response{Foul: f})
	}
	for i := range s.Option {
		all = append(all, lessons.Response{Option: i})
	}
	for _, r := range s.Rulings {
		all = append(all, lessons.Response{Ruling: r})
	}
	for _, r := range all {
		if lessons.Judge(s, r).Result != lessons.Right {
			out = append(out, r)
		}
	}
	return out
}

// wrongNumbers are one less, one more, and a sum with what each part is worth swapped.
func wrongNumbers(s *lessons.Step) []lessons.Response {
	swapped := 0
	for _, t := range s.Terms {
		worth := 1
		if t.Worth == 1 {
			worth = 5
		}
		swapped += t.Pieces * worth
	}
	numbers := []int{s.Number + 1}
	if s.Number > 0 {
		numbers = append(numbers, s.Number-1)
	}
	if len(s.Terms) > 1 && !slices.Contains(append(numbers, s.Number), swapped) {
		numbers = append(numbers, swapped)
	}
	var out []lessons.Response
	for _, n := range numbers {
		out = append(out, lessons.Response{Number: n})
	}
	return out
}

// wrongSetups lack a piece, and have another in the place of one.
func wrongSetups(s *lessons.Step) []lessons.Response {
	lacks, other := s.Target, s.Target
	for _, sq := range s.Misplaced(&s.Setup) {
		if sq.Want == rules.NoPiece {
			continue
		}
		lacks.Board[sq.Square] = rules.NoPiece
		other.Board[sq.Square] = rules.NewPiece(sq.Want.Color().Opponent(), sq.Want.Kind())
		break
	}
	var out []lessons.Response
	for _, board := range []rules.Setup{lacks, other, s.Setup} {
		if len(s.Misplaced(&board)) > 0 {
			out = append(out, lessons.Response{Setup: board})
		}
	}
	return out
}

// wrongOrders have the first two, and the last two, the other way round.
func wrongOrders(s *lessons.Step) []lessons.Response {
	var out []lessons.Response
	n := max(len(s.Places), len(s.Option))
	for _, at := range []int{0, n - 2} {
		r := lessons.Response{Tapped: slices.Clone(s.Places)}
		for i := range s.Option {
			r.Order = append(r.Order, i)
		}
		if len(r.Tapped) > 0 {
			r.Tapped[at], r.Tapped[at+1] = r.Tapped[at+1], r.Tapped[at]
		} else {
			r.Order[at], r.Order[at+1] = r.Order[at+1], r.Order[at]
		}
		if at < n-1 && lessons.Judge(s, r).Result != lessons.Right {
			out = append(out, r)
		}
	}
	return out
}

// wrongNotation is another move, and what is none: too short, and not of this world.
func wrongNotation(s *lessons.Step) []lessons.Response {
	legal, illegal := around(&s.Position, []rules.Move{s.Action.Move()})
	if s.Read {
		return attempts(append(few(legal), few(illegal)...))
	}
	var out []lessons.Response
	for _, a := range few(legal) {
		out = append(out, lessons.Response{Text: s.Style.Write(&s.Position, a, s.Previous())})
	}
	written := []rune(s.Written())
	for _, text := range []string{string(written[:1]), string(written[:len(written)-1]), "?", "9i9i"} {
		if r := (lessons.Response{Text: text}); lessons.Judge(s, r).Result != lessons.Right {
			out = append(out, r)
		}
	}
	return out
}
