package shell

import (
	"fmt"
	"testing"
	"testing/fstest"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"terakoya/app/course"
	"terakoya/app/stage"
	"terakoya/lessons"
)

// box is where something that scrolls is seen, or lies.
type box struct {
	at   fyne.Position
	size fyne.Size
}

// boxOf finds something on the screen, and what is seen of the scroll that it lies
// in; in is that scroll as far as it is known.
func boxOf(o, sought fyne.CanvasObject, at fyne.Position, in *box) (found, view *box) {
	if o == nil || !o.Visible() {
		return nil, nil
	}
	at = at.Add(o.Position())
	if o == sought {
		return &box{at, o.Size()}, in
	}
	var inside []fyne.CanvasObject
	switch o := o.(type) {
	case *container.Scroll:
		inside, in = []fyne.CanvasObject{o.Content}, &box{at, o.Size()}
	case *fyne.Container:
		inside = o.Objects
	case fyne.Widget:
		inside = test.WidgetRenderer(o).Objects()
	}
	for _, held := range inside {
		if found, view = boxOf(held, sought, at, in); found != nil {
			return found, view
		}
	}
	return nil, nil
}

// longPages are the pages that scroll, each with how many places for the focus are
// within its scrolls at least.
var longPages = map[string]struct {
	least int
	open  func(*testing.T) *Shell
}{
	"home":     {12, func(t *testing.T) *Shell { return schooled(t, (*Shell).Home) }},
	"chapters": {30, func(t *testing.T) *Shell { return schooled(t, func(s *Shell) { s.Chapters(-1) }) }},
	"figures":  {5, func(t *testing.T) *Shell { return schooled(t, (*Shell).Figures) }},
	"learners": {10, func(t *testing.T) *Shell { return schooled(t, (*Shell).Learners) }},
	"forget": {15, func(t *testing.T) *Shell {
		return schooled(t, func(s *Shell) { s.Learners(); s.tap(t, "reset") })
	}},
	"choice": {12, func(t *testing.T) *Shell {
		return schooled(t, func(s *Shell) { s.options.Fixed = false; s.first(true) })
	}},
	"welcome":  {10, func(t *testing.T) *Shell { return schooled(t, (*Shell).Welcome) }},
	"settings": {15, func(t *testing.T) *Shell { return schooled(t, (*Shell).Settings) }},
	"files": {36, func(t *testing.T) *Shell {
		return schooled(t, func(s *Shell) {
			files := fstest.MapFS{}
			for i := range 12 {
				id := fmt.Sprintf("mine%d", i)
				files[id+".toml"] = &fstest.MapFile{Data: []byte(mine(id))}
			}
			s.own.sources = []*course.Source{course.NewSource(course.Folder, "mine", files, nil)}
			s.build()
			s.LessonFiles()
		})
	}},
	"quiz-setup": {10, func(t *testing.T) *Shell { return schooled(t, (*Shell).Quiz) }},
	"play-setup": {0, func(t *testing.T) *Shell { return schooled(t, (*Shell).PlaySetup) }},
	"quiz-result": {5, func(t *testing.T) *Shell {
		r := newExamRoom(t, Options{})
		r.Quiz()
		click(t, r.Shell, "length-0")
		click(t, r.Shell, "main")
		for r.screen.Name() == "quiz" {
			r.answer(wrong(t, &r.on().Step))
			press(r.Shell, fyne.KeyReturn)
		}
		return r.Shell
	}},
}

// schooled is a school of twelve, of whom the present one has learned for some weeks,
// on a page.
func schooled(t *testing.T, show func(*Shell)) *Shell {
	t.Helper()
	names := []string{"Aiko"}
	for i := range 11 {
		names = append(names, fmt.Sprintf("Learner %d", i+2))
	}
	s := school(t, lessons.English, false, names...)
	learned(t, s)
	show(s)
	return s
}

// TestFocusIsSeen: whoever goes through a page by Tab, or back by Shift and Tab, sees
// where the focus is, however long the page.
func TestFocusIsSeen(t *testing.T) {
	for name, page := range longPages {
		for way, next := range map[string]func(fyne.Canvas){"Tab": fyne.Canvas.FocusNext, "back": fyne.Canvas.FocusPrevious} {
			t.Run(name+"/"+way, func(t *testing.T) {
				s := page.open(t)
				s.window.Resize(fyne.NewSize(1024, 700))
				canvas := s.window.Canvas()
				canvas.Unfocus()
				within, seen := 0, map[fyne.Focusable]bool{}
				for next(canvas); canvas.Focused() != nil && !seen[canvas.Focused()]; next(canvas) {
					o := canvas.Focused().(fyne.CanvasObject)
					seen[canvas.Focused()] = true
					found, view := boxOf(canvas.Content(), o, fyne.Position{}, nil)
					switch {
					case found == nil:
						t.Fatalf("%T has the focus and is not on the screen", o)
					case view == nil:
						continue
					}
					within++
					top, low := found.at.Y-view.at.Y, found.at.Y+found.size.Height-view.at.Y-view.size.Height
					if top < 0 || low > 0 {
						t.Errorf("%s has the focus at %v, %v; what is seen lies at %v, %v", nameOf(s, o), found.at, found.size, view.at, view.size)
					}
				}
				if within < page.least {
					t.Errorf("the focus came to %d places within a scroll, want %d", within, page.least)
				}
				stage.Picture(t, s.window, "focus-"+name+"-"+way)
			})
		}
	}
}

// nameOf is what a part of the screen is called.
func nameOf(s *Shell, o fyne.CanvasObject) string {
	for _, p := range s.Parts() {
		if p.Object == o {
			return p.Name
		}
	}
	return fmt.Sprintf("%T", o)
}
