package choices

import (
	"testing"

	"terakoya/app/theme"
	"terakoya/lessons"
	"terakoya/lessons/progress"
)

// TestTypeIsKept: the size of text is read as it was written, and what is no size
// leaves the one before.
func TestTypeIsKept(t *testing.T) {
	store := progress.Memory()
	if c, _ := Read(store, Choices{}); c.Type != theme.Usual {
		t.Errorf("before any choice it is %s", c.Type)
	}
	for _, size := range theme.Types {
		if err := Write(store, Choices{Language: lessons.English, Type: size}); err != nil {
			t.Fatal(err)
		}
		if c, made := Read(store, Choices{}); c.Type != size || !made {
			t.Errorf("%s is read as %s", size, c.Type)
		}
	}
	for kept, want := range map[string]theme.Type{"100": theme.Usual, "125": theme.Large, "150": theme.Largest} { // of older versions
		if err := store.SetSetting(keyType, kept); err != nil {
			t.Fatal(err)
		}
		if c, _ := Read(store, Choices{}); c.Type != want {
			t.Errorf("%s is read as %s", kept, c.Type)
		}
	}
	if err := store.SetSetting(keyType, "400"); err != nil {
		t.Fatal(err)
	}
	if c, _ := Read(store, Choices{Type: theme.Large}); c.Type != theme.Large {
		t.Errorf("400 is read as %s", c.Type)
	}
}

// TestLookIsKept: each choice of the look is kept apart from the others, gives a look of
// its own, and stays as it was preset until it is made.
func TestLookIsKept(t *testing.T) {
	seen := map[theme.Theme]Choices{}
	for n := range 8 {
		c := Choices{Language: lessons.English, Type: theme.Usual, Dark: n&1 > 0, High: n&2 > 0, Safe: n&4 > 0}
		store := progress.Memory()
		if got, _ := Read(store, c); got != c {
			t.Errorf("preset %+v is %+v", c, got)
		}
		if err := Write(store, c); err != nil {
			t.Fatal(err)
		}
		if got, _ := Read(store, Choices{Dark: !c.Dark, High: !c.High, Safe: !c.Safe}); got != c {
			t.Errorf("%+v is read as %+v", c, got)
		}
		if other, ok := seen[c.Theme()]; ok {
			t.Errorf("%+v looks like %+v", c, other)
		}
		seen[c.Theme()] = c
	}
}
