package engines

import (
	"context"
	"fmt"
	"path/filepath"
	"slices"
	"strings"
	"time"

	"fyne.io/fyne/v2"

	"terakoya/app/paths"
	"terakoya/app/words"
	"terakoya/rules"
	"terakoya/rules/engine"
	"terakoya/rules/engine/usi"
)

// ask lets an engine be asked in the background. What do returns is called on the
// window's goroutine, unless the question has been stopped.
func (s *Screen) ask(name, key string, do func(ctx context.Context, progress func(usi.Progress)) func()) {
	b := &busy{name: name, key: key}
	s.busy, s.removing, s.says, s.about = b, "", "", ""
	s.render()
	later := s.work.Do
	if later == nil {
		later = fyne.Do
	}
	progress := func(p usi.Progress) {
		later(func() {
			if s.busy == b {
				b.wait = p
				b.text.SetText(s.waitText(b))
				s.page.Refresh()
			}
		})
	}
	s.work.Run(func(ctx context.Context) func() {
		then := do(ctx, progress)
		return func() {
			s.busy = nil
			then()
		}
	})
}

// waitText says how long an engine has been waited for, and what it says of that.
func (s *Screen) waitText(b *busy) string {
	args := words.Args{"name": b.name}
	text := s.say(b.key, args)
	if waited := int(b.wait.Waited / time.Second); waited > 0 {
		text += " " + s.env.Words.Count("engines.waited", waited, args)
	}
	if b.wait.Said != "" {
		text += "\n" + shortened(b.wait.Said)
	}
	return text
}

// Add adds an engine by the path of its program, as typed, chosen or dropped. It is
// started to see whether it is one.
func (s *Screen) Add(typed string) {
	path := paths.Clean(typed)
	there := slices.IndexFunc(s.env.All, func(e Entry) bool { return e.Path == path })
	switch {
	case s.busy != nil || s.form != nil || !s.env.Able:
		return
	case path == "":
		s.tell("", s.say("noPath", nil), true)
		return
	case there >= 0:
		s.tell("", s.say("there", words.Args{"name": s.env.All[there].Name}), true)
		return
	}
	s.path.SetText(path)
	file := strings.TrimSuffix(filepath.Base(path), ".exe")
	e := Entry{Name: free(s.env.All, file), Path: path}
	s.ask(e.Name, "starts", func(ctx context.Context, progress func(usi.Progress)) func() {
		c, err := s.env.Open(ctx, e, progress)
		if err != nil {
			return func() { s.tell("", trouble(s.env.Words, e, err), true) }
		}
		title, author := c.Title(), c.Author()
		s.env.End(e.Name)
		return func() { s.added(e, title, author) }
	})
}

// added keeps an engine that has told its name.
func (s *Screen) added(e Entry, title, author string) {
	if strings.TrimSpace(title) != "" {
		e.Name = free(s.env.All, title)
	}
	e.Author = free(nil, author)
	if s.keep(append(slices.Clone(s.env.All), e)) {
		s.path.SetText("")
		s.tell(e.Name, s.say("added", words.Args{"name": e.Name}), false)
	}
}

// test lets an engine play one move.
func (s *Screen) test(e Entry) {
	s.ask(e.Name, "tests", func(ctx context.Context, progress func(usi.Progress)) func() {
		defer s.env.End(e.Name)
		c, err := s.env.Open(ctx, e, progress)
		if err != nil {
			return func() { s.tell(e.Name, trouble(s.env.Words, e, err), true) }
		}
		text, err := s.tryOut(ctx, c, e)
		return func() {
			if err != nil {
				text = trouble(s.env.Words, e, err)
			}
			s.tell(e.Name, text, err != nil)
		}
	})
}

// tryOut asks for a move in the start position, and says what came of it.
func (s *Screen) tryOut(ctx context.Context, c *usi.Client, e Entry) (string, error) {
	if err := c.NewGame(ctx); err != nil { // which is not part of the thinking
		return "", err
	}
	p := rules.Handicaps[0].Position()
	from := time.Now()
	choice, err := c.Choose(ctx, rules.NewGame(p), engine.Limits{Time: e.GameTime()})
	took := time.Since(from)
	if err != nil {
		return "", err
	}
	args := words.Args{"name": e.Name, "title": e.Name, "seconds": fmt.Sprintf("%.1f", took.Seconds())}
	if title := free(nil, c.Title()); title != "" { // what it calls itself now
		args["title"] = title
	}
	text := s.say("resigns", args)
	if choice.Move != rules.NoMove {
		args["move"] = s.env.Words.Record(&p, choice.Move, rules.OffBoard)
		text = s.say("plays", args)
	}
	if ignored := c.Ignored(); len(ignored) > 0 {
		var names []string
		for _, o := range ignored {
			names = append(names, o.Option)
		}
		text += "\n" + s.say("ignored", words.Args{"names": s.env.Words.List(names)})
	}
	return text, nil
}

// remove drops an engine; its program stays where it is.
func (s *Screen) remove(name string) {
	s.removing = ""
	rest := slices.DeleteFunc(slices.Clone(s.env.All), func(e Entry) bool { return e.Name == name })
	if s.keep(rest) {
		s.end(name)
		s.tell("", s.say("removed", words.Args{"name": name}), false)
	}
}
