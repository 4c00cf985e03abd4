package shell

import (
	"strings"
	"testing"

	"fyne.io/fyne/v2"
	"fyne.io/fyne/v2/container"
	"fyne.io/fyne/v2/test"
	"fyne.io/fyne/v2/widget"

	"terakoya/app/stage"
	"terakoya/content"
	"terakoya/lessons"
	"terakoya/widgets"
)

// typed writes into what has the focus.
func typed(s *Shell, text string) {
	for _, r := range text {
		s.window.Canvas().Focused().TypedRune(r)
	}
}

// cardTexts are what the card over the screen says, in order; nil if there is none.
func cardTexts(s *Shell) []string {
	popup, ok := s.window.Canvas().Overlays().Top().(*widget.PopUp)
	if !ok {
		return nil
	}
	all := stage.Texts(popup.Content)
	var texts []string
	for _, text := range all {
		texts = append(texts, text.Text.Text)
	}
	return texts
}

// TestGlossaryByKeys: from the rail to a term by what is typed, in each language and
// script, down the list, to a lesson about it and home.
func TestGlossaryByKeys(t *testing.T) {
	for typing, want := range map[string]string{
		"tsumi": "checkmate", "つみ": "checkmate", "ツミ": "checkmate", "詰み": "checkmate", "將死": "checkmate", "将死": "checkmate",
		"checkm": "checkmate", "UCHIFUZUME": "uchifuzume (pawn-drop mate)", "shōgi": "shogi", "shougi": "shogi", "kin": "king", "金": "gold",
	} {
		s := open(t, Options{Lessons: content.Lessons()})
		click(t, s, "rail-terms")
		typed(s, typing)
		if got := s.Screen().Says(); got != want {
			t.Errorf("%s finds %q, want %q", typing, got, want)
		}
	}
	s := open(t, Options{Lessons: content.Lessons()})
	s.Glossary()
	typed(s, "nifu")
	if press(s, fyne.KeyDown, fyne.KeyDown, fyne.KeyUp, fyne.KeyUp); s.Screen().Says() != "nifu (two pawns)" {
		t.Errorf("up and down again it is %q", s.Screen().Says())
	}
	press(s, fyne.KeyEscape)
	if before := s.Screen().Says(); before != "nifu (two pawns)" || s.Screen().Name() != "glossary" {
		t.Errorf("without a search it is %q", before)
	}
	if press(s, fyne.KeyDown); s.Screen().Says() == "nifu (two pawns)" {
		t.Error("the arrow does nothing in the whole list")
	}
	if press(s, fyne.KeyUp, fyne.KeyReturn); s.Screen().Name() != "learn" {
		t.Errorf("Enter leads to %s", s.Screen().Name())
	}
	s.Glossary()
	typed(s, "xyzzy")
	if said := s.Screen().Says(); said != s.words().Say("glossary.none", nil) {
		t.Errorf("nothing is found, and said %q", said)
	}
	if press(s, fyne.KeyDown, fyne.KeyEscape, fyne.KeyEscape); s.Screen().Name() != "home" {
		t.Errorf("Escape leads to %s", s.Screen().Name())
	}
}

// TestGlossaryHasAll: every term can be reached by the arrow, and is shown without a
// fault.
func TestGlossaryHasAll(t *testing.T) {
	s := open(t, Options{})
	s.Glossary()
	seen := map[string]bool{}
	for range s.catalogue.Glossary() {
		seen[s.Screen().Says()] = true
		press(s, fyne.KeyDown)
	}
	for key, term := range s.catalogue.Glossary() {
		if !seen[term.English] {
			t.Errorf("%s is not in the list", key)
		}
	}
}

// TestTermsInLesson: G shows the terms of the text, one of them is chosen, its card
// opens the glossary, and Escape leads back step by step.
func TestTermsInLesson(t *testing.T) {
	for _, l := range lessons.Languages {
		s := open(t, Options{Language: l})
		press(s, fyne.KeyReturn, fyne.KeyG)
		list := cardTexts(s)
		if len(list) < 3 {
			t.Fatalf("%s: G shows %q", l, list)
		}
		press(s, fyne.KeyDown, fyne.KeyUp, fyne.Key2)
		term := ""
		for key, of := range s.catalogue.Glossary() {
			if card := cardTexts(s); len(card) > 0 && card[0] == of.In(l) && strings.Contains(strings.Join(list, " "), card[0]) {
				term = key
			}
		}
		if term == "" {
			t.Fatalf("%s: 2 shows %q of %q", l, cardTexts(s), list)
		}
		if press(s, fyne.KeyEscape); cardTexts(s) != nil || s.Screen().Name() != "learn" {
			t.Fatalf("%s: Escape leaves %q on %s", l, cardTexts(s), s.Screen().Name())
		}
		press(s, fyne.KeyG, fyne.Key2)
		open := false
		for _, o := range s.window.Canvas().Overlays().List() {
			for _, b := range buttonsIn(o) {
				if b.Label == s.words().Say("glossary.open", nil) {
					b.Tapped(nil)
					open = true
				}
			}
		}
		if !open || s.Screen().Name() != "glossary" || s.Screen().Says() != s.words().Term(term) {
			t.Errorf("%s: the card leads to %s, %q", l, s.Screen().Name(), s.Screen().Says())
		}
		if press(s, fyne.KeyEscape); s.Screen().Name() != "learn" {
			t.Errorf("%s: back is %s", l, s.Screen().Name())
		}
	}
}

// buttonsIn finds the buttons within an object.
func buttonsIn(o fyne.CanvasObject) (all []*widgets.Button) {
	switch o := o.(type) {
	case *widgets.Button:
		return []*widgets.Button{o}
	case *fyne.Container:
		for _, held := range o.Objects {
			all = append(all, buttonsIn(held)...)
		}
	case *container.Scroll:
		return buttonsIn(o.Content)
	case fyne.Widget:
		for _, held := range test.WidgetRenderer(o).Objects() {
			all = append(all, buttonsIn(held)...)
		}
	}
	return all
}

// termsOn finds the paragraphs with terms of a screen.
func termsOn(o fyne.CanvasObject) (all []fyne.CanvasObject) {
	switch o := o.(type) {
	case *fyne.Container:
		for _, held := range o.Objects {
			all = append(all, termsOn(held)...)
		}
	case *container.Scroll:
		return termsOn(o.Content)
	case *widgets.Paragraph:
		return o.Terms()
	case widgets.Holder:
		for _, held := range o.Held() {
			all = append(all, termsOn(held)...)
		}
	}
	return all
}

// TestTermIsTappedInLesson: a tap on an underlined word shows its card, a tap beside
// the card closes it.
func TestTermIsTappedInLesson(t *testing.T) {
	s := open(t, Options{})
	press(s, fyne.KeyReturn)
	terms := termsOn(s.window.Content())
	if len(terms) == 0 {
		t.Fatal("no term can be tapped")
	}
	at := fyne.CurrentApp().Driver().AbsolutePositionForObject(terms[0])
	test.TapCanvas(s.window.Canvas(), at.AddXY(terms[0].Size().Width/2, terms[0].Size().Height/2))
	if len(cardTexts(s)) == 0 {
		t.Fatal("a tap shows nothing")
	}
	if press(s, fyne.KeyEscape); cardTexts(s) != nil {
		t.Error("Escape leaves the card")
	}
}

// TestHelpLeadsToGlossary: F1 has a way to the terms.
func TestHelpLeadsToGlossary(t *testing.T) {
	s := open(t, Options{})
	press(s, fyne.KeyF1, fyne.KeyTab)
	for _, b := range buttonsIn(s.help) {
		if b.Label == s.words().Say("rail.terms", nil) {
			b.Tapped(nil)
		}
	}
	if s.Screen().Name() != "glossary" || s.help != nil {
		t.Errorf("it leads to %s", s.Screen().Name())
	}
}
