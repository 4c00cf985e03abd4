package kifu

import (
	"errors"

	"terakoya/rules"
)

// FaultKind is what a fault is about, for those who say it in another language
// than its cause does.
type FaultKind uint8

// The kinds.
const (
	FaultForm    FaultKind = iota // a line is not written as the format wants it
	FaultEmpty                    // there is no text, or no record in it
	FaultUnknown                  // the text is in no format that is known
	FaultBytes                    // the bytes are no text
	FaultMove                     // a move does not say which is meant, or is none
	FaultIllegal                  // a move that the law refuses
	FaultStart                    // no game can start so
	FaultNumber                   // a move is missing, or one too many

	faultKinds
)

var faultNames = [faultKinds]string{
	"form", "empty", "unknown", "bytes", "move", "illegal", "start", "number",
}

// AllFaultKinds lists every kind.
var AllFaultKinds = func() (all []FaultKind) {
	for k := range faultKinds {
		all = append(all, k)
	}
	return all
}()

// String returns the word that messages use, such as "illegal".
func (k FaultKind) String() string { return faultNames[k] }

// of gives a fault its kind.
func (f *Fault) of(k FaultKind) *Fault {
	f.Kind = k
	return f
}

// refused notes the move that the law refuses after a node, if err is about one.
func (f *Fault) refused(at *Node, err error) *Fault {
	if illegal := (*rules.IllegalMove)(nil); errors.As(err, &illegal) {
		f.Kind, f.Illegal, f.Node = FaultIllegal, illegal, at
	}
	return f
}
