package words

import (
	"fmt"
	"strings"

	"github.com/nicksnyder/go-i18n/v2/i18n/template"
)

// braces parses messages whose placeholders are written {square}: what a
// translator can read, and no code.
type braces struct{}

// Cacheable reports that a parsed message can be kept.
func (braces) Cacheable() bool { return true }

// Parse keeps the text as it is; the delimiters of Go's templates are not used.
func (braces) Parse(src, _, _ string) (template.ParsedTemplate, error) {
	return braced(src), nil
}

type braced string

// Execute fills the placeholders from Args; one without a value is an error.
func (b braced) Execute(data any) (string, error) {
	args, _ := data.(Args)
	var out strings.Builder
	rest := string(b)
	for {
		before, after, found := strings.Cut(rest, "{")
		out.WriteString(before)
		if !found {
			return out.String(), nil
		}
		name, after, closed := strings.Cut(after, "}")
		value, known := args[name]
		if !closed || !known {
			return "", fmt.Errorf("message %q: nothing fills {%s}", string(b), name)
		}
		out.WriteString(value)
		rest = after
	}
}
