package widgets_test

import (
	"io/fs"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/test"

	"github.com/BurntSushi/toml"

	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets"
)

// What JIS X 4051 and its Chinese counterparts forbid; a list of its own, not that
// of the widget.
const (
	neverFirst = "、。，．：；？！」』）】〉》〕”…ー々っゃゅょァィゥェォッャュョ％"
	neverLast  = "「『（【〈《〔“"
)

// written is a line of a paragraph as it is drawn.
type written struct {
	text  string
	y     float32
	right float32 // where it ends
}

func lines(p *widgets.Paragraph) []written {
	var all []written
	for _, o := range drawn(p) {
		text := o.(*canvas.Text)
		if n := len(all); n == 0 || all[n-1].y != text.Position().Y {
			all = append(all, written{y: text.Position().Y})
		}
		last := &all[len(all)-1]
		last.text += text.Text
		last.right = text.Position().X + text.MinSize().Width
	}
	return all
}

// texts lists all that is said in a language: messages and lessons.
func texts(t *testing.T, l lessons.Language) []string {
	t.Helper()
	file, err := fs.ReadFile(content.Messages(), string(l)+".toml")
	if err != nil {
		t.Fatal(err)
	}
	var tree map[string]any
	if err := toml.Unmarshal(file, &tree); err != nil {
		t.Fatal(err)
	}
	var all []string
	var walk func(any)
	walk = func(v any) {
		switch v := v.(type) {
		case string:
			all = append(all, v)
		case map[string]any:
			for _, sub := range v {
				walk(sub)
			}
		}
	}
	walk(tree)
	for _, lesson := range lessons.Load(content.Lessons()).Lessons {
		all = append(all, lesson.Title.In(l), lesson.Aim.In(l))
		for _, s := range lesson.Steps {
			all = append(all, s.Text.In(l), s.Hint.In(l), s.After.In(l))
		}
	}
	slices.Sort(all)
	return slices.Compact(all)
}

func isLatin(c rune) bool {
	return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c >= 'À' && c <= 'ɏ'
}

// breakFault says what is wrong with a break between two characters with nothing
// dropped between them.
func breakFault(last, first rune) string {
	switch {
	case strings.ContainsRune(neverFirst, first):
		return "a line begins with " + string(first)
	case strings.ContainsRune(neverLast, last):
		return "a line ends with " + string(last)
	case isLatin(last) && isLatin(first):
		return "a word is split"
	case last >= '1' && last <= '9' && strings.ContainsRune("一二三四五六七八九", first):
		return "a square is split"
	}
	return ""
}

// judge holds the lines of a text against the laws.
func judge(text string, ls []written, width float32) string {
	rest := strings.TrimLeft(strings.ReplaceAll(text, "**", ""), " ")
	for i, l := range ls {
		after, ok := strings.CutPrefix(rest, l.text)
		if !ok {
			return "a character is lost at " + l.text
		}
		rest = strings.TrimLeft(after, " \n\u3000")
		if rest != "" && rest == after {
			last, first := []rune(l.text), []rune(rest)
			if fault := breakFault(last[len(last)-1], first[0]); fault != "" {
				return fault
			}
		}
		if l.right > width+1 && strings.ContainsAny(l.text, " 、。") {
			return "too long: " + l.text
		}
		if i > 0 && i == len(ls)-1 && len([]rune(strings.TrimRight(l.text, neverFirst+".)"))) == 1 {
			return "a character is alone: " + l.text
		}
	}
	if rest != "" {
		return "the end is lost: " + rest
	}
	return ""
}

// TestTextsBreakWell, FONT-04: all that the program says, each at a third of the widths that a
// panel has.
func TestTextsBreakWell(t *testing.T) {
	for _, l := range lessons.Languages {
		t.Run(string(l), func(t *testing.T) {
			useTheme(t, l)
			all := texts(t, l)
			if len(all) < 100 {
				t.Fatalf("only %d texts", len(all))
			}
			p := widgets.NewParagraph("")
			p.TextSize = widgets.SizeLead
			for n := range 17 {
				width := float32(200 + 20*n)
				p.Resize(fyne.NewSize(width, 100))
				for i := n % 3; i < len(all); i += 3 {
					text := all[i]
					p.SetText(text)
					if fault := judge(text, lines(p), width); fault != "" {
						t.Errorf("at %v: %s\n%s", width, fault, text)
					}
				}
			}
		})
	}
}

func TestParagraphHeight(t *testing.T) {
	useTheme(t, lessons.English)
	text := "You have a pawn on 5g and another in hand. While that pawn stands there, you may not drop a second one on the file."
	p := widgets.NewParagraph(text)
	before := float32(1e6)
	for _, width := range []float32{120, 200, 400, 2000} {
		p.Resize(fyne.NewSize(width, 10))
		high := p.HeightFor(width)
		if high > before {
			t.Errorf("%v wide, %v high; narrower it was %v", width, high, before)
		}
		ls := lines(p)
		if want := float32(len(ls)) * 15 * 1.5; high != want || p.MinSize().Height != want {
			t.Errorf("%v wide: %v high, at least %v, for %d lines", width, high, p.MinSize().Height, len(ls))
		}
		if last := ls[len(ls)-1]; last.y > high {
			t.Errorf("%v wide: the last line at %v of %v", width, last.y, high)
		}
		before = high
	}
	if n := len(lines(p)); n != 1 {
		t.Errorf("%d lines with room for one", n)
	}
}

func TestParagraphOfRuns(t *testing.T) {
	useTheme(t, lessons.English)
	p := widgets.NewParagraph("A **second** pawn")
	p.Color = widgets.ColorInkSoft
	p.Resize(fyne.NewSize(400, 100))
	x := float32(0)
	var bold []string
	for _, o := range drawn(p) {
		text := o.(*canvas.Text)
		if at := text.Position().X; at != float32(int(at)) || at < x-0.5 || at > x+0.5 {
			t.Errorf("%q begins at %v, not at the whole unit next to %v", text.Text, at, x)
		}
		if x += text.MinSize().Width; text.TextStyle.Bold {
			bold = append(bold, text.Text)
		}
		if text.Color != p.Theme().Color(widgets.ColorInkSoft, 0) {
			t.Errorf("%q is %v", text.Text, text.Color)
		}
	}
	if !slices.Equal(bold, []string{"second"}) {
		t.Errorf("bold: %q", bold)
	}
}

func TestParagraphUsesItsObjectsAgain(t *testing.T) {
	useTheme(t, lessons.Japanese)
	p := widgets.NewParagraph("二歩は反則です。")
	p.Resize(fyne.NewSize(60, 100))
	seen := map[fyne.CanvasObject]bool{}
	for _, o := range drawn(p) {
		seen[o] = true
	}
	for range 10 {
		p.SetText("二歩です。")
		p.SetText("二歩は反則です。")
		for _, o := range test.WidgetRenderer(p).Objects() {
			if !seen[o] {
				t.Fatal("a new object for the same text")
			}
		}
	}
}
