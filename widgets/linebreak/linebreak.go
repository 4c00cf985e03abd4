// Package linebreak breaks running text into lines as each language does: Latin
// words and squares such as 5四 stay whole, and no line begins with 、 or 」 or ends
// with 「. Words between ** are bold. It knows neither fonts nor screens: who calls
// it measures, on a screen or in a file that is checked.
//
//	lines := linebreak.Wrap("あいう、えお", false, 30, measure) // あい | う、え | お
package linebreak

import (
	"strings"
	"unicode"
)

// Run is a stretch of text of one weight.
type Run struct {
	Text string
	Bold bool
}

// Line is what stands on one line.
type Line []Run

// Measure returns the width of a text, in the units of the width to wrap at.
type Measure func(text string, bold bool) float32

// Wrap breaks a text, all of it bold or only what is marked, into lines of a width.
// A line is wider only if it is one word. There is at least one line.
func Wrap(text string, bold bool, width float32, measure Measure) []Line {
	return wrap(atoms(text, bold), width, measure)
}

// Widest returns the width of what is widest of all that is never broken: in less
// room the text does not fit, however many lines it takes.
func Widest(text string, bold bool, measure Measure) float32 {
	widest := float32(0)
	for _, a := range atoms(text, bold) {
		if !a.blank {
			widest = max(widest, a.width(measure))
		}
	}
	return widest
}

// atom is what a line is never broken within.
type atom struct {
	runs  []Run
	blank bool // a space: it is dropped where a line breaks
	must  bool // a line break of the text
}

// Characters that no line begins or ends with.
const (
	noStart = "、。，．・：；？！」』）〕］｝〉》】〙〗”’…‥ー々ぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮヵヶ,.:;?!)]}%％／"
	noEnd   = "「『（〔［｛〈《【〘〖“‘([{"
)

// atoms cuts a text into what may not be broken: words of Latin letters, and
// other characters one by one with the punctuation that clings to them.
func atoms(text string, bold bool) []atom {
	var out []atom
	glue := false // the next character belongs to the atom before
	for i, part := range strings.Split(text, "**") {
		heavy := bold || i%2 == 1
		for _, c := range part {
			switch {
			case c == '\n':
				out = append(out, atom{must: true})
				glue = false
				continue
			case c == ' ' || c == '\u3000':
				out = append(out, atom{runs: []Run{{string(c), heavy}}, blank: true})
				glue = false
				continue
			}
			joins := glue || strings.ContainsRune(noStart, c)
			if n := len(out); n > 0 && !out[n-1].blank && !out[n-1].must && (joins || isWord(c) && endsInWord(out[n-1])) {
				out[n-1].write(c, heavy)
			} else {
				out = append(out, atom{runs: []Run{{string(c), heavy}}})
			}
			glue = strings.ContainsRune(noEnd, c)
		}
	}
	return out
}

func (a *atom) write(c rune, bold bool) {
	if last := &a.runs[len(a.runs)-1]; last.Bold == bold {
		last.Text += string(c)
		return
	}
	a.runs = append(a.runs, Run{string(c), bold})
}

// isWord reports whether a character stays together with its like: Latin letters
// and digits, and a square such as 5四.
func isWord(c rune) bool {
	return c < 0x2E80 && !unicode.IsSpace(c) || strings.ContainsRune("一二三四五六七八九", c)
}

func endsInWord(a atom) bool {
	last := a.runs[len(a.runs)-1].Text
	c := []rune(last)[len([]rune(last))-1]
	return isWord(c) && c < 0x2E80
}

// wrap fills lines. A last line of one short character is made longer by what
// ends the line before.
func wrap(as []atom, width float32, measure Measure) []Line {
	var lines [][]atom
	var now []atom
	used := float32(0)
	flush := func() {
		lines, now, used = append(lines, now), nil, 0
	}
	forced := false // the line now being filled begins after a line break of the text
	for _, a := range as {
		if a.must {
			flush()
			forced = true
			continue
		}
		w := a.width(measure)
		if used+w > width && len(now) > 0 && !a.blank {
			flush()
			forced = false
		}
		if a.blank && len(now) == 0 {
			continue
		}
		now = append(now, a)
		used += w
	}
	flush()
	if n := len(lines); n > 1 && lonely(lines[n-1]) && !forced {
		prev, last := company(lines[n-2], lines[n-1])
		room := width
		for _, a := range last {
			room -= a.width(measure)
		}
		if room >= 0 {
			lines[n-2], lines[n-1] = prev, last
		}
	}
	out := make([]Line, len(lines))
	for i, l := range lines {
		for len(l) > 0 && l[len(l)-1].blank {
			l = l[:len(l)-1]
		}
		out[i] = join(l)
	}
	return out
}

// company moves the last word of a line to the next one, with the blank behind
// it, if enough is left.
func company(prev, last []atom) (shorter, longer []atom) {
	cut := len(prev)
	for cut > 0 && prev[cut-1].blank {
		cut--
	}
	if cut < 3 {
		return prev, last
	}
	return prev[:cut-1], append(append([]atom(nil), prev[cut-1:]...), last...)
}

// lonely reports whether a line holds a single character, punctuation not
// counted.
func lonely(l []atom) bool {
	if len(l) != 1 {
		return false
	}
	n := 0
	for _, r := range l[0].runs {
		for _, c := range r.Text {
			if !strings.ContainsRune(noStart, c) && !strings.ContainsRune(noEnd, c) {
				n++
			}
		}
	}
	return n <= 1
}

func (a atom) width(measure Measure) float32 {
	w := float32(0)
	for _, r := range a.runs {
		w += measure(r.Text, r.Bold)
	}
	return w
}

// join makes one run of neighbours of the same weight.
func join(as []atom) Line {
	var l Line
	for _, a := range as {
		for _, r := range a.runs {
			if n := len(l); n > 0 && l[n-1].Bold == r.Bold {
				l[n-1].Text += r.Text
			} else {
				l = append(l, r)
			}
		}
	}
	return l
}
