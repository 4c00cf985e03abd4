// Package review is exercises that follow each other without being a lesson: what
// is due today, mixed from all lessons, and practice with drills.
//
//   - A [Shelf] finds what cards ask for: the steps and drills of the course.
//   - A [Run] is a row of exercises made of cards ([Shelf.Cards]) or by drills
//     ([Shelf.Practice]), which the screen of lessons shows. It makes each exercise
//     when the one before is answered, and says how an answer is kept.
//
// It shows nothing itself, and keeps nothing.
package review
