package reference

import "terakoya/rules"

// handicaps is every start of the game.
func handicaps() []Block {
	var all Grid
	for _, h := range rules.Handicaps {
		all = append(all, handicapCard(h))
	}
	return []Block{
		Paragraph{say("handicaps.lead")}, says("handicaps.law-", "first", "sides", "left", "points"),
		Heading{say("handicaps.all")}, all,
	}
}

func handicapCard(h rules.Handicap) Card {
	gone := rules.SetOf(h.Removed...)
	lines := []Text{About(h.Key), Counted{"handicaps.points", h.Points()}}
	if len(h.Removed) > 0 {
		lines = append(lines, Message{"handicaps.squares", map[string]Text{"squares": Squares(gone.Squares())}})
	}
	lines = append(lines, Message{"handicaps.kif", map[string]Text{"name": Verbatim(h.KIF)}})
	return Card{Title: Start(h.Key), Board: Board{Setup: h.Setup(), Gone: gone, Area: gone}, Lines: lines}
}
