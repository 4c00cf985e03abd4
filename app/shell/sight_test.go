package shell

import (
	"flag"
	"fmt"
	"image/png"
	"io/fs"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"golang.org/x/image/font/sfnt"

	"terakoya/app/choices"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// seen is a text on a screen and where it lies.
type seen struct {
	text   *canvas.Text
	at     fyne.Position
	size   fyne.Size
	scroll bool // within something that scrolls: it may lie below the window

	within fyne.Position // the widget that shows it
	frame  fyne.Size
}

// look walks everything that a screen shows and collects its texts.
func look(o fyne.CanvasObject, at fyne.Position, scroll bool, in seen, out *[]seen) {
	if o == nil || !o.Visible() {
		return
	}
	at = at.Add(o.Position())
	switch o := o.(type) {
	case *canvas.Text:
		if o.Text != "" {
			box := o.MinSize()
			ink := fyne.NewSize(box.Width, o.TextSize) // lines may stand closer than their boxes
			*out = append(*out, seen{o, at.AddXY(0, (box.Height-ink.Height)/2), ink, scroll, in.within, in.frame})
		}
	case *container.Scroll:
		var inside []seen
		look(o.Content, at, true, in, &inside) // its position has the offset in it
		for _, text := range inside {
			top, bottom := max(text.at.Y, at.Y), min(text.at.Y+text.size.Height, at.Y+o.Size().Height)
			if text.at.Y, text.size.Height = top, bottom-top; bottom > top { // what is in view
				*out = append(*out, text)
			}
		}
	case *fyne.Container:
		for _, child := range o.Objects {
			look(child, at, scroll, in, out)
		}
	case fyne.Widget:
		in.within, in.frame = at, o.Size()
		for _, child := range test.WidgetRenderer(o).Objects() {
			look(child, at, scroll, in, out)
		}
	}
}

// screens are the screens of the program, each as it is reached from home.
var screens = map[string]func(*Shell){
	"welcome":  (*Shell).Welcome,
	"home":     (*Shell).Home,
	"chapters": func(s *Shell) { s.Chapters(-1) },
	"settings": (*Shell).Settings,
	"figures":  (*Shell).Figures,
	"learners": (*Shell).Learners,
	"glossary": func(s *Shell) { s.glossaryAt("mate", s.Home) },
	"game":     (*Shell).PlaySetup,
	"show":     func(s *Shell) { press(s, fyne.KeyReturn) },
	"foul": func(s *Shell) {
		press(s, fyne.KeyReturn, fyne.KeyReturn)
		s.attempt("P", "5d")
	},
	"right": func(s *Shell) {
		press(s, fyne.KeyReturn, fyne.KeyReturn)
		s.attempt("P", "4e")
	},
	"hint": func(s *Shell) { press(s, fyne.KeyReturn, fyne.KeyReturn, fyne.KeyH, fyne.KeyH) },
}

// attempt drops a piece of the learner, by clicks.
func (s *Shell) attempt(kind, square string) {
	for _, name := range []string{"hand-black-" + kind, square} {
		for _, p := range s.Parts() {
			if p.Name == name {
				at, size := p.Rect()
				test.TapCanvas(s.window.Canvas(), at.AddXY(size.Width/2, size.Height/2))
				break
			}
		}
	}
}

// sight is how a screen is looked at.
type sight struct {
	size fyne.Size
	dark bool
	text theme.Type
}

func (s sight) String() string {
	return fmt.Sprintf("dark=%t/%gx%g/%s", s.dark, s.size.Width, s.size.Height, s.text)
}

// sights are a small and a large window, and the small one with the largest type.
// Where pictures are wanted there are dark ones too: in them nothing lies elsewhere.
func sights() []sight {
	small, large := fyne.NewSize(1024, 700), fyne.NewSize(1920, 1080)
	all := []sight{{size: small}, {size: large}, {size: small, text: theme.Largest}}
	if *sheets != "" {
		all = append(all, sight{size: small, dark: true}, sight{size: large, dark: true})
	}
	return all
}

// enlarge sets the type of a window.
func enlarge(s *Shell, l lessons.Language, in sight) {
	s.app.Settings().SetTheme(theme.New(l, in.dark).At(in.text))
}

// TestSight looks at every screen in each language and sight: no text leaves the
// window, none lies on another, and every character is in the font it is set in.
func TestSight(t *testing.T) {
	set, err := words.NewTypesetter()
	if err != nil {
		t.Fatal(err)
	}
	whole := []string{"home", "chapters", "glossary"} // with all that is there
	for _, in := range sights() {
		for _, l := range lessons.Languages {
			for _, files := range []fs.FS{nil, content.Lessons()} {
				s := open(t, Options{Language: l, Dark: in.dark, Lessons: files})
				enlarge(s, l, in)
				s.choices.Set = choices.SetFor(l)
				for _, name := range slices.Sorted(maps.Keys(screens)) {
					if slices.Contains(whole, name) != (files != nil) {
						continue
					}
					t.Run(fmt.Sprintf("%s/%s/%s", name, l, in), func(t *testing.T) {
						s.anew()
						s.Home()
						s.window.Resize(in.size)
						screens[name](s)
						s.window.Resize(in.size)
						inspect(t, s, set, in.size)
						picture(t, s, fmt.Sprintf("%s-%s-%t-%g-%s", name, l, in.dark, in.size.Width, in.text))
					})
				}
			}
		}
	}
}

// anew empties a window for another learner, of whom nothing is known yet.
func (s *Shell) anew() {
	s.leave()
	overlays := s.window.Canvas().Overlays()
	for top := overlays.Top(); top != nil; top = overlays.Top() {
		overlays.Remove(top)
	}
	s.store, s.chapters, s.game, s.trouble = progress.Memory(), nil, nil, nil
	s.build()
}

var sheets = flag.String("sheets", "", "a folder for a picture of every screen")

// picture keeps what a screen looks like, for those who want to look.
func picture(t *testing.T, s *Shell, name string) {
	t.Helper()
	if *sheets == "" {
		return
	}
	if err := os.MkdirAll(*sheets, 0o755); err != nil {
		t.Fatal(err)
	}
	f, err := os.Create(filepath.Join(*sheets, name+".png"))
	if err != nil {
		t.Fatal(err)
	}
	defer f.Close()
	if err := png.Encode(f, s.window.Canvas().Capture()); err != nil {
		t.Fatal(err)
	}
}

func inspect(t *testing.T, s *Shell, set *words.Typesetter, size fyne.Size) {
	t.Helper()
	var all []seen
	look(s.window.Content(), fyne.Position{}, false, seen{frame: size}, &all)
	if len(all) < 8 {
		t.Fatalf("%d texts on the screen", len(all))
	}
	for i, a := range all {
		if a.at.X < -0.5 || a.at.X+a.size.Width > size.Width+0.5 || !a.scroll && a.at.Y+a.size.Height > size.Height+0.5 {
			t.Errorf("%q at %v, %v leaves the window", a.text.Text, a.at, a.size)
		}
		if a.at.X < a.within.X-1 || a.at.X+a.size.Width > a.within.X+a.frame.Width+1 {
			t.Errorf("%q at %v, %v leaves its widget at %v, %v", a.text.Text, a.at, a.size, a.within, a.frame)
		}
		if missing := missingGlyphs(a.text, set, s.choices.Language); len(missing) > 0 {
			t.Errorf("%q lacks %q", a.text.Text, string(missing))
		}
		for _, b := range all[i+1:] {
			if overlap(a, b) {
				t.Errorf("%q at %v %v lies on %q at %v %v", a.text.Text, a.at, a.size, b.text.Text, b.at, b.size)
			}
		}
	}
}

// overlap reports whether two texts share more than a hair.
func overlap(a, b seen) bool {
	const hair = 2
	return a.at.X+hair < b.at.X+b.size.Width && b.at.X+hair < a.at.X+a.size.Width &&
		a.at.Y+hair < b.at.Y+b.size.Height && b.at.Y+hair < a.at.Y+a.size.Height
}

// missingGlyphs returns the characters that the font of a text lacks.
func missingGlyphs(text *canvas.Text, set *words.Typesetter, l lessons.Language) []rune {
	if text.FontSource == nil {
		return set.Missing(l, text.Text)
	}
	f, err := sfnt.Parse(text.FontSource.Content())
	if err != nil {
		return []rune(text.Text)
	}
	var missing []rune
	var buf sfnt.Buffer
	for _, r := range text.Text {
		if i, err := f.GlyphIndex(&buf, r); err != nil || i == 0 {
			missing = append(missing, r)
		}
	}
	return missing
}
