package classhub

import (
	"errors"
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	class "terakoya/lessons/classroom"
	"terakoya/widgets"
)

// mostShown is how many names stand on the page; of more, how many there are.
const mostShown = 60

// names is the card of who sits in the class.
func (h *Screen) names() fyne.CanvasObject {
	keep := widgets.NewTick(h.say.of("keepNames", nil), "", h.keepNames)
	keep.OnKey, keep.Note = h.env.OnKey, "K"
	keep.SetOn(h.state.KeepNames)
	h.named = append(h.named, parts.Whole("names-keep", keep))
	forget := h.button("names-forget", widgets.PlainButton, "forget", "X", h.forget)
	widgets.Enable(forget, len(h.state.Roster.Names) > 0)
	grid := grid(2, h.button("names-paste", widgets.PlainButton, "paste", "P", h.paste),
		h.button("names-file", widgets.PlainButton, "file", "F", h.namesFile), forget)
	return page.Card(page.Wide.Gap, widgets.NewColumn(rowGap,
		page.Lead(h.say.of("roster", nil)), page.Soft(h.namesText()), grid, keep, page.Soft(h.say.of("keepLine", nil))))
}

// namesText is how many names there are, and which.
func (h *Screen) namesText() string {
	names := h.state.Roster.Names
	if len(names) == 0 {
		return h.say.of("noNames", nil)
	}
	shown, more := names[:min(len(names), mostShown)], len(names)-mostShown
	text := h.env.Words.Count("hub.names", len(names), nil) + "\n" + h.env.Words.List(shown)
	if more > 0 {
		text += "\n" + h.env.Words.Count("hub.moreNames", more, nil)
	}
	return text
}

// paste takes the names that were copied in another program.
func (h *Screen) paste() { h.takeNames([]byte(h.env.Clipboard())) }

// namesFile asks for a file of names.
func (h *Screen) namesFile() { h.ask(roster) }

// takeNames takes over names; if they cannot be read, those before stay.
func (h *Screen) takeNames(data []byte) {
	roster, found, err := class.DecodeRoster(data)
	if err != nil {
		h.tell(h.rosterFault(err), true)
		return
	}
	h.asks = noQuestion
	h.state.Roster = roster
	count := h.env.Words.Count("hub.names", len(roster.Names), nil)
	h.change(h.say.of("namesTaken", words.Args{"names": count, "encoding": found.String()}))
}

// rosterFault says what is wrong with names.
func (h *Screen) rosterFault(err error) string {
	var at *class.RosterError
	if !errors.As(err, &at) {
		return err.Error()
	}
	args := words.Args{"line": fmt.Sprint(at.Line), "most": ""}
	key := ""
	switch at.Fault {
	case class.RosterEmpty:
		key = "roster-empty"
	case class.RosterNoText:
		key = "roster-noText"
	case class.RosterLongName:
		key, args["most"] = "roster-long", fmt.Sprint(class.LongestName)
	case class.RosterTooMany:
		key, args["most"] = "roster-many", fmt.Sprint(class.MostNames)
	case class.RosterQuote:
		key = "roster-quote"
	}
	return h.say.of(key, args)
}

// forget drops the names, here and where they were kept.
func (h *Screen) forget() {
	h.state.Roster = class.Roster{}
	h.change(h.say.of("forgotten", nil))
}

// keepNames keeps the names beyond the end of the program, or no longer.
func (h *Screen) keepNames() {
	h.state.KeepNames = !h.state.KeepNames
	key := "keptNot"
	if h.state.KeepNames {
		key = "keptNames"
	}
	h.change(h.say.of(key, nil))
}
