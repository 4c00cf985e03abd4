package kifu

import (
	"strconv"
	"strings"
)

// Place says in a text where in a record a node is: its ply, then, for each node
// on the way that is not the first of its parent's, that node's ply and how many
// stand before it: "31 12/1 20/2".
func (n *Node) Place() string {
	var turns []string
	for at := n; at.Parent != nil; at = at.Parent {
		before := 0
		for b := at.Before(); b != nil; b = b.Before() {
			before++
		}
		if before > 0 {
			turns = append(turns, strconv.Itoa(at.Ply)+"/"+strconv.Itoa(before))
		}
	}
	text := strconv.Itoa(n.Ply)
	for i := len(turns) - 1; i >= 0; i-- {
		text += " " + turns[i]
	}
	return text
}

// NodeAt returns the node at a place, or as far on the way to it as the record
// goes; what cannot be read counts as the start.
func (r *Record) NodeAt(place string) *Node {
	words := strings.Fields(place)
	if len(words) == 0 {
		return r.Root
	}
	turns := map[int]int{}
	for _, w := range words[1:] {
		ply, before, _ := strings.Cut(w, "/")
		at, _ := strconv.Atoi(ply)
		turns[at], _ = strconv.Atoi(before)
	}
	ply, _ := strconv.Atoi(words[0])
	n := r.Root
	for n.Ply < ply && n.Next != nil {
		next := n.Next
		for range turns[next.Ply] {
			if next.Other != nil {
				next = next.Other
			}
		}
		n = next
	}
	return n
}
