package widgets_test

import (
	"slices"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"

	"terakoya/rules"
	"terakoya/widgets"
)

// fills lists the opaque rectangles of a colour.
func (d *desk) fills(name fyne.ThemeColorName) []*canvas.Rectangle {
	ink := fyne.CurrentApp().Settings().Theme().Color(name, 0)
	var all []*canvas.Rectangle
	for _, o := range drawn(d.Board) {
		if r, ok := o.(*canvas.Rectangle); ok && r.FillColor == ink {
			all = append(all, r)
		}
	}
	return all
}

func TestLastMove(t *testing.T) {
	for _, c := range []struct {
		move string
		from []string // what lies on 5h
	}{{"5h5c", []string{"tint"}}, {"P*5c", nil}} {
		d := newDesk(t, "4k4/9/4R4/9/9/9/9/9/4K4 w - 1")
		d.SetMarks(widgets.Marks{Last: widgets.LastMove(attempt(t, c.move))})
		if got := d.on(t, "5h"); !slices.Equal(got, c.from) {
			t.Errorf("%s: on 5h %v, want %v", c.move, got, c.from)
		}
		on := d.on(t, "5c") // the brackets below the piece
		if len(on) != 10 || on[0] != "tint" || on[9] != "picture" {
			t.Errorf("%s: on 5c %v", c.move, on)
		}
		brackets := d.fills(widgets.ColorMarkLast)
		at, size := d.SquareRect(square(t, "5c"))
		for _, r := range brackets {
			if !inside(r.Position(), r.Size(), at, size) {
				t.Errorf("%s: a bracket at %v, %v large, leaves its square", c.move, r.Position(), r.Size())
			}
		}
		for i, corner := range []fyne.Position{at, at.AddXY(size.Width-1, 0), at.AddXY(0, size.Height-1), at.AddXY(size.Width-1, size.Height-1)} {
			if !slices.ContainsFunc(brackets, func(r *canvas.Rectangle) bool {
				return overlap(r.Position(), r.Size(), corner, fyne.NewSize(1, 1))
			}) {
				t.Errorf("%s: no bracket in corner %d", c.move, i)
			}
		}
	}
}

func TestCheck(t *testing.T) {
	king := rules.SetOf(rules.NewSquare(5, 9))
	for name, m := range map[string]widgets.Marks{
		"in check":              {Check: king},
		"and in danger besides": {Check: king, Squares: []widgets.SquareMark{{Square: rules.NewSquare(5, 9), Role: widgets.Danger}}},
	} {
		d := newDesk(t, twoHands)
		d.SetMarks(m)
		if got, want := d.on(t, "5i"), []string{"tint", "picture", "frame", "frame", "frame", "picture"}; !slices.Equal(got, want) {
			t.Errorf("%s: %v, want %v", name, got, want)
		}
	}
}

func TestTargets(t *testing.T) {
	d := newDesk(t, twoHands)
	asked := 0
	d.Targets = func(from rules.Square, drop rules.Kind) rules.SquareSet {
		asked++
		if drop == rules.Pawn && from == rules.OffBoard {
			return rules.SetOf(square(t, "4e"))
		}
		if from == square(t, "2h") && drop == rules.NoKind {
			return rules.SetOf(square(t, "5h"), square(t, "2c"))
		}
		t.Errorf("asked for %v, %v", from, drop)
		return rules.SquareSet{}
	}
	const disc = "*canvas.Circle"
	for _, c := range []struct{ tap, at, want string }{
		{"2h", "5h", disc}, {"-", "5h", ""}, {"2h", "2c", "frame"}, {"P", "4e", disc}, {"-", "4e", ""}, {"2h", "5h", disc},
	} {
		d.tap(t, c.tap)
		on := d.on(t, c.at)
		if c.want == "" && len(on) > 0 || c.want != "" && !slices.Contains(on, c.want) {
			t.Errorf("after a tap on %s, on %s lies %v", c.tap, c.at, on)
		}
	}
	before := asked
	d.Refresh()
	d.SetMarks(widgets.Marks{})
	if asked != before {
		t.Error("asked again, and nothing was taken up")
	}
	d.SetSetup(setup(t, twoHands))
	if on := d.on(t, "5h"); len(on) > 0 {
		t.Errorf("put down, and on 5h lies %v", on)
	}
}

// TestTargetsLookDifferent: a square to move to has a disc, one to drop on a ring.
func TestTargetsLookDifferent(t *testing.T) {
	d := newDesk(t, twoHands)
	d.Targets = func(rules.Square, rules.Kind) rules.SquareSet { return rules.SetOf(square(t, "5e")) }
	for tap, filled := range map[string]bool{"2h": true, "P": false} {
		d.tap(t, tap)
		for _, o := range drawn(d.Board) {
			if c, ok := o.(*canvas.Circle); ok {
				if _, _, _, a := c.FillColor.RGBA(); (a != 0) != filled {
					t.Errorf("%s: filled %v", tap, !filled)
				}
			}
		}
		d.SetSetup(setup(t, twoHands))
	}
}

func TestControl(t *testing.T) {
	for side, shape := range []string{"*canvas.Circle", "tint"} {
		d := newDesk(t, "4k4/9/9/9/9/9/9/9/4K4 b - 1")
		control := widgets.Control{Side: rules.Color(side)}
		for i, name := range []string{"6d", "6e", "6f"} {
			control.Counts[square(t, name)] = uint8(i + 1)
		}
		d.SetMarks(widgets.Marks{Control: control})
		var alphas []uint32
		for i, name := range []string{"6d", "6e", "6f"} {
			number := d.text(string(rune('1' + i)))
			at, size := d.SquareRect(square(t, name))
			if number == nil || !inside(number.Position(), number.Size(), at, size) {
				t.Errorf("%v: no number %d in %s", control.Side, i+1, name)
			}
			want := []string{"tint", shape, "*canvas.Text"}
			if on := d.on(t, name); !slices.Equal(on, want) {
				t.Errorf("%v: on %s %v, want %v", control.Side, name, on, want)
			}
			for _, o := range drawn(d.Board) {
				if r, ok := o.(*canvas.Rectangle); ok && r.Position() == at {
					_, _, _, a := r.FillColor.RGBA()
					alphas = append(alphas, a)
				}
			}
		}
		if len(alphas) != 3 || alphas[0] >= alphas[1] || alphas[1] >= alphas[2] {
			t.Errorf("%v: tints of %v", control.Side, alphas)
		}
		if on := d.on(t, "6c"); len(on) > 0 {
			t.Errorf("%v: on a square that nothing attacks, %v", control.Side, on)
		}
	}
}

// TestControlLeavesThePieceFree: the number stands beside the point of a piece.
func TestControlLeavesThePieceFree(t *testing.T) {
	d := newDesk(t, "4k4/9/9/9/9/9/9/9/4K4 b - 1")
	var control widgets.Control
	control.Counts[square(t, "5a")], control.Counts[square(t, "5i")] = 1, 2
	for _, turned := range []bool{false, true} {
		style := d.Style()
		style.Turned = turned
		d.SetStyle(style)
		d.SetMarks(widgets.Marks{Control: control})
		for number, below := range map[string]bool{"1": !turned, "2": turned} {
			name := map[string]string{"1": "5a", "2": "5i"}[number]
			if got := d.text(number).Position().Y > d.at(t, name).Y; got != below {
				t.Errorf("turned %v: the number of %s stands below its middle: %v, want %v", turned, name, got, below)
			}
		}
	}
}

// TestSenior: the two kings look different, unless none is the senior.
func TestSenior(t *testing.T) {
	d := newDesk(t, "4k4/9/9/9/9/9/9/9/4K4 b - 1")
	kings := func(s widgets.Senior) string {
		var seen []string
		for _, turned := range []bool{false, true} { // each king in turn as it stands upright
			style := d.Style()
			style.Senior, style.Turned = s, turned
			d.SetStyle(style)
			all := d.pictures()
			img := all[2] // the wood, then the pieces from 1a on
			if turned {
				img = all[1]
			}
			seen = append(seen, digest(img))
		}
		return seen[0][:8] + " " + seen[1][:8]
	}
	white, black, none := kings(widgets.SeniorWhite), kings(widgets.SeniorBlack), kings(widgets.SeniorNone)
	if white[:8] == white[9:] || black[:8] == black[9:] || white[:8] != black[9:] || none[:8] != none[9:] || none[:8] != white[:8] {
		t.Errorf("upright kings of sente and gote: %s, %s, %s", white, black, none)
	}
}
