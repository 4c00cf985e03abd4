package words

import "encoding/json"

// toolkitTexts are the texts of the toolkit's own dialogs and menus, by its own keys, each
// with our message.
var toolkitTexts = map[string]string{
	"Cancel": "cancel", "Confirm": "confirm", "Copy": "copy", "Create Folder": "createFolder", "Cut": "cut",
	"Enter filename": "enterName", "Error": "error", "Favourites": "favourites", "File": "file", "Folder": "folder",
	"New Folder": "newFolder", "No": "no", "OK": "ok", "Open": "open", "Paste": "paste", "Redo": "redo", "Save": "save",
	"Select all": "selectAll", "Show Hidden Files": "hidden", "Undo": "undo", "Yes": "yes", "file.name": "name", "file.parent": "parent",
}

// Toolkit returns the texts of the toolkit in this language, as JSON that it can read.
func (w *Words) Toolkit() []byte {
	texts := map[string]string{}
	for theirs, ours := range toolkitTexts {
		texts[theirs] = w.Say("toolkit."+ours, nil)
	}
	data, _ := json.Marshal(texts) // strings always can
	return data
}
