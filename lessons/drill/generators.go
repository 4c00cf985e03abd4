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

// gameGenerators ask about mates, endings, counting, handicaps and notation. Each
// asks one question, so that one text fits all that it makes: what is asked about
// in two ways is two generators.
var gameGenerators = map[string]Generator{
	"brinkmate":        brinkmate,
	"clock":            clock,
	"count-pieces":     countPieces,
	"declare":          declare,
	"ending":           ending,
	"furigoma":         furigoma,
	"handicap-credit":  handicapCredit,
	"handicap-first":   handicapFirst,
	"handicap-name":    handicapName,
	"handicap-opening": handicapOpening,
	"kanji":            kanji,
	"kanji-none":       kanjiNone,
	"mate":             mateLine,
	"play-move":        playMove,
	"points":           points,
	"points-declared":  declaredPoints,
	"read-move":        readMove,
	"repetition":       repetition,
	"repetition-count": repetitionCount,
	"setup":            setupBoard,
	"setup-order":      setupOrder,
	"threatmate":       threatmate,
	"write-move":       writeMove,
}
