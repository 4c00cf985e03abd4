package quiz

import (
	"errors"
	"fmt"

	"terakoya/app/words"
	"terakoya/lessons/quiz"
)

// FaultText says why there is no paper, or what is wrong with a code.
func FaultText(w *words.Words, err error) string {
	var code *quiz.CodeError
	var edition *quiz.EditionError
	var request *quiz.RequestError
	switch {
	case errors.As(err, &code):
		return codeFault(w, code)
	case errors.As(err, &edition):
		if edition.Made == edition.Here {
			return w.Say("quiz.changed", nil)
		}
		return w.Say("quiz.edition", words.Args{"made": edition.Made, "here": edition.Here})
	case errors.Is(err, quiz.ErrNothing):
		return w.Say("quiz.noExercise", nil)
	case errors.As(err, &request):
		return request.Cause
	}
	return err.Error()
}

// codeFault says what is wrong with a code, and where.
func codeFault(w *words.Words, e *quiz.CodeError) string {
	signs := []rune(e.Code)
	switch e.Fault {
	case quiz.CodeEmpty:
		return w.Say("quiz.codeEmpty", nil)
	case quiz.CodeSign:
		args := words.Args{"sign": "?", "place": fmt.Sprint(e.At)}
		if e.At >= 1 && e.At <= len(signs) {
			args["sign"] = string(signs[e.At-1])
		}
		return w.Say("quiz.codeSign", args)
	case quiz.CodeLength:
		return w.Say("quiz.codeLength", nil)
	case quiz.CodeMistyped:
		return w.Say("quiz.codeMistyped", nil)
	case quiz.CodeOther:
		return w.Say("quiz.codeOther", nil)
	case quiz.CodeMalformed:
		return w.Say("quiz.codeMalformed", nil)
	}
	return e.Error()
}
