package usi

import (
	"errors"
	"fmt"
	"math"
	"slices"
	"strconv"
	"strings"
)

// OptionKind is what values an option has.
type OptionKind uint8

// The kinds of options.
const (
	Check    OptionKind = iota // true or false
	Spin                       // a whole number from Min to Max
	Combo                      // one of Vars
	Button                     // no value: setting it does something
	String                     // any text
	Filename                   // a path
)

var optionKinds = map[string]OptionKind{
	"check": Check, "spin": Spin, "combo": Combo, "button": Button, "string": String, "filename": Filename,
}

// empty is how the protocol writes a text that is empty.
const empty = "<empty>"

// Option is something that can be set in an engine.
type Option struct {
	Name     string
	Kind     OptionKind
	Default  string // empty also where the engine says <empty> or nothing
	Min, Max int64  // of a Spin; all that there are where the engine gives none
	Vars     []string
}

// optionKeys are what may follow the kind of an option.
var optionKeys = []string{"default", "min", "max", "var"}

// parseOption reads what stands behind the word option. Names and values may
// have blanks.
func parseOption(rest string) (Option, error) {
	o := Option{Min: math.MinInt64, Max: math.MaxInt64}
	words := strings.Fields(rest)
	at := slices.Index(words, "type")
	if len(words) < 4 || words[0] != "name" || at < 2 || at+1 == len(words) {
		return o, fmt.Errorf("option %q: want name NAME type KIND", rest)
	}
	o.Name = strings.Join(words[1:at], " ")
	kind, known := optionKinds[words[at+1]]
	if !known {
		return o, fmt.Errorf("option %s: no kind %q", o.Name, words[at+1])
	}
	o.Kind = kind
	for words = words[at+2:]; len(words) > 0; {
		key := words[0]
		end := 1
		for end < len(words) && !slices.Contains(optionKeys, words[end]) {
			end++
		}
		if kind == String || kind == Filename { // a text may hold any word
			end = len(words)
		}
		if err := o.put(key, strings.Join(words[1:end], " ")); err != nil {
			return o, fmt.Errorf("option %s: %w", o.Name, err)
		}
		words = words[end:]
	}
	if o.Kind == Combo && len(o.Vars) == 0 {
		return o, fmt.Errorf("option %s: a combo without var", o.Name)
	}
	if o.Min > o.Max {
		return o, fmt.Errorf("option %s: min %d is above max %d", o.Name, o.Min, o.Max)
	}
	return o, nil
}

// put takes one part of an option line. Parts that nobody knows are passed over.
func (o *Option) put(key, value string) (err error) {
	switch key {
	case "default":
		if o.Default = value; value == empty {
			o.Default = ""
		}
	case "min":
		o.Min, err = strconv.ParseInt(value, 10, 64)
	case "max":
		o.Max, err = strconv.ParseInt(value, 10, 64)
	case "var":
		o.Vars = append(o.Vars, value)
	}
	if err != nil {
		return fmt.Errorf("%s is %q, want a number", key, value)
	}
	return nil
}

// Valid returns nil if the option can have the value, else what is wrong with it.
func (o Option) Valid(value string) error {
	if strings.ContainsFunc(value, func(r rune) bool { return r < ' ' }) {
		return errors.New("a value has no line breaks")
	}
	switch o.Kind {
	case Check:
		if value != "true" && value != "false" {
			return errors.New("want true or false")
		}
	case Spin:
		n, err := strconv.ParseInt(value, 10, 64)
		if err != nil || n < o.Min || n > o.Max {
			return fmt.Errorf("want a number from %d to %d", o.Min, o.Max)
		}
	case Combo:
		if !slices.Contains(o.Vars, value) {
			return fmt.Errorf("want one of %s", strings.Join(o.Vars, ", "))
		}
	case Button:
		if value != "" {
			return errors.New("a button has no value")
		}
	case String, Filename:
	}
	return nil
}

// command returns the line that sets the option.
func (o Option) command(value string) string {
	switch {
	case o.Kind == Button:
		return "setoption name " + o.Name
	case value == "":
		value = empty
	}
	return "setoption name " + o.Name + " value " + value
}
