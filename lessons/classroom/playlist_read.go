package classroom

import (
	"errors"
	"fmt"
	"slices"
	"strings"

	"terakoya/lessons"
	"terakoya/lessons/quiz"
)

// playlistForm is what a file may hold.
var playlistForm = lessons.ListForm{
	Table:   "item",
	Texts:   []string{"title", "item.kind", "item.id", "item.code", "item.title"},
	Numbers: []string{"item.count", "item.level", "item.seed"},
}

// rawPlaylist is a playlist as TOML has it.
type rawPlaylist struct {
	Title string    `toml:"title"`
	Item  []rawItem `toml:"item"`
}

type rawItem struct {
	Kind  string `toml:"kind"`
	ID    string `toml:"id"`
	Count *int   `toml:"count"`
	Level *int   `toml:"level"`
	Seed  *int64 `toml:"seed"`
	Code  string `toml:"code"`
	Title string `toml:"title"`
}

// ParsePlaylist reads a playlist; name is that of its file, for errors. The error
// joins a [*Fault] for each thing that is wrong, see [Faults]: what is no TOML, keys
// that are unknown, missing or of another kind of item, numbers out of range. Whether
// a lesson or a code exists is for [Slides] to say.
func ParsePlaylist(name string, data []byte) (Playlist, error) {
	var raw rawPlaylist
	lines, faults := playlistForm.Decode(name, string(data), &raw)
	r := playlistReader{file: name, lines: lines}
	for _, f := range faults {
		r.faults = append(r.faults, &Fault{Kind: BadFile, File: name, Line: f.Line, Item: -1, Cause: errors.New(f.Cause)})
	}
	if len(r.faults) > 0 {
		return Playlist{}, errors.Join(r.faults...)
	}
	p := Playlist{Title: raw.Title, File: name}
	for i, item := range raw.Item {
		p.Items = append(p.Items, r.item(i, item))
	}
	if len(p.Items) == 0 {
		r.faults = append(r.faults, &Fault{Kind: NoItem, File: name, Line: 1, Item: -1, Cause: errors.New("there is no [[item]]")})
	} else if len(p.Items) > MostItems {
		r.fault(MostItems, "", "more than %d items", MostItems)
	}
	if len(r.faults) > 0 {
		return Playlist{}, errors.Join(r.faults...)
	}
	return p, nil
}

// playlistReader turns what the TOML library read into items and collects faults.
type playlistReader struct {
	file   string
	lines  lessons.Lines
	faults []error
}

func (r *playlistReader) fault(item int, key, format string, args ...any) {
	r.faults = append(r.faults, &Fault{
		Kind: BadItem, File: r.file, Line: r.lines.Of(item, key), Item: item, Cause: fmt.Errorf(format, args...),
	})
}

// itemKeys are the keys of an item beside kind and title, by the kinds that have them.
var itemKeys = [...][]string{Lesson: {"id"}, Drill: {"id", "count", "level", "seed"}, Quiz: {"code"}}

func (r *playlistReader) item(i int, raw rawItem) Item {
	item := Item{ID: raw.ID, Code: raw.Code, Title: raw.Title, Line: r.lines.Of(i, "")}
	kind, known := ParseItemKind(raw.Kind)
	if !known {
		r.fault(i, "kind", "kind is %q: want %s", raw.Kind, strings.Join(itemKindNames[:], ", "))
		return item
	}
	item.Kind = kind
	given := map[string]bool{
		"id": raw.ID != "", "count": raw.Count != nil, "level": raw.Level != nil, "seed": raw.Seed != nil, "code": raw.Code != "",
	}
	for _, key := range []string{"id", "count", "level", "seed", "code"} { // not in the order of a map
		switch needed := key == "id" || key == "code" || key == "count"; {
		case given[key] && !slices.Contains(itemKeys[kind], key):
			r.fault(i, key, "an item of kind %s has no %s", kind, key)
		case !given[key] && needed && slices.Contains(itemKeys[kind], key):
			r.fault(i, "", "an item of kind %s needs %s", kind, key)
		}
	}
	item.Count = r.number(i, "count", raw.Count, 1, MostExercises)
	item.Level = r.number(i, "level", raw.Level, 0, quiz.HardestLevel)
	if raw.Seed != nil {
		if item.Seed = uint32(*raw.Seed); int64(item.Seed) != *raw.Seed {
			r.fault(i, "seed", "seed is %d: want 0 to 4294967295", *raw.Seed)
		}
	}
	return item
}

// number reads a number within bounds; 0 if it is not given.
func (r *playlistReader) number(i int, key string, value *int, least, most int) int {
	if value == nil {
		return 0
	}
	if *value < least || *value > most {
		r.fault(i, key, "%s is %d: want %d to %d", key, *value, least, most)
	}
	return *value
}
