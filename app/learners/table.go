package learners

import (
	"io"

	"terakoya/app/paths"
	"terakoya/lessons/progress"
)

// WriteTable writes answers to a file as a table, as [paths.Write] does.
func WriteTable(store progress.Copies, path string, replace bool, t progress.Table) error {
	return paths.Write(path, replace, func(w io.Writer) error { return store.WriteCSV(w, t) })
}
