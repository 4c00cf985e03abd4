package study

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"fyne.io/fyne/v2"

	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

func (s *Screen) onOpen() {
	if s.env.Open != nil {
		s.env.Open()
	}
}

// Paste reads a text as [Screen.Take] does: a record or a position in any format.
func (s *Screen) Paste(text string) {
	if strings.TrimSpace(text) == "" {
		s.tell(s.env.Words.Say("study.status.nothingPasted", nil))
		return
	}
	s.reading.Run(func(context.Context) func() {
		src := Read("", []byte(text))
		return func() { s.Take(src) }
	})
}

// Read reads a file of any format, or a text without a name. A position that no game
// can begin from, alone in SFEN, is put up to be set right.
func Read(name string, data []byte) Source {
	f, err := kifu.Parse(data)
	src := Source{Name: name, File: f, Err: err}
	var fault *kifu.Fault
	if errors.As(err, &fault) && fault.Kind == kifu.FaultStart {
		if setup, err := rules.ParseSetup(strings.TrimSpace(string(data))); err == nil {
			src.Board = &setup
		}
	}
	return src
}

// Take shows a record that was read. One with a fault is shown as far as it could be
// read, and the fault is told; where nothing could be read, the board stays as it is.
// What was there before is one undo away.
func (s *Screen) Take(src Source) {
	s.saving.Close()
	w := s.env.Words
	if src.Board != nil {
		s.quiet()
		s.arrange.open(*src.Board)
		s.render()
		return
	}
	if src.File == nil || len(src.File.Records) == 0 || src.Err != nil && empty(src.File.Records[0]) {
		s.quiet()
		s.told = &notice{w.Say("study.fault.title", nil), s.faultText(src.Name, src.Err)}
		s.notice = w.Say("study.fault.stays", nil)
		s.render()
		return
	}
	s.Show(src.File.Records[0], src.Name, 0)
	s.file, s.number = src.File, 0
	if n := len(src.File.Records); n > 1 {
		s.notice = w.Say("study.status.records", words.Args{"number": "1", "count": fmt.Sprint(n)})
	}
	if src.Err != nil {
		s.stopAt(src)
	}
	s.render()
}

// empty reports whether nothing was read of a record.
func empty(r *kifu.Record) bool { return r.Root.Next == nil && r.Start.SFEN() == rules.StartSFEN }

// stopAt goes to where a record could be read no farther, and tells why. A move that the
// law refuses is explained there.
func (s *Screen) stopAt(src Source) {
	w := s.env.Words
	var f *kifu.Fault
	errors.As(src.Err, &f)
	s.session.at = s.session.record.Root.Leaf()
	title := w.Say("study.fault.partly", words.Args{"count": fmt.Sprint(s.session.record.Plies())})
	if f != nil && f.Illegal != nil {
		for i, r := range src.File.Records {
			if contains(r, f.Node) {
				s.number = i
				s.session.set(r, src.Name)
				break
			}
		}
		s.session.at = f.Node
		s.foul = f.Illegal
		title = w.Say("study.fault.upTo", words.Args{"number": fmt.Sprint(f.Node.Ply + 1)})
	}
	s.told = &notice{title, s.faultText(src.Name, src.Err)}
}

// contains reports whether a node is one of a record's.
func contains(r *kifu.Record, n *kifu.Node) bool {
	for n.Parent != nil {
		n = n.Parent
	}
	return n == r.Root
}

// Show shows a record, at a move of its main line.
func (s *Screen) Show(r *kifu.Record, name string, ply int) {
	s.arrange.active = false
	s.file, s.number = nil, 0
	s.change(func() {
		s.session.set(r, name)
		for ; ply > 0 && s.session.at.Next != nil; ply-- {
			s.session.at = s.session.at.Next
		}
	})
}

// turnTo shows another record of the file that was read.
func (s *Screen) turnTo(number int) {
	if s.file == nil || number < 0 || number >= len(s.file.Records) {
		return
	}
	file, name := s.file, s.session.name
	s.Show(file.Records[number], name, 0)
	s.file, s.number = file, number
	s.tell(s.env.Words.Say("study.status.records", words.Args{
		"number": fmt.Sprint(number + 1), "count": fmt.Sprint(len(file.Records)),
	}))
}

// Copy puts the record on the clipboard, as KIF.
func (s *Screen) Copy() { s.clip(s.session.record.Plain(kifu.KIF), "study.status.copied") }

// copyPosition puts the position on the clipboard, as SFEN.
func (s *Screen) copyPosition() {
	setup := s.shown()
	s.clip(setup.SFEN(), "study.status.copiedPosition")
}

func (s *Screen) clip(text, message string) {
	fyne.CurrentApp().Clipboard().SetContent(text)
	s.tell(s.env.Words.Say(message, nil))
}
