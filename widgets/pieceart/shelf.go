package pieceart

import (
	"image"
	"slices"
	"sync"
)

// keptBoards is how many boards are kept: those of two sizes, from either seat.
const keptBoards = 4

type boardKey struct {
	style BoardStyle
	pal   Palette
}

// shelf keeps the boards that were drawn last, the newest first: a screen that is
// built anew needs the one that was there.
type shelf struct {
	mu   sync.Mutex
	keys []boardKey
	kept []*image.RGBA
}

// get returns a board, drawn if it is not there.
func (s *shelf) get(k boardKey, draw func() *image.RGBA) *image.RGBA {
	s.mu.Lock()
	defer s.mu.Unlock()
	at := slices.Index(s.keys, k)
	img := (*image.RGBA)(nil)
	if at >= 0 {
		img = s.kept[at]
		s.keys, s.kept = slices.Delete(s.keys, at, at+1), slices.Delete(s.kept, at, at+1)
	} else {
		img = draw()
	}
	s.keys, s.kept = slices.Insert(s.keys, 0, k), slices.Insert(s.kept, 0, img)
	if len(s.keys) > keptBoards {
		s.keys, s.kept = slices.Delete(s.keys, keptBoards, len(s.keys)), slices.Delete(s.kept, keptBoards, len(s.kept))
	}
	return img
}
