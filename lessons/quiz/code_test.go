package quiz

import (
	"errors"
	"fmt"
	"math/rand/v2"
	"reflect"
	"strings"
	"testing"

	"terakoya/lessons"
)

// requests are of every sort.
var requests = []Request{
	{}, {Count: 10}, {Count: 20, Level: 5}, {Count: 50}, {Count: 7}, {Count: 100, Minutes: 60}, {Minutes: 5}, {Minutes: 60},
	{Mode: Court}, {Mode: Court, Topics: []string{"drops"}, Count: 10, Level: 1},
	{Topics: []string{"board"}}, {Topics: []string{"ends", "board"}}, {Topics: []string{"mates"}},
	{Topics: []string{"coordinates", "dead", "ends"}, Minutes: 10, Count: 12},
	{Mode: LessonCheck, Topics: []string{"nifu"}}, {Mode: LessonCheck, Topics: []string{"coordinates"}, Minutes: 3},
	{Mode: ChapterCheck, Topics: []string{"drops"}}, {Mode: ChapterCheck, Topics: []string{"board"}, Level: 2},
}

// TestRead: a code makes its paper again, however it is typed.
func TestRead(t *testing.T) {
	b := bankOf(t, school...)
	for i, r := range requests {
		for _, seed := range []uint32{0, 1, 77 * uint32(i), Seeds - 1} {
			p := set(t, b, r, seed)
			small := strings.ToLower(strings.ReplaceAll(p.Code, "-", ""))
			for _, typed := range []string{
				p.Code, small, " " + strings.ReplaceAll(p.Code, "-", " – ") + "\n", wide(p.Code),
				strings.NewReplacer("0", "O", "1", "l").Replace(p.Code), strings.NewReplacer("0", "o", "1", "I").Replace(p.Code),
			} {
				q, err := b.Read(typed)
				if err != nil {
					t.Fatalf("%+v, seed %d: %v", r, seed, err)
				}
				if q.Code != p.Code || origins(q) != origins(p) || !reflect.DeepEqual(q.Request, p.Request) {
					t.Errorf("%q: %s %+v, want %s %+v", typed, q.Code, q.Request, p.Code, p.Request)
				}
			}
			if len(p.Code) > 19 && len(r.Topics) < 3 {
				t.Errorf("%+v: %s is long", r, p.Code)
			}
		}
	}
}

// wide is how a Japanese keyboard types it.
func wide(code string) string {
	return strings.Map(func(c rune) rune { return c + 0xFEE0 }, code)
}

// TestMistyped: one wrong sign, and two exchanged, are noticed.
func TestMistyped(t *testing.T) {
	b := bankOf(t, school...)
	typos, missed := 0, 0
	for i, r := range requests {
		code := strings.ReplaceAll(set(t, b, r, uint32(1000*i)).Code, "-", "")
		try := func(typed string) {
			if typed == code {
				return
			}
			typos++
			if _, err := b.Read(typed); err == nil {
				missed++
			} else if e := (*CodeError)(nil); !errors.As(err, &e) || e.Fault != CodeMistyped || e.Code != typed {
				t.Errorf("%s for %s: %v", typed, code, err)
			}
		}
		for at := range code {
			for _, sign := range alphabet {
				try(code[:at] + string(sign) + code[at+1:])
			}
			if at > 0 {
				try(code[:at-1] + code[at:at+1] + code[at-1:at] + code[at+1:])
			}
		}
	}
	if missed > 0 {
		t.Errorf("%d of %d typos are not noticed", missed, typos)
	}
}

// TestCodeErrors: what is no code says what is wrong, and where.
func TestCodeErrors(t *testing.T) {
	b := bankOf(t, school...)
	code := set(t, b, Request{}, 5).Code
	newer := ungroupedBits(t, code)
	newer[0], newer[1] = true, true // version 3
	for typed, want := range map[string]CodeError{
		"":                             {Fault: CodeEmpty},
		" - ":                          {Fault: CodeEmpty},
		"ABCU-0000-0000":               {Fault: CodeSign, At: 4},
		"日ABC-0000-0000":               {Fault: CodeSign, At: 1},
		code[:5] + "*" + code[6:]:      {Fault: CodeSign, At: 6},
		"0":                            {Fault: CodeLength},
		code[1:]:                       {Fault: CodeLength},
		code + "-0":                    {Fault: CodeLength},
		strings.Repeat("0", 4000):      {Fault: CodeLength},
		"0000-0000-0001":               {Fault: CodeMistyped},
		"0000-0000-0000":               {Fault: CodeOther},
		grouped(newer.digits()):        {Fault: CodeOther},
		proven(code, "0000"):           {Fault: CodeMalformed},
		proven(code, "ZZZZZZZZZZZZ"):   {Fault: CodeMalformed},
		proven(code, "00000000000000"): {Fault: CodeMalformed},
	} {
		want.Code = typed
		_, err := b.Read(typed)
		var got *CodeError
		if !errors.As(err, &got) || *got != want {
			t.Errorf("%.40q: %v, want %v", typed, err, &want)
			continue
		}
		if at := fmt.Sprintf("character %d", got.At); (got.At > 0) != strings.Contains(got.Error(), at) {
			t.Errorf("%v", got)
		}
	}
}

// bitList is the bits of a code.
type bitList []bool

func (l bitList) digits() []byte {
	w := writer{l}
	return w.digits()
}

func ungroupedBits(t *testing.T, code string) bitList {
	t.Helper()
	digits, err := ungrouped(code)
	if err != nil {
		t.Fatal(err)
	}
	return bitsOf(digits)
}

// proven puts signs behind those of a code, with zeros and a sign that proves it.
func proven(code, more string) string {
	digits, _ := ungrouped(code)
	for _, c := range more {
		digits = append(digits, byte(strings.IndexRune(alphabet, c)))
	}
	for len(digits)%groupSize != groupSize-1 {
		digits = append(digits, 0)
	}
	return grouped(append(digits, proof(digits)))
}

// editions are what may be other about the lessons.
var editions = map[string]func(all []taught) []taught{
	"one lesson more":  func(all []taught) []taught { return append(all, broken) },
	"one lesson fewer": func(all []taught) []taught { return all[:3] },
	"one step more": func(all []taught) []taught {
		all[2].steps = append(all[2].steps, [3]string{"verdict", pawnOn5, `action = "P*2d"`})
		return all
	},
	"lessons exchanged": func(all []taught) []taught {
		all[1].file, all[2].file = "02-drops/02-nifu", "02-drops/01-dead"
		return all
	},
	"other chapter": func(all []taught) []taught {
		all[4].file = "04-ende/01-ends"
		return all
	},
	"same ids, other board": func(all []taught) []taught {
		all[2].steps = [][3]string{
			{"verdict", pawnOn5, `action = "P*3a"`}, {"verdict", pawnOn5, `action = "P*2b"`}, {"squares", pawnOn3, `ask = "drops P"`},
		}
		return all
	},
	"same ids, other drill": func(all []taught) []taught {
		all[1].drills = []string{"nifu\nmix = { nifu = 1, clear = 1 }"}
		return all
	},
}

// TestEditions: other lessons refuse a code, whatever is other.
func TestEditions(t *testing.T) {
	here := bankOf(t, school...)
	p := set(t, here, Request{Topics: []string{"drops"}, Count: 10}, 21)
	for name, change := range editions {
		other := bankOf(t, change(cloned(school))...)
		_, err := other.Read(p.Code)
		var e *EditionError
		if !errors.As(err, &e) || e.Made != here.Edition() || e.Here != other.Edition() {
			t.Errorf("%s: %v", name, err)
			continue
		}
		if same := strings.HasPrefix(name, "same ids"); (e.Made == e.Here) != same {
			t.Errorf("%s: %v", name, err)
		}
		if !strings.Contains(e.Error(), e.Made) || !strings.Contains(e.Error(), e.Here) {
			t.Errorf("it does not name the editions: %v", e)
		}
	}
	if _, err := bankOf(t, school...).Read(p.Code); err != nil {
		t.Error(err)
	}
}

func cloned(all []taught) []taught {
	var out []taught
	for _, l := range all {
		l.steps = append([][3]string(nil), l.steps...)
		out = append(out, l)
	}
	return out
}

// TestRefused: what no request can be.
func TestRefused(t *testing.T) {
	b := bankOf(t, school...)
	for _, r := range []Request{
		{Count: -1}, {Count: 101}, {Minutes: -1}, {Minutes: 61}, {Level: -1}, {Level: 6}, {Mode: 4},
		{Topics: []string{"golf"}}, {Topics: []string{"nifu", ""}},
		{Mode: LessonCheck}, {Mode: LessonCheck, Topics: []string{"drops"}}, {Mode: LessonCheck, Topics: []string{"nifu", "dead"}},
		{Mode: ChapterCheck}, {Mode: ChapterCheck, Topics: []string{"nifu"}}, {Mode: ChapterCheck, Topics: []string{"drops"}, Count: 10},
		{Mode: LessonCheck, Topics: []string{"nifu"}, Count: 5},
	} {
		var e *RequestError
		if p, err := b.Set(r, 0); !errors.As(err, &e) || p != nil {
			t.Errorf("%+v: %v", r, err)
		}
	}
	var e *RequestError
	if _, err := b.Set(Request{}, Seeds); !errors.As(err, &e) {
		t.Errorf("seed: %v", err)
	}
	empty := NewBank(&lessons.Course{}, nil)
	if _, err := empty.Set(Request{}, 0); !errors.Is(err, ErrNothing) {
		t.Errorf("no lessons: %v", err)
	}
}

// TestSpans: any choice of lessons is written and read.
func TestSpans(t *testing.T) {
	random := rand.New(rand.NewPCG(1, 2))
	for range 2000 {
		s := make(scope, random.IntN(120))
		chance := 1 + random.IntN(9)
		for i := range s {
			s[i] = random.IntN(10) < chance
		}
		var w writer
		w.spans(s)
		r := reader{bits: append(w.bits, make([]bool, random.IntN(20))...)}
		got := r.spans()
		for i := range s {
			if in := i < len(got) && got[i]; in != s[i] {
				t.Fatalf("%v: %v", s, got)
			}
		}
	}
}

// FuzzCode: no text is taken for a code that would be written otherwise, and none
// ends in a panic.
func FuzzCode(f *testing.F) {
	b := bankOf(f, school...)
	for i, r := range requests {
		f.Add(set(f, b, r, uint32(i)).Code)
	}
	f.Add("0000-0000-0000")
	f.Add("")
	f.Fuzz(func(t *testing.T, text string) {
		check := func(code string) {
			tk, err := parseTicket(code)
			if err != nil {
				var e *CodeError
				if !errors.As(err, &e) || e.At < 0 || e.At > len([]rune(code)) {
					t.Errorf("%q: %v", code, err)
				}
				return
			}
			if again, err := parseTicket(tk.String()); err != nil || !reflect.DeepEqual(again, tk) {
				t.Errorf("%q: %+v, %+v, %v", code, tk, again, err)
			}
			if tk.count > MostQuestions {
				return
			}
			if p, err := b.Read(code); err == nil && p.Code != tk.String() {
				t.Errorf("%q: read as %s", code, p.Code)
			}
		}
		check(text)
		var digits []byte // what the fuzzer would never prove by itself
		for _, c := range []byte(text) {
			digits = append(digits, c&31)
		}
		for len(digits) < fewestSigns-1 || len(digits)%groupSize != groupSize-1 {
			digits = append(digits, 0)
		}
		if len(digits) > 0 {
			digits[0] = digits[0]&7 | version<<3
		}
		check(grouped(append(digits, proof(digits))))
	})
}
