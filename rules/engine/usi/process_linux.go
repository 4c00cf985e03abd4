package usi

import "syscall"

// attributes give an engine a process group of its own, so that what it starts
// can be ended with it, and have the kernel end it should we be killed. The
// kernel does so when the thread that has started it ends, which Go's threads do
// only with a goroutine that has locked its own.
func attributes() *syscall.SysProcAttr {
	return &syscall.SysProcAttr{Setpgid: true, Pdeathsig: syscall.SIGKILL}
}
