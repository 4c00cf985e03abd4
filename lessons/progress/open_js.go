//go:build js

package progress

// Open fails with [ErrNoDisk]: in a browser there is no file to open. The
// program goes on with [Memory], as it does after any other error of Open.
func Open(path string) (Store, error) { return nil, ErrNoDisk }
