// Package locale keeps Fyne quiet about a locale that names no language, such as
// C.UTF-8: it would print three lines at every start. Fyne reads the environment
// while it is initialised, which is after this package: of the packages whose
// imports are ready, Go initialises the one with the least path first, and what
// Fyne needs includes text/template.
package locale

import (
	"os"
	"strings"
)

var name, value string

func init() {
	for _, name = range []string{"LC_ALL", "LC_MESSAGES", "LANG"} {
		if value = os.Getenv(name); value != "" {
			break
		}
	}
	if plain, _, _ := strings.Cut(value, "."); plain == "C" || plain == "POSIX" {
		os.Setenv(name, "C") // the one that Fyne takes for no language
		return
	}
	name = ""
}

// Restore puts the environment back as it was found.
func Restore() {
	if name != "" {
		os.Setenv(name, value)
	}
}
