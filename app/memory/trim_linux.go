//go:build cgo

package memory

// #include <stddef.h>
// extern int malloc_trim(size_t) __attribute__((weak)); // of the GNU library alone
// static void trim(void) { if (malloc_trim) malloc_trim(0); }
import "C"

// trim has the C library give back what it keeps.
func trim() { C.trim() }
