package reference

import (
	"terakoya/lessons"
	"terakoya/rules"
)

// foulsPage is what a foul costs, and each of them with an example.
func foulsPage() []Block {
	var moved, other Grid
	for _, f := range rules.AllFouls {
		if card := foulCard(f); f.IsMove() {
			moved = append(moved, card)
		} else {
			other = append(other, card)
		}
	}
	return []Block{
		Paragraph{say("fouls.lead")}, says("fouls.law-", "loses", "late", "point", "done", "not"),
		Heading{say("fouls.sets")}, parameterTable(onFouls),
		Heading{say("fouls.moves")}, moved,
		Heading{say("fouls.deeds")}, other,
	}
}

func foulCard(f rules.Foul) Card {
	g, foul := foulExamples[f].played(&rules.JSA)
	p := g.Position()
	return Card{
		Title: Term(f.String()), Board: Board{Setup: p.Setup(), Foul: foul, At: p},
		Lines: []Text{Explained(lessons.Explain(&p, foul))},
	}
}
