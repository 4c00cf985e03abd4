// Package classroom is a class before a projector: what the teacher's window and the
// one on the projector both show. It draws nothing, has no clock and knows no disk.
//
//   - A [Playlist] is what a class will be shown, kept as a TOML file: lessons, drills
//     and papers. [Slides] makes the [Slide]s of it: a step each.
//   - A [Roster] is the names of a class, read from a text in any of the encodings that
//     such lists come in.
//   - A [Class] is at one of the slides. Each slide keeps what belongs to it: whether
//     the answer is revealed, the hands that went up ([Class.Vote]), the board with
//     what was tried on it ([Class.Attempt] gives a [Ruling]), and what was drawn by
//     the [Pen]. Two [Team]s, a timer and the lots of [Class.Pick] are the class's own.
//   - Whoever shows a class asks it anew after each [Change]; see [Class.Listen].
//   - A [Report] is the results of a class, or of learners, as rows and as CSV.
//
// A class keeps names and numbers as long as it is open, and nothing else of anybody:
// neither who was picked nor who voted is written anywhere.
//
// A window is made like this:
//
//	slides, err := classroom.Slides(playlist, source) // what cannot be shown is in err
//	class := classroom.New(slides, roster)
//	stop := class.Listen(func(classroom.Change) { window.render(class) })
//	defer stop()
//
// All methods of a Class are for one goroutine, that of the screens. What is slow, the
// lines, can be weighed on another: see [Class.Walk] and [Slide.Line].
package classroom
