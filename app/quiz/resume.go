package quiz

import (
	"context"
	"fmt"
	"time"

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
				env.Show(NewSetup(env).tell(env.Words.Say("quiz.lost", nil) + " " + faultText(env.Words, err)))
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
				env.Show(NewSetup(env).tell(faultText(env.Words, err)))
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
	sitting, err := quiz.Resume(paper, given)
	if err != nil {
		return nil, 0, err
	}
	return sitting, max(used, env.keptTime(kept.ID)), nil
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
