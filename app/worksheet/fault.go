package worksheet

import (
	"errors"
	"fmt"
	"strings"

	quizzes "terakoya/app/quiz"
	"terakoya/app/words"
	"terakoya/lessons/quiz"
)

// errNumber says that what is written is no number of a sheet.
var errNumber = errors.New("no number of a sheet")

// faultText says why there is no sheet.
func faultText(w *words.Words, err error) string {
	var empty *emptyError
	switch {
	case errors.Is(err, errNoneTicked):
		return w.Say("paper.noneTicked", nil)
	case errors.As(err, &empty):
		titles := make([]string, len(empty.lessons))
		for i, l := range empty.lessons {
			titles[i] = l.Title.In(w.Language)
		}
		return w.Say("paper.empty", words.Args{"title": strings.Join(titles, w.Say("list.more", nil))})
	case errors.Is(err, errNumber):
		return w.Say("paper.badNumber", words.Args{"most": fmt.Sprint(quiz.Seeds - 1)})
	case errors.Is(err, errAsksNone):
		return w.Say("paper.onScreen", nil)
	}
	return quizzes.FaultText(w, err)
}
