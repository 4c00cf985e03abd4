package study

import (
	"path/filepath"
	"strings"
	"testing"

	"fyne.io/fyne/v2"

	"terakoya/app/saving"
	"terakoya/lessons"
	"terakoya/rules"
	"terakoya/rules/kifu"
)

// TestFormats: a record in every format is read by paste, and shown.
func TestFormats(t *testing.T) {
	f, err := kifu.Parse([]byte(game))
	if err != nil {
		t.Fatal(err)
	}
	for _, format := range []kifu.Format{kifu.KIF, kifu.KI2, kifu.CSA, kifu.USI} {
		d := newDesk(t, lessons.English, false, middle).open()
		d.Paste(f.Records[0].Plain(format))
		d.run(1)
		if got := d.tree(); !strings.HasPrefix(got, "7g7f 3c3d") || !strings.HasSuffix(got, "2g2f 4c4d 3i4h") || d.told != nil {
			t.Errorf("%s: %s, told %v", format, got, d.told)
		}
	}
	d := newDesk(t, lessons.English, false, middle).open()
	d.Paste("  " + strings.TrimPrefix("sfen 8k/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1", "sfen ") + "\n")
	d.run(1)
	if p := d.session.position(); p.SFEN() != "8k/9/7P1/9/9/9/9/9/9 b G2r2b3g4s4n4l17p 1" || !strings.Contains(d.said(), "Sente has no king") {
		t.Errorf("SFEN: %s, says %s", p.SFEN(), d.said())
	}
	d.Paste(" \n")
	if d.Says() != d.env.Words.Say("study.status.nothingPasted", nil) {
		t.Errorf("says %q", d.Says())
	}
}

// TestIllegalRecord: a record with an illegal move opens up to there in every format; the
// move and the reason are told, and marked on the board.
func TestIllegalRecord(t *testing.T) {
	for name, text := range map[string]string{
		"game.kif": "手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n3 ８八角(88)\n4 ８四歩(83)\n",
		"game.csa": "PI\n+\n+7776FU\n-3334FU\n+8888KA\n",
		"game.usi": "startpos moves 7g7f 3c3d 8h8h 8c8d\n",
		"more.usi": "startpos moves 2g2f\nstartpos moves 7g7f 3c3d 8h8h\n",
	} {
		d := newDesk(t, lessons.English, false, middle).open()
		d.play("2g2f")
		d.Take(Read(name, []byte(text)))
		want, foul := "7g7f 3c3d", rules.FoulWrongMovement
		if d.foul == nil || d.foul.Foul != foul || d.tree() != want || d.session.at.Ply != 2 || len(d.marked()) == 0 {
			t.Errorf("%s: %s, foul %v, marks %v", name, d.tree(), d.foul, d.marked())
		}
		for _, part := range []string{name, "line ", "column ", "Move 3", d.env.Words.Foul(foul), "Read up to move 3"} {
			if !strings.Contains(d.said(), part) {
				t.Errorf("%s: %q is not said in %s", name, part, d.said())
			}
		}
		d.press(fyne.KeyReturn)
		if d.foul != nil || d.told != nil {
			t.Errorf("%s: Enter does not put it away", name)
		}
		d.press(fyne.KeyU)
		if d.tree() != "2g2f" {
			t.Errorf("%s: the study before is gone: %s", name, d.tree())
		}
	}
}

// TestUnreadable: what is no record leaves the board as it is, and the message names the
// file, the line and the cause, in every language.
func TestUnreadable(t *testing.T) {
	for _, l := range lessons.Languages {
		for name, c := range map[string]struct{ text, place string }{
			"letter.txt": {"Dear friend", "1"},
			"empty.kif":  {"", "1"},
			"broken.csa": {"PI\n+\n+77", "3"},
			"kings.csa":  {"P+59OU58OU\n+\n", "2"},
			"wide.kif":   {"\xff\xfe1\x00", "1"},
			"cut.sfen":   {"sfen lnsgkgsnl/1r5b1/ppppppppp/9/9/9 b - 1", "1"},
		} {
			d := newDesk(t, l, false, middle).open()
			d.play("7g7f")
			d.Take(Read(name, []byte(c.text)))
			if d.tree() != "7g7f" || d.session.at.Ply != 1 || len(d.kept) != 1 {
				t.Errorf("%s/%s: the study is %s, kept %d times", l, name, d.tree(), len(d.kept))
			}
			if got := d.said(); !strings.Contains(got, name) || !strings.Contains(got, c.place) || strings.Contains(got, "[") {
				t.Errorf("%s/%s: says %s", l, name, got)
			}
		}
	}
}

// TestPartly: a record that stops being one in the middle is shown up to there.
func TestPartly(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.Take(Read("half.kif", []byte("手合割：平手\n1 ７六歩(77)\n2 ３四歩(33)\n4 ８四歩(83)\n")))
	if d.tree() != "7g7f 3c3d" || d.session.at.Ply != 2 || !strings.Contains(d.said(), "Read up to move 2") || !strings.Contains(d.said(), "line 4") {
		t.Errorf("%s at %d, says %s", d.tree(), d.session.at.Ply, d.said())
	}
}

// TestUnplayable: a pasted position that no game can begin from is put up to be mended.
func TestUnplayable(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.Paste("9/9/9/9/4P4/9/9/9/9 b - 1")
	d.run(1)
	if !d.arrange.active || d.boardSFEN() != "9/9/9/9/4P4/9/9/9/9 b - 1" {
		t.Errorf("put up %t: %s", d.arrange.active, d.boardSFEN())
	}
}

// TestMoreRecords: of a file with several the first is shown, the keys go to the others.
func TestMoreRecords(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.Take(Read("two.usi", []byte("startpos moves 7g7f\nstartpos moves 2g2f\n")))
	if d.tree() != "7g7f" || !strings.Contains(d.Says(), "Record 1 of 2") {
		t.Errorf("%s, says %q", d.tree(), d.Says())
	}
	d.press(fyne.KeyPageDown)
	if d.tree() != "2g2f" || !strings.Contains(d.Says(), "Record 2 of 2") {
		t.Errorf("%s, says %q", d.tree(), d.Says())
	}
	d.press(fyne.KeyPageDown, fyne.KeyPageUp)
	if d.tree() != "7g7f" {
		t.Errorf("back at %s", d.tree())
	}
}

// TestSave: each form is written and reads back as the same record; what it has no place
// for is told before.
func TestSave(t *testing.T) {
	for i, f := range saving.Forms {
		d := newDesk(t, lessons.English, false, middle).open()
		d.Take(Read("game.kif", []byte(game)))
		d.click("save")
		d.saving.Choose(i)
		d.saving.Put(filepath.Join(t.TempDir(), "a"))
		lost := d.saving.Loses()
		d.press(fyne.KeyReturn)
		if d.saving.Open() || len(d.files) != 1 || !strings.Contains(d.Says(), "Saved") {
			t.Fatalf("%s: %d files, says %q", f.Label, len(d.files), d.Says())
		}
		for path, data := range d.files {
			back, err := kifu.Parse([]byte(data))
			if err != nil || filepath.Ext(path) != f.Ending || back.Format != f.Format || f.Format == kifu.KIF && back.Encoding != f.Encoding {
				t.Errorf("%s: %s, %v, %s", f.Label, path, err, back.Encoding)
				continue
			}
			full := back.Records[0].Lines() == d.session.record.Lines() && back.Records[0].Root.Next.Timed
			if whole := strings.Contains(lost, "holds everything"); whole != full {
				t.Errorf("%s is said to lose %q", f.Label, lost)
			}
		}
	}
}

// TestSaveOver: a file that is there is replaced at the second time only, and Escape ends
// the asking.
func TestSaveOver(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	path := filepath.Join(t.TempDir(), "a.kifu")
	d.files[path] = "theirs"
	d.press(fyne.KeyS)
	d.saving.Put(path)
	d.press(fyne.KeyReturn)
	if d.files[path] != "theirs" || !d.saving.Open() || !strings.Contains(d.saving.Says(), "already") {
		t.Errorf("the file is %q", d.files[path])
	}
	d.press(fyne.KeyReturn)
	if d.files[path] == "theirs" || d.saving.Open() {
		t.Error("it is not replaced at the second time")
	}
	d.press(fyne.KeyS, fyne.KeyEscape)
	if d.saving.Open() || len(d.calls) > 0 {
		t.Error("Escape does not end the asking")
	}
}

// TestCopy: the record and the position go to the clipboard.
func TestCopy(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.play("7g7f").Copy()
	if got := fyne.CurrentApp().Clipboard().Content(); !strings.Contains(got, "７六歩(77)") {
		t.Errorf("copied %q", got)
	}
	d.copyPosition()
	if got := fyne.CurrentApp().Clipboard().Content(); got != "lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/PP1PPPPPP/1B5R1/LNSGKGSNL w - 2" {
		t.Errorf("copied %q", got)
	}
}

// TestDragOutlivesAnalysis: what the analysis finds while a piece is dragged does not
// take it out of the hand.
func TestDragOutlivesAnalysis(t *testing.T) {
	d := newDesk(t, lessons.English, false, middle).open()
	d.press(fyne.KeyA)
	from, _ := d.part("7g").Rect()
	to, size := d.part("7f").Rect()
	board, _ := d.board.SquareRect(rules.NewSquare(7, 7))
	at := board.AddXY(size.Width/2, size.Height/2)
	way := to.Subtract(from)
	d.board.Dragged(&fyne.DragEvent{PointEvent: fyne.PointEvent{Position: at.Add(way)}, Dragged: fyne.NewDelta(way.X, way.Y)})
	d.run(1)
	d.board.DragEnd()
	if d.tree() != "7g7f" {
		t.Errorf("the drag came to %q", d.tree())
	}
}
