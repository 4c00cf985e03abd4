package kifu

import (
	"fmt"
)

// File is what a file holds.
type File struct {
	Format   Format
	Encoding Encoding
	Records  []*Record // in the order of the file; USI has one a line, CSA may have several
}

// Parse reads a file of any format and encoding. Both are found from its bytes;
// its name says nothing. The error is a [*Fault], the first of the file, and what
// could be read before it is in the File all the same: so a game that goes wrong
// at move 30 keeps 29. Of oddities that do not hinder reading see
// [Record.Warnings].
func Parse(data []byte) (*File, error) {
	text, enc, fault := Decode(data)
	f := &File{Encoding: enc}
	format, unknown := Detect(text)
	if fault == nil {
		fault = unknown
	}
	if unknown == nil {
		f.Format = format
		records, wrong := format.read(text)
		f.Records = records
		if wrong != nil {
			fault = wrong
		}
	}
	if fault == nil && len(f.Records) == 0 {
		fault = &Fault{Line: 1, Column: 1, Cause: "the file holds no record", Kind: FaultEmpty}
	}
	if fault != nil {
		return f, fault
	}
	return f, nil
}

// read reads a text in a format that is known.
func (f Format) read(text string) ([]*Record, *Fault) {
	var r *Record
	var fault *Fault
	switch f {
	case KIF:
		r, fault = readKIF(text)
	case KI2:
		r, fault = readKI2(text)
	case CSA:
		return readCSA(text)
	case USI:
		return readUSI(text)
	}
	if r == nil {
		return nil, fault
	}
	return []*Record{r}, fault
}

// Text writes the record in a format; lines end in a line feed. What the format
// cannot hold is named in lost, in plain words: it is what is not there when the
// text is read back.
func (r *Record) Text(f Format) (text string, lost []string) {
	text = r.Plain(f)
	back, fault := f.read(text)
	if len(back) == 0 {
		return text, []string{fmt.Sprintf("the whole record (%v)", fault)}
	}
	return text, r.missing(back[0])
}
