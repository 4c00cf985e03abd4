package kifu

import (
	"fmt"
	"strings"
	"time"
	"unicode/utf8"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// kifWriter writes KIF and KI2.
type kifWriter struct {
	*strings.Builder
	record   *Record
	style    notation.Style
	handicap bool

	pos    rules.Position
	line   []rules.Undo    // the moves that lead to pos
	totals []time.Duration // by ply of the present line: what the side has used
	column int             // moves on the present line of KI2
	last   string          // the last of them
}

func (r *Record) writeKIF(b *strings.Builder) { r.write(b, notation.KIF) }
func (r *Record) writeKI2(b *strings.Builder) { r.write(b, notation.Japanese) }

func (r *Record) write(b *strings.Builder, style notation.Style) {
	w := &kifWriter{
		Builder: b, record: r, style: style, handicap: isHandicap(&r.Start),
		pos: r.Start, totals: []time.Duration{0},
	}
	w.headings()
	w.remarks(r.Root)
	r.Walk(w.node)
	w.breakLine()
}

// headings writes what stands before the moves.
func (w *kifWriter) headings() {
	start := w.record.Start
	h, known := rules.HandicapOf(&start)
	if name := handicapLine(h); known && name != "" && start.MoveNumber() == 1 {
		w.WriteString("手合割：" + name + "\n")
	} else {
		w.WriteString("手合割：その他\n")
		options := BODOptions{Handicap: w.handicap, Count: start.MoveNumber() != 1}
		if err := WriteBOD(w, start.Setup(), options); err != nil {
			panic(err) // a strings.Builder never fails
		}
	}
	for _, header := range w.record.Headers {
		w.header(header)
	}
	if w.style == notation.KIF {
		w.WriteString("手数----指手---------消費時間--\n")
	} else {
		w.WriteByte('\n')
	}
}

// handicapLine returns the name of a handicap that readers agree on.
func handicapLine(h rules.Handicap) string {
	if h.KIF == "その他" {
		return ""
	}
	return h.KIF
}

// header writes a key and a value, unless they would be read as something else.
func (w *kifWriter) header(h Header) {
	for side := range sideNames {
		if w.handicap && h.Key == csaNames[side] {
			h.Key = handicapNames[side]
		}
	}
	line := h.Key + "：" + oneLine(h.Value)
	r := kifReader{style: w.style, text: line}
	r.readLine()
	if len(r.headers) == 1 && r.headers[0].Key == h.Key && r.build == nil {
		w.WriteString(line + "\n")
	}
}

// node writes a move or the word that ends a line; a branch has its heading.
func (w *kifWriter) node(n *Node) {
	if n != n.Parent.Next {
		w.breakLine()
		fmt.Fprintf(w, "\n変化：%d手\n", n.Ply)
	}
	for len(w.line) >= n.Ply {
		last := len(w.line) - 1
		w.pos.Unmake(w.line[last])
		w.line = w.line[:last]
	}
	w.totals = append(w.totals[:n.Ply], n.Spent)
	if n.Ply >= 2 {
		w.totals[n.Ply] += w.totals[n.Ply-2]
	}
	if n.End.Kind != NoEnd {
		w.end(n)
		return
	}
	w.move(n.Ply, n.Move.Attempt(), n, n)
	w.line = append(w.line, w.pos.Make(n.Move))
	w.remarks(n)
}

// prev returns where the move before n came to.
func prev(n *Node) rules.Square {
	if n.Parent.Move == rules.NoMove {
		return rules.OffBoard
	}
	return n.Parent.Move.To()
}

// move writes an attempt; timed is the node whose time stands with it, if any.
func (w *kifWriter) move(ply int, a rules.Attempt, n, timed *Node) {
	text := w.style.Write(&w.pos, a, prev(n))
	if w.style == notation.KIF {
		w.numbered(ply, text, timed, n.Other != nil)
		return
	}
	switch w.column {
	case 0:
	case 6:
		w.breakLine()
	default:
		w.pad(w.last, 12)
	}
	w.WriteString(text)
	w.column, w.last = w.column+1, text
}

// pad writes blanks after a text, so that it is width half-width characters wide.
func (w *kifWriter) pad(text string, width int) {
	for _, c := range text {
		if width--; c >= utf8.RuneSelf {
			width--
		}
	}
	w.WriteString(strings.Repeat(" ", max(width, 1)))
}

// numbered writes a line of KIF.
func (w *kifWriter) numbered(ply int, text string, timed *Node, branches bool) {
	fmt.Fprintf(w, "%4d %s", ply, text)
	if timed != nil && timed.Timed {
		spent, total := int(timed.Spent/time.Second), int(w.totals[timed.Ply]/time.Second)
		w.pad(text, 13)
		fmt.Fprintf(w, "(%2d:%02d/%02d:%02d:%02d)", spent/60, spent%60, total/3600, total/60%60, total%60)
	}
	if branches {
		w.WriteByte('+')
	}
	w.WriteByte('\n')
}

// end writes how a line ends: the illegal move if there was one, then the word.
func (w *kifWriter) end(n *Node) {
	ply, turn, timed := n.Ply, w.pos.Turn(), n
	if n.Foul != nil {
		w.move(ply, n.Foul.Attempt, n, n)
		ply, turn, timed = ply+1, turn.Opponent(), nil
	}
	if w.style == notation.KIF {
		w.numbered(ply, kifWord(n.End), timed, n.Other != nil && n.Foul == nil)
	}
	if w.style == notation.Japanese {
		w.breakLine()
		w.WriteString(sentenceOf(n.End, ply-1, turn, w.handicap) + "\n")
	}
	w.remarks(n)
}

// breakLine ends a line of moves in KI2.
func (w *kifWriter) breakLine() {
	if w.column > 0 {
		w.WriteByte('\n')
	}
	w.column = 0
}

// remarks writes the comment and the bookmark of a node.
func (w *kifWriter) remarks(n *Node) {
	if n.Comment == "" && n.Bookmark == "" {
		return
	}
	w.breakLine()
	if n.Comment != "" {
		w.WriteString("*" + strings.ReplaceAll(n.Comment, "\n", "\n*") + "\n")
	}
	if n.Bookmark != "" {
		w.WriteString("&" + oneLine(n.Bookmark) + "\n")
	}
}
