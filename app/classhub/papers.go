package classhub

import (
	"context"

	"terakoya/lessons/quiz"
)

// readPapers reads the codes of the list that were not read yet, one after the other.
func (h *Screen) readPapers() {
	for _, item := range h.state.List.Items {
		if _, known := h.papers[item.Code]; item.Code == "" || known {
			continue
		}
		code := item.Code
		h.env.Work.Run(func(context.Context) func() {
			p, err := h.env.Bank.Read(code)
			return func() {
				if err != nil {
					p = nil // the row says that it is not here
				}
				h.papers[code] = p
				h.render()
				h.readPapers()
			}
		})
		return
	}
}

// makePaper makes a paper, and tells it on the window's goroutine.
func (h *Screen) makePaper(r quiz.Request, made func(*quiz.Paper)) {
	seed := h.env.Seed()
	h.env.Work.Run(func(context.Context) func() {
		p, err := h.env.Bank.Set(r, seed)
		return func() {
			if err != nil {
				h.tell(h.env.Cause(err), true)
			} else {
				h.papers[p.Code] = p
				made(p)
			}
			h.readPapers() // what this one has overtaken
		}
	})
}

// readCode reads the paper of a code that was typed, and tells it on the window's
// goroutine, or what is wrong with the code, in words.
func (h *Screen) readCode(code string, read func(p *quiz.Paper, trouble string)) {
	h.env.Work.Run(func(context.Context) func() {
		p, err := h.env.Bank.Read(code)
		return func() {
			if err != nil {
				read(nil, h.env.Cause(err))
			} else {
				h.papers[p.Code] = p
				read(p, "")
			}
			h.readPapers()
		}
	})
}
