package study

import (
	"fmt"
	"slices"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

// list is the moves with their variations.
type list struct {
	widgets.List
	screen *Screen
	rows   []row
	texts  map[*kifu.Node]string // as they are written, once they have been
	old    bool                  // the rows are those of another tree
}

// row is a move in the list and how many lines have been left for it.
type row struct {
	node  *kifu.Node
	depth int
}

func newList(s *Screen) *list {
	l := &list{screen: s, old: true}
	tapped := func(i int) {
		if n := l.rows[i].node; n != s.session.at {
			s.goTo(n)
		}
	}
	widgets.MakeList(l, &l.List, func() int { return len(l.rows) }, widgets.NewMoveRow, l.update, tapped)
	return l
}

// stale says that the tree has changed.
func (l *list) stale() { l.old = true }

// rowsOf lists a tree: a move, the lines that replace it, farther in, and then what
// follows the move.
func rowsOf(root *kifu.Node) []row {
	rows := []row{{root, 0}}
	var add func(n *kifu.Node, depth int)
	add = func(n *kifu.Node, depth int) {
		for ; n != nil; n = n.Next {
			rows = append(rows, row{n, depth})
			if n != n.Parent.Next {
				continue
			}
			for o := n.Other; o != nil; o = o.Other {
				add(o, depth+1)
			}
		}
	}
	add(root.Next, 0)
	return rows
}

// render shows the tree as it is, and the move one stands at.
func (l *list) render() {
	if l.old {
		l.rows, l.texts, l.old = rowsOf(l.screen.session.record.Root), map[*kifu.Node]string{}, false
	}
	l.Refresh()
	l.reveal()
}

// reveal scrolls to the move one stands at.
func (l *list) reveal() {
	if i := slices.IndexFunc(l.rows, func(r row) bool { return r.node == l.screen.session.at }); i >= 0 {
		l.ScrollTo(i)
	}
}

// update draws a line.
func (l *list) update(i int, line *widgets.MoveRow) {
	of := l.rows[i]
	s := l.screen
	line.Depth, line.Chosen = of.depth, of.node == s.session.at
	line.Number, line.Side = "", s.side(of.node)
	if of.node.Parent != nil {
		line.Number = fmt.Sprint(of.node.Ply + s.session.record.Start.MoveNumber() - 1)
	}
	line.Text = l.text(of.node)
	line.Refresh()
}

// text writes a move, or the word that ends a line.
func (l *list) text(n *kifu.Node) string {
	if text, known := l.texts[n]; known {
		return text
	}
	s := l.screen
	text := ""
	switch {
	case n.Parent == nil:
		text = s.env.Words.Say("study.start", nil)
	case n.End.Kind != kifu.NoEnd:
		text = s.endText(n.End)
	default:
		p := s.session.record.Position(n.Parent)
		text = s.env.Words.Record(&p, n.Move, cameTo(n.Parent))
	}
	l.texts[n] = text
	return text
}

// side is what stands at the right of a move: a star for a comment, and its time.
func (s *Screen) side(n *kifu.Node) string {
	text := ""
	if n.Timed {
		text = words.Clock(n.Spent)
	}
	if n.Comment != "" {
		text = join("*", text)
	}
	return text
}

// written writes a line of moves from a position, as far as the law lets it.
func (s *Screen) written(p rules.Position, prev rules.Square, line []rules.Move, most int) string {
	text := ""
	for _, m := range line[:min(len(line), most)] {
		if p.Check(m.Attempt()) != nil {
			break
		}
		if text != "" {
			text += " "
		}
		text += s.env.Words.Record(&p, m, prev)
		p.Make(m)
		prev = m.To()
	}
	return text
}
