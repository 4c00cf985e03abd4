package lessons

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// Goal is what a move has to do to be right. Whatever legal move meets it is
// right: a goal never names the one move that the author thought of. It is one
// of
//
//	reach 5d               the moving piece comes to the square
//	capture [SQUARE]       it takes a piece (there)
//	check                  it attacks the opponent's king
//	mate                   and the king has no answer
//	mateIn 3               it begins a mate of at most so many plies
//	keepsMateIn 3          after it the mate comes within so many plies
//	safe                   the moved piece cannot be taken at once
//	attacks [SQUARE]       the moved piece attacks a piece of the opponent's (there)
//	answersCheck           the side was in check, and no longer is
//	promotes [SQUARE]      the piece (that stood there) turns over
//	drops P [SQUARE|file:5] a piece of this kind is dropped (there)
//	all(…) any(…) not(…)   of other goals, with commas between
type Goal interface {
	// Met reports whether a legal move m in p meets the goal.
	Met(p *rules.Position, m rules.Move) bool
	// String writes the goal as lesson files do.
	String() string
}

// aim is a goal about one move: a word, what it takes, and the test.
type aim struct {
	text string
	met  func(before, after *rules.Position, m rules.Move) bool
}

func (g aim) Met(p *rules.Position, m rules.Move) bool {
	after := *p
	after.Make(m)
	return g.met(p, &after, m)
}

func (g aim) String() string { return g.text }

// group is all, any or not of other goals.
type group struct {
	word  string
	goals []Goal
}

func (g group) Met(p *rules.Position, m rules.Move) bool {
	for _, sub := range g.goals {
		if met := sub.Met(p, m); met != (g.word == "all") {
			return g.word == "any"
		}
	}
	return g.word != "any"
}

func (g group) String() string {
	parts := make([]string, len(g.goals))
	for i, sub := range g.goals {
		parts[i] = sub.String()
	}
	return g.word + "(" + strings.Join(parts, ", ") + ")"
}

// ParseGoal reads a goal. The error says which part is not understood.
func ParseGoal(s string) (Goal, error) {
	g, rest, err := parseGoal(s)
	if err == nil && strings.TrimSpace(rest) != "" {
		return nil, fmt.Errorf("goal %q: %q is left over", s, strings.TrimSpace(rest))
	}
	return g, err
}

// parseGoal reads one goal and returns what follows it.
func parseGoal(s string) (g Goal, rest string, err error) {
	end := strings.IndexAny(s, "(),")
	if end < 0 {
		end = len(s)
	}
	if end < len(s) && s[end] == '(' {
		return parseGroup(strings.TrimSpace(s[:end]), s[end+1:])
	}
	g, err = parseAim(strings.Fields(s[:end]))
	return g, s[end:], err
}

func parseGroup(word, s string) (Goal, string, error) {
	if word != "all" && word != "any" && word != "not" {
		return nil, "", fmt.Errorf("goal: %q is not one of all, any, not", word)
	}
	g := group{word: word}
	for {
		sub, rest, err := parseGoal(s)
		if err != nil {
			return nil, "", err
		}
		g.goals = append(g.goals, sub)
		rest = strings.TrimSpace(rest)
		switch {
		case rest == "":
			return nil, "", fmt.Errorf("goal: %s( is not closed", word)
		case rest[0] == ',':
			s = rest[1:]
		case rest[0] != ')':
			return nil, "", fmt.Errorf("goal: %q follows %s", rest, sub)
		case word == "not" && len(g.goals) != 1:
			return nil, "", fmt.Errorf("goal: not(…) takes one goal")
		default:
			return g, rest[1:], nil
		}
	}
}
