package kifu

import (
	"errors"
	"os"
	"strings"
	"testing"

	"terakoya/rules"
)

func setup(t *testing.T, sfen string) rules.Setup {
	t.Helper()
	s, err := rules.ParseSetup(sfen)
	if err != nil {
		t.Fatal(err)
	}
	return s
}

func bod(t *testing.T, s rules.Setup, o BODOptions) string {
	t.Helper()
	var b strings.Builder
	if err := WriteBOD(&b, s, o); err != nil {
		t.Fatal(err)
	}
	return b.String()
}

// TestWriteBOD compares with whole drawings, one file a case.
func TestWriteBOD(t *testing.T) {
	for name, c := range map[string]struct {
		sfen    string
		options BODOptions
	}{
		"start":        {rules.StartSFEN, BODOptions{}},
		"six-piece":    {"2sgkgs2/9/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w - 1", BODOptions{Handicap: true}},
		"three-pawns":  {"4k4/9/9/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL w 3p 1", BODOptions{Handicap: true}},
		"eighteen":     {"4k4/9/9/9/9/9/9/9/4K4 b RBG18P 7", BODOptions{Count: true}},
		"promoted":     {"+l+n+s+bk+r+p2/9/9/9/9/9/9/9/+L+N+S+BK+R+P2 w 2g2s2n2l16p2G 1", BODOptions{}},
		"only-a-piece": {"9/9/9/9/4N4/9/9/9/9 b - 1", BODOptions{}},
	} {
		t.Run(name, func(t *testing.T) {
			want, err := os.ReadFile("testdata/" + name + ".bod")
			if err != nil {
				t.Fatal(err)
			}
			if got := bod(t, setup(t, c.sfen), c.options); got != string(want) {
				t.Errorf("wrote\n%s\nwant\n%s", got, want)
			}
		})
	}
}

// TestBODShape: every start has sixteen lines with the count, nine ranks that
// are equally wide, and each piece once.
func TestBODShape(t *testing.T) {
	for _, h := range rules.Handicaps {
		s := h.Setup()
		text := bod(t, s, BODOptions{Handicap: len(h.Removed) > 0, Count: true})
		lines := strings.Split(strings.TrimSuffix(text, "\n"), "\n")
		if len(lines) != 16 {
			t.Fatalf("%s: %d lines", h.Key, len(lines))
		}
		pieces := 0
		for _, row := range lines[3:12] {
			if n := len([]rune(row)); n != 1+9*2+2 {
				t.Errorf("%s: %q has %d characters", h.Key, row, n)
			}
			pieces += 9 - strings.Count(row, "・")
		}
		if want := 40 - len(h.Removed); pieces != want {
			t.Errorf("%s: %d pieces drawn, want %d", h.Key, pieces, want)
		}
		turn := map[bool]string{false: "先手番", true: "上手番"}[len(h.Removed) > 0]
		if lines[15] != turn {
			t.Errorf("%s: %s, want %s", h.Key, lines[15], turn)
		}
	}
}

func TestNumeral(t *testing.T) {
	for n, want := range map[int]string{
		1: "一", 9: "九", 10: "十", 11: "十一", 18: "十八", 20: "二十", 30: "三十", 99: "九十九",
		100: "百", 105: "百五", 110: "百十", 200: "二百", 255: "二百五十五",
	} {
		if got := numeral(n); got != want {
			t.Errorf("%d is %s, want %s", n, got, want)
		}
	}
}

type fullDisk struct{}

var errFull = errors.New("no space")

func (fullDisk) Write([]byte) (int, error) { return 0, errFull }

func TestWriteBODError(t *testing.T) {
	if err := WriteBOD(fullDisk{}, rules.Setup{}, BODOptions{}); !errors.Is(err, errFull) {
		t.Errorf("error %v", err)
	}
}
