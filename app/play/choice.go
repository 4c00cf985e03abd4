package play

import (
	"encoding/json"
	"slices"
	"strings"

	"terakoya/rules"
)

// Choice is what is chosen before a game. Its text, by [Choice.String], is what a
// setting keeps.
type Choice struct {
	Start    string `json:"start"`    // the key of a handicap of rules.Handicaps, or FromPosition
	SFEN     string `json:"sfen"`     // of FromPosition
	White    bool   `json:"white"`    // the learner plays gote or uwate; of two people, the near one
	People   bool   `json:"people"`   // two people play at one board; there is no Opponent
	Furigoma bool   `json:"furigoma"` // the side of an even game is drawn by lot
	Opponent string `json:"opponent"` // a key of Opponents, or External and the name of an engine
	Rules    string `json:"rules"`    // the key of a rule set of rules.RuleSets
	Clock    string `json:"clock"`    // as rules.ParseClock reads it; "" for none
	Fouls    Fouls  `json:"fouls"`
	Takeback bool   `json:"takeback"`
	Hints    bool   `json:"hints"`
	Book     bool   `json:"book"`    // the computer knows openings
	Opening  string `json:"opening"` // the id of the one that it follows; "" for any
}

// FromPosition is the Start of a game from any position.
const FromPosition = "position"

// External begins the key of an opponent that is an engine of the learner's own.
const External = "usi:"

// People is the key of the opponent where two people play at one board.
const People = "people"

// preset is what a learner is offered who has never chosen.
var preset = Choice{
	Start: "six-piece-handicap", Opponent: Wanders, Rules: ruleSet, Fouls: FoulsExplained, Takeback: true, Hints: true, Book: true,
}

// ParseChoice reads what [Choice.String] wrote. What it cannot read, or what no
// longer exists, is as in the first offer.
func ParseChoice(text string) Choice {
	c := preset
	if json.Unmarshal([]byte(text), &c) != nil {
		return preset
	}
	if _, known := startOf(c.Start); !known && c.Start != FromPosition {
		c.Start = preset.Start
	}
	if _, _, err := rules.ParseSFEN(c.SFEN); c.Start == FromPosition && err != nil {
		c.Start = preset.Start
	}
	if _, err := rules.ParseRuleSet(c.Rules); err != nil {
		c.Rules = preset.Rules
	}
	if _, err := rules.ParseClock(c.Clock); err != nil {
		c.Clock = preset.Clock
	}
	c.Opponent = knownOpponent(c.Opponent)
	return c
}

// String returns the choice as JSON.
func (c Choice) String() string {
	text, err := json.Marshal(c)
	if err != nil { // it holds nothing that could not be written
		panic(err)
	}
	return string(text)
}

// Handicap returns the start that was chosen; the even one for a position that is no
// handicap's.
func (c Choice) Handicap() rules.Handicap {
	if h, known := startAt(c.SFEN); known && c.Start == FromPosition {
		return h
	}
	h, _ := startOf(c.Start)
	return h
}

// Position returns the position at the start of the game.
func (c Choice) Position() rules.Position {
	if p, _, err := rules.ParseSFEN(c.SFEN); c.Start == FromPosition && err == nil {
		return p
	}
	h := c.Handicap()
	return h.Position()
}

// RuleSet returns the rules that were chosen.
func (c Choice) RuleSet() rules.RuleSet {
	r, err := rules.ParseRuleSet(c.Rules)
	if err != nil {
		return rules.JSA
	}
	return r
}

// Limit returns the clock that was chosen.
func (c Choice) Limit() rules.Clock {
	k, err := rules.ParseClock(c.Clock)
	if err != nil {
		return rules.Clock{}
	}
	return k
}

// engine returns the name of an engine of the learner's own; false if the opponent is
// none.
func (c Choice) engine() (name string, ok bool) { return strings.CutPrefix(c.Opponent, External) }

// Side returns the learner's side.
func (c Choice) Side() rules.Color {
	if c.White {
		return rules.White
	}
	return rules.Black
}

// startOf finds a start by its key.
func startOf(key string) (rules.Handicap, bool) {
	i := slices.IndexFunc(rules.Handicaps, func(h rules.Handicap) bool { return h.Key == key })
	if i < 0 {
		return rules.Handicaps[0], false
	}
	return rules.Handicaps[i], true
}

// startAt finds the start that is a position, if one is.
func startAt(sfen string) (rules.Handicap, bool) {
	for _, h := range rules.Handicaps {
		if p := h.Position(); p.SFEN() == sfen {
			return h, true
		}
	}
	return rules.Handicap{}, false
}
