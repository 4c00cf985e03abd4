package glossary

import (
	"slices"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/theme"

	"terakoya/app/learn"
	"terakoya/widgets"
	"terakoya/widgets/linebreak"
)

var _ learn.Terms = (*Reader)(nil)

// Reader finds terms in texts and shows what they mean.
type Reader struct {
	env   Env
	fonts fonts
}

// NewReader returns a reader.
func NewReader(env Env) *Reader { return &Reader{env: env, fonts: newFonts(env.Words.Language)} }

// Mark is part of learn.Terms.
func (r *Reader) Mark(items []fyne.CanvasObject, show func(key string)) []string {
	var keys []string
	for _, p := range paragraphs(items) {
		found := r.env.Words.Terms(linebreak.Plain(p.Text))
		spans := make([]linebreak.Span, len(found))
		for i, f := range found {
			spans[i] = linebreak.Span{From: f.From, To: f.To}
			if !slices.Contains(keys, f.Key) {
				keys = append(keys, f.Key)
			}
		}
		p.SetTerms(spans, func(i int) { show(found[i].Key) })
	}
	return keys
}

// paragraphs finds the running text within objects: no headings.
func paragraphs(items []fyne.CanvasObject) (all []*widgets.Paragraph) {
	for _, o := range items {
		switch o := o.(type) {
		case *widgets.Paragraph:
			if o.TextSize != widgets.SizeVerdict && o.TextSize != widgets.SizeTitle && o.TextSize != theme.SizeNameHeadingText {
				all = append(all, o)
			}
		case *fyne.Container:
			all = append(all, paragraphs(o.Objects)...)
		case widgets.Holder:
			all = append(all, paragraphs(o.Held())...)
		}
	}
	return all
}
