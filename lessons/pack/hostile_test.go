package pack

import (
	"archive/zip"
	"bytes"
	"compress/flate"
	"encoding/binary"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"strings"
	"testing"
)

// entry is one entry of a pack that is made by hand.
type entry struct {
	name, text string
	change     func(*zip.FileHeader)
}

const lesson = "id = \"a\"\n"

// packed makes a .zip, with whatever names and headers.
func packed(t testing.TB, entries ...entry) []byte {
	t.Helper()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	for _, e := range entries {
		h := &zip.FileHeader{Name: e.name} // stored as it is
		if e.change != nil {
			e.change(h)
		}
		w, err := z.CreateHeader(h)
		if err != nil {
			t.Fatal(err)
		}
		if _, err := io.WriteString(w, e.text); err != nil && !strings.HasSuffix(e.name, "/") {
			t.Fatal(err)
		}
	}
	if err := z.Close(); err != nil {
		t.Fatal(err)
	}
	return out.Bytes()
}

// bomb is an entry that says it unpacks to little and gives much.
func bomb(t testing.TB, says uint64, gives int) []byte {
	t.Helper()
	var body bytes.Buffer
	f, _ := flate.NewWriter(&body, flate.BestSpeed)
	if _, err := io.CopyN(f, zeros{}, int64(gives)); err != nil {
		t.Fatal(err)
	}
	f.Close()
	var out bytes.Buffer
	z := zip.NewWriter(&out)
	w, err := z.CreateRaw(&zip.FileHeader{Name: "a.toml", Method: zip.Deflate, CompressedSize64: uint64(body.Len()), UncompressedSize64: says})
	if err != nil {
		t.Fatal(err)
	}
	if _, err := w.Write(body.Bytes()); err != nil {
		t.Fatal(err)
	}
	z.Close()
	return out.Bytes()
}

type zeros struct{}

func (zeros) Read(p []byte) (int, error) { clear(p); return len(p), nil }

func mode(m fs.FileMode) func(*zip.FileHeader) { return func(h *zip.FileHeader) { h.SetMode(m) } }

// patched overwrites bytes behind the first, or the last, place of a mark.
func patched(pack []byte, mark string, behind int, last bool, value ...byte) []byte {
	at := bytes.Index(pack, []byte(mark))
	if last {
		at = bytes.LastIndex(pack, []byte(mark))
	}
	copy(pack[at+behind:], value)
	return pack
}

// Marks of the three kinds of headers, and where things are behind them.
const (
	directoryMark  = "PK\x01\x02"
	endMark        = "PK\x05\x06"
	flagsAt        = 8  // of an entry in the directory
	methodAt       = 10 // there
	sumAt          = 16 // there
	headerAt       = 42 // there: where the file's own header is
	countAt        = 8  // of the end
	directoryPlace = 16 // there
)

type hostile struct {
	name  string
	pack  func(t testing.TB) []byte
	flaw  Flaw
	entry string
}

func named(name string) func(testing.TB) []byte {
	return func(t testing.TB) []byte { return packed(t, entry{name: name, text: lesson}) }
}

func two(a, b string) func(testing.TB) []byte {
	return func(t testing.TB) []byte {
		return packed(t, entry{name: a, text: lesson}, entry{name: b, text: lesson})
	}
}

// hostilePacks are what must not get in.
var hostilePacks = []hostile{
	{"up", named("../a.toml"), NameOutside, "../a.toml"},
	{"up within", named("a/../../b.toml"), NameOutside, "a/../../b.toml"},
	{"up at the end", named("a/.."), NameOutside, "a/.."},
	{"up in what is not seen", two("a.toml", "../../.bashrc"), NameOutside, "../../.bashrc"},
	{"absolute", named("/etc/a.toml"), NameOutside, "/etc/a.toml"},
	{"backslashes", named(`..\..\a.toml`), NameOutside, `..\..\a.toml`},
	{"share of Windows", named(`\\server\a.toml`), NameOutside, `\\server\a.toml`},
	{"drive", named("C:/a.toml"), NameOutside, "C:/a.toml"},
	{"stream of NTFS", named("a.toml:b"), NameOutside, "a.toml:b"},
	{"NUL", named("a.toml\x00.png"), NameOdd, "a.toml\x00.png"},
	{"line break", named("a\n.toml"), NameOdd, "a\n.toml"},
	{"turned writing", named("a\u202elmot.exe.toml"), NameOdd, "a\u202elmot.exe.toml"},
	{"Shift_JIS", named("\x83\x8c\x83b.toml"), NameOdd, "\x83\x8c\x83b.toml"},
	{"no name", named(""), NameOdd, ""},
	{"a dot", named("./a.toml"), NameOdd, "./a.toml"},
	{"two slashes", named("a//b.toml"), NameOdd, "a//b.toml"},
	{"long name", named(strings.Repeat("a", 2000) + ".toml"), NameOdd, strings.Repeat("a", 2000) + ".toml"},
	{"deep", named(strings.Repeat("a/", 400) + "b.toml"), TooDeep, strings.Repeat("a/", 400) + "b.toml"},
	{"twice", two("a.toml", "a.toml"), NameTwice, "a.toml"},
	{"twice but for case", two("a.toml", "A.TOML"), NameTwice, "A.TOML"},
	{"twice but for case, not ASCII", two("é.toml", "É.toml"), NameTwice, "É.toml"},
	{"long s", two("s.toml", "ſ.toml"), NameTwice, "ſ.toml"},
	{"file and folder", two("a.toml", "a.toml/b.toml"), NameTwice, "a.toml/b.toml"},
	{"folder and file", two("a.toml/b.toml", "A.toml"), NameTwice, "A.toml"},
	{"link", func(t testing.TB) []byte {
		return packed(t, entry{"a.toml", "/etc/passwd", mode(fs.ModeSymlink | 0o777)})
	}, NoFile, "a.toml"},
	{"link to a folder", func(t testing.TB) []byte {
		return packed(t, entry{"a", "..", mode(fs.ModeSymlink | 0o777)}, entry{"a/b.toml", lesson, nil})
	}, NoFile, "a"},
	{"device", func(t testing.TB) []byte {
		return packed(t, entry{"a.toml", "", mode(fs.ModeDevice | fs.ModeCharDevice | 0o666)})
	}, NoFile, "a.toml"},
	{"pipe", func(t testing.TB) []byte { return packed(t, entry{"a.toml", "", mode(fs.ModeNamedPipe | 0o666)}) }, NoFile, "a.toml"},
	{"pack in a pack", two("a.toml", "b/c.ZIP"), Nested, "b/c.ZIP"},
	{"password", func(t testing.TB) []byte { return patched(named("a.toml")(t), directoryMark, flagsAt, false, 9) }, Encrypted, "a.toml"},
	{"unknown method", func(t testing.TB) []byte { return patched(named("a.toml")(t), directoryMark, methodAt, false, 99) }, Method, "a.toml"},
	{"over 1 MB", func(t testing.TB) []byte {
		return packed(t, entry{"a.toml", strings.Repeat("#", MaxFile+1), nil})
	}, FileTooBig, "a.toml"},
	{"1 GB that says so", func(t testing.TB) []byte { return bomb(t, 1<<30, 8<<20) }, FileTooBig, "a.toml"},
	{"8 MB that says 10 bytes", func(t testing.TB) []byte { return bomb(t, 10, 8<<20) }, Damaged, "a.toml"},
	{"8 MB that says 1 MB", func(t testing.TB) []byte { return bomb(t, MaxFile, 8<<20) }, Damaged, "a.toml"},
	{"33 files of 1 MB", func(t testing.TB) []byte {
		var all []entry
		for i := range 33 {
			all = append(all, entry{fmt.Sprintf("%02d.toml", i), strings.Repeat("#", MaxFile), func(h *zip.FileHeader) { h.Method = zip.Deflate }})
		}
		return packed(t, all...)
	}, AllTooBig, "32.toml"},
	{"too many", func(t testing.TB) []byte { return packed(t, many(MaxEntries+1)...) }, TooMany, ""},
	{"50,000", func(t testing.TB) []byte { return packed(t, many(50_000)...) }, TooMany, ""},
	{"over 32 MB", func(testing.TB) []byte { return make([]byte, MaxPack+1) }, PackTooBig, ""},
	{"no zip", func(testing.TB) []byte { return []byte("id = \"a\"\n") }, NotZip, ""},
	{"nothing", func(testing.TB) []byte { return nil }, NotZip, ""},
	{"cut off", func(t testing.TB) []byte { p := named("a.toml")(t); return p[:len(p)-30] }, NotZip, ""},
	{"directory elsewhere", func(t testing.TB) []byte {
		return patched(named("a.toml")(t), endMark, directoryPlace, true, 0xFF, 0xFF, 0xFF, 0x7F)
	}, Damaged, "a.toml"},
	{"directory says more", func(t testing.TB) []byte {
		return patched(named("a.toml")(t), endMark, countAt, true, 7, 0, 7, 0)
	}, NotZip, ""},
	{"header elsewhere", func(t testing.TB) []byte {
		return patched(named("a.toml")(t), directoryMark, headerAt, false, 3)
	}, Damaged, "a.toml"},
	{"header far away", func(t testing.TB) []byte {
		return patched(named("a.toml")(t), directoryMark, headerAt, false, 0xFF, 0xFF, 0xFF, 0x7F)
	}, Damaged, "a.toml"},
	{"wrong sum", func(t testing.TB) []byte { return patched(named("a.toml")(t), directoryMark, sumAt, false, 1, 2, 3, 4) }, Damaged, "a.toml"},
	{"no lesson", named("readme.txt"), NoLessons, ""},
	{"only hidden lessons", two(".a.toml", "__MACOSX/b.toml"), NoLessons, ""},
}

func many(n int) []entry {
	all := make([]entry, n)
	for i := range all {
		all[i] = entry{name: fmt.Sprintf("%d.toml", i), text: lesson}
	}
	return all
}

// TestHostile: each is refused with its flaw and the name of the entry, and every
// flaw is met.
func TestHostile(t *testing.T) {
	met := map[Flaw]bool{}
	for _, c := range hostilePacks {
		t.Run(c.name, func(t *testing.T) {
			p := c.pack(t)
			fsys, err := Open(bytes.NewReader(p), int64(len(p)))
			var bad *Error
			if !errors.As(err, &bad) || fsys != nil {
				t.Fatalf("%v, %v", fsys, err)
			}
			if bad.Flaw != c.flaw || bad.Entry != c.entry {
				t.Errorf("%s in %q, want %s in %q (%v)", bad.Flaw, bad.Entry, c.flaw, c.entry, err)
			}
			met[bad.Flaw] = true
		})
	}
	for _, f := range AllFlaws {
		if !met[f] {
			t.Errorf("no pack has the flaw %s", f)
		}
	}
}

// TestOverlap: entries that share one body, the trick of bombs without layers,
// count each.
func TestOverlap(t *testing.T) {
	p := packed(t, append(many(40), entry{"big.toml", strings.Repeat("#", MaxFile), nil})...)
	header := uint32(bytes.LastIndex(p, []byte("PK\x03\x04")))
	for rest := p; ; {
		at := bytes.Index(rest, []byte(directoryMark))
		if at < 0 {
			break
		}
		rest = rest[at:]
		big := p[bytes.LastIndex(p, []byte(directoryMark)):]
		copy(rest[sumAt:sumAt+12], big[sumAt:sumAt+12]) // sum and sizes
		binary.LittleEndian.PutUint32(rest[headerAt:], header)
		rest = rest[4:]
	}
	_, err := Open(bytes.NewReader(p), int64(len(p)))
	var bad *Error
	if !errors.As(err, &bad) || bad.Flaw != AllTooBig {
		t.Error(err)
	}
}
