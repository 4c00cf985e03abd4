package engines

import (
	"context"
	"errors"
	"fmt"
	"io/fs"
	"os"
	"time"

	"terakoya/app/words"
	"terakoya/rules/engine/usi"
)

// trouble says what went wrong with an engine, and what can be done.
func trouble(w *words.Words, e Entry, err error) string {
	args := words.Args{"name": e.Name, "path": e.Path, "cause": err.Error()}
	var start *usi.StartError
	var ended *usi.Ended
	var silent *usi.Silent
	var bad *usi.BadReply
	switch {
	case errors.As(err, &start):
		return w.Say("engines.trouble."+unstarted(start), args)
	case errors.As(err, &ended):
		return endedText(w, ended, args)
	case errors.As(err, &silent):
		args["count"] = fmt.Sprint(int((silent.Waited + time.Second - 1) / time.Second))
		return w.Say("engines.trouble."+silence(silent.Stage), args)
	case errors.As(err, new(*usi.Deaf)):
		return w.Say("engines.trouble.deaf", args)
	case errors.As(err, &bad):
		args["reply"] = words.Short(bad.Reply, mostReply)
		return w.Say("engines.trouble.reply", args)
	case errors.Is(err, context.Canceled), errors.Is(err, usi.ErrClosed):
		return w.Say("engines.stopped", args)
	}
	return w.Say("engines.trouble.failed", args)
}

// unstarted is why a program could not be started. A file that is there and may be
// run, and of which the system says that something is missing, is a script whose
// program is missing: no program that runs here either.
func unstarted(err *usi.StartError) string {
	info, gone := os.Stat(err.Path)
	switch {
	case gone == nil && info.IsDir():
		return "folder"
	case errors.Is(gone, fs.ErrNotExist):
		return "missing"
	case errors.Is(err, fs.ErrPermission):
		return "forbidden"
	}
	return "program"
}

// silence is what an engine did not answer.
func silence(s usi.Stage) string {
	switch s {
	case usi.Starting:
		return "usiok"
	case usi.Readying:
		return "readyok"
	case usi.Thinking, usi.Mating, usi.Stopping, usi.Idling:
	}
	return "silent"
}

// endedText says that an engine is no more, with its last words.
func endedText(w *words.Words, err *usi.Ended, args words.Args) string {
	key := "ended"
	switch err.Stage {
	case usi.Starting:
		key = "early"
	case usi.Readying:
		key = "unready"
	case usi.Thinking, usi.Mating, usi.Stopping, usi.Idling:
	}
	text := w.Say("engines.trouble."+key, args)
	for _, part := range []struct{ key, value string }{{"said", err.Said}, {"state", err.State}} {
		if part.value != "" {
			return text + "\n" + w.Say("engines.trouble."+part.key, words.Args{"cause": shortened(part.value)})
		}
	}
	return text
}

// mostReply is how many characters of an answer that is no move are told.
const mostReply = 40

// mostTold is how many characters of what an engine says are told.
const mostTold = 300

// shortened cuts a text that is too long to be read on a page; its end tells most.
func shortened(text string) string {
	if r := []rune(text); len(r) > mostTold {
		return "…" + string(r[len(r)-mostTold:])
	}
	return text
}
