package lessons

import (
	"fmt"
	"regexp"
	"slices"
	"strings"

	"terakoya/rules"
)

// twins refuses exercises that are the same board and the same question, also
// mirrored or with the sides exchanged.
func twins(all []Lesson) []Fault {
	var faults []Fault
	seen := map[string]string{} // canonical form, and the step that had it first
	for i := range all {
		for j := range all[i].Steps {
			s := &all[i].Steps[j]
			if !s.Asks() {
				continue
			}
			form := canonical(s)
			if first, twin := seen[form]; twin {
				faults = append(faults, Fault{File: all[i].File, Line: s.Line, Step: s.ID, Code: Twin, Cause: fmt.Sprintf("%s is the same exercise as %s", s.ID, first)})
				continue
			}
			seen[form] = s.ID
		}
	}
	return faults
}

// canonical is the least of the four forms that an exercise has: as it is,
// mirrored, with the sides exchanged, and both.
func canonical(s *Step) string {
	var forms []string
	for _, swap := range []bool{false, true} {
		for _, mirror := range []bool{false, true} {
			forms = append(forms, transformed(s, swap, mirror))
		}
	}
	return slices.Min(forms)
}

// transformed writes an exercise with its board and the squares of its question
// turned.
func transformed(s *Step, swap, mirror bool) string {
	to := func(sq rules.Square) rules.Square {
		if swap {
			sq = sq.Turned()
		}
		if mirror {
			sq = sq.Mirrored()
		}
		return sq
	}
	out := rules.Setup{Turn: s.Setup.Turn, Hands: s.Setup.Hands}
	for i, pc := range s.Setup.Board {
		if pc != rules.NoPiece && swap {
			pc = rules.NewPiece(pc.Color().Opponent(), pc.Kind())
		}
		out.Board[to(rules.Square(i))] = pc
	}
	if swap {
		out.Turn = out.Turn.Opponent()
		out.Hands[0], out.Hands[1] = out.Hands[1], out.Hands[0]
	}
	var among rules.SquareSet
	for sq := range s.Among.All() {
		among = among.Or(rules.SetOf(to(sq)))
	}
	return out.SFEN() + " " + s.Kind.String() + " " + turnedText(s.question(), to, swap) + " " + among.String() + s.pointed(to)
}

// question is what a step asks, as the file writes it.
func (s *Step) question() string {
	switch s.Kind {
	case PlayMove:
		return strings.ToLower(s.Goal.String())
	case TapSquares:
		return strings.ToLower(s.Ask.String())
	case Judgement:
		return s.Deed.String()
	case Choice:
		texts := []string{s.Text.In(English)}
		for _, o := range s.Option {
			texts = append(texts, o.Text.In(English))
		}
		slices.Sort(texts[1:])
		return strings.Join(texts, "\n")
	case EnterNumber:
		return strings.ToLower(s.Tally.String())
	case RuleGame:
		return fmt.Sprint(s.Deed, s.Played, s.Law.Name)
	case SetUp:
		return s.Target.SFEN()
	case PutInOrder:
		return fmt.Sprint(s.Places, len(s.Option), s.Text.In(English))
	case WriteMove:
		return fmt.Sprint(s.Action, s.Style, s.Read)
	case PlayLine:
		return fmt.Sprint(s.Goal, s.Beats, s.Passing)
	case Show:
	}
	return ""
}

// pointed writes what a choice points at, for it may ask about that. Elsewhere
// marks and arrows only help.
func (s *Step) pointed(to func(rules.Square) rules.Square) string {
	if s.Kind != Choice {
		return ""
	}
	var all []string
	for _, m := range s.Marks {
		var set rules.SquareSet
		for sq := range m.Squares.All() {
			set = set.Or(rules.SetOf(to(sq)))
		}
		all = append(all, fmt.Sprint(m.Shape, set))
	}
	for _, a := range s.Arrows {
		all = append(all, fmt.Sprint(to(a.From), ">", to(a.To)))
	}
	slices.Sort(all)
	return strings.Join(all, " ")
}

var squareOrSide = regexp.MustCompile(`[1-9][a-i]|file[: ][1-9]|rank [a-i]\b|\bblack\b|\bwhite\b`)

// turnedText turns the squares, files and sides named in a question.
func turnedText(text string, to func(rules.Square) rules.Square, swap bool) string {
	return squareOrSide.ReplaceAllStringFunc(text, func(word string) string {
		switch {
		case word == "black" && swap:
			return "white"
		case word == "white" && swap:
			return "black"
		case strings.HasPrefix(word, "file"):
			file := int(word[len(word)-1] - '0')
			return word[:len(word)-1] + fmt.Sprint(to(rules.NewSquare(file, 5)).File())
		case strings.HasPrefix(word, "rank"):
			rank := int(word[len(word)-1]-'a') + 1
			return word[:len(word)-1] + string(rune('a'-1+to(rules.NewSquare(5, rank)).Rank()))
		}
		if sq, ok := rules.ParseSquare(word); ok {
			return to(sq).String()
		}
		return word
	})
}

// Form returns the least of the four forms that an exercise has: as it is,
// mirrored, with the sides exchanged, and both. Two exercises of equal form are
// the same board and the same question.
func (s *Step) Form() string { return canonical(s) }
