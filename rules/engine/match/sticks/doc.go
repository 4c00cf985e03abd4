// Package sticks has the measuring sticks: players so simple that they stay what they
// are, while the levels are measured against them.
//
//   - [Random] plays any legal move.
//   - [Careful] is a careful beginner, who looks one move ahead: it takes what it can,
//     leaves nothing to be taken for nothing, and sees a mate in one.
//
// They stop for no limit: their answers take no time worth a bound.
package sticks
