package kifu

import (
	"fmt"
	"strings"
	"time"

	"terakoya/rules"
	"terakoya/rules/notation"
)

// csaVersion3 begins a file in CSA 3.0: without the first line it is Shift-JIS.
// [Encode] names the other encoding in it.
const csaVersion3 = "'CSA encoding=UTF-8\nV3.0\n"

// writeCSA writes the game itself in CSA 2.2, or 3.0 where a time has fractions
// of a second, which 2.2 lacks. Variations have no place in it.
func (r *Record) writeCSA(b *strings.Builder) {
	line := r.MainLine()
	version := "V2.2\n"
	for _, n := range line {
		if n.Spent%time.Second != 0 {
			version = csaVersion3
		}
	}
	b.WriteString(version)
	r.writeCSAHeaders(b)
	writeCSAStart(b, &r.Start)
	writeCSAComment(b, r.Root.Comment)
	pos, prev := r.Start, rules.OffBoard
	for _, n := range line {
		if n.End.Kind != NoEnd {
			writeCSAEnd(b, n, &pos, prev)
			return
		}
		b.WriteString(notation.CSA.Write(&pos, n.Move.Attempt(), prev) + "\n")
		writeCSATime(b, n)
		writeCSAComment(b, n.Comment)
		pos.Make(n.Move)
		prev = n.Move.To()
	}
}

// writeCSAHeaders writes the names first, as the format wants it.
func (r *Record) writeCSAHeaders(b *strings.Builder) {
	var rest []Header
	for _, h := range r.Headers {
		switch value := oneLine(h.Value); h.Key {
		case csaNames[rules.Black], handicapNames[rules.Black]:
			b.WriteString("N+" + value + "\n")
		case csaNames[rules.White], handicapNames[rules.White]:
			b.WriteString("N-" + value + "\n")
		default:
			rest = append(rest, h)
		}
	}
	for _, h := range rest {
		key := kifToCSA(h)
		if key != "" && key == strings.Trim(key, " \t") && !strings.ContainsAny(key, ":\r\n") {
			b.WriteString("$" + key + ":" + oneLine(h.Value) + "\n")
		}
	}
}

// oneLine replaces line ends, which would begin another statement.
func oneLine(s string) string { return strings.NewReplacer("\r", " ", "\n", " ").Replace(s) }

func writeCSAComment(b *strings.Builder, comment string) {
	for rest := comment; rest != ""; {
		var line string
		line, rest = takeLine(rest)
		b.WriteString("'*" + line + "\n")
	}
}

// writeCSATime writes seconds, with as many digits after the point as needed.
func writeCSATime(b *strings.Builder, n *Node) {
	if !n.Timed {
		return
	}
	spent := max(n.Spent, 0)
	fmt.Fprintf(b, "T%d", spent/time.Second)
	if part := spent % time.Second; part != 0 {
		b.WriteString(strings.TrimRight(fmt.Sprintf(".%09d", part), "0"))
	}
	b.WriteByte('\n')
}

// writeCSAEnd writes the end, after the illegal move if there was one. Words that
// CSA has no like of become a comment.
func writeCSAEnd(b *strings.Builder, n *Node, pos *rules.Position, prev rules.Square) {
	word := csaWord(n.End, pos.Turn())
	if n.Foul != nil && (n.End.Kind == EndFoulWin || n.End.Kind == EndFoulLoss) {
		text := notation.CSA.Write(pos, n.Foul.Attempt, prev)
		if back, err := notation.CSA.Read(pos, text, prev); err == nil && back == n.Foul.Attempt {
			b.WriteString(text + "\n")
			word = csaWord(n.End, pos.Turn().Opponent())
		}
	}
	if word == "" {
		writeCSAComment(b, kifWord(n.End))
	} else {
		b.WriteString(word + "\n")
		writeCSATime(b, n)
	}
	writeCSAComment(b, n.Comment)
}

// csaWord returns the word for an end when turn is to move, or none.
func csaWord(e End, turn rules.Color) string {
	if e.Kind == EndFoulWin {
		return csaFouls[turn.Opponent()]
	}
	if e.Kind == EndOther && e.Text == takeback {
		return csaTakeback
	}
	if e.Kind == EndOther {
		known := csaEnd(e.Text, turn)
		if strings.HasPrefix(e.Text, "%") && known == e && !strings.ContainsAny(e.Text, ",\r\n") &&
			e.Text == strings.Trim(e.Text, " \t") {
			return e.Text
		}
		return ""
	}
	for _, w := range csaEnds {
		if w.kind == e.Kind {
			return w.word
		}
	}
	return ""
}

// writeCSAStart writes the start, as pieces removed from the even start if it is
// that, else row by row, and whose move it is.
func writeCSAStart(b *strings.Builder, p *rules.Position) {
	s := p.Setup()
	if removed, ok := csaRemoved(&s); ok {
		b.WriteString("PI" + removed + "\n")
	} else {
		writeCSARows(b, &s)
	}
	b.WriteString(csaSigns[s.Turn] + "\n")
}

var csaSigns = [2]string{rules.Black: "+", rules.White: "-"}

// csaRemoved returns the pieces that are missing from the even start, as
// 82HI22KA; it reports false if anything else differs.
func csaRemoved(s *rules.Setup) (string, bool) {
	even := evenStart.Setup()
	var removed strings.Builder
	for file := 9; file >= 1; file-- {
		for rank := 1; rank <= 9; rank++ {
			sq := rules.NewSquare(file, rank)
			was, is := even.Board[sq], s.Board[sq]
			if is == was {
				continue
			}
			if is != rules.NoPiece {
				return "", false
			}
			fmt.Fprintf(&removed, "%d%d%s", file, rank, csaCodes[was.Kind()])
		}
	}
	return removed.String(), s.Hands == even.Hands
}

func writeCSARows(b *strings.Builder, s *rules.Setup) {
	for rank := 1; rank <= 9; rank++ {
		fmt.Fprintf(b, "P%d", rank)
		for file := 9; file >= 1; file-- {
			if pc := s.Board[rules.NewSquare(file, rank)]; pc == rules.NoPiece {
				b.WriteString(" * ")
			} else {
				b.WriteString(csaSigns[pc.Color()] + csaCodes[pc.Kind()])
			}
		}
		b.WriteByte('\n')
	}
	for side, hand := range s.Hands {
		if hand.Len() == 0 {
			continue
		}
		b.WriteString("P" + csaSigns[side])
		for _, k := range rules.HandKinds {
			b.WriteString(strings.Repeat("00"+csaCodes[k], hand.Count(k)))
		}
		b.WriteByte('\n')
	}
}
