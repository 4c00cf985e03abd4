package choices

import (
	"image"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/canvas"
	"fyne.io/fyne/v2/container"

	"terakoya/app/parts"
	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/widgets"
	"terakoya/widgets/pieceart"
)

// Row makes the rows of cards of each choice. Each returns the row and its named
// parts: "language-ja", "light", "dark", "contrast", "contrast-dark",
// "marks-safe", "type-19", "pieces-guide", "motion", "still" and "level-0".
type Row struct {
	Words    *words.Words
	Art      *pieceart.Artist
	Now      Choices
	Propose  bool // the piece set follows the language, until it is chosen
	OnChange func(Choices)
	OnKey    func(*fyne.KeyEvent)
}

// languageNames are written in their own language, so that each can be found by
// whoever reads it.
var languageNames = map[lessons.Language]string{
	lessons.English: "English", lessons.Japanese: "日本語",
	lessons.Traditional: "繁體中文", lessons.Simplified: "简体中文",
}

const (
	tileGap     = 12
	tileLeast   = 150
	pointsLeast = 80
	lookLeast   = 190
	setLeast    = 200
	stripScale  = 46
)

// pick is one card of a row.
func (r Row) pick(name, title, note string, chosen bool, change func(*Choices)) (*widgets.Pick, parts.Part) {
	p := widgets.NewPick(title, note, func() {
		c := r.Now
		change(&c)
		r.OnChange(c)
	})
	p.Chosen, p.OnKey = chosen, r.OnKey
	return p, parts.Whole(name, p)
}

// row puts cards beside each other.
type row struct {
	tiles *widgets.Tiles
	named []parts.Part
}

func (r *row) add(p *widgets.Pick, named parts.Part) {
	r.tiles.Add(p)
	r.named = append(r.named, named)
}

// Languages offers the languages.
func (r Row) Languages() (fyne.CanvasObject, []parts.Part) {
	out := row{tiles: widgets.NewTiles(tileGap, tileLeast)}
	for _, l := range lessons.Languages {
		p, named := r.pick("language-"+string(l), languageNames[l], "", l == r.Now.Language, func(c *Choices) {
			if r.Propose && c.Set == SetFor(c.Language) {
				c.Set = SetFor(l)
			}
			c.Language = l
		})
		_, bold := words.Fonts(l)
		p.Font = theme.Font(bold)
		out.add(p, named)
	}
	return out.tiles, out.named
}

// looks are the themes that can be chosen, by the name of the part that does it.
var looks = []struct {
	name       string
	dark, high bool
}{{"light", false, false}, {"dark", true, false}, {"contrast", false, true}, {"contrast-dark", true, true}}

// Looks offers light and dark, and both in high contrast.
func (r Row) Looks() (fyne.CanvasObject, []parts.Part) { return r.looks(len(looks), true) }

// FirstLooks offers light, dark and high contrast without a word more.
func (r Row) FirstLooks() (fyne.CanvasObject, []parts.Part) { return r.looks(3, false) }

// looks offers the first n themes.
func (r Row) looks(n int, notes bool) (fyne.CanvasObject, []parts.Part) {
	out := row{tiles: widgets.NewTiles(tileGap, tileLeast)}
	if notes {
		out.tiles = widgets.NewTiles(tileGap, lookLeast)
	}
	for _, l := range looks[:n] {
		note := ""
		if notes {
			note = r.Words.Say("settings."+l.name+"Note", nil)
		}
		chosen := l.dark == r.Now.Dark && l.high == r.Now.High
		out.add(r.pick(l.name, r.Words.Say("home."+l.name, nil), note, chosen, func(c *Choices) { c.Dark, c.High = l.dark, l.high }))
	}
	return out.tiles, out.named
}

// Marks offers marks in the usual colours and in those for any sight of colours.
func (r Row) Marks() (fyne.CanvasObject, []parts.Part) {
	out := row{tiles: widgets.NewTiles(tileGap, setLeast)}
	for _, safe := range []bool{false, true} {
		name := "marks-" + usualMarks
		if safe {
			name = "marks-" + safeMarks
		}
		key := "settings." + name
		out.add(r.pick(name, r.Words.Say(key, nil), r.Words.Say(key+"Note", nil), safe == r.Now.Safe, func(c *Choices) { c.Safe = safe }))
	}
	return out.tiles, out.named
}

// Types offers the sizes of text.
func (r Row) Types() (fyne.CanvasObject, []parts.Part) {
	out := row{tiles: widgets.NewTiles(tileGap, pointsLeast)}
	for _, t := range theme.Types {
		title := r.Words.Say("settings.points", words.Args{"points": t.String()})
		out.add(r.pick("type-"+t.String(), title, "", t.Points() == r.Now.Type.Points(), func(c *Choices) { c.Type = t }))
	}
	return out.tiles, out.named
}

// Motions offers moving and still pieces.
func (r Row) Motions() (fyne.CanvasObject, []parts.Part) {
	out := row{tiles: widgets.NewTiles(tileGap, tileLeast)}
	for _, still := range []bool{false, true} {
		name := "motion"
		if still {
			name = "still"
		}
		out.add(r.pick(name, r.Words.Say("settings."+name+"Name", nil), "", still == r.Now.Still, func(c *Choices) { c.Still = still }))
	}
	return out.tiles, out.named
}

// Levels asks what the learner knows.
func (r Row) Levels() (fyne.CanvasObject, []parts.Part) {
	out := row{tiles: widgets.NewTiles(tileGap, 200)}
	for i, key := range []string{"new", "moves", "games"} {
		title, note := r.Words.Say("welcome."+key, nil), r.Words.Say("welcome."+key+"Note", nil)
		out.add(r.pick("level-"+string(rune('0'+i)), title, note, r.Now.Level == Level(i), func(c *Choices) { c.Level = Level(i) }))
	}
	return out.tiles, out.named
}

// Sets offers the piece sets, each with a picture.
func (r Row) Sets() (fyne.CanvasObject, []parts.Part) {
	out := row{tiles: widgets.NewTiles(tileGap, setLeast)}
	for _, set := range pieceart.Sets {
		key := "settings." + set.String()
		p, named := r.pick("pieces-"+set.String(), r.Words.Say(key, nil), r.Words.Say(key+"Note", nil), set == r.Now.Set, func(c *Choices) { c.Set = set })
		p.Picture = r.strip(set)
		out.add(p, named)
	}
	return out.tiles, out.named
}

// strip is a row of pieces of a set.
func (r Row) strip(set pieceart.Set) fyne.CanvasObject {
	box := container.NewHBox()
	for _, k := range []rules.Kind{rules.Knight, rules.Bishop, rules.Dragon} {
		raster := canvas.NewRaster(func(w, h int) image.Image {
			f := pieceart.PieceFrame(stripScale, stripScale*1.09)
			scale := float64(w) / float64(f.Size.X)
			return r.Art.Piece(pieceart.Face{Kind: k}, set, stripScale*scale, stripScale*1.09*scale, widgets.Palette())
		})
		f := pieceart.PieceFrame(stripScale, stripScale*1.09)
		raster.SetMinSize(fyne.NewSize(widgets.Grown(float32(f.Size.X)), widgets.Grown(float32(f.Size.Y))))
		box.Add(raster)
	}
	return box
}
