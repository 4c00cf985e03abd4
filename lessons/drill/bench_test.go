package drill_test

import (
	"testing"

	"terakoya/lessons/drill"
)

// BenchmarkMake measures an instance of each generator, at the hardest level.
func BenchmarkMake(b *testing.B) {
	workbench := bench(b)
	for _, name := range drill.Names() {
		b.Run(name, func(b *testing.B) {
			d := template(name)
			seed := uint64(0)
			for b.Loop() {
				if _, err := workbench.Make(d, 1+int(seed%5), seed); err != nil {
					b.Fatal(err)
				}
				seed++
			}
		})
	}
}
