package lessons

// Setting is how a text is set.
type Setting struct {
	Size    float32 // of the text, in units of the screen
	Leading float32 // distance of lines, in sizes
	Bold    bool
}

// Measurer is a [Typesetter] that knows how wide characters are.
type Measurer interface {
	// Height returns how high a text is that is broken into lines of a width, both in
	// units of the screen.
	Height(l Language, text string, s Setting, width float32) float32
}

// Box is the room that a text of a lesson has, in units, in the smallest window that
// the course is made for, 1024 by 700, with the largest type. What is higher than its
// box cannot be read without scrolling away its beginning. A test of the screen of
// lessons holds it to these.
type Box struct {
	Size, Width, Height float32
	Bold                bool
	// Latin is the distance of lines in English, Han that in the other languages.
	Latin, Han float32
}

// The boxes. The panel beside the board is panelWidth wide; above its buttons it is
// 482 high while a step is only read, and 424 where help can be asked for. From these
// go the line above the text, and the card around a hint or a reply.
const (
	panelWidth = 360
	leadSize   = 25
	bodySize   = 22
)

// Titles and questions are bold.
var (
	TitleBox  = Box{Size: leadSize, Bold: true, Latin: 1.3, Han: 1.3, Width: 664, Height: 33} // beside the count of steps
	ShowBox   = Box{Size: leadSize, Latin: 1.5, Han: 1.7, Width: panelWidth, Height: 450}
	TaskBox   = Box{Size: leadSize, Bold: true, Latin: 1.5, Han: 1.7, Width: panelWidth, Height: 392}
	ReplyBox  = Box{Size: bodySize, Latin: 1.5, Han: 1.5, Width: panelWidth - 92, Height: 343}  // a hint, or what is said after
	OptionBox = Box{Size: bodySize, Latin: 1.4, Han: 1.4, Width: panelWidth - 56, Height: 392}  // one of several answers
	OrderBox  = Box{Size: bodySize, Latin: 1.4, Han: 1.4, Width: panelWidth - 110, Height: 392} // one of several to be put in order
)

// Setting returns how texts of a language are set in the box.
func (b *Box) Setting(l Language) Setting {
	s := Setting{b.Size, b.Han, b.Bold}
	if l == English {
		s.Leading = b.Latin
	}
	return s
}

// excess is by how many lines a text is longer than its box; 0 for no box, and where
// nothing is measured.
func (b *Box) excess(set Typesetter, l Language, text string) int {
	m, ok := set.(Measurer)
	if b == nil || !ok {
		return 0
	}
	s := b.Setting(l)
	line := s.Size * s.Leading
	lines := int(m.Height(l, text, s, b.Width)/line + 0.5)
	return max(0, lines-int(b.Height/line))
}
