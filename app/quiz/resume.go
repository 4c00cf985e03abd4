package quiz

import (
	"context"
	"fmt"
	"maps"
	"strconv"
	"strings"
	"time"

	"terakoya/lessons"
	"terakoya/lessons/progress"
	"terakoya/lessons/quiz"
)

// Resume goes on with a paper that was left. The paper is made in the background;
// one that can no longer be made is dropped, and the set-up says why.
func Resume(env Env, kept progress.Paper) {
	env.run(func() func() {
		sitting, used, err := resumed(env, kept)
		return func() {
			if err != nil {
				env.Kept(env.Store.ForgetPaper(kept.ID))
				env.Show(NewSetup(env).tell(env.Words.Say("quiz.lost", nil) + " " + FaultText(env.Words, err)))
				return
			}
			sheet := NewSheet(env, kept, sitting, used)
			env.Show(sheet)
			sheet.Shown()
		}
	})
}

// Check begins the check of a lesson or of a chapter.
func Check(env Env, mode quiz.Mode, topic string) {
	seed := env.Seed()
	env.run(func() func() {
		p, err := env.Bank.Set(quiz.Request{Mode: mode, Topics: []string{topic}}, seed)
		return func() {
			if err != nil {
				env.Show(NewSetup(env).tell(FaultText(env.Words, err)))
				return
			}
			env.begin(p)
		}
	})
}

// run does something in the background.
func (e *Env) run(work func() func()) {
	e.Background.Run(func(context.Context) func() { return work() })
}

// resumed makes the sitting of a paper that was left, with the time that was used.
func resumed(env Env, kept progress.Paper) (*quiz.Sitting, time.Duration, error) {
	paper, err := env.Bank.Read(kept.Code)
	if err != nil {
		return nil, 0, err
	}
	answers, err := env.Store.PaperAnswers(kept.ID)
	if err != nil {
		return nil, 0, err
	}
	given, used := map[int]string{}, time.Duration(0)
	for _, a := range answers {
		given[a.Question-1] = a.Tried
		used += a.Took
	}
	sitting, err := env.inLine(kept.ID, paper, given)
	if err != nil {
		return nil, 0, err
	}
	return sitting, max(used, env.keptTime(kept.ID)), nil
}

// inLine is the sitting of a paper with what was answered, and with the line that was
// being played. A store keeps one answer a question, so that these moves are kept as a
// setting. They were all right, or the question would have its answer: if they do not
// lead on now, as the opponent has another answer, the line begins afresh, and nothing
// is held against the learner.
func (e *Env) inLine(id int64, paper *quiz.Paper, given map[int]string) (*quiz.Sitting, error) {
	if i, moves, ok := e.keptLine(id); ok && i < len(paper.Questions) && paper.Questions[i].Step.Kind == lessons.PlayLine {
		if _, answered := given[i]; !answered {
			with := maps.Clone(given)
			with[i] = moves
			if s, err := quiz.Resume(paper, with); err == nil && !s.Settled(i) {
				return s, nil
			}
		}
	}
	return quiz.Resume(paper, given)
}

// keepLine keeps the moves of the line that is being played, and the time.
func (s *Sheet) keepLine() {
	if moves := s.sitting.Kept(s.at); s.kept.ID > 0 && moves != "" {
		s.env.Kept(s.env.Store.SetSetting(keyLine, fmt.Sprintf("%d %d %s", s.kept.ID, s.at+1, moves)))
		s.keepTime()
	}
}

// keptLine returns the line of a paper that was being played, and its question from 0.
func (e *Env) keptLine(paper int64) (question int, moves string, ok bool) {
	text, _ := e.Store.Setting(keyLine)
	parts := strings.SplitN(text, " ", 3)
	if len(parts) < 3 || parts[0] != fmt.Sprint(paper) {
		return 0, "", false
	}
	n, err := strconv.Atoi(parts[1])
	return n - 1, parts[2], err == nil && n > 0
}

// keptTime is the time that a paper has used, as it was last kept.
func (e *Env) keptTime(paper int64) time.Duration {
	text, _ := e.Store.Setting(keyUsed)
	var id, milliseconds int64
	if n, err := fmt.Sscan(text, &id, &milliseconds); n < 2 || err != nil || id != paper || milliseconds < 0 {
		return 0
	}
	return time.Duration(milliseconds) * time.Millisecond
}

// tell says something in the set-up, in the place of what is wrong with a code.
func (s *Setup) tell(text string) *Setup {
	s.told = text
	s.render()
	return s
}
