package classroom

import (
	"fmt"
	"regexp"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

// Roster is the names of a class, in the order in which they were given; no two are
// the same. Nothing else is known of anybody.
type Roster struct{ Names []string }

// The bounds of a roster.
const (
	LongestName = 40      // characters in a name
	MostNames   = 1000    // names in a roster
	LongestText = 1 << 20 // bytes
)

// RosterFault is what is wrong with a roster. The list is closed, so that a screen has
// a sentence for each.
type RosterFault uint8

// The faults.
const (
	RosterEmpty    RosterFault = iota // there is no name in it
	RosterNoText                      // it is no text in any of the encodings
	RosterLongName                    // a name is longer than [LongestName]
	RosterTooMany                     // there are more names than [MostNames], or bytes than [LongestText]
	RosterQuote                       // a quoted name has no end on its line, or something behind it
)

var rosterFaultNames = [...]string{"empty", "no-text", "long-name", "too-many", "quote"}

// String returns the name by which messages know a fault.
func (f RosterFault) String() string { return rosterFaultNames[f] }

// AllRosterFaults lists every fault.
var AllRosterFaults = func() (all []RosterFault) {
	for f := range rosterFaultNames {
		all = append(all, RosterFault(f))
	}
	return all
}()

var rosterCauses = [...]string{
	"there is no name in it", "this is no text in UTF-8, Shift-JIS, Big5 or GBK",
	fmt.Sprintf("a name is longer than %d characters", LongestName),
	fmt.Sprintf("there are more than %d names, or more than a megabyte", MostNames), "a name that begins with a quote has to end with one",
}

// RosterError says what is wrong with a roster, and where.
type RosterError struct {
	Fault RosterFault
	Line  int // from 1
}

// Error names the line and the cause.
func (e *RosterError) Error() string {
	return fmt.Sprintf("line %d: %s", e.Line, rosterCauses[e.Fault])
}

// ParseRoster reads the names of a text that was pasted, or of a file, whose encoding
// it finds out; see [DecodeRoster]. The error is a [*RosterError], and nothing is read
// by halves.
//
// Names stand one a line, or with a comma (also ， or 、), a semicolon or a tab between
// them. A name with a comma in it stands between quotes ("Lovelace, Ada"), a quote
// within it is doubled. What has no letter, such as a number before each name, is
// no name. Blanks around a name go, blanks within become one, katakana of half width
// become whole ones. A name that comes again is kept apart as "Name (2)".
func ParseRoster(data []byte) (Roster, error) {
	r, _, err := DecodeRoster(data)
	return r, err
}

// DecodeRoster is [ParseRoster] that also tells the encoding it found. What is valid
// UTF-8 is UTF-8; what begins with the mark of UTF-16 is that. Anything else is read as
// Shift-JIS, Big5 and GBK, and of those that have a character for every byte the one
// is taken that makes the likelier names: kana and common characters speak for it, rare
// ones against.
//
// A few names may be likely in more than one: a class of two with rare names, or one
// whose names are all of half-width katakana, of which Chinese characters can be made.
// Then the guess may be wrong, and a teacher sees it at once: [ReadRoster] reads it
// in the encoding that they choose.
func DecodeRoster(data []byte) (Roster, Encoding, error) {
	text, e, err := decodeAny(data)
	if err != nil {
		return Roster{}, e, err
	}
	r, err := rosterOf(text)
	return r, e, err
}

// ReadRoster is [ParseRoster] in an encoding that the teacher chose.
func ReadRoster(data []byte, e Encoding) (Roster, error) {
	if err := plain(data, e); err != nil {
		return Roster{}, err
	}
	text, ok := e.decode(data)
	if !ok {
		return Roster{}, &RosterError{RosterNoText, 1}
	}
	return rosterOf(text)
}

// lineEnds are those of Unix, Windows and old Macs, and those within a paragraph.
var lineEnds = strings.NewReplacer("\r\n", "\n", "\r", "\n", "\v", "\n", "\f", "\n", "\u2028", "\n", "\u2029", "\n")

func rosterOf(text string) (Roster, error) {
	var r Roster
	taken := map[string]bool{}
	for i, line := range strings.Split(lineEnds.Replace(text), "\n") {
		fields, ok := namesIn(line)
		if !ok {
			return Roster{}, &RosterError{RosterQuote, i + 1}
		}
		for _, name := range fields {
			switch name = cleaned(name); {
			case !strings.ContainsFunc(name, unicode.IsLetter):
				continue
			case utf8.RuneCountInString(name) > LongestName:
				return Roster{}, &RosterError{RosterLongName, i + 1}
			case len(r.Names) == MostNames:
				return Roster{}, &RosterError{RosterTooMany, i + 1}
			}
			name = apart(name, taken)
			taken[name] = true
			r.Names = append(r.Names, name)
		}
	}
	if len(r.Names) == 0 {
		return Roster{}, &RosterError{RosterEmpty, 1}
	}
	return r, nil
}

// between stand between names.
const between = ",，、;；\t"

// namesIn parts a line; false for a quote that is not in order.
func namesIn(line string) ([]string, bool) {
	var all []string
	for {
		rest := strings.TrimLeft(line, " \u3000")
		if !strings.HasPrefix(rest, `"`) {
			end := strings.IndexAny(line, between)
			if end < 0 {
				return append(all, line), true
			}
			all = append(all, line[:end])
			line = afterFirst(line[end:])
			continue
		}
		name, after, ok := quotedName(rest[1:])
		if !ok {
			return nil, false
		}
		all = append(all, name)
		if after == "" {
			return all, true
		}
		line = afterFirst(after)
	}
}

func afterFirst(s string) string {
	_, n := utf8.DecodeRuneInString(s)
	return s[n:]
}

// quotedName reads up to the closing quote, and returns what follows: nothing, or what
// begins with a separator.
func quotedName(s string) (name, after string, ok bool) {
	for {
		head, rest, found := strings.Cut(s, `"`)
		if !found {
			return "", "", false
		}
		name += head
		if strings.HasPrefix(rest, `"`) {
			name, s = name+`"`, rest[1:]
			continue
		}
		rest = strings.TrimLeft(rest, " \u3000")
		return name, rest, rest == "" || strings.IndexAny(rest, between) == 0
	}
}

// kana of half width, and those whose marks stand apart, as some systems write them.
var loose = regexp.MustCompile("[\uff61-\uff9f]+|[\u3041-\u30ff][\u3099\u309a]")

// cleaned is a name as it is shown. Only kana are put together: the standard forms of
// Unicode would exchange some kanji of names for others.
func cleaned(name string) string {
	name = loose.ReplaceAllStringFunc(name, norm.NFKC.String)
	return strings.Join(strings.FieldsFunc(name, func(r rune) bool { return unicode.IsSpace(r) || !unicode.IsPrint(r) }), " ")
}

// apart is a name that nobody has yet.
func apart(name string, taken map[string]bool) string {
	other := name
	for n := 2; taken[other]; n++ {
		other = fmt.Sprintf("%s (%d)", name, n)
	}
	return other
}
