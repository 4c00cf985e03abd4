package study

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"testing"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/boardscreen"
	"terakoya/app/parts"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/rules/engine/usi"
)

const game = `手合割：平手
先手：天野
後手：大橋
手数----指手---------消費時間--
   1 ７六歩(77)   ( 0:05/00:00:05)
   2 ３四歩(33)   ( 0:12/00:00:12)+
   3 ２六歩(27)   ( 0:03/00:00:08)
*The rook's pawn. Both sides have opened the way of the bishop.
   4 ４四歩(43)   ( 1:02/00:01:14)
   5 ４八銀(39)   ( 0:09/00:00:17)

変化：2手
   2 ８四歩(83)
   3 ２六歩(27)+
   4 ８五歩(84)

変化：3手
   3 ６八銀(79)
`

// views are the screen in each state that it can be in.
var views = map[string]func(*desk){
	"empty": func(*desk) {},
	"record": func(d *desk) {
		d.Take(Read("game.kif", []byte(game)))
		d.press(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight)
	},
	"foul": func(d *desk) { d.play("7g7f 3c3d 8h9f") },
	"analysis": func(d *desk) {
		d.Take(Read("game.kif", []byte(game)))
		d.press(fyne.KeyRight, fyne.KeyRight, fyne.KeyRight, fyne.KeyA)
		d.run(9)
	},
	"engine": func(d *desk) {
		d.env.Engines = []Engine{{Name: "YaneuraOu 8.30 NNUE", Open: func(_ context.Context, p func(usi.Progress)) (Analyst, error) {
			p(usi.Progress{Waited: 12 * time.Second, Said: "loading the book"})
			return &oracle{err: &usi.Ended{Engine: "YaneuraOu 8.30 NNUE"}}, nil
		}}}
		d.open()
		d.play("7g7f")
		d.press(fyne.KeyN, fyne.KeyA)
		d.run(9)
	},
	"comment": func(d *desk) {
		d.play("7g7f 3c3d")
		d.press(fyne.KeyC)
		d.panel.writing.SetText("One line.\nAnother.")
	},
	"fault": func(d *desk) {
		d.Take(Read("game.kif", []byte(strings.Replace(game, "３ ２六歩(27)", "３ ２六歩(27)", 1))))
		d.Take(Read("another-game-with-a-long-name.kif", []byte(strings.Replace(game, "４四歩(43)", "３八角打", 1))))
	},
	"unread": func(d *desk) { d.Take(Read("letter.txt", []byte("Dear friend, how are you today?"))) },
	"arrange": func(d *desk) {
		d.press(fyne.KeyE)
		d.click("palette-black-G", "palette-black-G")
	},
	"odd": func(d *desk) {
		d.press(fyne.KeyE, fyne.KeyC)
		d.click("palette-white-K", "5a", "palette-black-P", "5h", "5g", "to-hand", "to-hand")
	},
	"impossible": func(d *desk) {
		d.press(fyne.KeyE)
		d.click("palette-black-K", "5e", "turn")
	},
	"starts": func(d *desk) { d.press(fyne.KeyE, fyne.KeyE, fyne.KeyDown, fyne.KeyDown) },
	"save": func(d *desk) {
		d.Take(Read("game.kif", []byte(game)))
		d.press(fyne.KeyS)
		d.saving.Choose(4)
	},
}

// sight is how the screen is looked at.
type sight struct {
	size fyne.Size
	dark bool
	text theme.Type
}

func sights() []sight {
	all := []sight{{size: small, text: theme.Usual}, {size: large, text: theme.Usual}, {size: small, text: theme.Largest}}
	if *stage.Sheets != "" {
		all = append(all, sight{size: small, dark: true}, sight{size: large, dark: true})
	}
	return all
}

// TestSight: in every state, language and window no part overlaps another or leaves the
// window, no button is narrower than its label, no text is cut off or unfilled.
func TestSight(t *testing.T) {
	for _, in := range sights() {
		for _, l := range lessons.Languages {
			if *stage.Sheets == "" && (in.size == large && l != lessons.English || in.text == theme.Largest && l != lessons.English && l != lessons.Japanese) {
				continue // nothing lies elsewhere
			}
			for name, view := range views {
				t.Run(fmt.Sprintf("%s/%s/%gx%g/%s/dark=%t", name, l, in.size.Width, in.size.Height, in.text, in.dark), func(t *testing.T) {
					d := newDesk(t, l, in.dark, in.size)
					fyne.CurrentApp().Settings().SetTheme(theme.New(l, in.dark).At(in.text))
					d.open()
					view(d)
					d.window.Resize(in.size)
					stage.Picture(d.t, d.window, fmt.Sprintf("%s-%s-%g-%s-%t", name, l, in.size.Width, in.text, in.dark))
					inspect(t, d.Parts(), in.size)
					stage.Inspect(t, d.window.Content(), in.size, l)
					if high := d.status.Line().Size().Height; in.text == theme.Usual && high > boardscreen.CompactStatus {
						t.Errorf("the status line is %g high: %s", high, d.Says())
					}
				})
			}
		}
	}
}

// inspect looks at the parts that stand still, and at those that scroll.
func inspect(t *testing.T, all []parts.Part, window fyne.Size) {
	t.Helper()
	scrolls := func(p parts.Part) bool { return scrolled(p.Name) }
	stage.Apart(t, slices.DeleteFunc(slices.Clone(all), scrolls), window)
	stage.Apart(t, slices.DeleteFunc(all, func(p parts.Part) bool { return !scrolls(p) }), fyne.NewSize(window.Width, 0))
}

// scrolled are the parts of the arrangement that may lie below what is seen of it.
func scrolled(name string) bool {
	return strings.HasPrefix(name, "palette-") || slices.Contains([]string{"to-hand", "from-hand", "turn", "clear", "begin", "sfen"}, name)
}
