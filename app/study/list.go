package study

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/widget"

	"terakoya/rules"
	"terakoya/rules/kifu"
	"terakoya/widgets"
)

var _ fyne.Disableable = (*list)(nil)

// list is the moves with their variations. The arrow keys go through them wherever the
// focus is, so it takes none itself.
type list struct {
	widget.List
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
	l.HideSeparators = true
	l.Length = func() int { return len(l.rows) }
	l.CreateItem = func() fyne.CanvasObject { return widgets.NewMoveRow() }
	l.UpdateItem = func(i widget.ListItemID, o fyne.CanvasObject) { l.update(l.rows[i], o.(*widgets.MoveRow)) }
	l.OnSelected = func(i widget.ListItemID) {
		l.UnselectAll()
		if n := l.rows[i].node; n != s.session.at {
			s.goTo(n)
		}
	}
	l.ExtendBaseWidget(l)
	return l
}

// Enable is part of fyne.Disableable.
func (l *list) Enable() {}

// Disable is part of fyne.Disableable.
func (l *list) Disable() {}

// Disabled is part of fyne.Disableable: Tab passes over the list.
func (l *list) Disabled() bool { return true }

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
func (l *list) update(of row, line *widgets.MoveRow) {
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
		seconds := int(n.Spent.Seconds())
		text = fmt.Sprintf("%d:%02d", seconds/60, seconds%60)
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
