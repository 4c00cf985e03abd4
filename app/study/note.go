package study

import (
	"errors"
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/feedback"
	"terakoya/app/page"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

const cardPad = 14

// noteItems are what has to be said beside the board: what is amiss with a file, why an
// attempt is illegal, or how the game ended, the comment and what the analysis found.
func (s *Screen) noteItems() []fyne.CanvasObject {
	w := s.env.Words
	var items []fyne.CanvasObject
	if s.told != nil {
		items = append(items, feedback.Head(widgets.ColorWhySoft, widgets.ColorWhy, pieceart.Other, s.told.title, s.told.text))
	}
	switch e := s.session.at.Foul; {
	case s.foul != nil:
		if s.told != nil { // it says what is wrong already
			return append(items, s.explained().Parts(w)...)
		}
		return append(items, s.explained().Panel(w)...)
	case e != nil: // the record itself ends by it
		p := s.session.position()
		f := feedback.Foul{Position: &p, Illegal: e, Why: s.sides.Explain(&p, e), Untold: true}
		items = append(items, f.Panel(w)...)
	}
	items = append(items, s.endItems()...)
	items = append(items, s.analysis.items()...)
	if text := s.session.at.Comment; text != "" {
		title := widgets.NewParagraph(w.Say("study.comment", nil))
		title.Bold, title.TextSize, title.Color = true, widgets.SizeSmall, widgets.ColorInkSoft
		items = append(items, page.Card(cardPad, widgets.NewColumn(2, title, widgets.NewParagraph(text))))
	}
	if s.session.at == s.session.record.Root {
		if text := s.oddText(&s.session.record.Start); text != "" {
			items = append(items, feedback.Head(widgets.ColorHintSoft, widgets.ColorHint, pieceart.Hint, w.Say("study.odd.title", nil), text))
		}
	}
	return items
}

// urgent reports whether what is said has to be seen whole, if need be without the moves.
func (s *Screen) urgent() bool { return s.foul != nil || s.told != nil || s.writes }

// endItems say how the game ended here, by the law or by the word of the record.
func (s *Screen) endItems() []fyne.CanvasObject {
	o, over := s.ended()
	title, text := s.sides.Ending(o)
	if !over {
		if title = s.endWord(); title == "" {
			return nil
		}
	}
	return []fyne.CanvasObject{feedback.HeadWith(widgets.ColorSunk, widgets.ColorInk, widgets.NewSideSign(o.Winner, widgets.ColorInk, endSign), title, text)}
}

const endSign = 32

// oddText says what is strange about a position, a line each; empty if nothing is.
func (s *Screen) oddText(p *rules.Position) string {
	setup := p.Setup()
	_, odd, err := setup.Position()
	if err != nil {
		return ""
	}
	return s.oddities(odd)
}

// whole reports whether a game can be played from here: both sides have a king, and
// the side that has just moved is not in check.
func (s *Screen) whole() bool {
	p := s.session.position()
	return s.quietKing() && p.King(rules.Black).OnBoard() && p.King(rules.White).OnBoard()
}

// quietKing reports whether the side that has just moved is out of check: otherwise its
// king could be taken, and no player knows what to make of that.
func (s *Screen) quietKing() bool {
	p := s.session.position()
	king := p.King(p.Turn().Opponent())
	return !king.OnBoard() || p.Attackers(p.Turn(), king).Empty()
}

// odds are the oddities with their messages.
var odds = []struct {
	odd rules.Odd
	key string
}{
	{rules.OddNoBlackKing, "noBlackKing"}, {rules.OddNoWhiteKing, "noWhiteKing"}, {rules.OddNifu, "nifu"},
	{rules.OddDeadPiece, "deadPiece"}, {rules.OddCheck, "check"},
}

func (s *Screen) oddities(odd rules.Odd) string {
	text := ""
	for _, o := range odds {
		if odd&o.odd == 0 {
			continue
		}
		if text != "" {
			text += "\n"
		}
		text += s.env.Words.Say("study.odd."+o.key, nil)
	}
	return text
}

// flaw says why no game can be played from a setup.
func (s *Screen) flaw(err error) string {
	var e *rules.SetupError
	if !errors.As(err, &e) {
		return err.Error()
	}
	return s.env.Words.Flaw(e)
}

// faultText says what is wrong with a file: where, and what. A move that the law refuses
// is explained by itself.
func (s *Screen) faultText(name string, err error) string {
	w := s.env.Words
	var f *kifu.Fault
	if !errors.As(err, &f) {
		return err.Error()
	}
	text := Short(f.Text)
	cause := w.Say("study.fault."+f.Kind.String(), words.Args{"text": text})
	if f.Kind == kifu.FaultForm {
		cause = w.Say("study.fault.form", words.Args{"text": text, "cause": f.Cause})
	}
	if f.Illegal != nil {
		cause = w.Say("study.fault.illegal", words.Args{"text": text, "number": fmt.Sprint(f.Node.Ply + 1), "foul": w.Foul(f.Illegal.Foul)})
	}
	args := words.Args{"line": fmt.Sprint(f.Line), "column": fmt.Sprint(f.Column), "cause": cause, "name": Short(name)}
	if name == "" {
		return w.Say("study.fault.pasted", args)
	}
	return w.Say("study.fault.file", args)
}

// mostName is how many characters of a name are told: it may be one that cannot be
// broken at the end of a line.
const mostName = 22

// Short cuts a name in the middle; the ending that a file has stays.
func Short(name string) string {
	r := []rune(name)
	if len(r) <= mostName {
		return name
	}
	return string(r[:mostName-8]) + "…" + string(r[len(r)-7:])
}
