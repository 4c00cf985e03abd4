package lessons

import (
	"fmt"
	"strings"

	"terakoya/rules"
)

// aims are the words of the goal algebra: how many words may follow each, and
// how the test is made from the squares meant. A word that takes an optional
// square means any square without it.
var aims = map[string]struct {
	least, most int
	test        func(args []string) (func(before, after *rules.Position, m rules.Move) bool, error)
}{
	"reach":        {1, 1, aimReach},
	"capture":      {0, 1, aimCapture},
	"check":        {0, 0, aimCheck},
	"mate":         {0, 0, aimMate},
	"safe":         {0, 0, aimSafe},
	"attacks":      {0, 1, aimAttacks},
	"answersCheck": {0, 0, aimAnswersCheck},
	"promotes":     {0, 1, aimPromotes},
	"drops":        {1, 2, aimDrops},
}

func parseAim(words []string) (Goal, error) {
	if len(words) == 0 {
		return nil, fmt.Errorf("goal: a goal is missing")
	}
	text := strings.Join(words, " ")
	if words[0] == "mateIn" || words[0] == "keepsMateIn" {
		return parseMateGoal(text, words)
	}
	a, known := aims[words[0]]
	if !known {
		return nil, fmt.Errorf("goal: %q is not known", words[0])
	}
	args := words[1:]
	if len(args) < a.least || len(args) > a.most {
		return nil, fmt.Errorf("goal %q: %s takes %s", text, words[0], wordCount(a.least, a.most))
	}
	test, err := a.test(args)
	if err != nil {
		return nil, fmt.Errorf("goal %q: %w", text, err)
	}
	return aim{text, test}, nil
}

// parseArea reads a square or a file:N, or everything if there is no word.
func parseArea(args []string) (rules.SquareSet, error) {
	if len(args) == 0 {
		return rules.SquareSet{}.Complement(), nil
	}
	m, err := ParseMark(args[0], rules.Black)
	if err != nil || m.Shape == MarkLost || strings.HasPrefix(args[0], "camp") {
		return rules.SquareSet{}, fmt.Errorf("%q is neither a square nor file:N", args[0])
	}
	return m.Squares, nil
}

// wordCount says how many words may follow one.
func wordCount(least, most int) string {
	switch {
	case most == 0:
		return "no word behind it"
	case least == most:
		return fmt.Sprintf("%d words behind it", least)
	}
	return fmt.Sprintf("%d to %d words behind it", least, most)
}

type moveTest = func(before, after *rules.Position, m rules.Move) bool

func aimReach(args []string) (moveTest, error) {
	area, err := parseArea(args)
	return func(_, _ *rules.Position, m rules.Move) bool {
		return !m.IsDrop() && area.Has(m.To())
	}, err
}

func aimCapture(args []string) (moveTest, error) {
	area, err := parseArea(args)
	return func(before, _ *rules.Position, m rules.Move) bool {
		return before.At(m.To()) != rules.NoPiece && area.Has(m.To())
	}, err
}

func aimCheck([]string) (moveTest, error) {
	return func(_, after *rules.Position, _ rules.Move) bool { return after.InCheck() }, nil
}

func aimMate([]string) (moveTest, error) {
	return func(_, after *rules.Position, _ rules.Move) bool {
		return after.InCheck() && !after.HasLegal()
	}, nil
}

func aimSafe([]string) (moveTest, error) {
	return func(_, after *rules.Position, m rules.Move) bool {
		for _, reply := range after.Legal() {
			if reply.To() == m.To() {
				return false
			}
		}
		return true
	}, nil
}

func aimAttacks(args []string) (moveTest, error) {
	area, err := parseArea(args)
	return func(_, after *rules.Position, m rules.Move) bool {
		mine := after.Turn().Opponent()
		for target := range after.Pieces(after.Turn()).And(area).All() {
			if after.Attackers(mine, target).Has(m.To()) {
				return true
			}
		}
		return false
	}, err
}

func aimAnswersCheck([]string) (moveTest, error) {
	return func(before, _ *rules.Position, _ rules.Move) bool {
		return before.InCheck() // a legal move always answers the check
	}, nil
}

func aimPromotes(args []string) (moveTest, error) {
	area, err := parseArea(args)
	return func(_, _ *rules.Position, m rules.Move) bool {
		return m.Promotes() && area.Has(m.From())
	}, err
}

func aimDrops(args []string) (moveTest, error) {
	k, ok := rules.ParseKind(args[0])
	if !ok || !k.InHand() {
		return nil, fmt.Errorf("%q cannot be dropped", args[0])
	}
	area, err := parseArea(args[1:])
	return func(_, _ *rules.Position, m rules.Move) bool {
		return m.Dropped() == k && area.Has(m.To())
	}, err
}
