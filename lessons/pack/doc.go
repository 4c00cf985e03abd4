// Package pack reads and writes packs: lessons in one .zip file, to be handed to
// others.
//
// A pack may come from anyone, so [Open] takes nothing on trust. It refuses a pack
// as a whole, with an [*Error] that names the entry and the [Flaw], and reads one
// that is sound into memory; nothing of it is ever written to the disk.
//
//	f, _ := os.Open("class.zip")
//	info, _ := f.Stat()
//	fsys, err := pack.Open(f, info.Size())
//	course := lessons.LoadBounded(fsys)
//
// [Write] makes a pack of a folder. What it writes, Open takes.
package pack
