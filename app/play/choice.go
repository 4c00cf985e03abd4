package play

import (
	"encoding/json"
	"fmt"
	"slices"

	"terakoya/rules"
)

// Choice is what is chosen before a game. Its text, by [Choice.String], is what a
// setting keeps.
type Choice struct {
	Start    string `json:"start"`    // the key of a handicap of rules.Handicaps
	White    bool   `json:"white"`    // the learner plays gote or uwate
	Opponent string `json:"opponent"` // a key of Opponents
	Fouls    Fouls  `json:"fouls"`
	Takeback bool   `json:"takeback"`
}

// preset is what a learner is offered who has never chosen.
var preset = Choice{Start: "six-piece-handicap", Opponent: Wanders, Fouls: FoulsExplained, Takeback: true}

// ParseChoice reads what [Choice.String] wrote. What it cannot read, or what no
// longer exists, is as in the first offer.
func ParseChoice(text string) Choice {
	c := preset
	if json.Unmarshal([]byte(text), &c) != nil {
		return preset
	}
	if _, ok := startOf(c.Start); !ok {
		c.Start = preset.Start
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

// Handicap returns the start that was chosen.
func (c Choice) Handicap() rules.Handicap {
	h, _ := startOf(c.Start)
	return h
}

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

// Fouls is what an illegal move of the learner does.
type Fouls uint8

// What fouls do.
const (
	FoulsExplained Fouls = iota // it is explained, and the learner tries again
	FoulsPrevented              // the piece goes back, and a line says why
	FoulsLose                   // it loses the game
)

// allFouls lists them from the gentlest.
var allFouls = []Fouls{FoulsPrevented, FoulsExplained, FoulsLose}

var foulsNames = [...]string{"explained", "prevented", "loses"}

// String returns "explained", "prevented" or "loses".
func (f Fouls) String() string { return foulsNames[f] }

// MarshalText is part of encoding.TextMarshaler.
func (f Fouls) MarshalText() ([]byte, error) { return []byte(f.String()), nil }

// UnmarshalText is part of encoding.TextUnmarshaler.
func (f *Fouls) UnmarshalText(text []byte) error {
	i := slices.Index(foulsNames[:], string(text))
	if i < 0 {
		return fmt.Errorf("fouls cannot be %q", text)
	}
	*f = Fouls(i)
	return nil
}
