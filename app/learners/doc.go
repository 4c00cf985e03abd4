// Package learners is the screens of who learns on this machine: a [Choice] of who
// it is at the start, and a [Screen] that adds, renames and removes learners, goes
// over to another, and takes what is kept out of the program and in again.
//
// They do nothing themselves: each wish is a call of [Env], and what came of it is
// told by [Screen.Tell].
package learners

import (
	"fmt"
	"strings"
	"unicode"

	"terakoya/app/words"
	"terakoya/lessons/progress"
)

// NameOf is what a learner is called; one without a name has a number, from 1.
func NameOf(w *words.Words, l progress.Learner, number int) string {
	if l.Name != "" {
		return l.Name
	}
	return w.Say("learners.unnamed", words.Args{"number": fmt.Sprint(number)})
}

// longestName is how many characters a name has at most.
const longestName = 40

// CleanName is a name as it is typed or pasted, without what cannot be shown.
func CleanName(typed string) string {
	name := strings.Join(strings.FieldsFunc(typed, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }), " ")
	if runes := []rune(name); len(runes) > longestName {
		name = strings.TrimSpace(string(runes[:longestName]))
	}
	return name
}
