package main

import (
	"encoding/json"
	"flag"
	"fmt"
	"io"
	"math/rand/v2"
	"strings"

	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/lessons/problem"
	"terakoya/lessons/quiz"
	"terakoya/rules"
)

// printedPaper is what quiz prints with -json.
type printedPaper struct {
	Code      string            `json:"code"`
	Questions []printedQuestion `json:"questions"`
}

// printedQuestion is one question: the board as it is asked, the moves that led
// there where the question tells them, and every right answer.
type printedQuestion struct {
	Number   int      `json:"n"` // from 1
	Topic    string   `json:"topic"`
	Chapter  string   `json:"chapter"`
	Origin   string   `json:"origin"`
	Kind     string   `json:"kind"`
	SFEN     string   `json:"sfen"`
	Played   []string `json:"played"`
	Question string   `json:"question"`
	Answer   string   `json:"answer"`
}

// quizzing is what quiz is asked for: the paper of a code, or a new one.
type quizzing struct {
	code, topics, check string
	court, asJSON       bool
	request             quiz.Request
	seed                int
}

// setQuiz prints the paper of a code, or makes one, with the answers.
func setQuiz(args []string, out, fault io.Writer) error {
	q, err := readQuizzing(args)
	if err != nil {
		return err
	}
	bank, err := newBank(fault)
	if err != nil {
		return err
	}
	p, err := q.paper(bank)
	if err != nil {
		return err
	}
	return printPaper(p, q.asJSON, out, fault)
}

func readQuizzing(args []string) (quizzing, error) {
	var q quizzing
	f := flags("quiz")
	f.StringVar(&q.code, "code", "", "print the paper of this code")
	f.BoolVar(&q.asJSON, "json", false, "print one JSON object")
	f.StringVar(&q.topics, "topics", "", "chapters and lessons, with commas between; else all")
	f.StringVar(&q.check, "check", "", "the check of this lesson or chapter")
	f.BoolVar(&q.court, "court", false, "verdicts only")
	f.IntVar(&q.request.Count, "count", 0, "how many questions")
	f.IntVar(&q.request.Minutes, "minutes", 0, "the time there is")
	f.IntVar(&q.request.Level, "level", 0, "the hardest that drills come, 1 to 5")
	f.IntVar(&q.seed, "seed", rand.IntN(quiz.Seeds), "which of the papers; else any")
	if err := parse(f, args); err != nil {
		return q, err
	}
	making := false
	f.Visit(func(given *flag.Flag) { making = making || given.Name != "code" && given.Name != "json" })
	switch {
	case f.NArg() > 0:
		return q, usageError(fmt.Sprintf("what is %q?", f.Arg(0)))
	case q.code != "" && making:
		return q, usageError("a code says everything about its paper")
	case q.check != "" && (q.topics != "" || q.court):
		return q, usageError("a check has its own topic, and all kinds")
	case q.seed < 0 || q.seed >= quiz.Seeds:
		return q, usageError(fmt.Sprintf("seeds are 0 to %d", quiz.Seeds-1))
	}
	return q, nil
}

func (q quizzing) paper(bank *quiz.Bank) (*quiz.Paper, error) {
	r := q.request
	switch {
	case q.code != "":
		return bank.Read(q.code)
	case q.check != "":
		return setCheck(bank, r, q.check, uint32(q.seed))
	case q.topics != "":
		r.Topics = strings.Split(q.topics, ",")
	}
	if q.court {
		r.Mode = quiz.Court
	}
	return bank.Set(r, uint32(q.seed))
}

// setCheck sets the check of a lesson, or of a chapter.
func setCheck(bank *quiz.Bank, r quiz.Request, of string, seed uint32) (*quiz.Paper, error) {
	r.Topics, r.Mode = []string{of}, quiz.LessonCheck
	p, err := bank.Set(r, seed)
	if err != nil {
		r.Mode = quiz.ChapterCheck
		if p, other := bank.Set(r, seed); other == nil {
			return p, nil
		}
	}
	return p, err
}

// newBank returns the questions of the lessons that are shipped.
func newBank(fault io.Writer) (*quiz.Bank, error) {
	course := lessons.Load(content.Lessons())
	for _, f := range course.Faults {
		fmt.Fprintln(fault, f)
	}
	problems, err := problem.Load(content.Problems())
	if err != nil {
		fmt.Fprintln(fault, err)
	}
	if len(course.Lessons) == 0 {
		return nil, fmt.Errorf("there are no lessons")
	}
	return quiz.NewBank(&course, drill.New(problems)), nil
}

// printPaper prints a paper; what it lacks goes to the faults.
func printPaper(p *quiz.Paper, asJSON bool, out, fault io.Writer) error {
	for _, l := range p.LeftOut {
		fmt.Fprintf(fault, "left out: %v\n", l.Err)
	}
	if n := p.Short(); n > 0 {
		fmt.Fprintf(fault, "%d questions, not %d: these topics have no more\n", len(p.Questions), p.Request.Count)
	}
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		return err
	}
	w := catalogue.In(lessons.English)
	paper := printedPaper{Code: p.Code}
	for i := range p.Questions {
		paper.Questions = append(paper.Questions, printed(w, i+1, &p.Questions[i]))
	}
	if asJSON {
		e := json.NewEncoder(out)
		e.SetEscapeHTML(false)
		return e.Encode(paper)
	}
	fmt.Fprintf(out, "code %s\n", paper.Code)
	for _, q := range paper.Questions {
		fmt.Fprintf(out, "\n%d. %s, %s: %s %s\n   sfen %s\n", q.Number, q.Chapter, q.Topic, q.Kind, q.Origin, q.SFEN)
		if len(q.Played) > 0 {
			fmt.Fprintf(out, "   played %s\n", strings.Join(q.Played, " "))
		}
		fmt.Fprintf(out, "   %s\n   answer: %s\n", q.Question, q.Answer)
	}
	return nil
}

func printed(w *words.Words, n int, q *quiz.Question) printedQuestion {
	s := &q.Step
	question := strings.Join(strings.Fields(w.Told(s, s.Text)), " ")
	if about := stated(w, s); about != "" {
		question += " [" + about + "]"
	}
	return printedQuestion{
		n, q.Topic, q.Chapter, q.Origin.String(), s.Kind.String(), s.Setup.SFEN(), inUSI(s.Played), question, rightAnswer(w, s),
	}
}

// stated is what the screen shows beside the text: the action and the answers
// offered.
func stated(w *words.Words, s *lessons.Step) string {
	var offered []string
	switch s.Kind {
	case lessons.Judgement:
		for _, f := range s.Offer {
			offered = append(offered, quiz.EncodeResponse(s, lessons.Response{Foul: f}))
		}
		return s.Deed.String() + ": " + strings.Join(offered, ", ")
	case lessons.RuleGame:
		for _, r := range s.Rulings {
			offered = append(offered, r.String())
		}
		claim := ""
		if s.Deed != (rules.Action{}) {
			claim = s.Deed.String() + ": "
		}
		return claim + strings.Join(offered, ", ")
	case lessons.Choice:
		return optionTexts(w, s, func(int) bool { return true }, "; ")
	case lessons.PutInOrder:
		for _, i := range s.Shuffled() {
			offered = append(offered, s.Option[i].Text.In(w.Language))
		}
		return strings.Join(offered, "; ")
	case lessons.WriteMove:
		if s.Read {
			return s.Written()
		}
		return s.Action.String() + " in " + s.Style.String()
	case lessons.Show, lessons.PlayMove, lessons.TapSquares, lessons.EnterNumber, lessons.SetUp, lessons.PlayLine:
	}
	return ""
}

// rightAnswer writes what is right: of moves and options all that are, with "or"
// between; of a line the moves of both sides.
func rightAnswer(w *words.Words, s *lessons.Step) string {
	switch s.Kind {
	case lessons.PlayMove:
		return strings.Join(inUSI(s.Answers()), " or ")
	case lessons.Choice:
		return optionTexts(w, s, func(i int) bool { return s.Option[i].Right }, " or ")
	case lessons.PutInOrder:
		if len(s.Option) > 0 {
			return optionTexts(w, s, func(int) bool { return true }, "; ")
		}
	case lessons.PlayLine:
		line := strings.Join(inUSI(quiz.Line(s)), " ")
		return strings.ReplaceAll(line, rules.NoMove.String(), "pass")
	case lessons.WriteMove:
		if !s.Read {
			return s.Written()
		}
	case lessons.Show, lessons.TapSquares, lessons.Judgement, lessons.EnterNumber, lessons.RuleGame, lessons.SetUp:
	}
	return quiz.EncodeResponse(s, quiz.Right(s))
}

// optionTexts joins the texts of those options that are wanted.
func optionTexts(w *words.Words, s *lessons.Step, wanted func(i int) bool, between string) string {
	var texts []string
	for i, o := range s.Option {
		if wanted(i) {
			texts = append(texts, o.Text.In(w.Language))
		}
	}
	return strings.Join(texts, between)
}
