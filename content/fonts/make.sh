#!/usr/bin/env bash
# Remakes every font of this folder, and OFL.txt, from the packages named below.
#
#   make.sh [TEXTFILE...]
#
# The runes of the project's own texts, and of each TEXTFILE (UTF-8), go into all
# sans fonts whose source has them. The same texts, with the versions below, give
# the same bytes.
set -euo pipefail

# Another version may draw or pack glyphs otherwise, and then the bytes differ.
PACKAGE_VERSION=0.4.3 # of every @expo-google-fonts package below
FONTTOOLS_VERSION=4.38.0

here=$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)

fail() {
	printf 'make.sh: %s\n' "$*" >&2
	exit 1
}

command -v npm >/dev/null || fail "npm is missing (it comes with Node.js)"

# The first python3 of the path may be one without fontTools, so try each.
py=
while IFS= read -r p; do
	if [ -n "$p" ] && "$p" -c 'import fontTools.subset' 2>/dev/null; then
		py=$p
		break
	fi
done < <(printf '%s\n' "${PYTHON:-}"; type -ap python3 || true)
[ -n "$py" ] || fail "python3 with fontTools $FONTTOOLS_VERSION is missing (Debian: apt-get install fonttools); PYTHON=... names another python"

have=$("$py" -c 'import fontTools; print(fontTools.version)')
[ "$have" = "$FONTTOOLS_VERSION" ] ||
	printf 'make.sh: fontTools is %s, not %s: the fonts will work, but their bytes may differ\n' "$have" "$FONTTOOLS_VERSION" >&2

texts=()
for f in "$@"; do
	[ -r "$f" ] || fail "cannot read $f"
	texts+=("$f")
done
for f in "$here"/../glossary.toml "$here"/../messages/*.toml; do
	if [ -f "$f" ]; then texts+=("$f"); fi
done
if [ -d "$here/../lessons" ]; then
	while IFS= read -r -d '' f; do texts+=("$f"); done < <(find "$here/../lessons" -type f -print0)
fi

tmp=$(mktemp -d)
trap 'rm -rf "$tmp"' EXIT
mkdir "$tmp/text" "$tmp/out"

echo "@expo-google-fonts packages $PACKAGE_VERSION, fontTools $have"
for p in noto-sans-jp noto-sans-sc noto-sans-tc noto-serif-jp; do
	mkdir "$tmp/$p"
	(cd "$tmp/$p" && npm pack --loglevel=error "@expo-google-fonts/$p@$PACKAGE_VERSION" >/dev/null) || fail "npm could not fetch $p"
	tar -xzf "$tmp/$p"/*.tgz -C "$tmp/$p" --strip-components=1
	rm "$tmp/$p"/*.tgz
done

# Writes one list of runes for each font, and OFL.txt.
"$py" - "$tmp" ${texts[@]+"${texts[@]}"} <<'PY'
import hashlib, os, sys
from fontTools.ttLib import TTFont

tmp, files = sys.argv[1], sys.argv[2:]

# font: source, and the SHA-256 it had when the version was chosen
SOURCES = {
    'NotoSansJP-Regular': ('noto-sans-jp/400Regular/NotoSansJP_400Regular.ttf',
        'd930d5d52d15231c283089760f84584272ad5e37e14607ba0d19c798e7a9caec'),
    'NotoSansJP-Bold': ('noto-sans-jp/700Bold/NotoSansJP_700Bold.ttf',
        'c5b7b9d6a6eb682b0d4e6bbb38509575fd2759a28f147daa74714d1359a7909e'),
    'NotoSansSC-Regular': ('noto-sans-sc/400Regular/NotoSansSC_400Regular.ttf',
        'd45f67f0a7c0ca3f256950777ce6a61cc7ce5f9696d02900cbbaac25f8aa7d16'),
    'NotoSansSC-Bold': ('noto-sans-sc/700Bold/NotoSansSC_700Bold.ttf',
        '9a38ae0ab28cd5a256f9ea8e00dedc688aac17f7915fcb000572990afa956b96'),
    'NotoSansTC-Regular': ('noto-sans-tc/400Regular/NotoSansTC_400Regular.ttf',
        'add35d53f70727657b4509531677c4e3712b67df3d54661efdee5d3a0c16d954'),
    'NotoSansTC-Bold': ('noto-sans-tc/700Bold/NotoSansTC_700Bold.ttf',
        'ed4ae6ed781e34d0beee896e9be5d835a938ac7adabbcc1b6b6904290006f372'),
    'NotoSerifJP-Bold': ('noto-serif-jp/700Bold/NotoSerifJP_700Bold.ttf',
        '370341f60a5a33dff0dd66e9fb04ddb7523846d4800e4e2cd8fba0bf715d44ea'),
}

def charset(codec, lo=0, hi=0xFFFF):
    """The runes of a legacy charset, or of the two-byte codes lo to hi."""
    found = set()
    for r in range(0xA0 if lo == 0 else 0x3400, 0x10000):
        try:
            b = chr(r).encode(codec)
        except UnicodeEncodeError:
            continue
        if lo <= int.from_bytes(b, 'big') <= hi:
            found.add(r)
    return found

def span(*pairs):
    return {r for lo, hi in pairs for r in range(lo, hi + 1)}

# The charsets hold only some of these, each its own; the sources decide the rest.
COMMON = span(
    (0x0020, 0x007E), (0x00A0, 0x00FF), (0x0100, 0x017F),  # Latin, with macrons
    (0x2010, 0x2027), (0x2030, 0x203E),                    # dashes, quotes, bullet
    (0x2150, 0x217F), (0x2190, 0x21FF),                    # numerals, arrows
    (0x2200, 0x22FF),                                      # minus, comparisons
    (0x2300, 0x23FF), (0x2460, 0x24FF),                    # keys, circled numbers
    (0x25A0, 0x25FF), (0x2600, 0x266F), (0x2700, 0x27BF),  # shapes, ☗ ☖, ✓
    (0x3000, 0x303F), (0x3041, 0x30FF), (0x31F0, 0x31FF),  # punctuation, kana
    (0xFF01, 0xFFEE))                                      # full and half width

# Each language names itself in the menu, whatever the language of the rest.
LANGUAGES = set(map(ord, 'English 日本語 繁體中文 简体中文'))

PIECES = set(map(ord, '王玉飛車角行金銀将桂馬香歩兵龍竜成全圭杏と今仝'
                      '一二三四五六七八九十寺子屋KRBGSNLPDHT'))

texts = set()
for f in files:
    with open(f, 'rb') as h:
        data = h.read()
    try:
        texts |= {ord(c) for c in data.decode('utf-8') if c > '\x9f'}
    except UnicodeDecodeError:
        print(f'passed over, not UTF-8 text: {os.path.basename(f)}')
texts.discard(0xFEFF)  # a byte order mark is no text
print(f'{len(files)} text files, {len(texts)} runes beyond ASCII')

own = COMMON | LANGUAGES | texts
WANTED = {
    'NotoSansJP-Regular': own | charset('shift_jis'),
    'NotoSansSC-Regular': own | charset('gb2312'),
    'NotoSansTC-Regular': own | charset('big5'),
    # Bold is for headings: the first levels, ordered by how common they are
    'NotoSansJP-Bold': own | charset('shift_jis', 0x889F, 0x9872),
    'NotoSansSC-Bold': own | charset('gb2312', 0xB0A1, 0xD7F9),
    'NotoSansTC-Bold': own | charset('big5', 0xA440, 0xC67E),
    'NotoSerifJP-Bold': PIECES | LANGUAGES,
}

for name, (path, sha) in SOURCES.items():
    path = os.path.join(tmp, path)
    with open(path, 'rb') as h:
        if hashlib.sha256(h.read()).hexdigest() != sha:
            sys.exit(f'make.sh: the source of {name} is not the one chosen')
    font = TTFont(path)
    has = set(font.getBestCmap())
    want = WANTED[name]
    with open(f'{tmp}/text/{name}', 'w', encoding='utf-8', newline='') as h:
        h.write(''.join(map(chr, sorted(want & has))))
    lack = (PIECES if name.startswith('NotoSerif') else texts) - has
    print(f'{name}: {len(want & has)} runes; of its texts the source lacks {len(lack)}')
    os.symlink(path, f'{tmp}/{name}.ttf')

# The families differ in the holder: one licence text under all the notices.
notices, body = [], None
for p in ('noto-sans-jp', 'noto-sans-sc', 'noto-sans-tc', 'noto-serif-jp'):
    with open(f'{tmp}/{p}/LICENSE_FONT', encoding='utf-8') as h:
        first, rest = h.read().split('\n', 1)
    if not first.startswith('Copyright') or 'SIL OPEN FONT LICENSE Version 1.1' not in rest:
        sys.exit(f'make.sh: the licence of {p} is not the one chosen')
    if first not in notices:
        notices.append(first)
    body = body or rest
# The serif's licence file names another holder than the font itself does.
notices.append(str(TTFont(f'{tmp}/NotoSerifJP-Bold.ttf')['name'].getDebugName(0)))
with open(f'{tmp}/out/OFL.txt', 'w', encoding='utf-8', newline='') as h:
    h.write('\n'.join(notices) + '\n' + body)
PY

# --no-recalc-timestamp keeps the source's date: the same input, the same bytes.
for f in "$tmp"/text/*; do
	name=${f##*/}
	"$py" -m fontTools.subset "$tmp/$name.ttf" --text-file="$f" --output-file="$tmp/out/$name.ttf" \
		--layout-features='kern,palt,vert,locl,ccmp,liga' --no-hinting --name-IDs='*' --no-recalc-timestamp
done

# Only a run that got this far replaces what is here.
chmod 644 "$tmp"/out/*
mv -f "$tmp"/out/* "$here/"
cd "$here"
wc -c -- *.ttf OFL.txt
