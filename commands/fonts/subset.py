#!/usr/bin/env python3
"""Cuts the fonts that pictures are written in out of larger ones. See README.md beside it."""

import pathlib
import sys
import unicodedata

from fontTools import subset
from fontTools.ttLib import TTCollection, TTFont

HERE = pathlib.Path(__file__).parent
FACE = "Noto Sans CJK JP"

# The Latin letters of Noto Sans CJK are those of Source Sans, larger by this.
LARGER = 1.12


def ranges(*pairs):
    return {point for first, last in pairs for point in range(first, last + 1)}


def of_charset(name):
    """What a double-byte character set can write."""
    points = set()
    for lead in range(0xA1, 0xFF):
        for trail in range(0xA1, 0xFF):
            try:
                points |= set(map(ord, bytes([lead, trail]).decode(name)))
            except UnicodeDecodeError:
                pass
    return points


LETTERS = ranges(
    (0x00A0, 0x024F),  # Latin with accents
    (0x0370, 0x03FF),  # Greek
    (0x0400, 0x04FF),  # Cyrillic
    (0x1E00, 0x1EFF),  # Vietnamese, and more Latin
)

WANTED = (
    LETTERS
    | ranges(
        (0x0020, 0x007E),  # Latin
        (0x2000, 0x206F),  # punctuation
        (0x2070, 0x209F),  # small figures
        (0x20A0, 0x20BF),  # money
        (0x2100, 0x218F),  # letterlike, numerals
        (0x2190, 0x21FF),  # arrows
        (0x2200, 0x22FF),  # mathematics
        (0x2460, 0x24FF),  # in circles
        (0x25A0, 0x25FF),  # shapes
        (0x2600, 0x27BF),  # stars, hearts, suits
        (0x3000, 0x30FF),  # kana
        (0x3130, 0x318F),  # jamo
        (0x31F0, 0x31FF),  # more kana
        (0xAC00, 0xD7A3),  # every syllable of Hangul
        (0xFF00, 0xFFEF),  # full and half width
    )
    | of_charset("euc_jp")  # JIS X 0208, with its 6,355 kanji
)


def cut(font, points, name):
    options = subset.Options()
    options.layout_features = ["kern"]
    options.name_IDs = [0, 1, 2, 3, 4, 5, 6, 13, 14]
    options.name_languages = [0x409]
    options.hinting = False
    options.notdef_outline = True
    options.glyph_names = False
    options.drop_tables += ["BASE", "VORG", "vhea", "vmtx", "DSIG"]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=points)
    cutter.subset(font)
    names = {1: "Kaigi", 2: "Bold", 3: f"Kaigi {name}", 4: "Kaigi Bold", 6: "Kaigi-Bold"}
    for record in font["name"].names:
        record.string = names.get(record.nameID, record.string)


def without_accents(font, others):
    """A letter whose accent no font has is written without it."""
    has = font.getBestCmap()
    plain = {}
    for point in LETTERS - set(others) - set(has):
        base = ord(unicodedata.normalize("NFD", chr(point))[0])
        if base != point and base in has:
            plain[point] = has[base]
    for table in font["cmap"].tables:
        if table.isUnicode() and table.format in (4, 12):
            table.cmap.update(plain)


def main(cjk, latin):
    fonts = TTCollection(cjk, lazy=True).fonts
    cjk = next(font for font in fonts if font["name"].getDebugName(1) == FACE)
    latin = TTFont(latin)
    cjk.recalcTimestamp = latin.recalcTimestamp = False
    has = set(cjk.getBestCmap())
    more = (WANTED & set(latin.getBestCmap())) - has
    without_accents(cjk, more)
    cut(cjk, WANTED, "Noto Sans CJK JP")
    cut(latin, more, "Source Sans")
    latin["head"].unitsPerEm = round(latin["head"].unitsPerEm / LARGER)
    bits = bytearray(0x10000 // 8)
    for point in set(cjk.getBestCmap()) | set(latin.getBestCmap()):
        bits[point // 8] |= 1 << point % 8
    (HERE / "letters.bin").write_bytes(bits)
    cjk.save(HERE / "Kaigi-Bold.otf")
    latin.save(HERE / "Kaigi-Bold-more.ttf")


main(*sys.argv[1:])
