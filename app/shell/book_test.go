package shell

import (
	"bytes"
	"io/fs"
	"strings"
	"testing"
	"testing/fstest"

	"terakoya/content"
	"terakoya/rules"
)

// TestOpenings: the opponent knows the openings of the program. A file that cannot be
// read is named, once, and the others are known all the same; without any there is no
// book, and nothing fails.
func TestOpenings(t *testing.T) {
	good, err := fs.ReadFile(content.Joseki(), "even-double-wing.toml")
	if err != nil {
		t.Fatal(err)
	}
	start := rules.Handicaps[0].Position()
	for name, c := range map[string]struct {
		files fs.FS
		known bool
		fault string
	}{
		"the program's": {content.Joseki(), true, ""},
		"one is bad":    {fstest.MapFS{"a.toml": {Data: []byte("id =")}, "b.toml": {Data: good}}, true, "a.toml:1"},
		"none is good":  {fstest.MapFS{"a.toml": {Data: []byte("id =")}}, false, "a.toml:1"},
		"none":          {fstest.MapFS{}, false, ""},
	} {
		t.Run(name, func(t *testing.T) {
			var log bytes.Buffer
			before := errorLog
			errorLog = &log
			defer func() { errorLog = before }()
			book := newOpenings(c.files)
			if log.Len() > 0 {
				t.Error("read before it is asked")
			}
			for range 2 {
				if got := len(book.Replies(&start)) > 0; got != c.known {
					t.Errorf("known: %t", got)
				}
			}
			if (c.fault == "") != (log.Len() == 0) || strings.Count(log.String(), c.fault) > 1 && c.fault != "" || !strings.Contains(log.String(), c.fault) {
				t.Errorf("it says %q", log.String())
			}
		})
	}
}

// TestGameKnowsOpenings: the games of the window are played with that book.
func TestGameKnowsOpenings(t *testing.T) {
	s := open(t, Options{})
	start := rules.Handicaps[0].Position()
	if env := s.playEnv(); env.Book == nil || len(env.Book.Replies(&start)) == 0 {
		t.Error("there is no book")
	}
}
