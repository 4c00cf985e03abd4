package lessons

import (
	"slices"
	"strings"
	"testing"
	"unicode/utf8"
)

// Height is part of Measurer: a character is as wide as a third of its size, and lines
// break anywhere.
func (g fewGlyphs) Height(_ Language, text string, s Setting, width float32) float32 {
	lines := float32(0)
	for _, line := range strings.Split(text, "\n") {
		lines += max(1, float32(int(float32(utf8.RuneCountInString(line))*s.Size/3/width+0.999)))
	}
	return lines * s.Size * s.Leading
}

// TestNoRoom: a text that is one line longer than its box is told with its line and
// by how much; one that just fits is not.
func TestNoRoom(t *testing.T) {
	room := int(ShowBox.Height / (ShowBox.Size * ShowBox.Han))
	for _, c := range []struct {
		lines int
		want  string
	}{{room, ""}, {room + 1, "step.text.ja is 1 lines too long"}, {room + 3, "step.text.ja is 3 lines too long"}} {
		text := askingLesson("show", shownSFEN, "")
		long := "x" + strings.Repeat(`\nx`, c.lines-1)
		at := strings.Index(text, "text = {")
		text = text[:at] + strings.Replace(text[at:], `ja = "x"`, `ja = "`+long+`"`, 1)
		faults := lint(text)
		i := slices.IndexFunc(faults, func(f Fault) bool { return f.Code == NoRoom })
		switch {
		case c.want == "" && i >= 0:
			t.Errorf("%d lines: %v", c.lines, faults[i])
		case c.want != "" && i < 0:
			t.Errorf("%d lines: no fault among %v", c.lines, faults)
		case c.want != "":
			f, line := faults[i], 1+strings.Count(text[:strings.Index(text, long)], "\n")
			if f.File != "a.toml" || f.Line != line || !strings.Contains(f.Cause, strings.TrimPrefix(c.want, "step.")) {
				t.Errorf("%d lines: %v, want line %d and %q", c.lines, f, line, c.want)
			}
		}
	}
}

// TestEveryBox: what is too long for its box is found wherever texts stand.
func TestEveryBox(t *testing.T) {
	long := strings.Repeat(`x\n`, 40)
	four := `{ en = "x", ja = "` + long + `", zh-Hant = "x", zh-Hans = "x" }`
	for key, text := range map[string]string{
		"hint.ja":    askingLesson("count", shownSFEN, "ask = \"answers\"\nhint = "+four),
		"after.ja":   askingLesson("count", shownSFEN, "ask = \"answers\"\nafter = "+four),
		"options.ja": askingLesson("choice", shownSFEN, "options = [ "+strings.TrimSuffix(four, " }")+`, right = true }, { en = "a", ja = "b", zh-Hant = "b", zh-Hans = "b" } ]`),
	} {
		if faults := lint(text); !slices.ContainsFunc(faults, func(f Fault) bool { return f.Code == NoRoom && strings.Contains(f.Cause, key+" is ") }) {
			t.Errorf("%s is not found among %v", key, faults)
		}
	}
}
