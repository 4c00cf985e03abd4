// Package classroom is the screens of a teacher before a class.
//
//   - A [Hub] prepares it: the playlist of what is shown, which is a file, and the names of
//     who sits there.
//   - A [Presenter] is the teacher's side of it; what the projector's window shows is the
//     class itself. Both show the same state of lessons/classroom.
//
// They know neither the window nor a store: what they need comes in an Env, such as
//
//	hub := classroom.NewHub(classroom.HubEnv{Words: w, Chapters: chapters, Bank: bank, State: kept, Keep: keep, …})
//	window.SetContent(hub.Content())
package classroom
