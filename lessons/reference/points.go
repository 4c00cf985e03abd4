package reference

import (
	"strconv"

	"terakoya/rules"
)

// points is what pieces are worth in an impasse, and what is asked for.
func points() []Block {
	return []Block{
		Paragraph{say("points.lead")},
		Heading{say("points.values")}, values(),
		Heading{say("points.ask")}, parameterTable(onPoints), Paragraph{say("points.sides")},
		Heading{say("points.declaring")}, Paragraph{say("points.declaringLead")}, conditions(),
		Heading{say("points.examples")}, declarations(),
	}
}

// Worth returns what a piece of a kind counts, wherever it stands.
func Worth(k rules.Kind) int {
	s := setup(kings)
	if k != rules.King {
		s.Board[center] = rules.NewPiece(rules.Black, k)
	}
	p := position(s)
	return p.Count(rules.Black, 0).Total()
}

// values is the kinds by what they count, the great first.
func values() Table {
	t := Table{Head: head("points.pieces", "points.each")}
	for worth := Worth(rules.Rook); worth >= 0; worth-- {
		var kinds Listed
		for _, k := range rules.AllKinds {
			if Worth(k) == worth {
				kinds = append(kinds, Piece(k))
			}
		}
		if len(kinds) > 0 {
			t.Rows = append(t.Rows, []Text{kinds, Verbatim(strconv.Itoa(worth))})
		}
	}
	return t
}

// conditions is the checklist of a declaration.
func conditions() List {
	all := List{say("points.condition-turn")}
	for _, c := range AllConditions() {
		all = append(all, Message{"points.condition-" + c.String(), map[string]Text{
			"pieces": number(rules.JSA.ZoneMin), "moves": number(rules.JSA.Cap),
		}})
	}
	return all
}

// AllConditions lists every condition of a declaration.
func AllConditions() []rules.Condition { return (^rules.Conditions(0)).List() }

// declarations shows a declaration of each outcome, with its sum.
func declarations() Grid {
	var all Grid
	for _, e := range []rules.Ending{rules.EndDeclarationWin, rules.EndDeclarationDraw, rules.EndDeclarationLoss} {
		card := endingCard(e)
		g, _ := endingExamples[e].played(&rules.JSA)
		p := g.Position()
		n := p.Count(p.Turn(), 0)
		hand := rules.Count{HandGreat: n.HandGreat, HandSmall: n.HandSmall}.Declare()
		card.Board.Area = p.Turn().Zone()
		card.Lines = []Text{Message{"points.sum", map[string]Text{
			"pieces": Verbatim(strconv.Itoa(n.Zone())), "camp": Verbatim(strconv.Itoa(n.Declare() - hand)),
			"hand": Verbatim(strconv.Itoa(hand)), "sum": Verbatim(strconv.Itoa(n.Declare())),
		}}, Ended(g.Outcome())}
		all = append(all, card)
	}
	return all
}
