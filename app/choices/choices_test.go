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
	if err := store.SetSetting(keyType, "400"); err != nil {
		t.Fatal(err)
	}
	if c, _ := Read(store, Choices{Type: theme.Large}); c.Type != theme.Large {
		t.Errorf("400 is read as %s", c.Type)
	}
}
