package drill

// boardGenerators ask about the board, movement, fouls and check.
var boardGenerators = map[string]Generator{
	"answers-to-check":  answersToCheck,
	"attackers":         attackers,
	"dead-square":       deadSquare,
	"destinations":      destinations,
	"drop-squares":      dropSquares,
	"enemy-attacks":     enemyAttacks,
	"exchange":          exchange,
	"exchange-drops":    exchangeDrops,
	"find-square":       findSquare,
	"foul-court":        foulCourt,
	"hands":             hands,
	"mate-or-not":       mateOrNot,
	"name-square":       nameSquare,
	"nifu":              nifu,
	"pins":              pins,
	"promotion":         promotion,
	"promotion-play":    promotionPlay,
	"promotion-squares": promotionSquares,
	"reach":             reach,
	"uchifuzume":        uchifuzume,
}
