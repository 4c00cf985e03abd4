package progress

import (
	"encoding/csv"
	"io"
	"strconv"
	"strings"
	"time"
	"unicode"
)

// Copies takes what is kept out of the program and in again.
type Copies interface {
	// WriteCSV writes answers as a table; see [Table].
	WriteCSV(w io.Writer, t Table) error
	// Backup writes all that is kept, of all learners, to one file, which
	// [Copies.Import] reads. The file is whole and on the disk when Backup returns,
	// and if it fails there is none. It replaces a file only if it is told to;
	// otherwise the error is [fs.ErrExist]. It never replaces the store's own.
	Backup(path string, replace bool) error
	// Import adds what a backup holds and removes nothing. Its learners come beside
	// those who are here; one who is here, as the backup was made on this machine or
	// imported before, gets what is not here yet. So a second import of a file
	// changes nothing. Where both have something, such as a setting or the game in
	// progress, what is here stays; of two states of a card, the later one.
	//
	// The file is checked whole before anything is changed, and not written to. The
	// errors are those of [Open], with its path. A store without a disk does
	// neither: [ErrNoDisk].
	Import(path string) (Imported, error)
	// Reset forgets what the present learner did in some lessons: answers, places
	// and cards. The answers of a paper in progress stay.
	Reset(lessons ...string) error
}

// Imported says what an import added.
type Imported struct {
	Learners []Learner // those new here
	Answers  int
}

// Table says which answers to write as CSV, and how.
//
// The first row names the columns. Text is UTF-8, rows end with CR LF, as RFC
// 4180 has it, and each answer is one line: control characters, such as a line
// break in a name, become blanks. A cell of text that a spreadsheet could take
// for a formula, because it begins with = + - or @, gets an apostrophe before it;
// to take data out without any change there is [Copies.Backup].
type Table struct {
	Everyone bool           // all learners, not the present one alone
	Mark     bool           // begin with a byte order mark, by which Excel knows UTF-8
	Where    *time.Location // of the times; nil for UTC
}

// columns are those of a table.
var columns = []string{
	"learner", "time", "source", "lesson", "step", "drill", "level", "seed", "topic", "result", "foul",
	"hints", "tried", "seconds", "paper", "question", "first_try", "free",
}

// row is an answer in a table.
type row struct {
	Answer
	learner string
	code    string // of the paper
	rating  int
}

// write writes rows as CSV.
func (t Table) write(w io.Writer, rows []row) error {
	where := t.Where
	if where == nil {
		where = time.UTC
	}
	if t.Mark {
		if _, err := io.WriteString(w, "\ufeff"); err != nil {
			return err
		}
	}
	out := csv.NewWriter(w)
	out.UseCRLF = true
	if err := out.Write(columns); err != nil {
		return err
	}
	for _, r := range rows {
		if err := out.Write(r.cells(where)); err != nil {
			return err
		}
	}
	out.Flush()
	return out.Error()
}

func (r row) cells(where *time.Location) []string {
	ofDrill := func(text string) string { // empty where it has no meaning
		if r.Drill == "" {
			return ""
		}
		return text
	}
	question := ""
	if r.Question > 0 {
		question = strconv.Itoa(r.Question)
	}
	return []string{
		cell(r.learner), r.When.In(where).Format(time.RFC3339), r.Source.String(), cell(r.Lesson), cell(r.Step), cell(r.Drill),
		ofDrill(strconv.Itoa(r.Level)), ofDrill(strconv.FormatUint(r.Seed, 10)), cell(r.Topic), r.Result.String(), cell(r.Foul),
		strconv.Itoa(r.Hints), cell(r.Tried), strconv.FormatFloat(r.Took.Seconds(), 'f', -1, 64),
		cell(r.code), question, strconv.FormatBool(r.rating > 0), strconv.FormatBool(r.Free),
	}
}

// cell returns text as it can stand in a cell.
func cell(text string) string {
	text = strings.Map(func(r rune) rune {
		if unicode.IsControl(r) {
			return ' '
		}
		return r
	}, strings.ToValidUTF8(text, "\ufffd"))
	if first := strings.TrimLeftFunc(text, unicode.IsSpace); first != "" && strings.ContainsRune("=+-@＝＋－＠", []rune(first)[0]) {
		return "'" + text
	}
	return text
}
