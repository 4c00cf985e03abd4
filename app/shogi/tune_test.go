package main

import (
	"encoding/json"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"terakoya/rules/engine/search"
)

// TestBench: the same search has the same checksum, as a table and as JSON.
func TestBench(t *testing.T) {
	out, _, code := shogi("bench", "-nodes", "40", "-hash", "1")
	text, _, _ := shogi("bench", "-nodes", "40", "-hash", "1", "-json")
	var r benchReport
	if err := json.Unmarshal([]byte(text), &r); err != nil || code != 0 {
		t.Fatalf("%v, %d", err, code)
	}
	if !strings.HasSuffix(out, "\nchecksum "+r.Checksum+"\n") || len(r.Stages) != 6 || r.Nodes < 6 || r.Speed < 1 {
		t.Errorf("%s\n%+v", out, r)
	}
	if _, fault, code := shogi("bench", "-nodes", "0"); code != 2 || !strings.Contains(fault, "above zero") {
		t.Errorf("%q, %d", fault, code)
	}
}

// TestTune: a tuning that was stopped goes on where it was, and comes to the same values as
// one that was not.
func TestTune(t *testing.T) {
	dir := t.TempDir()
	small := []string{"tune", "-nodes", "8", "-cap", "14", "-hash", "1", "-state"}
	some := search.Parameters()
	plan := []string{"-pairs", "4", "-batch", "2", "-only", some[1].Name + "," + some[2].Name}
	run := func(file string, more ...string) (out, fault string) {
		out, fault, code := shogi(append(append(small, filepath.Join(dir, file)), more...)...)
		if code != 0 {
			t.Fatal(fault)
		}
		return out, fault
	}
	whole, told := run("whole", plan...)
	if told != "2 of 4 pairs\n4 of 4 pairs\n" || !strings.Contains(whole, "\n"+some[1].Name+" ") || strings.Contains(whole, "\n"+some[0].Name+" ") {
		t.Errorf("%q, %q", whole, told)
	}
	run("parts", append(plan, "-steps", "1")...)
	if parts, told := run("parts", "-workers", "3"); parts != whole || told != "4 of 4 pairs\n" {
		t.Errorf("%q, %q, want %q", parts, told, whole)
	}
	out, _, code := shogi("match", "-a", "tuned="+filepath.Join(dir, "whole"), "-games", "1", "-cap", "10",
		"-depth-a", "1", "-depth-b", "1", "-hash", "1")
	if code != 0 || !strings.Contains(out, "= cap 1") {
		t.Errorf("%q, %d", out, code)
	}
}

func TestTuneMisused(t *testing.T) {
	file := filepath.Join(t.TempDir(), "state")
	for args, want := range map[string]string{
		"": "want -state",
		"-state F -only " + search.Parameters()[0].Name + ",x": `no parameter "x"`,
		"-state F -pairs 0": "plan 0",
		"-state F -nodes 0": "above zero",
		"-state F -start x": `no start "x"`,
	} {
		words := strings.Fields(strings.ReplaceAll(args, "F", file))
		if _, fault, code := shogi(append([]string{"tune"}, words...)...); code != 2 || !strings.Contains(fault, want) {
			t.Errorf("%s: %q, %d", args, fault, code)
		}
	}
	if _, err := os.Stat(file); err == nil {
		t.Error("a tuning that cannot begin is kept")
	}
	for text, want := range map[string]string{"{": "unexpected end", "{}": "tuning: plan 0"} {
		if err := os.WriteFile(file, []byte(text), 0o644); err != nil {
			t.Fatal(err)
		}
		if _, fault, code := shogi("tune", "-state", file); code != 1 || !strings.Contains(fault, file+": "+want) {
			t.Errorf("%q, %d", fault, code)
		}
	}
}
