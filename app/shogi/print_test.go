package main

import (
	"bytes"
	"image/png"
	"os"
	"path/filepath"
	"testing"
)

// TestPrint: a sheet and its answers are PDFs, the same each time and not the same as
// each other; what is asked of is a lesson, a template or a code.
func TestPrint(t *testing.T) {
	dir := t.TempDir()
	seen := map[string]string{}
	for i, args := range [][]string{
		{"-lesson", "nifu", "-lang", "ja"}, {"-lesson", "nifu", "-lang", "ja", "-answers"}, {"-lesson", "nifu", "-lang", "ja", "-page", "letter"},
		{"-drill", "drill-nifu", "-count", "3", "-seed", "1", "-set", "international"}, {"-drill", "drill-nifu", "-count", "3", "-seed", "2"},
	} {
		file := filepath.Join(dir, string(rune('a'+i))+".pdf")
		for range 2 { // the second time it replaces the first
			if out, fault, exit := shogi(append([]string{"print", "-o", file}, args...)...); exit != 0 || out+fault != "" {
				t.Fatalf("%v: %q, %q, exit code %d", args, out, fault, exit)
			}
			data, err := os.ReadFile(file)
			if err != nil || !bytes.HasPrefix(data, []byte("%PDF-")) || !bytes.HasSuffix(data, []byte("%%EOF\n")) {
				t.Fatalf("%v: %v, %.20q", args, err, data)
			}
			if of, ok := seen[string(data)]; ok && of != file {
				t.Errorf("%v: the same as %s", args, of)
			}
			seen[string(data)] = file
		}
	}
	if len(seen) != 5 {
		t.Errorf("%d files of 5: the same sheet has other bytes", len(seen))
	}
}

// TestDiagram: a position is a PNG as wide as is asked for.
func TestDiagram(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.png")
	if _, fault, exit := shogi("print", "-sfen", "4k4/9/9/9/9/9/9/9/4K4 b P 1", "-width", "640", "-o", file); exit != 0 {
		t.Fatalf("exit code %d, %q", exit, fault)
	}
	data, err := os.ReadFile(file)
	if err != nil {
		t.Fatal(err)
	}
	if c, err := png.DecodeConfig(bytes.NewReader(data)); err != nil || c.Width != 640 {
		t.Errorf("%v, %v", c, err)
	}
	if _, fault, exit := shogi("print", "-sfen", "4k4/9 b - 1", "-o", file+"2"); exit != 1 || fault == "" {
		t.Errorf("no SFEN: exit code %d, %q", exit, fault)
	}
}

// TestPrintRefused: what cannot be printed leaves no file, and one that was there as it
// was.
func TestPrintRefused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "a.pdf")
	for _, c := range []struct {
		args []string
		exit int
	}{
		{nil, 2}, {[]string{"-lesson", "nifu", "-drill", "drill-nifu"}, 2}, {[]string{"-lesson", "nifu", "-page", "a3"}, 2},
		{[]string{"-lesson", "nifu", "-lang", "fr"}, 2}, {[]string{"-lesson", "nifu", "-set", "x"}, 2}, {[]string{"-drill", "drill-nifu", "-count", "0"}, 2},
		{[]string{"-lesson", "nowhere"}, 1}, {[]string{"-drill", "nothing"}, 1}, {[]string{"-quiz", "nonsense"}, 1},
	} {
		if _, fault, exit := shogi(append([]string{"print", "-o", file}, c.args...)...); exit != c.exit || fault == "" {
			t.Errorf("%v: exit code %d, %q", c.args, exit, fault)
		}
	}
	if _, _, exit := shogi("print", "-lesson", "nifu"); exit != 2 {
		t.Errorf("no file is named: exit code %d", exit)
	}
	if left, err := os.ReadDir(filepath.Dir(file)); err != nil || len(left) > 0 {
		t.Errorf("left behind: %v, %v", left, err)
	}
}
