package shell

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/play"
	"terakoya/lessons"
)

// keyed are screens that list keys of their own.
var keyed = map[string]func(*Shell){
	"study": (*Shell).Study, "games": (*Shell).Games, "setup": (*Shell).PlaySetup, "mates-setup": (*Shell).Mates,
	"after": func(s *Shell) { s.After(hung) },
	"play": func(s *Shell) {
		c := play.ParseChoice("")
		c.Clock = "byoyomi 600 30"
		env := s.playEnv()
		env.Start(c)
	},
}

// TestKeysFit: the list of keys has room in the small window, in each language, and every
// key of it a message.
func TestKeysFit(t *testing.T) {
	size := fyne.NewSize(1024, 700)
	for name, show := range keyed {
		for _, l := range lessons.Languages {
			s := open(t, Options{Language: l})
			s.work.Go = func(func()) {}
			show(s)
			s.window.Resize(size)
			press(s, fyne.KeyF1)
			if need := s.help.MinSize(); need.Height > size.Height || need.Width > size.Width {
				t.Errorf("%s, %s: the keys take %v", name, l, need)
			}
			for _, k := range s.screen.(interface{ Keys() [][2]string }).Keys() {
				if text := s.words().Say(k[1], nil); text == "" || text[0] == '[' {
					t.Errorf("%s: %s has no message", name, k[1])
				}
			}
			picture(t, s, "keys-"+name+"-"+string(l))
		}
	}
}
