package main

import (
	"encoding/json"
	"fmt"
	"io"
	"os"
	"strings"

	"terakoya/rules/kifu"
)

// converted is what convert prints of a record with -json.
type converted struct {
	Format     string `json:"format"`
	Encoding   string `json:"encoding"`
	Start      string `json:"start"`
	Plies      int    `json:"plies"` // of the main line, its last word left out
	Final      string `json:"final"`
	End        string `json:"end"`
	Variations int    `json:"variations"` // lines beside the main one
	Comments   int    `json:"comments"`   // moves with a comment, the start among them
}

// convert reads a file of records and prints them in another format, or what is
// in them. What could be read of a faulty file is printed all the same.
func convert(args []string, out, fault io.Writer) error {
	f := flags("convert")
	to := f.String("to", "", "kif, ki2, csa or usi; the format of the file if not given")
	in := f.String("encoding", "utf8", "utf8 or sjis")
	asJSON := f.Bool("json", false, "print what is in the records, an object a line")
	if err := parse(f, args); err != nil {
		return err
	}
	if f.NArg() != 1 {
		return usageError("want one file")
	}
	encoding, known := kifu.ParseEncoding(*in)
	if !known {
		return usageError(fmt.Sprintf("no encoding %q", *in))
	}
	format, known := kifu.ParseFormat(*to)
	if !known && *to != "" {
		return usageError(fmt.Sprintf("no format %q", *to))
	}
	name := f.Arg(0)
	data, err := os.ReadFile(name)
	if err != nil {
		return fmt.Errorf("%s:1:1: %w", name, err)
	}
	file, wrong := kifu.Parse(data)
	for _, r := range file.Records {
		for _, w := range r.Warnings {
			fmt.Fprintf(fault, "%s:%d:%d: warning: %s\n", name, w.Line, w.Column, w.Cause)
		}
	}
	if *to == "" {
		format = file.Format
	}
	if *asJSON {
		err = describe(out, file)
	} else {
		err = printRecords(out, fault, name, file, format, encoding)
	}
	if wrong != nil {
		return fmt.Errorf("%s:%w", name, wrong)
	}
	return err
}

func describe(out io.Writer, file *kifu.File) error {
	enc := json.NewEncoder(out)
	for _, r := range file.Records {
		start, final := r.Start, r.Final()
		c := converted{
			Format: file.Format.String(), Encoding: file.Encoding.String(), Start: start.SFEN(), Plies: r.Plies(),
			Final: final.SFEN(), End: r.End().String(), Variations: r.Lines() - 1,
		}
		if r.Root.Comment != "" {
			c.Comments++
		}
		r.Walk(func(n *kifu.Node) {
			if n.Comment != "" {
				c.Comments++
			}
		})
		if err := enc.Encode(c); err != nil {
			return err
		}
	}
	return nil
}

// printRecords writes the records, and says what the format or the encoding
// could not hold.
func printRecords(out, fault io.Writer, name string, file *kifu.File, format kifu.Format, encoding kifu.Encoding) error {
	var texts []string
	for _, r := range file.Records {
		text, lost := r.Text(format)
		for _, what := range lost {
			fmt.Fprintf(fault, "%s:1:1: warning: not in %s: %s\n", name, format, what)
		}
		texts = append(texts, text)
	}
	between := ""
	if format == kifu.CSA {
		between = "/\n"
	}
	data, lost := kifu.Encode(strings.Join(texts, between), encoding)
	if len(lost) > 0 {
		fmt.Fprintf(fault, "%s:1:1: warning: Shift_JIS lacks %q\n", name, string(lost))
	}
	_, err := out.Write(data)
	return err
}
