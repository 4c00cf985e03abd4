package home

import "testing"

func TestNumeral(t *testing.T) {
	for n, want := range map[int]string{
		0: "今", 1: "一", 9: "九", 10: "十", 11: "十一", 19: "十九", 20: "二十", 21: "二十一", 30: "三十", 99: "九十九", 100: "100",
	} {
		if got := numeral(n); got != want {
			t.Errorf("%d is %s, want %s", n, got, want)
		}
	}
}
