package classhub

import (
	"fmt"
	"slices"

	"fyne.io/fyne/v2"

	"terakoya/app/page"
	"terakoya/app/parts"
	"terakoya/app/words"
	class "terakoya/lessons/classroom"
	"terakoya/lessons/quiz"
	"terakoya/widgets"
)

// playlist is the card of what is shown to the class.
func (h *Screen) playlist() fyne.CanvasObject {
	list := h.state.List
	column := widgets.NewColumn(itemGap)
	for i, item := range list.Items {
		if column.Items = append(column.Items, h.row(i, item)); i == h.chosen {
			column.Items = append(column.Items, h.itemDeeds())
		}
	}
	add := h.button("add", widgets.PlainButton, "add", "A", h.add)
	body := widgets.NewColumn(rowGap, page.Lead(h.say.of("playlist", nil)))
	if len(list.Items) == 0 {
		body.Items = append(body.Items, page.Soft(h.say.of("empty", nil)), add, h.ready())
	} else {
		h.named = append(h.named, parts.Whole("title", h.title))
		body.Items = append(body.Items, page.Soft(h.say.of("titleLabel", nil)), h.title, column, add)
	}
	files := grid(2,
		h.button("new", widgets.PlainButton, "new", "N", h.fresh), h.button("open", widgets.PlainButton, "open", "O", h.open),
		h.button("save", widgets.PlainButton, "save", "S", h.save), h.button("save-as", widgets.PlainButton, "saveAs", "E", h.saveAs))
	body.Items = append(body.Items, widgets.NewRule(), page.Soft(page.Folded(h.fileLine())), files)
	return page.Card(page.Wide.Gap, body)
}

// row is an item of the list.
func (h *Screen) row(i int, item class.Item) fyne.CanvasObject {
	paper, known := h.papers[item.Code]
	key := ""
	if i < 9 {
		key = fmt.Sprint(i + 1)
	}
	row := widgets.NewFinding(key, h.say.title(item), h.say.note(item, paper, known), func() { h.choose(i) })
	row.OnKey, row.Chosen = h.env.OnKey, i == h.chosen
	h.items = append(h.items, row)
	h.named = append(h.named, parts.Whole(fmt.Sprintf("item-%d", i+1), row))
	return row
}

// itemDeeds is what can be done with the chosen item.
func (h *Screen) itemDeeds() fyne.CanvasObject {
	up := h.button("up", widgets.PlainButton, "up", "U", func() { h.move(-1) })
	down := h.button("down", widgets.PlainButton, "down", "D", func() { h.move(1) })
	widgets.Enable(up, h.chosen > 0)
	widgets.Enable(down, h.chosen < len(h.state.List.Items)-1)
	deeds := []fyne.CanvasObject{up, down, h.button("remove", widgets.PlainButton, "remove", "Del", h.remove)}
	if h.state.List.Items[h.chosen].Kind != class.Lesson {
		deeds = append(deeds, h.button("fewer", widgets.PlainButton, "fewer", "−", func() { h.count(-1) }),
			h.button("more", widgets.PlainButton, "more", "+", func() { h.count(1) }),
			h.button("level", widgets.PlainButton, "level", "L", h.level))
	}
	return grid(3, deeds...)
}

// choose takes another item to work on.
func (h *Screen) choose(i int) {
	if i < 0 || i >= len(h.state.List.Items) {
		return
	}
	h.chosen = i
	item := h.state.List.Items[i]
	paper, known := h.papers[item.Code]
	h.tell(h.say.of("item", words.Args{"number": fmt.Sprint(i + 1), "title": h.say.title(item), "note": h.say.note(item, paper, known)}), false)
	h.page.Reveal(h.items[i])
}

// move moves the chosen item up or down.
func (h *Screen) move(by int) {
	to := h.chosen + by
	if to < 0 || to >= len(h.state.List.Items) {
		return
	}
	items := slices.Clone(h.state.List.Items)
	items[h.chosen], items[to] = items[to], items[h.chosen]
	h.state.List.Items, h.chosen = items, to
	h.edit(h.say.of("moved", words.Args{"title": h.say.title(items[to]), "number": fmt.Sprint(to + 1)}))
}

// remove takes the chosen item out of the list.
func (h *Screen) remove() {
	if len(h.state.List.Items) == 0 {
		return
	}
	title := h.say.title(h.state.List.Items[h.chosen])
	h.state.List.Items = slices.Delete(slices.Clone(h.state.List.Items), h.chosen, h.chosen+1)
	h.edit(h.say.of("removed", words.Args{"title": title}))
}

// put adds an item below the chosen one.
func (h *Screen) put(item class.Item) {
	at := min(h.chosen+1, len(h.state.List.Items))
	h.state.List.Items = slices.Insert(slices.Clone(h.state.List.Items), at, item)
	h.chosen = at
	h.edit(h.say.of("added", words.Args{"title": h.say.title(item)}))
}

// count asks more or fewer exercises of the chosen drill, or questions of the quiz.
func (h *Screen) count(by int) {
	h.adjust(func(item *class.Item) { item.Count = max(1, min(item.Count+by, class.MostExercises)) },
		func(r *quiz.Request) { r.Count = max(1, min(r.Count+by, quiz.MostQuestions)) })
}

// level goes to the next level of the chosen drill or quiz, from the hardest to the
// easiest.
func (h *Screen) level() {
	h.adjust(func(item *class.Item) {
		if _, d := h.say.drill(item.ID); d != nil {
			item.Level = d.Level[0] + (max(item.Level, d.Level[0])-d.Level[0]+1)%(d.Level[1]-d.Level[0]+1)
		}
	}, func(r *quiz.Request) { r.Level = 1 + r.Level%quiz.HardestLevel })
}

// adjust changes the chosen item: a drill at once; a quiz by another paper.
func (h *Screen) adjust(drill func(*class.Item), paper func(*quiz.Request)) {
	if len(h.state.List.Items) == 0 {
		return
	}
	item := h.state.List.Items[h.chosen]
	switch item.Kind {
	case class.Lesson:
	case class.Drill:
		drill(&item)
		h.replace(h.chosen, item)
	case class.Quiz:
		if p := h.papers[item.Code]; p != nil {
			request, wished := h.wished[item.Code]
			if !wished {
				request = p.Request
			}
			paper(&request)
			if request.Count != p.Request.Count || request.Level != p.Request.Level {
				h.wished[item.Code] = request
				h.makePaper(request, func(p *quiz.Paper) { h.recode(item, p.Code) })
			}
		}
	}
}

// recode gives an item the code of another paper, if it is still there.
func (h *Screen) recode(item class.Item, code string) {
	delete(h.wished, item.Code)
	i := slices.Index(h.state.List.Items, item)
	if i < 0 {
		return
	}
	item.Code = code
	h.replace(i, item)
}

// replace puts an item in the place of another.
func (h *Screen) replace(i int, item class.Item) {
	h.state.List.Items = slices.Clone(h.state.List.Items)
	h.state.List.Items[i] = item
	paper, known := h.papers[item.Code]
	h.edit(h.say.note(item, paper, known))
}

// nameList goes to the title of the list.
func (h *Screen) nameList() {
	if len(h.state.List.Items) > 0 {
		page.Focus(h.root, h.title)
	}
}

// retitle gives the list another title, as it is typed.
func (h *Screen) retitle(text string) {
	if text == h.state.List.Title {
		return
	}
	h.state.List.Title, h.state.Saved = text, false
	h.env.Keep(h.state)
}

func (h *Screen) leaveTitle() {
	page.Leave(h.root, h.title)
	h.tell(h.say.of("titled", words.Args{"title": h.state.List.Title}), false)
}

// start begins the class.
func (h *Screen) start() {
	if len(h.state.List.Items) == 0 {
		h.tell(h.say.of("nothing", nil), false)
		return
	}
	h.env.OnStart(h.state.List, h.state.Roster)
}
