package play

import (
	"fmt"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// choices are what the setup is opened with, each with other lines in it.
var choices = map[string]func(*Choice){
	"first":    func(*Choice) {},
	"level":    func(c *Choice) { c.Opponent, c.Clock = "6+", "byoyomi 600 30" },
	"written":  func(c *Choice) { c.Opponent, c.Clock, c.White = "10++", "nhk 90 30 10 45", true },
	"engine":   func(c *Choice) { c.Opponent, c.Clock = External+"Suisho 11 beta", "fischer 300 10" },
	"drawn":    func(c *Choice) { c.Start, c.Furigoma, c.Opponent, c.Rules = "even-game", true, "3", "ama27" },
	"people":   func(c *Choice) { c.Start, c.People, c.Clock = "even-game", true, "sudden 600" },
	"position": func(c *Choice) { c.Start, c.SFEN, c.Opponent = FromPosition, middleGame, "4" },
	"no hands": func(c *Choice) { c.Start, c.SFEN, c.Opponent = FromPosition, "4k4/9/9/9/9/9/9/9/4K3R b - 1", "4" },
}

const middleGame = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL w RGgsn5p 1"

// furnished gives a room engines, openings and games that were played.
func furnished(t testing.TB, l lessons.Language, dark bool, size fyne.Size) *room {
	r := newRoom(t, l, dark, size)
	r.env.Engines = []string{"YaneuraOu NNUE 8.30", "Suisho 11 beta"}
	r.env.Openings = func(handicap string) []OpeningName {
		if handicap == "naked-king" {
			return nil
		}
		return []OpeningName{{handicap + "-1", "Six-piece handicap: file 9"}, {handicap + "-2", "Six-piece handicap: file 1"}}
	}
	six := preset.Handicap().Position()
	for _, o := range []progress.GameOutcome{progress.GameLost, progress.GameWon, progress.GameReplay, progress.GameWon} {
		r.past = append(r.past, progress.PastGame{Start: six.SFEN(), Opponent: "3", Outcome: o, Ending: "mate"})
	}
	return r
}

// open opens the setup with a choice.
func (r *room) open(change func(*Choice)) *Setup {
	c := preset
	change(&c)
	r.env.Last = c.String()
	return r.setup()
}

// TestSetupLayout: no part overlaps another or leaves the window, whatever is chosen.
// In a window of 1280×800 nothing has to be scrolled in English and at the usual size
// of type, and everywhere the picture stays one.
func TestSetupLayout(t *testing.T) {
	for name, change := range choices {
		for i, l := range lessons.Languages {
			sizes := []fyne.Size{small, large}
			if l == lessons.English {
				sizes[1] = middling
			}
			for _, size := range sizes {
				t.Run(fmt.Sprintf("%s/%s/%gx%g", name, l, size.Width, size.Height), func(t *testing.T) {
					r := furnished(t, l, i%2 == 1, size)
					s := r.open(change)
					stage.Apart(t, s.Parts(), size)
					spare := s.rest.Scroll.Size().Height - s.rest.MinSize(nil).Height
					if size != small && spare < -1 && l == lessons.English {
						t.Errorf("%g has to be scrolled", -spare)
					}
					if s.picture.Size().Width < 150 {
						t.Errorf("the picture is %v", s.picture.Size())
					}
					stage.Picture(t, r.window, fmt.Sprintf("setup-%s-%s-%g", name, l, size.Width))
				})
			}
		}
	}
}

// TestSetupInLargeType: with the largest type the picture and the list of starts stay
// large enough to be read.
func TestSetupInLargeType(t *testing.T) {
	for _, size := range []fyne.Size{small, middling} {
		for _, l := range lessons.Languages {
			r := furnished(t, l, false, size)
			fyne.CurrentApp().Settings().SetTheme(theme.New(l, false).At(theme.Largest))
			s := r.open(choices["level"])
			stage.Apart(t, s.Parts(), size)
			if s.picture.Size().Width < 120 || s.starts.Size().Height < 3*startHeight() {
				t.Errorf("%s: the picture is %v, the list %v", l, s.picture.Size(), s.starts.Size())
			}
			stage.Picture(t, r.window, fmt.Sprintf("setup-largest-%s-%g", l, size.Width))
		}
	}
}
