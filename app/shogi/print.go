package main

import (
	"fmt"
	"io"
	"slices"

	"terakoya/app/paths"
	"terakoya/app/print"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/quiz"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// printing is what print is asked for.
type printing struct {
	lesson, drill, code  string
	sfen                 string
	count, seed, width   int
	lang, page, set, out string
	answers              bool
}

// printSheet writes a worksheet, or the answers to it, as PDF; or a position as PNG.
func printSheet(args []string, _, fault io.Writer) error {
	p, err := readPrinting(args)
	if err != nil {
		return err
	}
	o, err := p.options()
	if err != nil {
		return err
	}
	if p.sfen != "" {
		return p.diagram(o)
	}
	sheet, err := p.sheet(o.Words, fault)
	if err != nil {
		return err
	}
	return paths.Write(p.out, true, func(out io.Writer) error {
		if p.answers {
			return print.WriteAnswers(out, sheet, o)
		}
		return print.WriteWorksheet(out, sheet, o)
	})
}

func readPrinting(args []string) (printing, error) {
	var p printing
	f := flags("print")
	f.StringVar(&p.lesson, "lesson", "", "the exercises of this lesson")
	f.StringVar(&p.drill, "drill", "", "exercises of this template")
	f.StringVar(&p.code, "quiz", "", "the paper of this code")
	f.StringVar(&p.sfen, "sfen", "", "this position, as PNG")
	f.IntVar(&p.width, "width", 1000, "of a PNG, in pixels")
	f.IntVar(&p.count, "count", 6, "how many exercises of a template")
	f.IntVar(&p.seed, "seed", 1, "which exercises of a template")
	f.StringVar(&p.lang, "lang", string(lessons.English), "en, ja, zh-Hant or zh-Hans")
	f.StringVar(&p.page, "page", print.A4.String(), "a4 or letter")
	f.StringVar(&p.set, "set", pieceart.OneKanji.String(), "the pieces")
	f.StringVar(&p.out, "o", "", "the file")
	f.BoolVar(&p.answers, "answers", false, "the answers instead of the questions")
	if err := parse(f, args); err != nil {
		return p, err
	}
	asked := 0
	for _, of := range []string{p.lesson, p.drill, p.code, p.sfen} {
		if of != "" {
			asked++
		}
	}
	switch {
	case f.NArg() > 0:
		return p, usageError(fmt.Sprintf("what is %q?", f.Arg(0)))
	case asked != 1:
		return p, usageError("print one of -lesson, -drill, -quiz and -sfen")
	case p.out == "":
		return p, usageError("where to? -o FILE")
	case p.count < 1 || p.seed < 0:
		return p, usageError("count and seed cannot be that")
	}
	return p, nil
}

// options finds what is named by a word.
func (p printing) options() (print.Options, error) {
	var o print.Options
	language, page, set := false, false, false
	for _, l := range lessons.Languages {
		language = language || string(l) == p.lang
	}
	for _, at := range print.Pages {
		if at.String() == p.page {
			o.Page, page = at, true
		}
	}
	for _, s := range pieceart.Sets {
		if s.String() == p.set {
			o.Set, set = s, true
		}
	}
	for what, known := range map[string]bool{p.lang: language, p.page: page, p.set: set} {
		if !known {
			return o, usageError(fmt.Sprintf("there is no %q", what))
		}
	}
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		return o, err
	}
	o.Words = catalogue.In(lessons.Language(p.lang))
	return o, nil
}

// sheet puts together what is to be printed.
func (p printing) sheet(w *words.Words, fault io.Writer) (print.Worksheet, error) {
	if p.code != "" {
		bank, err := newBank(fault)
		if err != nil {
			return print.Worksheet{}, err
		}
		paper, err := bank.Read(p.code)
		if err != nil {
			return print.Worksheet{}, err
		}
		s := print.Worksheet{Title: w.Say("home.quiz", nil), Code: paper.Code}
		err = put(&s, w, stepsOf(paper))
		return s, err
	}
	course := lessons.Load(content.Lessons())
	if p.lesson != "" {
		return lessonSheet(w, &course, p.lesson)
	}
	return p.drillSheet(w, &course)
}

// diagram draws a position.
func (p printing) diagram(o print.Options) error {
	setup, err := rules.ParseSetup(p.sfen)
	if err != nil {
		return err
	}
	return paths.Write(p.out, true, func(out io.Writer) error { return print.WriteDiagram(out, setup, nil, p.width, o) })
}

func stepsOf(paper *quiz.Paper) []*lessons.Step {
	var all []*lessons.Step
	for i := range paper.Questions {
		all = append(all, &paper.Questions[i].Step)
	}
	return all
}

// put puts steps on a sheet.
func put(s *print.Worksheet, w *words.Words, steps []*lessons.Step) error {
	for _, step := range steps {
		q, err := print.Exercise(w, step)
		if err != nil {
			return err
		}
		s.Questions = append(s.Questions, q)
	}
	return nil
}

func lessonSheet(w *words.Words, course *lessons.Course, id string) (print.Worksheet, error) {
	for i := range course.Lessons {
		l := &course.Lessons[i]
		if l.ID != id {
			continue
		}
		s := print.Worksheet{Title: l.Title.In(w.Language), Sub: w.Chapter(l.Chapter)}
		var steps []*lessons.Step
		for j := range l.Steps {
			if l.Steps[j].Asks() {
				steps = append(steps, &l.Steps[j])
			}
		}
		err := put(&s, w, steps)
		return s, err
	}
	return print.Worksheet{}, fmt.Errorf("there is no lesson %q", id)
}

// drillSheet makes exercises of a template, no two alike.
func (p printing) drillSheet(w *words.Words, course *lessons.Course) (print.Worksheet, error) {
	pool, err := problem.Load(content.Problems())
	if err != nil {
		return print.Worksheet{}, err
	}
	for i := range course.Lessons {
		l := &course.Lessons[i]
		at := slices.IndexFunc(l.Drills, func(d lessons.Drill) bool { return d.ID == p.drill })
		if at < 0 {
			continue
		}
		s := print.Worksheet{Title: l.Title.In(w.Language), Sub: w.Chapter(l.Chapter)}
		steps, err := p.drilled(drill.New(pool).Sit([]*lessons.Drill{&l.Drills[at]}, uint64(p.seed)))
		if err == nil {
			err = put(&s, w, steps)
		}
		return s, err
	}
	return print.Worksheet{}, fmt.Errorf("there is no drill %q", p.drill)
}

// drilled takes so many exercises as are wanted.
func (p printing) drilled(sitting *drill.Sitting) ([]*lessons.Step, error) {
	var all []*lessons.Step
	for range p.count {
		x, err := sitting.Next()
		if err != nil {
			return nil, err
		}
		all = append(all, &x.Step)
		sitting.Answered(true)
	}
	return all, nil
}
