package widgets_test

import (
	"flag"
	"fmt"
	"image/png"
	"os"
	"path/filepath"
	"testing"
	"time"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
)

var sheets = flag.String("sheets", "", "a folder for pictures of clocks")

func seconds(s float64) time.Duration { return time.Duration(s * float64(time.Second)) }

// faces are clocks in each state, and what they show.
var faces = []struct {
	name         string
	left         rules.Left
	runs         bool
	text         string
	ticks, marks int
	border       fyne.ThemeColorName
}{
	{"at the start", rules.Left{Main: seconds(600)}, false, "10:00", 0, 0, widgets.ColorLine},
	{"a second has begun", rules.Left{Main: seconds(599.001)}, true, "10:00", 0, 0, widgets.ColorAccent},
	{"and is over", rules.Left{Main: seconds(599)}, true, "9:59", 0, 0, widgets.ColorAccent},
	{"hours", rules.Left{Main: seconds(5400)}, true, "1:30:00", 0, 0, widgets.ColorAccent},
	{"just an hour", rules.Left{Main: seconds(3600)}, true, "1:00:00", 0, 0, widgets.ColorAccent},
	{"byoyomi to come", rules.Left{Main: seconds(4), Byoyomi: seconds(30)}, true, "0:04", 0, 0, widgets.ColorAccent},
	{"byoyomi", rules.Left{Byoyomi: seconds(30)}, true, "0:30", 0, 0, widgets.ColorAccent},
	{"eleven seconds", rules.Left{Byoyomi: seconds(10.001)}, true, "0:11", 0, 0, widgets.ColorAccent},
	{"ten seconds", rules.Left{Byoyomi: seconds(10)}, true, "0:10", 10, 0, widgets.ColorWrong},
	{"three seconds", rules.Left{Byoyomi: seconds(2.4)}, true, "0:03", 3, 0, widgets.ColorWrong},
	{"the last moment", rules.Left{Byoyomi: seconds(0.001)}, true, "0:01", 1, 0, widgets.ColorWrong},
	{"fallen", rules.Left{Fallen: true}, true, "0:00", 0, 0, widgets.ColorWrong},
	{"not on move", rules.Left{Byoyomi: seconds(10)}, false, "0:10", 0, 0, widgets.ColorLine},
	{"sudden death", rules.Left{Main: seconds(7)}, true, "0:07", 7, 0, widgets.ColorWrong},
	{"considerations", rules.Left{Byoyomi: seconds(30), Considerations: 10}, true, "0:30", 0, 10, widgets.ColorAccent},
	{"the last of them", rules.Left{Byoyomi: seconds(8), Considerations: 1, Considering: true}, true, "0:08", 8, 1, widgets.ColorWrong},
	{"many of them", rules.Left{Byoyomi: seconds(9), Considerations: 20}, true, "0:09", 9, 20, widgets.ColorWrong},
}

// inks counts the ticks that are lit, those that have run out, and the marks, each of
// which lies within the face.
func inks(t *testing.T, c *widgets.ClockFace) (lit, pale, marks int) {
	t.Helper()
	th := fyne.CurrentApp().Settings().Theme()
	for _, o := range drawn(c)[1:] {
		switch o.(*canvas.Rectangle).FillColor {
		case th.Color(widgets.ColorWrong, 0):
			lit++
		case th.Color(widgets.ColorLine, 0):
			pale++
		case th.Color(widgets.ColorInkSoft, 0):
			marks++
		}
		if !inside(o.Position(), o.Size(), fyne.Position{}, c.Size()) || o.Size().Width < 1 {
			t.Errorf("%s: %v %v in %v", c.Text(), o.Position(), o.Size(), c.Size())
		}
	}
	return lit, pale, marks
}

// TestClockFace: what a clock shows, in ink or in the colour of danger, and that it
// keeps to its room in every size.
func TestClockFace(t *testing.T) {
	for _, size := range theme.Types {
		useTheme(t, lessons.English)
		th := theme.New(lessons.English, false).At(size)
		fyne.CurrentApp().Settings().SetTheme(th)
		for _, compact := range []bool{false, true} {
			for _, f := range faces {
				c := widgets.NewClockFace()
				c.Compact = compact
				c.Set(f.left, f.runs)
				c.Resize(c.MinSize())
				line, width := c.Border()
				if c.Text() != f.text || c.Ticks() != f.ticks || line != f.border || (width > 1) != (line != widgets.ColorLine) {
					t.Errorf("%s: %s, %d ticks, border %s of %g", f.name, c.Text(), c.Ticks(), line, width)
				}
				lit, pale, marks := inks(t, c)
				if ink := drawn(c)[0].(*canvas.Text).Color; (ink == th.Color(widgets.ColorWrong, 0)) != (f.border == widgets.ColorWrong) {
					t.Errorf("%s: it is written in %v", f.name, ink)
				}
				if lit != f.ticks || marks != f.marks || (lit > 0) != (lit+pale == 10) {
					t.Errorf("%s: %d ticks of %d, %d marks", f.name, lit, lit+pale, marks)
				}
			}
		}
	}
}

// TestClockFaceStays: digits stay where they are while they count down, and the face
// is as high with ticks as without.
func TestClockFaceStays(t *testing.T) {
	useTheme(t, lessons.English)
	c := widgets.NewClockFace()
	c.Set(rules.Left{Byoyomi: seconds(30)}, true)
	want := c.MinSize()
	for s := 29; s > 0; s-- {
		if c.Set(rules.Left{Byoyomi: seconds(float64(s)), Considerations: s % 4}, true); c.MinSize() != want {
			t.Errorf("%s is %v, not %v", c.Text(), c.MinSize(), want)
		}
	}
}

// TestClockFaceAtRest: a time that looks the same draws nothing anew.
func TestClockFaceAtRest(t *testing.T) {
	useTheme(t, lessons.English)
	c := widgets.NewClockFace()
	text := drawn(c)[0].(*canvas.Text)
	c.Set(rules.Left{Main: seconds(60)}, true)
	text.Text = "as it was"
	if c.Set(rules.Left{Main: seconds(59.5)}, true); text.Text != "as it was" {
		t.Error("it is drawn anew within a second")
	}
	if c.Set(rules.Left{Main: seconds(59)}, true); text.Text != "0:59" {
		t.Errorf("after the second it shows %q", text.Text)
	}
	if c.Set(rules.Left{Main: seconds(59)}, false); c.Ticks() != 0 {
		t.Error("it ticks at rest")
	}
}

// TestClockFacePictures draws every face, for those who want to look.
func TestClockFacePictures(t *testing.T) {
	if *sheets == "" {
		t.Skip("no -sheets")
	}
	for _, dark := range []bool{false, true} {
		a := useTheme(t, lessons.English)
		a.Settings().SetTheme(theme.New(lessons.English, dark))
		root := container.NewWithoutLayout()
		for i, f := range faces {
			c, card := widgets.NewClockFace(), &canvas.Rectangle{}
			c.Set(f.left, f.runs)
			line, width := c.Border()
			widgets.Fill(card, widgets.ColorSurface, line, width, 12)
			x, y := float32(i%4)*200+20, float32(i/4)*90+20
			widgets.Place(card, x, y, 180, 66)
			widgets.Place(c, x+164-c.MinSize().Width, y+33-c.MinSize().Height/2, c.MinSize().Width, c.MinSize().Height)
			root.Add(card)
			root.Add(c)
		}
		w := test.NewTempWindow(t, root)
		w.Resize(fyne.NewSize(840, 480))
		f, err := os.Create(filepath.Join(*sheets, fmt.Sprintf("clocks-%t.png", dark)))
		if err != nil {
			t.Fatal(err)
		}
		if err := png.Encode(f, w.Canvas().Capture()); err != nil {
			t.Fatal(err)
		}
		if err := f.Close(); err != nil {
			t.Fatal(err)
		}
	}
}
