package shell

import (
	"terakoya/app/words"
	"terakoya/content"
	"terakoya/widgets/pieceart"
)

// stock is what every window has in common: it is read once and does not change.
type stock struct {
	catalogue *words.Catalogue
	art       *pieceart.Artist
	openings  openings // of the opponent and of the trainer
}

// takeStock reads what the program ships.
func takeStock() (stock, error) {
	catalogue, err := words.Load(content.Messages(), content.Glossary())
	if err != nil {
		return stock{}, err
	}
	art, err := pieceart.New(content.Font(content.SerifJP), content.Font(content.SansJP), content.Font(content.SansJPBold))
	if err != nil {
		return stock{}, err
	}
	return stock{catalogue, art, newOpenings(content.Joseki())}, nil
}
