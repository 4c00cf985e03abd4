package kifu

var digits = [10]string{"", "一", "二", "三", "四", "五", "六", "七", "八", "九"}

// numeral writes 1 to 999 in Japanese: 十, 十八, 二十, 百五. A hand that is only
// drawn may hold more than eighteen pawns.
func numeral(n int) string {
	s := ""
	for _, unit := range []struct {
		worth int
		name  string
	}{{100, "百"}, {10, "十"}} {
		switch count := n / unit.worth % 10; count {
		case 0:
		case 1:
			s += unit.name
		default:
			s += digits[count] + unit.name
		}
	}
	return s + digits[n%10]
}
