// Package classhub is the screen on which a teacher prepares a class: the playlist of what
// is shown, which is a file, the names of who sits there, and the ways to worksheets and
// results. It knows neither the window nor a store:
//
//	hub := classhub.New(classhub.Env{Words: w, Chapters: chapters, Bank: bank, State: kept, Keep: keep, …})
//	window.SetContent(hub.Content())
package classhub
