module terakoya

go 1.26.0

require (
	github.com/google/go-cmp v0.7.0 // indirect
	golang.org/x/image v0.48.0 // indirect
)
