package widgets

import (
	"image/color"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/widget"
)

var _ fyne.Widget = (*Paragraph)(nil)

// Paragraph is running text that breaks its lines as each language does: Latin
// words stay whole, and no line begins with 、 or 」 or ends with 「. Words between
// ** are bold.
type Paragraph struct {
	widget.BaseWidget
	Text     string
	TextSize fyne.ThemeSizeName
	Color    fyne.ThemeColorName
	Bold     bool
	Leading  float32 // distance of lines, in text sizes

	width float32 // that it was last given
}

// NewParagraph returns a paragraph in the size and colour of running text.
func NewParagraph(text string) *Paragraph {
	p := &Paragraph{Text: text, TextSize: SizeBody, Color: ColorInk, Leading: 1.5}
	p.ExtendBaseWidget(p)
	return p
}

// SetText changes the text.
func (p *Paragraph) SetText(text string) {
	if p.Text == text {
		return
	}
	p.Text = text
	p.Refresh()
}

// Resize is part of fyne.CanvasObject. The height that the paragraph needs
// follows from its width.
func (p *Paragraph) Resize(size fyne.Size) {
	changed := p.width != size.Width
	p.width = size.Width
	p.BaseWidget.Resize(size)
	if changed {
		p.Refresh()
	}
}

// HeightFor returns the height that the text takes at a width.
func (p *Paragraph) HeightFor(width float32) float32 {
	return float32(len(p.wrap(width))) * p.lineHeight()
}

// room is the width to wrap at; before the first layout, a likely one.
func (p *Paragraph) room() float32 {
	if p.width == 0 {
		return likelyWidth
	}
	return p.width
}

const likelyWidth = 360

func (p *Paragraph) lineHeight() float32 { return p.Theme().Size(p.TextSize) * p.Leading }

func (p *Paragraph) wrap(width float32) []line {
	size := p.Theme().Size(p.TextSize)
	return wrap(atoms(p.Text, p.Bold), width, func(s string, bold bool) float32 {
		return fyne.MeasureText(s, size, fyne.TextStyle{Bold: bold}).Width
	})
}

// CreateRenderer is part of fyne.Widget.
func (p *Paragraph) CreateRenderer() fyne.WidgetRenderer {
	r := &paragraphRenderer{p: p}
	r.texts.make = func() *canvas.Text { return canvas.NewText("", color.Transparent) }
	r.Refresh()
	return r
}

type paragraphRenderer struct {
	p       *Paragraph
	texts   pool[*canvas.Text]
	objects []fyne.CanvasObject
}

func (r *paragraphRenderer) Destroy()                     {}
func (r *paragraphRenderer) Layout(fyne.Size)             {}
func (r *paragraphRenderer) Objects() []fyne.CanvasObject { return r.objects }

func (r *paragraphRenderer) MinSize() fyne.Size {
	return fyne.NewSize(0, r.p.HeightFor(r.p.room()))
}

func (r *paragraphRenderer) Refresh() {
	r.texts.reset()
	r.objects = r.objects[:0]
	size, high := r.p.Theme().Size(r.p.TextSize), r.p.lineHeight()
	for i, l := range r.p.wrap(r.p.room()) {
		x := float32(0)
		for _, run := range l {
			t := r.texts.next()
			t.Text, t.TextSize, t.TextStyle = run.text, size, fyne.TextStyle{Bold: run.bold}
			t.Color = themeColor(r.p.Theme(), r.p.Color)
			min := t.MinSize()
			t.Move(fyne.NewPos(x, float32(int(float32(i)*high+(high-min.Height)/2)))) // whole units keep text sharp
			t.Resize(min)
			t.Refresh()
			r.objects = append(r.objects, t)
			x += min.Width
		}
	}
	canvas.Refresh(r.p)
}

// run is a stretch of text of one weight.
type run struct {
	text string
	bold bool
}

type line []run

// atom is what a line is never broken within.
type atom struct {
	runs  []run
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
				out = append(out, atom{runs: []run{{string(c), heavy}}, blank: true})
				glue = false
				continue
			}
			joins := glue || strings.ContainsRune(noStart, c)
			if n := len(out); n > 0 && !out[n-1].blank && !out[n-1].must && (joins || isWord(c) && endsInWord(out[n-1])) {
				out[n-1].write(c, heavy)
			} else {
				out = append(out, atom{runs: []run{{string(c), heavy}}})
			}
			glue = strings.ContainsRune(noEnd, c)
		}
	}
	return out
}

func (a *atom) write(c rune, bold bool) {
	if last := &a.runs[len(a.runs)-1]; last.bold == bold {
		last.text += string(c)
		return
	}
	a.runs = append(a.runs, run{string(c), bold})
}

// isWord reports whether a character stays together with its like: Latin letters
// and digits, and a square such as 5四.
func isWord(c rune) bool {
	return c < 0x2E80 && !unicode.IsSpace(c) || strings.ContainsRune("一二三四五六七八九", c)
}

func endsInWord(a atom) bool {
	last := a.runs[len(a.runs)-1].text
	c := []rune(last)[len([]rune(last))-1]
	return isWord(c) && c < 0x2E80
}

// wrap fills lines. A last line of one short character is made longer by what
// ends the line before.
func wrap(as []atom, width float32, measure func(string, bool) float32) []line {
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
	out := make([]line, len(lines))
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
		for _, c := range r.text {
			if !strings.ContainsRune(noStart, c) && !strings.ContainsRune(noEnd, c) {
				n++
			}
		}
	}
	return n <= 1
}

func (a atom) width(measure func(string, bool) float32) float32 {
	w := float32(0)
	for _, r := range a.runs {
		w += measure(r.text, r.bold)
	}
	return w
}

// join makes one run of neighbours of the same weight.
func join(as []atom) line {
	var l line
	for _, a := range as {
		for _, r := range a.runs {
			if n := len(l); n > 0 && l[n-1].bold == r.bold {
				l[n-1].text += r.text
			} else {
				l = append(l, r)
			}
		}
	}
	return l
}
