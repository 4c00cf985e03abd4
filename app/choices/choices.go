// Package choices is what a learner chooses once, kept as settings, and the rows
// of cards in which the first run and the settings offer it.
package choices

import (
	"slices"
	"strconv"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/widgets/pieceart"
)

// Choices are those of one learner.
type Choices struct {
	Language lessons.Language
	Dark     bool
	High     bool // contrast
	Safe     bool // marks that can be told apart with any sight of colours
	Set      pieceart.Set
	Type     theme.Type // how large text is, if the window carries it
	Still    bool       // pieces do not slide
	Level    Level      // what the learner knows already
}

// Theme is how the program looks by the choices, with type in the size that is chosen.
func (c Choices) Theme() theme.Theme {
	t := theme.New(c.Language, c.Dark).At(c.Type)
	if c.High {
		t = t.High()
	}
	if c.Safe {
		t = t.Safe()
	}
	return t
}

// Level is what a learner knew when they began.
type Level uint8

// The levels.
const (
	New   Level = iota // nothing: begin with the first win
	Moves              // the moves: begin at drops and fouls
	Games              // plays games: begin with a handicap game
)

// Chapter returns the number of the chapter at which a learner begins.
func (l Level) Chapter() int {
	switch l {
	case Moves:
		return 7
	case New, Games:
	}
	return 0
}

// Settings is where choices are kept; see progress.Store.
type Settings interface {
	Setting(key string) (string, bool)
	SetSetting(key, value string) error
}

// Keys of the settings.
const (
	keyLanguage = "language"
	keyDark     = "dark"
	keyHigh     = "contrast"
	keySafe     = "marks"
	keySet      = "pieces"
	keyType     = "type"
	keyStill    = "still"
	keyLevel    = "level"
)

// Values of keySafe.
const safeMarks, usualMarks = "safe", "usual"

// Read returns the choices kept, and whether the learner has made them yet; what
// was never chosen stays as it is in preset.
func Read(s Settings, preset Choices) (c Choices, made bool) {
	c = preset
	if v, ok := s.Setting(keyLanguage); ok {
		made = true
		if l := lessons.Language(v); slices.Contains(lessons.Languages[:], l) { // a later version may know more
			c.Language = l
		}
	}
	readLook(s, &c)
	if v, ok := s.Setting(keySet); ok {
		for _, set := range pieceart.Sets {
			if set.String() == v {
				c.Set = set
			}
		}
	}
	if v, ok := s.Setting(keyLevel); ok {
		if n, err := strconv.Atoi(v); err == nil && n >= 0 && n <= int(Games) {
			c.Level = Level(n)
		}
	}
	return c, made
}

// readLook reads the choices of how the program looks.
func readLook(s Settings, c *Choices) {
	for key, chosen := range map[string]*bool{keyDark: &c.Dark, keyHigh: &c.High, keyStill: &c.Still} {
		if v, ok := s.Setting(key); ok {
			*chosen = v == "true"
		}
	}
	if v, ok := s.Setting(keySafe); ok {
		c.Safe = v == safeMarks
	}
	if c.Type == 0 {
		c.Type = theme.Usual
	}
	if v, ok := s.Setting(keyType); ok {
		if t, ok := theme.ParseType(v); ok {
			c.Type = t
		}
	}
}

// Write keeps the choices; the first error ends it.
func Write(s Settings, c Choices) error {
	marks := usualMarks
	if c.Safe {
		marks = safeMarks
	}
	for _, kv := range [][2]string{
		{keyLanguage, string(c.Language)}, {keyDark, strconv.FormatBool(c.Dark)}, {keyHigh, strconv.FormatBool(c.High)},
		{keySafe, marks}, {keySet, c.Set.String()},
		{keyType, c.Type.String()}, {keyStill, strconv.FormatBool(c.Still)}, {keyLevel, strconv.Itoa(int(c.Level))},
	} {
		if err := s.SetSetting(kv[0], kv[1]); err != nil {
			return err
		}
	}
	return nil
}

// SetFor is the piece set that is proposed with a language: for readers of
// Japanese the two kanji of real pieces, for others marks that show the moves.
func SetFor(l lessons.Language) pieceart.Set {
	if l == lessons.Japanese {
		return pieceart.TwoKanji
	}
	return pieceart.Guide
}
