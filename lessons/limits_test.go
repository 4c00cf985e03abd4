package lessons

import (
	"fmt"
	"slices"
	"strings"
	"testing"
	"testing/fstest"
)

// outsizedTexts are files beyond a limit, each with words of its fault.
var outsizedTexts = []struct {
	name, text string
	line       int
	want       string
}{
	{"over 1 MB", strings.Repeat("# blank\n", 1<<18), 1, "over 1 MB"},
	{"lists in lists", "id = 1\na = " + strings.Repeat("[", 10_000), 2, "within one another"},
	{"a million lists", "a = " + strings.Repeat("[", 1_000_000), 1, "within one another"},
	{"tables in tables", "a = " + strings.Repeat("{ a = ", 10_000), 1, "within one another"},
	{"a deep key", "\n\n" + strings.Repeat("a.", 100_000) + "a = 1", 3, "within one another"},
	{"a deep header", "[" + strings.Repeat("a.", 100_000) + "a]", 1, "within one another"},
	{"a deep quoted key", strings.Repeat(`"a".`, 100_000) + "a = 1", 1, "within one another"},
	{"10,000 steps", strings.Repeat("[[step]]\nid = \"a\"\n", 10_000), 1001, "more than 500 steps"},
	{"steps in disguise", strings.Repeat("  [[ \"step\" ]]\n", 501), 501, "more than 500 steps"},
	{"drills", strings.Repeat("[[drill]]\n", 101), 101, "more than 100 drills"},
	{"a long list", "a = [" + strings.Repeat("1,", 3_000) + "]", 1, "a list of more than 2000"},
	{"many keys", manyKeys(30_000), 12_001, "more than 12000 keys"},
}

func manyKeys(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "k%d = 1\n", i)
	}
	return b.String()
}

// TestOutsized: a file beyond a limit is refused where it passes it; the others are
// read.
func TestOutsized(t *testing.T) {
	for _, c := range outsizedTexts {
		t.Run(c.name, func(t *testing.T) {
			course := LoadBounded(fstest.MapFS{"a.toml": {Data: []byte(c.text)}, "b.toml": {Data: []byte(goodLesson(t))}})
			if len(course.Lessons) != 1 || len(course.Faults) != 1 {
				t.Fatalf("%d lessons, faults %v", len(course.Lessons), course.Faults)
			}
			if f := course.Faults[0]; f.Line != c.line || f.File != "a.toml" || !strings.Contains(f.Cause, c.want) {
				t.Errorf("fault %v, want line %d, %q", f, c.line, c.want)
			}
		})
	}
}

// TestWithinLimits: what looks like much and is none: strings, comments, and
// files as large as the limits allow end soon.
func TestWithinLimits(t *testing.T) {
	good := goodLesson(t)
	for name, text := range map[string]string{
		"the lesson":          good,
		"brackets in strings": "a = \"" + strings.Repeat("[{.,", 9_000) + "\"\nb = '''\n" + strings.Repeat("[[step]]\n", 2_000) + "'''\n",
		"brackets in remarks": "# " + strings.Repeat("[{.,", 9_000) + "\n" + strings.Repeat("# [[step]]\n", 2_000),
		"escaped quotes":      `a = "\"` + strings.Repeat("[", 100) + `"`,
		"ends in a quote":     `a = """b""""` + "\n" + `c = "` + strings.Repeat("[", 100) + `"`,
	} {
		if e := outsized(text); e != nil {
			t.Errorf("%s: line %d: %v", name, e.Line, e)
		}
	}
	for name, text := range largest() {
		t.Run(name, func(t *testing.T) {
			course := LoadBounded(fstest.MapFS{"a.toml": {Data: []byte(text)}})
			if len(course.Faults) > MaxFaults {
				t.Errorf("%d faults", len(course.Faults))
			}
		})
	}
}

// largest are files as large as the limits allow, by what they have much of.
func largest() map[string]string {
	return map[string]string{
		"unknown keys": manyKeys(MaxKeys),
		"long lists":   "terms = [" + strings.Repeat(`"x",`, 2_000) + "]\n" + strings.Repeat("[[step]]\nmarks = ["+strings.Repeat(`"5e",`, 380)+"]\n", 500),
		"escapes":      `a = """` + strings.Repeat("\\\n", 400_000) + `"""`,
		"moves":        "[[step]]\nid=\"a\"\nkind=\"count\"\nsfen=\"4k4/9/9/9/9/9/9/9/4K4 b - 1\"\nmoves = [" + strings.Repeat(`"5i5h","5a5b","5h5i","5b5a",`, 499) + "]\n",
	}
}

// BenchmarkLargest: a file as large as the limits allow is read within a second.
func BenchmarkLargest(b *testing.B) {
	for name, text := range largest() {
		b.Run(name, func(b *testing.B) {
			for b.Loop() {
				LoadBounded(fstest.MapFS{"a.toml": {Data: []byte(text)}})
			}
		})
	}
}

// TestManyFiles: a folder of too many files gives those within the limit.
func TestManyFiles(t *testing.T) {
	many := fstest.MapFS{}
	for i := range MaxFiles + 5 {
		many[fmt.Sprintf("%04d.toml", i)] = &fstest.MapFile{}
	}
	course := LoadBounded(many)
	if !slices.ContainsFunc(course.Faults, func(f Fault) bool { return strings.Contains(f.Cause, "more than 2000 lesson files") }) {
		t.Errorf("%d faults", len(course.Faults))
	}
	deep := fstest.MapFS{strings.Repeat("a/", 20) + "a.toml": {}}
	if course := LoadBounded(deep); len(course.Faults) != 1 || !strings.Contains(course.Faults[0].Cause, "folders within one another") {
		t.Errorf("%v", course.Faults)
	}
	crowd := fstest.MapFS{}
	for i := range MaxEntries + 5 {
		crowd[fmt.Sprintf("%05d.jpg", i)] = &fstest.MapFile{}
	}
	if course := LoadBounded(crowd); len(course.Faults) != 1 || !strings.Contains(course.Faults[0].Cause, "choose a folder") {
		t.Errorf("%v", course.Faults)
	}
}

// FuzzOutsized: what passes the count is read without overflow, and the counts
// agree with what the library reads.
func FuzzOutsized(f *testing.F) {
	for _, c := range outsizedTexts {
		f.Add(c.text[:min(len(c.text), 2_000)])
	}
	f.Add("a = '''x''''\n[[step]]\n")
	f.Fuzz(func(t *testing.T, text string) {
		course := LoadBounded(fstest.MapFS{"a.toml": {Data: []byte(text)}})
		for _, l := range course.Lessons {
			if len(l.Steps) > MaxSteps || len(l.Drills) > MaxDrills {
				t.Errorf("%d steps, %d drills", len(l.Steps), len(l.Drills))
			}
		}
		if len(course.Lessons)+len(course.Faults) == 0 {
			t.Error("neither lesson nor fault")
		}
	})
}
