package results

import (
	"bytes"
	"context"
	"fmt"

	"fyne.io/fyne/v2"

	"terakoya/app/print"
	"terakoya/app/saving"
	"terakoya/app/words"
	"terakoya/lessons/classroom"
	"terakoya/lessons/quiz"
	"terakoya/rules"
	"terakoya/widgets"
)

// Names and endings of the files that are proposed.
const (
	tableEnding = ".csv"
	printEnding = ".pdf"
	printed     = 3 // how many wrong answers of a line are printed
)

// widths are those of the columns of the printed page, weighed against each other.
var widths = []float64{3.2, 1.3, 1.3, 5}

// onTable asks where the table is to be kept.
func (s *findings) onTable() {
	s.ask("tableTitle", tableEnding, nil, func() ([]byte, error) {
		var out bytes.Buffer
		err := s.report.WriteCSV(&out, s.tableWords())
		return out.Bytes(), err
	})
}

// onPrint asks where the printed page is to be kept, and on which paper.
func (s *findings) onPrint() {
	paper := print.A4
	var pages *widgets.Segments
	set := func(i int) {
		paper = print.Pages[i]
		pages.Set([]string{s.teller.say("a4", nil), s.teller.say("letter", nil)}, i)
	}
	pages = widgets.NewSegments(set, s.env.OnKey)
	set(int(print.A4))
	s.ask("printTitle", printEnding, []fyne.CanvasObject{pages}, func() ([]byte, error) {
		var out bytes.Buffer
		err := print.WriteTable(&out, s.printedTable(), print.Options{Words: s.env.Words, Page: paper})
		return out.Bytes(), err
	})
}

// ask asks for a path, makes the file in the background, and has it written.
func (s *findings) ask(title, ending string, above []fyne.CanvasObject, make func() ([]byte, error)) {
	if len(s.lines) == 0 {
		return
	}
	s.card = saving.Ask(s.root, saving.Question{
		Words: s.env.Words, Title: s.teller.say(title, nil), Name: s.labels.file + ending, Above: above,
		Ending: func() string { return ending }, Folder: s.env.Files.Folder, Done: s.saved,
		Write: func(path string, replace bool, done func(bool, string)) {
			s.env.Work.Run(func(context.Context) func() {
				data, err := make()
				return func() {
					if err != nil {
						done(false, s.env.Cause(err))
						return
					}
					s.env.Files.Save(path, data, replace, done)
				}
			})
		},
	})
}

// saved tells what came of saving.
func (s *findings) saved(path, trouble string) {
	if trouble == "" {
		trouble = s.teller.say("saved", words.Args{"path": path})
	}
	s.foot.SetText(trouble)
}

// tableWords are what the table needs of the language.
func (s *findings) tableWords() classroom.Words {
	say := func(key string) string { return s.teller.say("column-"+key, nil) }
	of := map[quiz.Origin]string{} // which lesson a question is of
	for _, r := range s.report.Rows {
		for _, w := range r.Wrong {
			of[w.Origin] = r.Lesson
		}
	}
	return classroom.Words{
		Headers: classroom.Headers{
			Slide: say("slide"), Lesson: say("lesson"), Topic: say("topic"), Tries: say("answers"), First: say("first"),
			Rate: say("rate"), Question: say("question"), Wrong: say("wrong"), Foul: say("foul"), Times: say("times"),
		},
		Title: s.lessonName,
		FoulName: func(code string) string {
			if f, is := rules.ParseFoul(code); is {
				return s.env.Words.Foul(f)
			}
			return code
		},
		Answer: func(w classroom.Wrong) string { return s.teller.answer(s.env.Step(of[w.Origin], w.Origin), w) },
	}
}

// printedTable is the lines of the page with their commonest wrong answers.
func (s *findings) printedTable() print.Table {
	say := func(key string) string { return s.teller.say("column-"+key, nil) }
	t := print.Table{
		Title: s.teller.say(s.labels.title, nil), Sub: s.of.sub(),
		Columns: []string{say("lesson"), s.teller.say(s.labels.share, nil), say("answers"), say("wrong")}, Widths: widths,
	}
	for i := range s.lines {
		l := &s.lines[i]
		t.Rows = append(t.Rows, []string{s.of.title(l), s.rate(l), fmt.Sprint(l.total.Answers), s.commonest(l)})
	}
	return t
}

// commonest is the commonest wrong answers of a line, each on a line of its own, and what
// a class voted for besides.
func (s *findings) commonest(l *line) string {
	misses := l.misses()
	text := ""
	for i, t := range append(s.tell(misses[:min(len(misses), printed)]), l.spoken()...) {
		if i > 0 {
			text += "\n"
		}
		text += s.teller.say("printedWrong", words.Args{"answer": t.answer, "times": s.times(t)})
	}
	return text
}
