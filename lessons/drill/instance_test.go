package drill_test

import (
	"fmt"
	"slices"

	"terakoya/lessons"
	"terakoya/rules"
)

// wrong is a response that differs from a right one.
func wrong(s *lessons.Step, r lessons.Response) lessons.Response {
	switch s.Kind {
	case lessons.PlayMove, lessons.PlayLine:
		r.Attempt = rules.Attempt{From: rules.OffBoard, To: rules.OffBoard}
	case lessons.TapSquares:
		one := rules.SetOf(s.Among.Squares()[0])
		r.Squares = r.Squares.Or(one).Without(r.Squares.And(one))
	case lessons.Judgement:
		for _, f := range s.Offer {
			if f != r.Foul {
				r.Foul = f
				break
			}
		}
	case lessons.Choice:
		for i, o := range s.Option {
			if !o.Right {
				r.Option = i
			}
		}
	case lessons.EnterNumber:
		r.Number++
	case lessons.RuleGame:
		r.Ruling = (r.Ruling + 1) % 5
	case lessons.SetUp:
		r.Setup.Board[0] = rules.NewPiece(rules.White, rules.Tokin)
	case lessons.PutInOrder:
		r.Tapped, r.Order = slices.Clone(r.Tapped), slices.Clone(r.Order)
		slices.Reverse(r.Tapped)
		slices.Reverse(r.Order)
	case lessons.WriteMove:
		r.Text, r.Attempt = "?", rules.Attempt{From: rules.OffBoard, To: rules.OffBoard}
	case lessons.Show:
	}
	return r
}

// likeShogi says what no game of shogi shows.
func likeShogi(s *lessons.Step) string {
	var total [32]int
	for _, pc := range s.Setup.Board {
		if pc != rules.NoPiece {
			total[pc.Kind().Base()]++
		}
	}
	for _, h := range s.Setup.Hands {
		for k, n := range h {
			total[k] += int(n)
		}
	}
	for _, k := range append(rules.HandKinds[:], rules.King) {
		if total[k] > k.InSet() {
			return fmt.Sprintf("%d pieces of kind %s", total[k], k)
		}
	}
	for sq, pc := range s.Setup.Board {
		if pc != rules.NoPiece && rules.Reach(pc.Color(), pc.Kind(), rules.Square(sq)).Empty() {
			return fmt.Sprintf("%s on %s is dead", pc, rules.Square(sq))
		}
	}
	for file := 1; file <= 9; file++ {
		var pawns [2]int
		for sq := range rules.FileSet(file).All() {
			if pc := s.Setup.Board[sq]; pc.Kind() == rules.Pawn {
				if pawns[pc.Color()]++; pawns[pc.Color()] > 1 {
					return "nifu"
				}
			}
		}
	}
	return ""
}
