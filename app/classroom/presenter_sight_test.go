package classroom

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"
	"unicode/utf8"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/test"

	"terakoya/app/parts"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	class "terakoya/lessons/classroom"
)

// classes are what a class can come to, as both windows show it.
var classes = map[string]func(*podium){
	"look": func(*podium) {},
	"verdict": func(p *podium) {
		p.at(lessons.Judgement, "")
		votes(p, 9, 11, 8)
	},
	"revealed": func(p *podium) {
		p.at(lessons.Judgement, "")
		votes(p, 9, 11, 8)
		p.press(fyne.KeySpace)
	},
	"foul": func(p *podium) {
		p.at(lessons.PlayMove, "")
		p.try("P*5d")
	},
	"busy": func(p *podium) {
		p.at(lessons.PlayMove, "")
		votes(p, 12, 3)
		p.class.Mark(sq("5d"))
		p.class.Arrow(sq("5g"), sq("5d"))
		p.class.Arrow(sq("4a"), sq("9f"))
		p.press(fyne.KeyT, fyne.KeyL, fyne.KeyJ, fyne.KeyJ, fyne.KeyK, fyne.KeySpace)
	},
	"opened": func(p *podium) { p.screen.setNotice(dragNotice) },
	"ending": func(p *podium) { p.press(fyne.KeyP, fyne.KeyEscape, fyne.KeyEscape) },
}

func votes(p *podium, n ...int) {
	for i, count := range n {
		p.class.SetVotes(p.class.Options()[i], count)
	}
}

var screenSizes = []fyne.Size{fyne.NewSize(1024, 700), fyne.NewSize(1920, 1080)}

// looksOf are the themes in which screens are looked at; where no pictures are wanted,
// one: the others move nothing.
func looksOf(l lessons.Language) map[string]fyne.Theme {
	all := map[string]fyne.Theme{"light": theme.New(l, false)}
	if *stage.Sheets != "" {
		all["dark"], all["contrast"] = theme.New(l, true), theme.New(l, false).High()
	}
	return all
}

// sizesOf are the windows in which screens are looked at. In the large one there is room
// in every language.
func sizesOf(l lessons.Language) []fyne.Size {
	if l == lessons.English || *stage.Sheets != "" {
		return screenSizes
	}
	return screenSizes[:1]
}

// TestClassSight: in both windows nothing lies upon anything else or leaves the window,
// no text is cut, and what the projector shows can be read from the back.
func TestClassSight(t *testing.T) {
	for name, do := range classes {
		for _, l := range lessons.Languages {
			for look, th := range looksOf(l) {
				for _, size := range sizesOf(l) {
					t.Run(fmt.Sprintf("%s/%s/%s/%g", name, l, look, size.Width), func(t *testing.T) {
						p := newPodium(t, l, th, size, slides(t, "nifu"))
						do(p)
						inspect(t, p.screen.Parts(), size)
						readable(t, p.window, 11, l)
						projector, w := p.project(size) // the toolkit's tests find parts in the last window only
						inspect(t, projector.Parts(), size)
						if size.Width == projectorWide {
							readable(t, w, afarLeast, l)
						}
						file := fmt.Sprintf("class-%s-%s-%s-%g", name, l, look, size.Width)
						stage.Picture(t, p.window, file)
						stage.Picture(t, w, file+"-projector")
					})
				}
			}
		}
	}
}

// inspect looks at where the parts of a screen lie. What is within a side that scrolls may
// lie below the window, and the counters within their options.
func inspect(t *testing.T, all []parts.Part, window fyne.Size) {
	t.Helper()
	within := func(p parts.Part) bool {
		part := strings.HasPrefix(p.Name, "more-") || strings.HasPrefix(p.Name, "fewer-")
		return p.Name == "side" || part || strings.HasPrefix(p.Name, "option-")
	}
	stage.Apart(t, slices.DeleteFunc(all, within), window)
}

// readable looks at the texts of a window, of which none may be smaller than the least.
func readable(t *testing.T, w fyne.Window, least float32, l lessons.Language) {
	t.Helper()
	stage.Inspect(t, w.Content(), w.Canvas().Size(), l)
	for _, text := range stage.Texts(w.Content()) {
		if text.TextSize < least {
			t.Errorf("%q is set in %g", text.Text.Text, text.TextSize)
		}
	}
}

// longest are so many of the steps with the most to say in a language.
func longest(l lessons.Language, count int, all []class.Slide) []class.Slide {
	long := func(s class.Slide) (n int) {
		texts := []lessons.Text{s.Step.Text, s.Step.After}
		for _, o := range s.Step.Option {
			texts = append(texts, o.Text, o.Text) // each has a line of its own
		}
		for _, text := range texts {
			n += utf8.RuneCountInString(text.In(l))
		}
		return n
	}
	all = slices.DeleteFunc(slices.Clone(all), func(s class.Slide) bool { return s.Step.Kind == lessons.PlayLine })
	slices.SortStableFunc(all, func(a, b class.Slide) int { return long(b) - long(a) })
	return all[:count]
}

// TestProjectorHoldsTheCourse: the steps of the course that have the most to say fit
// beside the board of a projector, asked and answered, in sizes that can be read from
// the back.
func TestProjectorHoldsTheCourse(t *testing.T) {
	from := stage.Must[stage.School](t)(stage.Course())
	var all []class.Slide
	for _, c := range from.Chapters {
		for _, e := range c.Entries {
			for n := range e.Lesson.Steps {
				all = append(all, class.Slide{Number: n + 1, Of: len(e.Lesson.Steps), Step: &e.Lesson.Steps[n], Lesson: e.Lesson})
			}
		}
	}
	for _, l := range lessons.Languages {
		test.NewTempApp(t).Settings().SetTheme(theme.New(l, false))
		c := class.New(longest(l, 25, all), class.Roster{})
		tells := &telling{words: stage.Must[*words.Catalogue](t)(stage.Words()).In(l), class: c}
		panel, wide := newProjectorPanel(), float32(projectorWide*projectorShare)
		for i := range c.Slides() {
			c.GoTo(i)
			for range 2 {
				panel.tell(tells, time.Time{}, "")
				panel.lay(&Projector{telling: tells, unit: 1}, 0, 0, wide, projectorHigh-2*projectorMargin)
				if over := panel.height(wide, 1) - projectorGap - (projectorHigh - 2*projectorMargin); over > 0 {
					t.Errorf("%s: %s needs %g more, revealed %t", l, c.Slide().Step.ID, over, c.Revealed())
				}
				c.Reveal()
			}
		}
	}
}
