package learn

import (
	"context"
	"fmt"
	"regexp"
	"slices"
	"strings"
	"testing"

	"fyne.io/fyne/v2/test"

	"terakoya/app/theme"
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/lessons/drill"
	"terakoya/rules"
	"terakoya/widgets/pieceart"
)

// namer knows what a reason can be about, in one language: pieces and conditions, and
// any other term of the game.
type namer struct{ conditions, terms []string }

// conditions are the groups of the glossary whose terms are pieces, fouls, endings and
// rules.
var conditions = []string{"piece", "foul", "ending", "rule"}

func newNamer(w *words.Words, g words.Glossary) *namer {
	var n namer
	for key, term := range g {
		for _, part := range strings.FieldsFunc(strings.ToLower(w.Term(key)), func(r rune) bool { return strings.ContainsRune("()（）", r) }) {
			if part = strings.TrimSpace(part); slices.Contains(conditions, term.Group) {
				n.conditions = append(n.conditions, part)
			} else if term.Group != "ui" {
				n.terms = append(n.terms, part)
			}
		}
	}
	for k := rules.Pawn; k <= rules.Dragon; k++ {
		n.conditions = append(n.conditions, strings.ToLower(w.Piece(k)))
	}
	for _, f := range rules.AllFouls { // of which some are in another group, such as the pass
		n.conditions = append(n.conditions, strings.ToLower(w.Foul(f)))
	}
	for _, set := range rules.RuleSets {
		n.conditions = append(n.conditions, set.Name)
	}
	return &n
}

// number is one in figures, as squares have them too, or the word for 1 with which an
// English message counts.
var number = regexp.MustCompile(`[0-9０-９]|^One |\. One `)

// names reports whether a text names a piece, a square, a number or a condition: a
// foul, an ending, a rule or a rule set. A choice may ask about anything that shogi has:
// there any term of the game will do.
func (n *namer) names(text string, ofChoice bool) bool {
	lower := strings.ToLower(text)
	named := func(term string) bool { return strings.Contains(lower, term) }
	return number.MatchString(text) || slices.ContainsFunc(n.conditions, named) || ofChoice && slices.ContainsFunc(n.terms, named)
}

// TestNames: what counts as a reason, and what does not.
func TestNames(t *testing.T) {
	c := shippedWords(t)
	for _, x := range []struct {
		language lessons.Language
		text     string
		choice   bool
		want     bool
	}{
		{lessons.English, "Not this one. Look again.", false, false},
		{lessons.English, "There is a rule against this.", false, false},
		{lessons.English, "Look at 5e.", false, true},
		{lessons.English, "The Silver does not go there.", false, true},
		{lessons.English, "It is nifu.", false, true},
		{lessons.English, "One more to find.", false, true},
		{lessons.English, "Under csa this goes on.", false, true},
		{lessons.English, "Whose turn is it?", false, false},
		{lessons.English, "Whose turn is it?", true, true},
		{lessons.English, "Not this one. Look again.", true, false},
		{lessons.Japanese, "これではありません。もう一度見ましょう。", false, false},
		{lessons.Japanese, "5五の銀です。", false, true},
		{lessons.Japanese, "二歩です。", false, true},
		{lessons.Traditional, "不是這個，再看看。", false, false},
		{lessons.Traditional, "這是二步。", false, true},
		{lessons.Simplified, "不是这个，再看看。", false, false},
		{lessons.Simplified, "银将走不到。", false, true},
	} {
		if got := newNamer(c.In(x.language), c.Glossary()).names(x.text, x.choice); got != x.want {
			t.Errorf("%q: %t", x.text, got)
		}
	}
}

func shippedWords(t *testing.T) *words.Catalogue {
	t.Helper()
	c, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		t.Fatal(err)
	}
	return c
}

// script plays the course and reads what is said to each answer in every language.
type script struct {
	t       *testing.T
	art     *pieceart.Artist
	words   []*words.Words
	namers  []*namer
	session *lessons.Session
	screens []*Screen // by language
	tries   int
}

// TestCourse plays every lesson that is shipped, each step first with answers that are
// wrong as people are wrong, and then right. Whatever is said to a wrong one has to
// name what it is about.
func TestCourse(t *testing.T) {
	test.NewTempApp(t).Settings().SetTheme(theme.New(lessons.English, false))
	art, err := pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
	if err != nil {
		t.Fatal(err)
	}
	c := shippedWords(t)
	s := &script{t: t, art: art}
	for _, l := range lessons.Languages {
		s.words, s.namers = append(s.words, c.In(l)), append(s.namers, newNamer(c.In(l), c.Glossary()))
	}
	course := lessons.Load(content.Lessons())
	for i := range course.Lessons {
		s.lesson(&course.Lessons[i])
	}
	if s.tries < 10*len(course.Lessons) {
		t.Errorf("only %d answers were refused", s.tries)
	}
	t.Logf("%d lessons, %d answers refused in %d languages", len(course.Lessons), s.tries, len(s.words))
}

func (s *script) lesson(l *lessons.Lesson) {
	s.session = lessons.NewSession(l)
	for step := s.session.Step(); step != nil; step = s.session.Step() {
		if step.Asks() {
			s.open(step)
			if step.Kind == lessons.PlayLine {
				s.line(step)
			} else {
				for _, r := range wrongs(step) {
					s.refuse(step, r)
				}
				s.answer(step)
			}
		}
		if s.session.Next(); s.session.Step() == step {
			s.t.Errorf("%s: there is no way on", step.ID)
			return
		}
	}
}

// open makes the screens of a step, one a language, with all that speaks and no board.
func (s *script) open(step *lessons.Step) {
	s.screens = nil
	for _, w := range s.words {
		screen := &Screen{env: Env{Words: w, Art: s.art}, session: s.session}
		screen.at, screen.view = step, screen.newView(step)
		s.screens = append(s.screens, screen)
	}
}

// refuse hands in an answer that is not right, and reads what is said to it.
func (s *script) refuse(step *lessons.Step, r lessons.Response) {
	s.session.Try(r)
	if s.session.State() != lessons.Refused {
		s.t.Errorf("%s: %s is taken", step.ID, step.Tried(r))
		return
	}
	s.heard(step, r)
}

// heard reads what is said to an answer that was just refused.
func (s *script) heard(step *lessons.Step, r lessons.Response) {
	s.tries++
	for i, screen := range s.screens {
		reason := spoken(screen, step, r)
		if !s.namers[i].names(reason, step.Kind == lessons.Choice) {
			s.t.Errorf("%s, %s: %s is refused with %q, which names nothing", step.ID, s.words[i].Language, step.Tried(r), reason)
		}
		if strings.Contains(reason, "[") {
			s.t.Errorf("%s, %s: a message is missing: %q", step.ID, s.words[i].Language, reason)
		}
	}
	s.session.Retry()
}

// spoken is what stands on the panel after a refusal, but for a number that the learner
// wrote: it is an echo, and no reason.
func spoken(screen *Screen, step *lessons.Step, r lessons.Response) string {
	var all []string
	for _, o := range screen.view.refused(screen.session.Verdict()) {
		for _, p := range paragraphs(o) {
			all = append(all, p.Text)
		}
	}
	text := strings.Join(all, "\n")
	if step.Kind == lessons.EnterNumber {
		text = strings.Replace(text, fmt.Sprint(r.Number), "", 1)
	}
	return text
}

// answer hands in what is right.
func (s *script) answer(step *lessons.Step) {
	right, ok := drill.Answer(step)
	if s.session.Try(right); !ok || s.session.State() != lessons.Answered {
		s.t.Errorf("%s: the right answer is refused: %s", step.ID, step.Tried(right))
		return
	}
	for i, screen := range s.screens {
		if said := (&panel{screen: screen}).right(step); len(paragraphs(said[0])) == 0 {
			s.t.Errorf("%s, %s: nothing is said to the right answer", step.ID, s.words[i].Language)
		}
	}
}

// line plays a line to its end; before each move it tries a legal one that is wrong and
// an illegal one.
func (s *script) line(step *lessons.Step) {
	for range mostMoves {
		walk := s.session.Walk()
		p := walk.Position()
		way := walk.Solution(context.Background())
		if len(way) == 0 {
			s.t.Errorf("%s: no way on was found", step.ID)
			return
		}
		legal, illegal := around(&p, way[:1])
		for _, a := range illegal[:min(1, len(illegal))] {
			s.refuse(step, lessons.Response{Attempt: a})
		}
		if s.miss(step, legal[:min(lineSample, len(legal))]); s.session.State() != lessons.Answered {
			s.session.Try(lessons.Response{Attempt: way[0].Attempt()})
		}
		if s.session.State() == lessons.Answered {
			return
		}
	}
	s.t.Errorf("%s: the line does not end", step.ID)
}

// mostMoves are more than a line of the course has.
const mostMoves = 60

// miss tries the first of some legal moves that misses. One that is right is taken back,
// unless it ends the line.
func (s *script) miss(step *lessons.Step, legal []rules.Attempt) {
	for _, a := range legal {
		s.session.Try(lessons.Response{Attempt: a})
		switch s.session.State() {
		case lessons.Refused:
			s.heard(step, lessons.Response{Attempt: a})
			return
		case lessons.Answered:
			return
		case lessons.Waiting, lessons.Revealed, lessons.Finished:
			s.session.TakeBack()
		}
	}
}

// lineSample is how many legal moves are tried at a point of a line at most.
const lineSample = 4
