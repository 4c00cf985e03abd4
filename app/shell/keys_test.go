package shell

import (
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/play"
	"terakoya/app/stage"
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
	for name, show := range keyed {
		for _, l := range lessons.Languages {
			t.Run(name+"/"+string(l), func(t *testing.T) { // which ends what the screen does, before the next one
				s := open(t, Options{Language: l})
				keysFit(t, s, show)
				stage.Picture(t, s.window, "keys-"+name+"-"+string(l))
			})
		}
	}
}

func keysFit(t *testing.T, s *Shell, show func(*Shell)) {
	size := fyne.NewSize(1024, 700)
	s.work.Go = func(func()) {}
	show(s)
	s.window.Resize(size)
	press(s, fyne.KeyF1)
	if need := s.help.MinSize(); need.Height > size.Height || need.Width > size.Width {
		t.Errorf("the keys take %v", need)
	}
	for _, k := range s.screen.(interface{ Keys() [][2]string }).Keys() {
		if text := s.words().Say(k[1], nil); text == "" || text[0] == '[' {
			t.Errorf("%s has no message", k[1])
		}
	}
}
