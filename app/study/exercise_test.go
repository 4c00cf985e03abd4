package study

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/words"
	"terakoya/lessons"
)

// withExercises lets exercises be kept, and returns those that were.
func (d *desk) withExercises() *[]lessons.Exercise {
	var made []lessons.Exercise
	d.env.In = stage.Must[*words.Catalogue](d.t)(stage.Words()).In
	d.env.Exercise = func(x lessons.Exercise, tell func(string)) { made = append(made, x); tell("kept") }
	return &made
}

// TestExercise: an exercise asks for the mate that is there, or else for the best move,
// in every language, of the position in which it was asked for.
func TestExercise(t *testing.T) {
	const mate = "7nk/9/7PP/9/9/9/9/9/9 b G2r2b3g4s3n4l16p 1"
	for name, c := range map[string]struct {
		sfen, moves, title, task string
		mateIn                   int
	}{
		"mate": {mate, "", "From the study board, move 1", "Give mate in 1", 1},
		"move": {"lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL b - 1", "7g7f", "From the study board, move 2", "Gote's turn", 0},
	} {
		d := newDesk(t, lessons.English, false, small)
		made := d.withExercises()
		d.open()
		d.Paste(c.sfen)
		d.run(1)
		d.play(c.moves)
		want := d.session.position()
		d.press(fyne.KeyX)
		if got := d.Says(); got != d.env.Words.Say("study.status.answer", nil) {
			t.Errorf("%s: meanwhile it says %q", name, got)
		}
		d.press(fyne.KeyHome)
		if d.run(1); len(*made) != 1 || d.Says() != "kept" {
			t.Fatalf("%s: %d were made, it says %q", name, len(*made), d.Says())
		}
		x := (*made)[0]
		if x.MateIn != c.mateIn || (len(x.Moves) == 0) != (c.mateIn > 0) || x.Position.SFEN() != want.SFEN() {
			t.Errorf("%s: mate in %d, %v, %s", name, x.MateIn, x.Moves, x.Position.SFEN())
		}
		if x.Title.In(lessons.English) != c.title || !strings.Contains(x.Task.In(lessons.English), c.task) {
			t.Errorf("%s: %q, %q", name, x.Title.In(lessons.English), x.Task.In(lessons.English))
		}
		if err := lessons.WriteExercise(&strings.Builder{}, x); err != nil {
			t.Errorf("%s: %v", name, err)
		}
	}
}

// TestNoExercise: where there is no answer none is made, and one whose screen was left is
// not.
func TestNoExercise(t *testing.T) {
	d := newDesk(t, lessons.English, false, small)
	made := d.withExercises()
	d.open()
	for sfen, open := range map[string]bool{
		"4k4/4G4/4P4/9/9/9/9/9/4K4 w - 1": false, // it is mate
		"4k4/9/9/9/9/9/9/4R4/4K4 b - 1":   false, // the king could be taken
		"4k4/9/9/9/9/9/9/9/4K4 b R 1":     true,
	} {
		d.Paste(sfen)
		d.run(1)
		if p := d.part("exercise").Object.(fyne.Disableable); p.Disabled() == open {
			t.Errorf("%s: it can be asked for: %t", sfen, !p.Disabled())
		}
		d.press(fyne.KeyX)
		if (len(d.jobs) > 0) != open {
			t.Errorf("%s: %d jobs", sfen, len(d.jobs))
		}
		d.Close()
		if d.run(len(d.jobs)); len(*made) > 0 {
			t.Errorf("%s: %d were made", sfen, len(*made))
		}
	}
}

// TestExerciseLayout: the button has room beside the one that plays on, in each language.
func TestExerciseLayout(t *testing.T) {
	for _, l := range lessons.Languages {
		for _, size := range []fyne.Size{small, large} {
			d := newDesk(t, l, l == lessons.Simplified, size)
			d.withExercises()
			d.open()
			for _, name := range []string{"exercise", "play-from"} {
				if b := d.part(name).Object; b.MinSize().Width > b.Size().Width+2*labelShrinks {
					t.Errorf("%s: %s needs %g and has %g", l, name, b.MinSize().Width, b.Size().Width)
				}
			}
			inspect(t, d.Parts(), size)
			stage.Picture(d.t, d.window, fmt.Sprintf("exercise-%s-%g", l, size.Width))
		}
	}
}

// labelShrinks is how much narrower than its padding a button may be.
const labelShrinks = 12
