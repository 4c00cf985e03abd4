package main

import (
	"encoding/json"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"

	"terakoya/rules"
)

// TestQuiz: a paper that is made is the same by its code, as text and as JSON.
func TestQuiz(t *testing.T) {
	if testing.Short() {
		t.Skip("nothing runs at once in it, and it is long under the race detector")
	}
	for _, args := range [][]string{
		{"-seed", "7"}, {"-seed", "7", "-court", "-count", "50"}, {"-seed", "1048575", "-topics", "promotion,nifu", "-minutes", "5"},
		{"-seed", "3", "-check", "nifu"}, {"-seed", "3", "-check", "movement", "-level", "5"}, {},
	} {
		made, fault, exit := shogi(append([]string{"quiz"}, args...)...)
		code, _, _ := strings.Cut(strings.TrimPrefix(made, "code "), "\n")
		if exit != 0 || !strings.HasPrefix(made, "code ") {
			t.Fatalf("%v: %q, %q, exit code %d", args, made, fault, exit)
		}
		if again, _, exit := shogi("quiz", "-code", strings.ToLower(code)); again != made || exit != 0 {
			t.Errorf("%v: %s makes another paper, exit code %d", args, code, exit)
		}
		first, _, _ := shogi("quiz", "-json", "-code", code)
		second, _, exit := shogi("quiz", "-code", code, "-json")
		if first != second || exit != 0 {
			t.Errorf("%v: %s in JSON twice is not the same", args, code)
		}
		var p printedPaper
		if err := json.Unmarshal([]byte(first), &p); err != nil || p.Code != code || len(p.Questions) < 5 {
			t.Errorf("%v: %v, %.300s", args, err, first)
		}
		for i, q := range p.Questions {
			checkPrinted(t, i+1, q)
		}
	}
}

// checkPrinted: everything is there, and nothing is left to be filled in.
func checkPrinted(t *testing.T, n int, q printedQuestion) {
	t.Helper()
	_, err := rules.ParseSetup(q.SFEN)
	switch {
	case q.Number != n, err != nil, q.Topic == "", q.Chapter == "", q.Origin == "", q.Kind == "", q.Question == "", q.Answer == "", q.Played == nil:
		t.Errorf("question %d: %+v, %v", n, q, err)
	case strings.ContainsAny(q.Question, "{}\n"):
		t.Errorf("question %d: %q", n, q.Question)
	}
}

// TestQuizProcesses: another process makes the same of a code.
func TestQuizProcesses(t *testing.T) {
	const name = "TERAKOYA_TEST_QUIZ" // where a process of this test writes
	args := []string{"quiz", "-seed", "11", "-count", "50", "-json"}
	here, _, _ := shogi(args...)
	if file := os.Getenv(name); file != "" {
		if err := os.WriteFile(file, []byte(here), 0o600); err != nil {
			t.Fatal(err)
		}
		return
	}
	for range 2 {
		file := filepath.Join(t.TempDir(), "paper.json")
		child := exec.Command(os.Args[0], "-test.run", "^TestQuizProcesses$")
		child.Env = append(os.Environ(), name+"="+file)
		if out, err := child.CombinedOutput(); err != nil {
			t.Fatalf("%v: %s", err, out)
		}
		if there, err := os.ReadFile(file); err != nil || string(there) != here {
			t.Errorf("another process prints another paper: %v", err)
		}
	}
}

// TestQuizRefused: what is not understood, and what is no code of these lessons.
func TestQuizRefused(t *testing.T) {
	for _, c := range []struct {
		args []string
		exit int
		want string
	}{
		{[]string{"-code", "8RQU-XG00-0A0B"}, 1, "character 4"},
		{[]string{"-code", "8RQH-XG00-0A0"}, 1, "12, 16, 20"},
		{[]string{"-code", "8RQH-XG00-0A0C"}, 1, "mistyped"},
		{[]string{"-topics", "golf"}, 1, `"golf"`},
		{[]string{"-check", "golf"}, 1, `"golf"`},
		{[]string{"-count", "1000"}, 1, "1 to 100"},
		{[]string{"-level", "9"}, 1, "level 9"},
		{[]string{"-seed", "1048576"}, 2, "1048575"},
		{[]string{"-code", "8RQH-XG00-0A0B", "-count", "10"}, 2, "everything"},
		{[]string{"-check", "nifu", "-court"}, 2, "a check"},
		{[]string{"nifu"}, 2, `"nifu"`},
	} {
		out, fault, exit := shogi(append([]string{"quiz"}, c.args...)...)
		if out != "" || exit != c.exit || !strings.Contains(fault, c.want) {
			t.Errorf("%v: %q, %q, exit code %d", c.args, out, fault, exit)
		}
	}
}

// TestQuizShort: fewer questions than asked for are said.
func TestQuizShort(t *testing.T) {
	out, fault, exit := shogi("quiz", "-topics", "first-win", "-seed", "1", "-count", "100")
	if exit != 0 || !strings.Contains(fault, "not 100") || !strings.Contains(out, "\n1. first-win, ") || strings.Contains(out, "\n100. ") {
		t.Errorf("%q, exit code %d", fault, exit)
	}
}
