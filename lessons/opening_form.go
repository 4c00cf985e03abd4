package lessons

// rawOpening and rawLine are a file of an opening as TOML has it. What each key
// means is told in content/joseki/README.md.
type rawOpening struct {
	ID       string            `toml:"id"`
	Handicap string            `toml:"handicap"`
	Source   []string          `toml:"source"`
	Name     map[string]string `toml:"name"`
	Plan     map[string]string `toml:"plan"`
	Line     []rawLine         `toml:"line"`
}

type rawLine struct {
	ID       string            `toml:"id"`
	Title    map[string]string `toml:"title"`
	Status   string            `toml:"status"`
	Checked  int               `toml:"checked"`
	From     []string          `toml:"from"`
	Weight   int               `toml:"weight"`
	Black    string            `toml:"black"`
	White    string            `toml:"white"`
	Mistakes []int             `toml:"mistakes"`
	Until    int               `toml:"until"`
	Moves    string            `toml:"moves"`
	Note     []rawNote         `toml:"note"`
}

type rawNote struct {
	Ply     int               `toml:"ply"`
	Purpose map[string]string `toml:"purpose"`
}

const (
	linesBelow = "lines are written below a line [[line]] each"
	notesBelow = "notes are written below a line [[line.note]] each"
)

var openingForm = func() form {
	f := form{
		values: map[string]valueType{
			"id": aText, "handicap": aText, "source": aList,
			"line.id": aText, "line.status": aText, "line.checked": aNumber, "line.from": aList, "line.weight": aNumber,
			"line.black": aText, "line.white": aText, "line.mistakes": aList, "line.until": aNumber, "line.moves": aText,
			"line.note.ply": aNumber,
		},
		known:  map[string]bool{"line": true, "line.note": true},
		texts:  map[string]bool{"name": true, "plan": true, "line.title": true, "line.note.purpose": true},
		arrays: map[string]string{"line": linesBelow, "line.note": notesBelow},
	}
	for table := range f.texts {
		f.values[table] = aTable
		for _, l := range Languages {
			f.values[table+"."+string(l)] = aText
		}
	}
	for key := range f.values {
		f.known[key] = true
	}
	return f
}()
