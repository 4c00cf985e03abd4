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
	line   []rules.Undo // the moves that lead to pos
	totals []int        // by ply of the present line: the seconds that the side has used
	column int          // moves on the present line of KI2
	last   string       // the last of them
}

func (r *Record) writeKIF(b *strings.Builder) { r.write(b, notation.KIF) }
func (r *Record) writeKI2(b *strings.Builder) { r.write(b, notation.Japanese) }

func (r *Record) write(b *strings.Builder, style notation.Style) {
	w := &kifWriter{
		Builder: b, record: r, style: style, handicap: isHandicap(&r.Start),
		pos: r.Start, totals: []int{0},
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
	if line := h.Key + "：" + oneLine(h.Value); isHeader(w.style, line) {
		w.WriteString(line + "\n")
	}
}

// isHeader reports whether a line is read as a header, and a line of its own.
func isHeader(style notation.Style, line string) bool {
	r := kifReader{style: style, text: line}
	r.readLine()
	return len(r.headers) == 1 && r.build == nil && strings.HasPrefix(line, r.headers[0].Key) &&
		!strings.ContainsAny(line, "\r\n")
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
	w.totals = append(w.totals[:n.Ply], max(0, int(n.Spent/time.Second)))
	if n.Ply >= 2 {
		w.totals[n.Ply] += w.totals[n.Ply-2]
	}
	if n.End.Kind != NoEnd {
		w.end(n)
		return
	}
	w.move(n.Ply, w.style.Write(&w.pos, n.Move.Attempt(), prev(n)), n)
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

// move writes a move and the time of its node.
func (w *kifWriter) move(ply int, text string, n *Node) {
	if w.style == notation.KIF {
		w.numbered(ply, text, n, n.Other != nil)
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
		spent, total := max(0, int(timed.Spent/time.Second)), w.totals[timed.Ply]
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
	ply, e, timed, text := n.Ply, n.End, n, ""
	if n.Foul != nil {
		if text = w.foul(n.Foul.Attempt, prev(n)); text == "" {
			e.Kind = EndFoulLoss // of the side to move: who committed it
		} else {
			w.move(ply, text, n)
			ply, timed = ply+1, nil
		}
	}
	if w.style == notation.KIF {
		w.numbered(ply, kifWord(e), timed, n.Other != nil && text == "")
	}
	if w.style == notation.Japanese {
		w.breakLine()
		w.WriteString(w.sentence(e, ply-1, text != "") + "\n")
	}
	w.remarks(n)
}

// foul writes an illegal move so that it is read back: with its origin, as KIF
// has it, if the words of KI2 do not tell it. There is none for a move of nothing
// or to nowhere.
func (w *kifWriter) foul(a rules.Attempt, prev rules.Square) string {
	mark := "▲"
	if w.pos.Turn() == rules.White {
		mark = "△"
	}
	for _, text := range []string{w.style.Write(&w.pos, a, prev), mark + notation.KIF.Write(&w.pos, a, prev)} {
		if back, err := w.style.Read(&w.pos, text, prev); err == nil && back == a && w.pos.Check(back) != nil {
			return text
		}
	}
	return ""
}

// breakLine ends a line of moves in KI2.
func (w *kifWriter) breakLine() {
	if w.column > 0 {
		w.WriteByte('\n')
	}
	w.column = 0
}

// commentLines begins each line of a comment, however it ends, with an asterisk.
var commentLines = strings.NewReplacer("\r\n", "\n*", "\r", "\n*", "\n", "\n*")

// remarks writes the comment and the bookmark of a node.
func (w *kifWriter) remarks(n *Node) {
	if n.Comment == "" && n.Bookmark == "" {
		return
	}
	w.breakLine()
	if n.Comment != "" {
		w.WriteString("*" + commentLines.Replace(n.Comment) + "\n")
	}
	if n.Bookmark != "" {
		w.WriteString("&" + oneLine(n.Bookmark) + "\n")
	}
}
