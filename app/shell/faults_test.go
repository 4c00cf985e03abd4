package shell

import (
	"fmt"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/course"
	"terakoya/app/stage"
	"terakoya/app/theme"
	"terakoya/lessons"
)

// TestFaultsInSight looks at the faults of a teacher's files in each language and
// in both types: the longest sentences fit too.
func TestFaultsInSight(t *testing.T) {
	for _, l := range lessons.Languages {
		for _, in := range []sight{{size: fyne.NewSize(1024, 700)}, {size: fyne.NewSize(1024, 700), text: theme.Largest}} {
			t.Run(fmt.Sprintf("%s/%s", l, in.text), func(t *testing.T) {
				c := teach(t, Options{Language: l})
				text := string(course.Template("mine", l))
				c.write("mat.toml", strings.Replace(text, `goal   = "mate"`, `goal   = "mat"`, 1))
				c.write("offer.toml", strings.Replace(text, `kind   = "move"`, `kind   = "riddle"`, 1))
				c.write("bad.toml", "id =")
				c.choose(c.dir)
				c.LessonFiles()
				enlarge(c.Shell, in)
				inspect(t, c.Shell, in.size)
				stage.Picture(t, c.Shell.window, fmt.Sprintf("files-%s-%s", l, in.text))
			})
		}
	}
}
