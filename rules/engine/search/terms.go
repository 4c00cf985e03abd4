package search

import (
	"bytes"
	_ "embed"
	"encoding/binary"
	"fmt"
)

//go:embed terms.bin
var termsFile []byte

// fitted is what the program judges by.
var fitted = func() *judge {
	j, err := readJudge(termsFile)
	if err != nil {
		panic(err) // a test reads them
	}
	return j
}()

// readJudge takes the terms from the form in which they are kept: those for empty
// hands, then those for full ones, numbers of 16 bits, the low one first.
func readJudge(file []byte) (*judge, error) {
	var t [2]terms
	if want := binary.Size(t); len(file) != want {
		return nil, fmt.Errorf("terms: %d bytes, want %d", len(file), want)
	}
	if err := binary.Read(bytes.NewReader(file), binary.LittleEndian, &t); err != nil {
		return nil, err
	}
	return newJudge(&t[0], &t[1]), nil
}
