//go:build !linux || !cgo

package memory

// trim does nothing: other systems' libraries give memory back by themselves, and without
// C there is none.
func trim() {}
