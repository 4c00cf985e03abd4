package classhub

import (
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"unicode"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/paths"
	"terakoya/app/saving"
	"terakoya/app/words"
	class "terakoya/lessons/classroom"
	"terakoya/widgets"
)

// Names of files.
const (
	listEnding = ".toml"
	listName   = "class" // of a list without a title
)

// fresh begins another list.
func (h *Screen) fresh() {
	h.unlessUnsaved(func() {
		h.take(class.Playlist{}, "")
		h.change(h.say.of("fresh", nil))
	})
}

// open asks for the file of a list.
func (h *Screen) open() { h.unlessUnsaved(func() { h.ask(opens) }) }

// unlessUnsaved does what drops the list, or asks first if that would be lost.
func (h *Screen) unlessUnsaved(do func()) {
	if h.state.Saved || len(h.state.List.Items) == 0 {
		do()
		return
	}
	h.then = do
	h.ask(discards)
}

// discard lets the list go.
func (h *Screen) discard() {
	h.asks = noQuestion
	h.then()
}

// take shows a list instead of the one before.
func (h *Screen) take(p class.Playlist, path string) {
	h.state.List, h.state.Path, h.state.Saved, h.chosen = p, path, true, 0
	h.title.SetText(p.Title)
}

// recent are the files that were open before.
func (h *Screen) recent() (all []fyne.CanvasObject) {
	for i, path := range h.state.Recent[:min(len(h.state.Recent), mostRecent)] {
		row := widgets.NewOption(string(recentKeys[i]), page.Folded(path), func() { h.openRecent(i) })
		row.OnKey = h.env.OnKey
		h.named = append(h.named, parts.Whole(fmt.Sprintf("recent-%d", i+1), row))
		all = append(all, row)
	}
	return all
}

func (h *Screen) openRecent(i int) {
	if i < len(h.state.Recent) {
		h.openFile(h.state.Recent[i])
	}
}

// openPath opens the file whose path is written.
func (h *Screen) openPath() { h.openFile(h.path.Text) }

// openFile reads a list or names, as was asked. If that fails, all stays as it is.
func (h *Screen) openFile(typed string) {
	path, asked := paths.Clean(typed), h.asks
	if path == "" {
		h.tell(h.env.Words.Say("learners.noPath", nil), true)
		return
	}
	h.path.SetText(path)
	h.env.Read(path, func(data []byte, trouble string) {
		switch {
		case trouble != "":
			h.tell(trouble, true)
		case asked == roster:
			h.takeNames(data)
		default:
			h.takeList(path, data)
		}
	})
}

// takeList shows the list of a file.
func (h *Screen) takeList(path string, data []byte) {
	list, err := class.ParsePlaylist(filepath.Base(path), data)
	if err != nil {
		h.tell(h.say.of("badList", nil)+"\n"+err.Error(), true)
		return
	}
	h.asks = noQuestion
	h.take(list, path)
	h.remember(path)
	h.change(h.say.of("opened", words.Args{"name": filepath.Base(path)}))
	h.readPapers()
}

// remember puts a path before those of other files.
func (h *Screen) remember(path string) {
	rest := slices.DeleteFunc(slices.Clone(h.state.Recent), func(p string) bool { return p == path })
	h.state.Recent = append([]string{path}, rest...)
	h.state.Recent = h.state.Recent[:min(len(h.state.Recent), mostRecent)]
}

// save writes the list into its file; one without a file is asked for one.
func (h *Screen) save() {
	if h.state.Path == "" {
		h.saveAs()
		return
	}
	path := h.state.Path
	h.env.Files.Save(path, h.state.List.Marshal(), true, func(_ bool, trouble string) { h.savedAs(path, trouble) })
}

// saveAs asks where the list is to be kept.
func (h *Screen) saveAs() {
	if len(h.state.List.Items) == 0 {
		h.tell(h.say.of("nothing", nil), false)
		return
	}
	h.card = saving.Ask(h.root, saving.Question{
		Words: h.env.Words, Title: h.say.of("saveTitle", nil), Name: fileName(h.state.List.Title) + listEnding,
		Ending: func() string { return listEnding },
		Write: func(path string, replace bool, done func(bool, string)) {
			h.env.Files.Save(path, h.state.List.Marshal(), replace, done)
		},
		Folder: h.env.Files.Folder, Done: h.savedAs,
	})
	if h.card != nil && h.state.Path != "" {
		h.card.Put(h.state.Path)
	}
}

// savedAs is told what came of saving.
func (h *Screen) savedAs(path, trouble string) {
	if trouble != "" {
		h.tell(trouble, true)
		return
	}
	h.state.Path, h.state.Saved = path, true
	h.remember(path)
	h.change(h.say.of("saved", words.Args{"name": filepath.Base(path)}))
}

// fileName is a title as a name that every system can keep.
func fileName(title string) string {
	name := strings.Trim(strings.Map(func(r rune) rune {
		if unicode.IsLetter(r) || unicode.IsDigit(r) {
			return r
		}
		return '-'
	}, title), "-")
	if name == "" {
		return listName
	}
	return name
}
