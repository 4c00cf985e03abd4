//go:build unix && !linux

package usi

import "syscall"

// attributes give an engine a process group of its own, so that what it starts
// can be ended with it.
func attributes() *syscall.SysProcAttr { return &syscall.SysProcAttr{Setpgid: true} }
