package results

import (
	"slices"

	"fyne.io/fyne/v2"
)

// Steps of the keys.
const (
	leap       = 8  // rows that a page key passes over
	scrollStep = 80 // of the details, in units
)

// TypedKey handles the keys of the screen.
func (s *Screen) TypedKey(e *fyne.KeyEvent) {
	switch e.Name {
	case fyne.KeyL:
		s.nextWho()
	case fyne.KeyT:
		s.nextWhen()
	case fyne.KeyG:
		s.onBy(1 - int(s.filter.axis))
	default:
		s.findings.TypedKey(e)
	}
}

// TypedKey handles the keys of the lines, and of what can be done with all.
func (s *findings) TypedKey(e *fyne.KeyEvent) {
	last := len(s.lines) - 1
	steps := map[fyne.KeyName]int{
		fyne.KeyUp: s.chosen - 1, fyne.KeyDown: s.chosen + 1, fyne.KeyHome: 0, fyne.KeyEnd: last,
		fyne.KeyPageUp: max(0, s.chosen-leap), fyne.KeyPageDown: min(last, s.chosen+leap),
	}
	deeds := map[fyne.KeyName]func(){
		fyne.KeyLeft: func() { s.scroll(-scrollStep) }, fyne.KeyRight: func() { s.scroll(scrollStep) },
		fyne.KeyC: s.onTable, fyne.KeyP: s.onPrint, fyne.KeyEscape: s.env.OnBack,
	}
	if row, is := steps[e.Name]; is {
		s.choose(row)
	} else if do := deeds[e.Name]; do != nil {
		do()
	}
}

// nextWho goes to the next learner, and after the last one to everyone.
func (s *Screen) nextWho() {
	names, chosen := s.whoNames()
	s.onWho((chosen + 1) % len(names))
}

func (s *Screen) nextWhen() { s.onWhen((int(s.filter.period) + 1) % len(periods)) }

// scroll moves what is said of the chosen line.
func (s *findings) scroll(by float32) {
	most := max(0, s.detailScroll.Content.MinSize().Height-s.detailScroll.Size().Height)
	s.detailScroll.ScrollToOffset(fyne.NewPos(0, max(0, min(s.detailScroll.Offset.Y+by, most))))
}

// Keys lists the keys for F1.
func (s *Screen) Keys() [][2]string {
	return keysOf([][2]string{{"L", "results.keys-who"}, {"T", "results.keys-when"}, {"G", "results.keys-by"}}, "results.keys-back")
}

// keysOf are the keys of both pages, with those of one; Escape leads back.
func keysOf(own [][2]string, back string) [][2]string {
	return slices.Concat([][2]string{{"↑ ↓", "results.keys-row"}, {"← →", "results.keys-details"}}, own, [][2]string{
		{"C", "results.keys-table"}, {"P", "results.keys-print"}, {"Tab", "keys.next"}, {"F11", "keys.full"}, {"Esc", back},
	})
}
